"""How fast Kasserine is: playouts, copies, marches, lines of supply and command."""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.measuring import Row, beside_chess, best, clone_time, playouts, positions, reach_time
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.rules.reach import reachable
from sirocco.games.kasserine.rules.start_of_half import judge_half
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.registry import register


def rows() -> Iterator[Row]:
    register(GAME)
    speed, chess = beside_chess(playouts(GAME.name, None, 30))
    yield Row("Kasserine random playouts", f"{speed:,.0f} actions/CPU s")
    yield Row("Kasserine against python-chess", f"{speed / chess:.2f} times ({chess:,.0f})", "1.5 or more")
    games = list(positions(GAME.name, None, 3))
    yield Row("state clone", f"{best(lambda: clone_time(games[len(games) // 2]), min):.2f} µs", "8 or less")
    states = [game.state for game in games[::40]]
    yield Row(
        "where a stack can march, mean", f"{best(lambda: reach_time(states, reachable), min):.0f} µs", "200 or less"
    )
    begun = [s for s in states if s.half >= 0]
    yield Row("supply and command of a half, mean", f"{best(lambda: judging_time(begun), min):.2f} ms")


def judging_time(states: list[KasserineState]) -> float:
    """Milliseconds to find out who of a side is supplied and commanded, as is done at the start of its half."""
    spent = 0.0
    for s in states:
        trial = s.clone()
        began = time.process_time()
        judge_half(trial)
        spent += time.process_time() - began
    return spent / len(states) * 1e3
