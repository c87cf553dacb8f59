"""How fast From Salerno to Rome is: playouts of two scenarios, copies, marches of stacks, lines of supply, windows."""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.measuring import Row, beside_chess, best, clone_time, playouts, positions, reach_time
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.rules.movement.reach import reachable
from sirocco.games.salerno_rome.rules.sequence.windows import after_entry, after_move, before_entry
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.kernel.registry import register

SCENARIOS = ("ortona", "anzio")

Entry = tuple[SalernoState, int, int, int]
"""A side's group that enters a hex: state, side, group, hex."""


def rows() -> Iterator[Row]:
    register(GAME)
    for scenario in SCENARIOS:
        speed, chess = beside_chess(playouts(GAME.name, scenario, 30))
        name = f"From Salerno to Rome, {scenario}"
        yield Row(f"{name}: random playouts", f"{speed:,.0f} actions/CPU s")
        yield Row(f"{name}: against python-chess", f"{speed / chess:.2f} times ({chess:,.0f})", "1.3 or more")
    games = [game for scenario in SCENARIOS for game in positions(GAME.name, scenario, 3)]
    yield Row("state clone", f"{best(lambda: clone_time(games[len(games) // 2]), min):.2f} µs", "15 or less")
    states = [game.state for game in games[::40]]
    yield Row(
        "where a stack can march, mean", f"{best(lambda: reach_time(states, reachable), min):.0f} µs", "200 or less"
    )
    yield Row(
        "lines of supply of both sides, mean", f"{best(lambda: supply_time(states), min) / 1000:.2f} ms", "5 or less"
    )
    closed = [entry for state in states for entry in closed_windows(state)]
    yield Row("a window nobody can use, mean", f"{best(lambda: window_time(closed), min):.1f} µs", "20 or less")


def supply_time(states: list[SalernoState]) -> float:
    """Microseconds to find out for all units of both sides whether they have a line, with nothing remembered."""
    began = time.process_time()
    for s in states:
        s.components.lines.clear()
        for side in range(2):
            Cover(s, side).lacking()
    return (time.process_time() - began) / len(states) * 1e6


def closed_windows(s: SalernoState) -> Iterator[Entry]:
    """Units on the map as if they had just entered their hex and stopped there, where nobody can interfere."""
    for unit in places_of(s.standing):
        side, depth = s.components.side_of[unit], len(s.stack)
        _enter(s, side, 1 << unit, s.place[unit])
        if len(s.stack) == depth:
            yield s, side, 1 << unit, s.place[unit]
        del s.stack[depth:]


def window_time(entries: list[Entry]) -> float:
    """Microseconds to find out that nobody interrupts a move: before a hex is entered, when it has been, and when the
    move has ended, which are three windows."""
    began = time.process_time()
    for entry in entries:
        _enter(*entry)
    return (time.process_time() - began) / (3 * len(entries)) * 1e6


def _enter(s: SalernoState, side: int, group: int, place: int) -> None:
    before_entry(s, side, place)
    after_entry(s, side, group, place)
    after_move(s, side, group)
