"""The calendar ahead: who comes in which move of which day, and by which entry."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.components.scenarios import Arrival
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.state import ASIDE, COMING, KasserineState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Notice, TurnAhead
from sirocco.mechanics.display.schedule import turns_ahead


def ahead(s: KasserineState) -> tuple[TurnAhead, ...]:
    """This day and all that follow."""
    return turns_ahead(s, s.turn, lambda day: _day(s, day))


def _day(s: KasserineState, day: int) -> Iterator[Notice]:
    if day == s.turn:
        yield from _late(s)
    for move, slot in enumerate(s.components.moves, 1):
        for arrival in s.components.arrivals.get(move, ()):
            if slot.day == day and move >= s.move:
                yield from _coming(s, arrival, slot.number)


def _coming(s: KasserineState, arrival: Arrival, number: int) -> Iterator[Notice]:
    units = tuple(s.names(unit for unit in places_of(arrival.units) if s.place[unit] == COMING))
    if units:
        what = message("board-arrive", number=number, entry=arrival.entry, units=list(units))
        yield Notice(what, "K-rec-04", SIDES[arrival.side], units)


def _late(s: KasserineState) -> Iterator[Notice]:
    """Those who could have come in an earlier move, or made way for others."""
    c = s.components
    due = mask_of([u for move, of in c.arrivals.items() if move < s.move for each in of for u in places_of(each.units)])
    for side, name in enumerate(SIDES):
        late = [unit for unit in places_of(due & c.side_mask[side]) if s.place[unit] in (COMING, ASIDE)]
        if late:
            units = tuple(s.names(late))
            yield Notice(message("board-late", units=list(units)), "K-rec-04", name, units, warn=True)
