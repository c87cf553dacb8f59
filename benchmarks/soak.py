"""Long runs: many games of any scenarios on many processes, every invariant after every action.

python -m benchmarks.soak compass all:20000
python -m benchmarks.soak compass all:1000 --greedy
python -m benchmarks.soak salerno-rome all:1000 campaign:100 --jobs 2

A run is SCENARIO:GAMES; `all` stands for every scenario of the game, and the last number given for a scenario holds.
Games are random, or those of the bot `greedy` against itself. What breaks is told with its scenario and seed:
`conform(GAME, [SEED], SCENARIO)` finds a random one again.
"""

from __future__ import annotations

import argparse
import signal
import time
from collections import Counter
from collections.abc import Iterable
from itertools import chain, zip_longest
from multiprocessing import Pool, TimeoutError
from typing import NamedTuple

import sirocco
from sirocco.kernel.proof.conformance import MAX_ACTIONS, Broken, conform
from sirocco.kernel.registry import definition
from sirocco.players import make


class Task(NamedTuple):
    game: str
    scenario: str
    seed: int
    thorough: float
    greedy: bool


def play_one(task: Task) -> tuple[Task, int, str]:
    """The task, how many actions it took, and what broke."""
    try:
        if task.greedy:
            return task, greedy_game(task), ""
        return task, conform(task.game, [task.seed], task.scenario, thorough=task.thorough).actions, ""
    except Exception as error:
        return task, 0, f"{type(error).__name__}: {error}"


def greedy_game(task: Task) -> int:
    """Greedy against greedy; the invariants after every action, the record replayed at the end."""
    game = sirocco.new(task.game, task.scenario, seed=f"soak:{task.seed}")
    bots = {side: make("greedy", 2 * task.seed + i) for i, side in enumerate(game.definition.sides)}
    count = 0
    while (decision := game.decision) is not None:
        game.act(bots[decision.side].choose(game))
        count += 1
        if count > MAX_ACTIONS:
            raise Broken("the game does not end")
        for problem in game.definition.broken_invariants(game.state):
            raise Broken(f"after {count} actions: {problem}")
    if sirocco.replay(game.record()).state != game.state:
        raise Broken("the record does not replay")
    return count


def quiet_worker() -> None:
    """Ctrl-C is for the parent, which reports what has been played."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wanted(game: str, runs: Iterable[str]) -> dict[str, int]:
    """How many games of each scenario."""
    found: dict[str, int] = {}
    for run in runs:
        scenario, games = run.split(":")
        for name in definition(game).scenarios if scenario == "all" else (scenario,):
            found[name] = int(games)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("runs", nargs="+", metavar="SCENARIO:GAMES")
    parser.add_argument("--greedy", action="store_true", help="the bot plays instead of chance")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--thorough", type=float, default=0.0005, help="the share of actions with the slow checks too")
    args = parser.parse_args()
    until = time.monotonic() + 60 * args.minutes
    columns = [
        [Task(args.game, scenario, args.first + number, args.thorough, args.greedy) for number in range(games)]
        for scenario, games in wanted(args.game, args.runs).items()
    ]
    tasks = [task for task in chain.from_iterable(zip_longest(*columns)) if task is not None]
    games, actions, broken = Counter[str](), Counter[str](), Counter[str]()
    with Pool(args.jobs, quiet_worker) as pool:
        running = pool.imap_unordered(play_one, tasks)
        for _ in tasks:
            try:
                task, taken, problem = running.next(max(0.0, until - time.monotonic()))
            except (TimeoutError, KeyboardInterrupt):
                print("stopped before all games were played")
                break
            games[task.scenario] += 1
            actions[task.scenario] += taken
            if problem:
                broken[task.scenario] += 1
                print(f"{task.scenario}, seed {task.seed}: {problem}", flush=True)
        pool.terminate()
    for scenario, number in games.items():
        print(f"{scenario}: {number:,} games, {actions[scenario]:,} actions, {broken[scenario]} broken")


if __name__ == "__main__":
    main()
