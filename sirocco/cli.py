"""The `sirocco` command. Bad input ends with one line on stderr and exit code 2, never with a traceback.

Each command imports what it needs when it runs, so that `sirocco --help` is fast.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from typer.core import TyperCommand

from sirocco import __version__
from sirocco.arena.command import match, read_options
from sirocco.kernel.errors import DataError, SiroccoError, UnknownName

if TYPE_CHECKING:
    from rich.console import Console

BAD_INPUT, FAILED, BROKEN_PIPE, INTERRUPTED = 2, 1, 141, 130

app = typer.Typer(
    name="sirocco",
    help="Operational board wargames of the Mediterranean, 1940-44: play, replay, look up, check.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(help="The game, e.g. compass; `sirocco games` lists them.")]
Language = Annotated[str, typer.Option("--lang", envvar="SIROCCO_LANG", help="en or it.")]
Override = Annotated[Path | None, typer.Option(metavar="FILE", help="Components of your own, replacing ours.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(words or ["--help"], standalone_mode=False)
        sys.stdout.flush()
    except SiroccoError as error:
        return _fail(str(error))
    except BrokenPipeError:
        # The reader of the output has gone: discard the rest, or Python complains when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except SystemExit:
        # Raised only by typer's own handling of a broken pipe.
        return BROKEN_PIPE
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        # A usage error of click, which typer may bundle.
        if hasattr(error, "format_message"):
            return _fail(error.format_message())
        raise
    return code if isinstance(code, int) else 0


def _fail(problem: str) -> int:
    typer.echo(f"sirocco: {' '.join(problem.split())}", err=True)
    return BAD_INPUT


def _console() -> Console:
    """The console for tables: as wide as the terminal, or wide enough for any table if the output is no terminal."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else 160)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sirocco {__version__}")
        raise typer.Exit


@app.callback()
def sirocco_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Operational board wargames of the Mediterranean, 1940-44: play, replay, look up, check."""


class SeatCommand(TyperCommand):
    """A command that takes `--SIDE PLAYER` for the sides of the given game: short for --seat SIDE=PLAYER."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {name for parameter in self.params for name in (*parameter.opts, *parameter.secondary_opts)}
        known |= set(ctx.help_option_names)
        rest, found = iter(args), []
        for word in rest:
            option, equals, value = word.partition("=")
            if not option.startswith("--") or option == "--" or option in known:
                found.append(word)
                continue
            player = value if equals else next(rest, None)
            if player is None:
                raise SiroccoError(f"option {option}: unknown, or a side without a player")
            found += ["--seat", f"{option[2:]}={player}"]
        return super().parse_args(ctx, found)


@app.command(cls=SeatCommand, epilog="Instead of --seat SIDE=PLAYER you can write --SIDE PLAYER, e.g. --allied human.")
def play(
    game: GameName,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SIDE=PLAYER",
            help="Who plays a side: human or a bot (see `sirocco games`). By default you have the first side.",
        ),
    ] = None,
    scenario: Annotated[str | None, typer.Option(help="The scenario; the first one if not given.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of the dice: same seed, same dice.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=true|false", help="A reading of the rules; see `sirocco games`.")
    ] = None,
    lang: Language = "en",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game or a record.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game to this file after every decision.")
    ] = None,
    override: Override = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="A bot's thinking time for one decision.")] = 0.5,
) -> None:
    """Play in the terminal, against a bot or another person."""
    import sirocco
    from sirocco.kernel.registry import definition
    from sirocco.terminal.completion import install
    from sirocco.terminal.saves import begin
    from sirocco.terminal.screen import Screen
    from sirocco.terminal.seats import read_seats
    from sirocco.terminal.session import Session
    from sirocco.terminal.store import Stored, load_game

    rules = definition(game)
    seats = read_seats(rules, seat or [], seconds)
    if load is None:
        table = Stored(sirocco.new(game, scenario, seed, read_options(option or []), override=override), False)
    else:
        table = load_game(load, override)
        if table.game.definition is not rules:
            raise DataError(f"{load}: is a game of {table.game.definition.name}, not of {game}")
    session = Session(table.game, seats, Screen(rules.sides), lang, save, override)
    begin(session, load, table.is_record)
    if session.screen.interactive:
        install(session)
    session.run()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; if it is taken, the next free one. 0: any.")
    ] = 1940,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="SIROCCO_DATABASE",
            help="sqlite:///FILE or postgresql://...; by default your own file.",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="Processes in which bots think.")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="A bot's thinking time for one decision.")] = 0.5,
    pause: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds between a bot's actions, to follow them.")
    ] = 0.12,
    database_limit: Annotated[
        int | None, typer.Option(min=1, metavar="MB", help="Let a SQLite file grow no larger than this.")
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit the requests of a client, and its choice of dice.")
    ] = True,
) -> None:
    """Play in the browser: serve games on this machine."""
    from sirocco.server.command import run

    run(host, port, database, open_browser, workers, seconds, pause, database_limit, limits)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `record` in play or `match` write it.")],
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N actions.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Only prove the record and its dice.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Only draw the board, into this file.")] = None,
    side: Annotated[str | None, typer.Option(help="Show only what this side knew; by default everything.")] = None,
    lang: Language = "en",
    override: Override = None,
) -> None:
    """Show a recorded game action by action."""
    from sirocco.terminal.replay import draw_record, show_record, verify_record

    if verify:
        if not verify_record(file, override):
            raise typer.Exit(FAILED)
    elif svg is not None:
        draw_record(file, to, svg, lang, override)
    else:
        show_record(file, to, side, lang, override)


