"""`sirocco match`: a match between bots, with reproducible statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sirocco.arena.match import Outcome, Pairing, check_pairing, play_match
from sirocco.arena.report import Report, plain, report, write_csv
from sirocco.kernel.errors import DataError, UnknownName
from sirocco.kernel.registry import definition


def match(
    game: Annotated[str, typer.Argument(help="The game, e.g. compass.")],
    bots: Annotated[tuple[str, str], typer.Option(help="The bots (see `sirocco games`), by side.")] = (
        "greedy",
        "random",
    ),
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play on.")] = 1,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    scenario: Annotated[Optional[str], typer.Option(help="The scenario.")] = None,  # noqa: UP045 (typer reads it)
    option: Annotated[Optional[list[str]], typer.Option(help="A rules option, name=true or name=false.")] = None,  # noqa: UP045
    override: Annotated[Optional[Path], typer.Option(help="A component file of your own.")] = None,  # noqa: UP045
    seconds: Annotated[float, typer.Option(min=0.001, help="Thinking time for one decision.")] = 0.5,
    alternate: Annotated[bool, typer.Option("--alternate", help="Swap the seats in every second game.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    csv: Annotated[Optional[Path], typer.Option(help="Write one line per game to this file.")] = None,  # noqa: UP045
) -> None:
    """Play a match between two bots: win rates with 95 % intervals, scores, lengths, actions per second."""
    pairing = Pairing(
        game,
        bots,
        scenario,
        read_options(option or []),
        None if override is None else str(override),
        seconds,
        alternate,
    )
    check_pairing(pairing)
    sides = definition(game).sides
    outcomes, stopped = _play(pairing, games, jobs, seed)
    outcomes.sort(key=lambda o: int(o.seed.split(":")[1]))
    found = report(pairing, seed, sides, outcomes)
    if csv is not None:
        try:
            write_csv(csv, outcomes, sides)
        except OSError as error:
            raise DataError(f"{csv}: cannot be written: {error.strerror}") from None
    if json:
        typer.echo(msgspec.json.encode(plain(found, outcomes)).decode())
    else:
        show(found, Console())
    if stopped:
        typer.echo(f"stopped after {len(outcomes)} of {games} games", err=True)
        raise typer.Exit(130)


def read_options(pairs: list[str]) -> dict[str, bool]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or value not in ("true", "false"):
            raise UnknownName(f"option '{pair}' must be written name=true or name=false")
        options[name] = value == "true"
    return options


def _play(pairing: Pairing, games: int, jobs: int, seed: int) -> tuple[list[Outcome], bool]:
    """The outcomes, and whether Ctrl-C ended the match early."""
    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    running = play_match(pairing, games, jobs, seed)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(" against ".join(pairing.bots), total=games)
        try:
            for outcome in running:
                outcomes.append(outcome)
                progress.advance(task)
        except KeyboardInterrupt:
            running.close()  # type: ignore[attr-defined]
            return outcomes, True
    return outcomes, False


def show(found: Report, console: Console) -> None:
    """The figures as a table."""
    bots = " against ".join(found.pairing.bots)
    table = Table(title=f"{found.pairing.game}: {bots}, {found.games} games, seed {found.seed}")
    table.add_column("figure")
    table.add_column("value", justify="right")
    for side, won in found.sides.items():
        table.add_row(f"{side} wins (of decided games)", str(won))
    table.add_row("draws", str(found.draws))
    for level, games in found.levels.items():
        table.add_row(level, str(games))
    for bot, won in found.bots.items():
        table.add_row(f"{bot} (draws count half)", str(won))
    for side, score in found.scores.items():
        table.add_row(f"{side} mean score", f"{score:.2f}")
    table.add_row("mean actions", f"{found.actions:.0f}")
    table.add_row("mean turns", f"{found.turns:.1f}")
    table.add_row("actions per CPU second", f"{found.actions_per_second:,.0f}")
    table.add_row("CPU seconds", f"{found.cpu:.1f}")
    for name, figures in found.milestones.items():
        table.add_row(name, f"turn {figures['median']:g} in {100 * figures['share']:.0f} %")
    console.print(table)
    if found.course:
        console.print(_course(found))


def _course(found: Report) -> Table:
    table = Table(title="medians at the end of each turn")
    table.add_column("turn", justify="right")
    for name in found.course[0]:
        table.add_column(name, justify="right")
    for turn, figures in enumerate(found.course, 1):
        table.add_row(str(turn), *(f"{figure:g}" for figure in figures.values()))
    return table
