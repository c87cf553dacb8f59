"""The turn track ahead (C-3.11a): which units a turn brings and which it takes away."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.compass.components import Compass
from sirocco.games.compass.rules.eliminated_units import REMOVED, TRACK, WAITING
from sirocco.games.compass.rules.sequence import AdministrativePhase
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.presentation.display import Notice, TurnAhead
from sirocco.mechanics.display.schedule import by_side, turns_ahead


def arriving(s: CompassState, turn: int) -> list[int]:
    """The units to come on a turn; those that were held up come as soon as they can."""
    c = s.components
    soonest = s.turn + (not any(isinstance(step, AdministrativePhase) for step in s.stack))
    return [
        unit
        for unit, place in enumerate(s.place)
        if (place == WAITING and turn == soonest) or (place == TRACK and turn == max(c.arrives[unit], soonest))
    ]


def leaving(s: CompassState, turn: int) -> list[int]:
    """The units that a turn takes out of the game, wherever they are by then."""
    return [u for u in due_to_leave(s.components, turn) if s.place[u] != REMOVED]


def due_to_leave(c: Compass, turn: int) -> list[int]:
    return [unit for unit, leaves in enumerate(c.leaves) if leaves == turn]


def ahead(s: CompassState) -> tuple[TurnAhead, ...]:
    """The turns from now on that bring or take units; a unit about to leave is a warning on the turn before."""
    return turns_ahead(s, s.turn, lambda turn: _notices(s, turn))


def _notices(s: CompassState, turn: int) -> Iterator[Notice]:
    next_turn = turn == s.turn + 1
    departure = "board-leaving-next" if next_turn else "board-leaving"
    yield from by_side(s, departure, "C-3.11d", leaving(s, turn), warn=next_turn)
    yield from by_side(s, "board-arriving", "C-3.11a", arriving(s, turn))