@app.command()
def rule(
    game: GameName,
    clause: Annotated[list[str], typer.Argument(metavar="ID|TEXT", help="A clause, e.g. C-3.1a, or some words.")],
    lang: Language = "en",
) -> None:
    """Show a clause of the rules, its code and its tests; or list the clauses that contain some text."""
    from sirocco.terminal.rulebook import find_clauses, show_clause, similar

    wanted = " ".join(clause)
    if not show_clause(game, wanted, lang) and not find_clauses(game, wanted, lang):
        like = similar(game, wanted)
        meant = f"; did you mean {', '.join(like)}?" if like else ""
        raise UnknownName(f"no clause '{wanted}' in {game}, and none that contains it{meant}")


@app.command()
def rules(
    game: GameName,
    lang: Language = "en",
    search: Annotated[str | None, typer.Option(metavar="TEXT", help="Only clauses that contain this text.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Count clauses that have code and a ruling; exit 1 if any is open.")
    ] = False,
    index: Annotated[bool, typer.Option("--index", help="For every chapter its modules, clauses and rulings.")] = False,
    json: Json = False,
) -> None:
    """Print the rulebook, how much of it is covered, or where each chapter is carried out."""
    from sirocco.kernel.presentation.text import Catalogue
    from sirocco.kernel.proof.rulebook import read_clauses
    from sirocco.kernel.registry import definition
    from sirocco.terminal.formatter import basis_mark
    from sirocco.terminal.parser import clauses_about
    from sirocco.terminal.screen import Screen

    if coverage:
        _coverage(game, json)
        return
    if index:
        _index(game, json)
        return
    clauses = read_clauses(definition(game).package, lang).values()
    wanted = list(clauses) if search is None else clauses_about(clauses, search)
    if not wanted:
        raise UnknownName(f"no clause of {game} contains '{search}'")
    if json:
        _print_json([c._asdict() for c in wanted])
        return
    screen = Screen()
    texts = Catalogue(definition(game).package, lang)
    above: tuple[str, str] = ("", "")
    for clause in wanted:
        if (clause.chapter, clause.section) != above:
            above = (clause.chapter, clause.section)
            screen.gap()
            screen.say(", ".join(part for part in above if part), "head")
        screen.say(f"[{clause.id}]{basis_mark(clause.basis, texts.say)} {clause.unmarked}")


def _coverage(game: str, as_json: bool) -> None:
    from sirocco.kernel.proof.coverage import coverage
    from sirocco.kernel.registry import definition

    found = coverage(definition(game))
    if as_json:
        _print_json(
            {
                "game": found.game,
                "clauses": found.clauses,
                "implemented": found.implemented,
                "tested": found.tested,
                "read": msgspec.structs.asdict(found.read),
                "rebuilt": msgspec.structs.asdict(found.rebuilt),
                "open": found.open,
            }
        )
    else:
        typer.echo(f"{found.clauses} clauses, {found.implemented} implemented, {found.tested} tested")
        for kind, part in (("read in the rulebook", found.read), ("rebuilt", found.rebuilt)):
            typer.echo(f"  {kind}: {part.clauses}, {part.implemented} implemented, {part.tested} tested")
        if found.open:
            typer.echo(f"open ({len(found.open)}): {', '.join(found.open)}")
        if found.unknown:
            typer.echo(f"named in code or rulings but not in the rulebook: {', '.join(found.unknown)}")
    if found.open:
        raise typer.Exit(FAILED)


