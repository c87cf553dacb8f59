"""Many games between bots on many processes: who wins, where the front stands turn by turn, losses, time to decide.

python -m benchmarks.pace salerno-rome all:greedy-random:100 all:random-greedy:100 --jobs 16 --minutes 5
python -m benchmarks.pace salerno-rome ortona:greedy-greedy:200 anzio:greedy-greedy:200 --jobs 2
python -m benchmarks.pace --report pace.jsonl

A match is SCENARIO:BOT-BOT:GAMES, the bots by side; `all` stands for every scenario of the game. The matches are played
side by side, a game of each in turn, and every finished game is at once written down as a line of the file: a run that
is cut short still tells of all matches, and one with the same file goes on where it stopped.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, zip_longest
from multiprocessing import Pool, TimeoutError
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import msgspec

from benchmarks.soak import quiet_worker
from sirocco.arena.interval import share
from sirocco.arena.match import Outcome, Pairing, check_pairing, play
from sirocco.arena.report import Report, report
from sirocco.kernel.registry import definition

SECONDS = 20.0
"""Thinking time for one decision: so much that a slow machine plays the same games."""


class Task(NamedTuple):
    """One game of a match."""

    pairing: Pairing
    seed: int
    number: int


class Played(msgspec.Struct, frozen=True):
    """A line of the file: how a game ended, or why it broke off."""

    pairing: Pairing
    seed: int
    number: int
    outcome: Outcome | None
    error: str = ""

    @property
    def name(self) -> str:
        """What it is known by when the run goes on."""
        return f"{self.pairing} {self.seed} {self.number}"


def matches(game: str, specs: Iterable[str]) -> Iterator[tuple[Pairing, int]]:
    """The pairings that are asked for, and how many games of each."""
    for spec in specs:
        scenario, bots, games = spec.split(":")
        for name in definition(game).scenarios if scenario == "all" else (scenario,):
            first, second = bots.split("-")
            pairing = Pairing(game, (first, second), name, seconds=SECONDS)
            check_pairing(pairing)
            yield pairing, int(games)


def in_turns(wanted: Sequence[tuple[Pairing, int]], seed: int) -> list[Task]:
    """All games, one of each match after the other."""
    columns = [[Task(pairing, seed, number) for number in range(games)] for pairing, games in wanted]
    return [task for task in chain.from_iterable(zip_longest(*columns)) if task is not None]


def play_one(task: Task) -> Played:
    try:
        return Played(*task, play(*task))
    except Exception as error:
        return Played(*task, None, f"{type(error).__name__}: {error}")


def run(tasks: Sequence[Task], jobs: int, until: float, file: Path) -> None:
    """Play until all is done or the time is up; games under way are then given up."""
    with Pool(jobs, quiet_worker) as pool, file.open("ab") as lines:
        running = pool.imap_unordered(play_one, tasks)
        for done in range(1, len(tasks) + 1):
            try:
                played = running.next(max(0.0, until - time.monotonic()))
            except (TimeoutError, KeyboardInterrupt):
                print(f"stopped after {done - 1} of {len(tasks)} games")
                break
            lines.write(msgspec.json.encode(played) + b"\n")
            lines.flush()
        pool.terminate()


def read(file: Path) -> list[Played]:
    """The games of a file; a last line that was cut off is left out."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines if line.endswith(b"\n")]


# What came of it.


def tell(played: Sequence[Played]) -> None:
    by_match: dict[str, list[Played]] = {}
    for each in sorted(played, key=lambda p: (p.pairing.game, str(p.pairing.scenario), p.pairing.bots, p.number)):
        by_match.setdefault(f"{each.pairing.scenario}: {' against '.join(each.pairing.bots)}", []).append(each)
    for name, games in by_match.items():
        pairing, seed = games[0].pairing, games[0].seed
        outcomes = [game.outcome for game in games if game.outcome is not None]
        sides = definition(pairing.game).sides
        print(f"\n## {name}, {len(games)} games\n")
        for game in games:
            if game.error:
                print(f"- game {game.number} of seed {game.seed} broke off: {game.error}")
        if outcomes:
            _tell_match(report(pairing, seed, sides, outcomes), outcomes, sides)


def _tell_match(found: Report, outcomes: Sequence[Outcome], sides: Sequence[str]) -> None:
    for side in sides:
        won = share(sum(o.winner == side for o in outcomes), len(outcomes))
        thinking = [o.thinking[side] for o in outcomes]
        decisions = max(1, sum(t.decisions for t in thinking))
        usual = 1000 * sum(t.seconds for t in thinking) / decisions
        slowest, waited = max(t.slowest for t in thinking), max(t.slowest_in_window for t in thinking)
        print(f"- {side} wins {won.part:.0f}: {won}")
        print(f"  - a decision {usual:.1f} ms, the slowest {slowest:.2f} s, in a window {waited:.3f} s")
    levels = ", ".join(f"{level} {number}" for level, number in found.levels.items())
    seconds = [o.cpu for o in outcomes]
    print(f"- {found.draws} draws; by level: {levels}")
    print(f"- a game {mean(seconds):.1f} s (the longest {max(seconds):.1f}), {found.actions:.0f} actions")
    if found.milestones:
        history = definition(found.pairing.game).history()
        for name, figures in found.milestones.items():
            told = f" (in history turn {history[name]})" if name in history else ""
            print(f"- {name}: {100 * figures['share']:.0f} % of the games, turn {figures['median']:g}{told}")
    if found.course:
        print(f"\n| turns played | {' | '.join(found.course[0])} |")
        print("|---" * (len(found.course[0]) + 1) + "|")
        for turn, figures in enumerate(found.course, 1):
            print(f"| {turn} | {' | '.join(f'{figure:g}' for figure in figures.values())} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("matches", nargs="*", metavar="SCENARIO:BOT-BOT:GAMES")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--file", type=Path, default=Path("pace.jsonl"))
    parser.add_argument("--report", type=Path, help="only tell what a file holds")
    args = parser.parse_args()
    if args.report is None:
        until = time.monotonic() + 60 * args.minutes
        done = {played.name for played in read(args.file)}
        tasks = in_turns(list(matches(args.game, args.matches)), args.seed)
        run([task for task in tasks if Played(*task, None).name not in done], args.jobs, until, args.file)
    tell(read(args.report or args.file))


if __name__ == "__main__":
    main()
