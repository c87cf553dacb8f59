"""How fast Compass is."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

import sirocco
from benchmarks.measuring import Row, beside_chess, best, clone_time, playouts, positions
from sirocco.players import make


def rows() -> Iterator[Row]:
    games = list(positions("compass", None, 3))
    speed, chess = beside_chess(playouts("compass", None, 30))
    yield Row("Compass random playouts", f"{speed:,.0f} actions/CPU s", "40,000 or more")
    yield Row("Compass against python-chess", f"{speed / chess:.2f} times ({chess:,.0f})", "2.5 or more")
    yield Row("state clone", f"{best(lambda: clone_time(games[len(games) // 2]), min):.2f} µs", "5 or less")
    yield Row("listing legal actions, median", f"{best(lambda: listing_time(games), min):.2f} µs", "15 or less")
    yield Row("greedy against greedy, one game", f"{greedy_game():.2f} CPU s")


def listing_time(games: list[sirocco.Game]) -> float:
    """Microseconds to list the legal actions, median over all decisions."""
    times = []
    for game in games:
        step, state = game.state.stack[-1], game.state
        step.actions(state)
        began = time.perf_counter_ns()
        step.actions(state)
        times.append((time.perf_counter_ns() - began) / 1000)
    return statistics.median(times)


def greedy_game() -> float:
    """CPU seconds of a whole game between two greedy bots."""
    bots = {"allied": make("greedy", 1), "italian": make("greedy", 2)}
    game = sirocco.new("compass", seed=3)
    began = time.process_time()
    while (decision := game.decision) is not None:
        game.act(bots[decision.side].choose(game))
    return time.process_time() - began
