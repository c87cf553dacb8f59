"""The calendar ahead: weather, activation points, reinforcement cards and withdrawals of each turn."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.games.salerno_rome.components.entries import Arrival
from sirocco.games.salerno_rome.components.sides import POOLS, POOLS_OF, SIDES
from sirocco.games.salerno_rome.display.forecast import planes_ahead, weather_ahead
from sirocco.games.salerno_rome.rules.state import OUT, SCHEDULED, SalernoState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Notice, Token, TurnAhead, notices
from sirocco.mechanics.display.schedule import turns_ahead


def ahead(s: SalernoState) -> tuple[TurnAhead, ...]:
    """This turn and all that follow; cards of impulses that are over are left out."""
    return turns_ahead(s, s.turn, lambda turn: _turn(s, turn))


def due_turn(s: SalernoState, unit: int) -> int:
    """The turn of the card that brings a unit which has not come yet; 0: none does."""
    bit = 1 << unit
    for (_, turn, _), arrival in sorted(s.components.arrivals.items(), key=lambda item: item[0][1:]):
        if any(group.units & bit for group in arrival.groups):
            return turn
    return 0


def _turn(s: SalernoState, turn: int) -> Iterator[Notice]:
    c = s.components
    yield Notice(weather_ahead(s, turn), "SR-8.1b")
    if turn == s.turn:
        for side, name in enumerate(SIDES):
            yield from (Notice(planes, "SR-9.8a", name) for planes in planes_ahead(s, side))
    else:
        for side, name in enumerate(SIDES):
            tokens = tuple(
                Token("pool", POOLS[pool], name, c.points[turn][pool], rule="SR-6a")
                for pool in POOLS_OF[side]
                if c.points[turn][pool]
            )
            yield Notice(message("board-points"), "SR-6a", name, tokens=tokens)
    for (side, when, impulse), arrival in sorted(c.arrivals.items(), key=lambda item: item[0][1:]):
        if when == turn and (turn > s.turn or impulse >= s.impulse):
            yield from _card(s, side, impulse, arrival)


def _card(s: SalernoState, side: int, impulse: int, card: Arrival) -> Iterator[Notice]:
    """What one card brings and calls away."""
    c, name = s.components, SIDES[side]
    units = [u for group in card.groups for u in places_of(group.units) if s.place[u] in (SCHEDULED, OUT)]
    if units:
        names = tuple(s.names(units))
        yield Notice(message("board-arrive", impulse=impulse, units=list(names)), "SR-18a", name, names)
    headquarters = [f for group in card.groups for f in places_of(group.headquarters) if s.army_of[f] < 0]
    if headquarters:
        listed = [c.formation_ids[f] for f in headquarters]
        yield Notice(message("board-headquarters", impulse=impulse, formations=listed), "SR-18a", name)
    leaving = [f for f in places_of(card.leaves) if s.army_of[f] >= 0]
    if leaving:
        listed = [c.formation_ids[f] for f in leaving]
        what = message("board-withdraw-formations", impulse=impulse, formations=listed)
        yield Notice(what, "SR-18.1b", name, warn=True)
    others = card.departs & ~union_at(c.members, mask_of(leaving))
    going = s.names(u for u in places_of(others) if s.place[u] >= 0)
    yield from notices("board-withdraw", "SR-18.1b", name, going, warn=True)
    if card.steps:
        yield Notice(message("board-steps", impulse=impulse, steps=card.steps), "SR-19f", name)
