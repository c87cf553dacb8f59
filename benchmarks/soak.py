"""A long run: many random and greedy games, every invariant after every action.

python -m benchmarks.soak --random 20000 --greedy 1000 --jobs 2
python -m benchmarks.soak --game dark-sands --scenario crusader --random 2000 --greedy 0
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import sirocco
from sirocco.kernel.proof.conformance import MAX_ACTIONS, Broken, Totals, conform
from sirocco.players import make

BATCH = 10


def random_games(game: str, scenario: str | None, first: int) -> Totals:
    return conform(game, range(first, first + BATCH), scenario, thorough=0.0005)


def greedy_games(name: str, scenario: str | None, first: int) -> Totals:
    """Greedy against greedy; the invariants after every action, the record replayed at the end."""
    actions = 0
    for seed in range(first, first + BATCH):
        game = sirocco.new(name, scenario, seed=f"soak:{seed}")
        bots = {side: make("greedy", 2 * seed + i) for i, side in enumerate(game.definition.sides)}
        count = 0
        while (decision := game.decision) is not None:
            game.act(bots[decision.side].choose(game))
            count += 1
            if count > MAX_ACTIONS:
                raise Broken(f"greedy game {seed} does not end")
            for problem in game.definition.broken_invariants(game.state):
                raise Broken(f"greedy game {seed}, after {count} actions: {problem}")
        if sirocco.replay(game.record()).state != game.state:
            raise Broken(f"greedy game {seed} does not replay")
        actions += count
    return Totals(BATCH, actions)


def soak(name: str, play: Callable[[int], Totals], games: int, jobs: int) -> None:
    began = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        totals = list(pool.map(play, range(0, games, BATCH)))
    played, actions = sum(t.games for t in totals), sum(t.actions for t in totals)
    seconds = time.monotonic() - began
    print(f"{name}: {played:,} games, seeds 0 to {played - 1}, {actions:,} actions, {seconds:,.0f} s, nothing broken")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="compass")
    parser.add_argument("--scenario", help="the first one of the game, if not given")
    parser.add_argument("--random", type=int, default=1000)
    parser.add_argument("--greedy", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.random:
        soak("random", partial(random_games, args.game, args.scenario), args.random, args.jobs)
    if args.greedy:
        soak("greedy", partial(greedy_games, args.game, args.scenario), args.greedy, args.jobs)


if __name__ == "__main__":
    main()