def _index(game: str, as_json: bool) -> None:
    from sirocco.kernel.proof.chapter_index import chapter_index, index_lines
    from sirocco.kernel.registry import definition

    if as_json:
        _print_json([msgspec.structs.asdict(chapter) for chapter in chapter_index(definition(game))])
        return
    for line in index_lines(definition(game)):
        typer.echo(line)


@app.command()
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="Files of rulings, or tutorials.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="The rulings and tutorials that ship with this game.")] = None,
) -> None:
    """Run rulings, and play tutorials through: what must be true in positions, and whether lessons can be done."""
    from sirocco.kernel.formats.datafile import DataFile
    from sirocco.kernel.formats.tutorial import read_tutorial
    from sirocco.kernel.proof.rulings import Failure, read_rulings, rulings_of
    from sirocco.kernel.proof.rulings import check as check_ruling
    from sirocco.kernel.proof.tutorials import problems
    from sirocco.kernel.registry import definition

    teaching = [file for file in files or [] if "tutorial" in DataFile.read(file).tables]
    found = [ruling for file in files or [] if file not in teaching for ruling in read_rulings(file)]
    tutorials = [read_tutorial(file) for file in teaching]
    if game is not None:
        found += rulings_of(definition(game))
        tutorials += definition(game).tutorials().values()
    if not found and not tutorials:
        raise SiroccoError("nothing to check: name files of rulings or tutorials, or a game with --game")
    failed = 0
    for ruling in found:
        try:
            check_ruling(ruling)
        except Failure as failure:
            failed += 1
            typer.echo(f"FAILED {failure}")
    wrong = [problem for tutorial in tutorials for problem in problems(tutorial)]
    for problem in wrong:
        typer.echo(f"FAILED {problem}")
    if found:
        typer.echo(f"{len(found)} rulings, {len(found) - failed} hold, {failed} failed")
    if tutorials:
        typer.echo(f"{len(tutorials)} tutorials, {len(wrong)} problems")
    if failed or wrong:
        raise typer.Exit(FAILED)


@app.command()
def components(
    game: GameName,
    scenario: Annotated[str | None, typer.Option(help="The scenario; the first one if not given.")] = None,
    override: Override = None,
    provenance: Annotated[bool, typer.Option("--provenance", help="List every datum with its basis.")] = False,
    json: Json = False,
) -> None:
    """Validate a game's components; where each datum is from."""
    from sirocco.kernel.registry import definition

    rules = definition(game)
    scene = rules.read_scenario(scenario)
    loaded = rules.components(scene, override)
    data = list(rules.provenance(scene, override))
    tables = _counted(row[0] for row in data)
    bases = _counted(row[4] for row in data)
    if json:
        summary: dict[str, object] = {"game": game, "scenario": scene, "version": loaded.version}
        summary |= {"data": len(data), "tables": tables, "basis": bases}
        if provenance:
            summary["provenance"] = [
                dict(zip(("table", "row", "field", "value", "basis"), row, strict=True)) for row in data
            ]
        _print_json(summary)
        return
    console = _console()
    if provenance:
        _print_table(console, ("table", "row", "field", "value", "basis"), data)
    typer.echo(f"{rules.title}, {scene}: {len(data)} data are valid, components {loaded.version}")
    _print_table(console, ("basis", "data"), bases.items())


def _counted(words: Iterable[str]) -> dict[str, int]:
    from collections import Counter

    return dict(Counter(words).most_common())


def _print_table(console: Console, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(*columns, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console.print(table)


def _print_json(data: object) -> None:
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


@app.command()
def games(lang: Language = "en") -> None:
    """List the games with their sides, scenarios, bots and options."""
    import sirocco
    from sirocco.kernel.message import message
    from sirocco.kernel.presentation.text import Texts
    from sirocco.players import offered
    from sirocco.terminal.screen import Screen

    screen = Screen()
    for name, info in sirocco.games().items():
        texts = Texts(sirocco.new(name, seed=0), lang)
        screen.say(f"{name}: {info.title}", "head")
        screen.say(f"sides: {', '.join(info.sides)}", "", 1)
        screen.say(f"scenarios: {', '.join(info.scenarios)}", "", 1)
        screen.say(f"bots: {', '.join(offered(name))}", "", 1)
        for option in info.options:
            default = "true" if option.default else "false"
            text = texts.say(message(f"option-{option.name}"))
            screen.say(f"option {option.name}={default}: {text} [{option.rule}]", "", 1)


app.command()(match)

if __name__ == "__main__":
    sys.exit(main())
