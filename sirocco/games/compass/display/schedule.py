"""The turn track ahead (C-3.11a): which units a turn brings and which it takes away."""

from __future__ import annotations

from sirocco.games.compass.components import SIDES, Compass
from sirocco.games.compass.rules.eliminated_units import REMOVED, TRACK, WAITING
from sirocco.games.compass.rules.sequence import AdministrativePhase
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Notice, TurnAhead, notices


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
    found = []
    for turn in range(s.turn, s.components.last_turn + 1):
        next_turn = turn == s.turn + 1
        departure = "board-leaving-next" if next_turn else "board-leaving"
        notices_now = (
            *_by_side(s, departure, leaving(s, turn), "C-3.11d", warn=next_turn),
            *_by_side(s, "board-arriving", arriving(s, turn), "C-3.11a"),
        )
        if notices_now:
            label = message("board-track-turn", turn=turn, dates=s.components.turns[turn - 1].dates)
            found.append(TurnAhead(turn, label, notices_now))
    return tuple(found)


def _by_side(s: CompassState, key: str, units: list[int], rule: str, warn: bool = False) -> list[Notice]:
    """One line a side."""
    c = s.components
    return [
        notice
        for index, side in enumerate(SIDES)
        for notice in notices(key, rule, side, [c.unit_ids[u] for u in units if c.side_of[u] == index], warn)
    ]
