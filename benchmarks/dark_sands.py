"""How fast The Dark Sands is: playouts of two scenarios, copies, marches, lines of supply."""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.measuring import Row, beside_chess, best, clone_time, playouts, positions
from sirocco.games.dark_sands.rules.reach import reachable
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover

GAME = "dark-sands"
SCENARIOS = ("compass", "crusader")


def rows() -> Iterator[Row]:
    for scenario in SCENARIOS:
        speed, chess = beside_chess(playouts(GAME, scenario, 30))
        name = f"The Dark Sands, {scenario}"
        yield Row(f"{name}: random playouts", f"{speed:,.0f} actions/CPU s", "20,000 or more")
        yield Row(f"{name}: against python-chess", f"{speed / chess:.2f} times ({chess:,.0f})", "1.3 or more")
    games = [game for scenario in SCENARIOS for game in positions(GAME, scenario, 3)]
    yield Row("state clone", f"{best(lambda: clone_time(games[len(games) // 2]), min):.2f} µs", "10 or less")
    states = [game.state for game in games[::20]]
    yield Row("where one unit can march, mean", f"{best(lambda: reach_time(states), min):.0f} µs", "150 or less")
    yield Row(
        "lines of supply of both sides, mean", f"{best(lambda: supply_time(states), min) / 1000:.2f} ms", "3 or less"
    )


def reach_time(states: list[DarkSandsState]) -> float:
    """Microseconds to find everywhere a unit can march, mean over all units on the map."""
    began = time.process_time()
    number = 0
    for s in states:
        for unit, place in enumerate(s.place):
            if place >= 0 and not s.components.garrisons >> unit & 1:
                reachable(s, unit)
                number += 1
    return (time.process_time() - began) / number * 1e6


def supply_time(states: list[DarkSandsState]) -> float:
    """Microseconds to find out for all units of both sides whether they have a line, with nothing remembered."""
    began = time.process_time()
    for s in states:
        s.components.supply.clear()
        for side in range(2):
            covered = Cover(s, side).all
            [covered >> s.place[unit] & 1 for unit in s.components.units_of[side] if s.place[unit] >= 0]
    return (time.process_time() - began) / len(states) * 1e6
