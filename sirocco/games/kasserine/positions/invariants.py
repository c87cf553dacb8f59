"""What must hold in every position: units where they can be, stacks and zones that agree, markers on units."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.movement import UnitMarch
from sirocco.games.kasserine.rules.stacking import overfull
from sirocco.games.kasserine.rules.state import ASIDE, OUT, KasserineState
from sirocco.mechanics.zones_of_control import zone_disagreements

OF_UNITS_ON_THE_MAP = ("shocked", "owed")


def broken_invariants(s: KasserineState) -> Iterator[str]:
    c = s.components
    yield from zone_disagreements(s)
    if any(c.steps[unit] == 1 for unit in places_of(s.reduced)):
        yield "a unit of one step is reduced"
    if s.occupied[0] & s.occupied[1]:
        yield "both sides in a hex"
    for name in OF_UNITS_ON_THE_MAP:
        if getattr(s, name) & ~s.standing:
            yield f"a unit off the map is {name}"
    if s.shocked & ~c.ucts:
        yield "a unit without factors is shocked"
    if s.shocked & s.reduced:
        yield "a reduced unit is shocked"
    if s.hauled & s.supplying:
        yield "a supply unit moves and supplies"
    yield from _whereabouts(s)
    yield from _stacks(s)


def _whereabouts(s: KasserineState) -> Iterator[str]:
    """Supply units on one side only; units off the map where they can be."""
    c = s.components
    for unit, other in enumerate(c.taken):
        if unit < other and s.place[unit] != OUT and s.place[other] != OUT:
            yield f"{c.unit_ids[unit]} is on both sides"
    for unit, place in enumerate(s.place):
        if (place == ASIDE) != any(units >> unit & 1 for units in s.aside):
            yield f"{c.unit_ids[unit]} has made way nowhere"
        if place >= 0 and s.due >> unit & 1:
            yield f"{c.unit_ids[unit]} is due and has come"


def _stacks(s: KasserineState) -> Iterator[str]:
    """Nobody stands where there is no room, but in the middle of a march."""
    step = s.stack[-1] if s.stack else None
    passing = s.place[step.group.bit_length() - 1] if isinstance(step, UnitMarch) else -1
    for side in range(len(SIDES)):
        for place in overfull(s, side):
            if place != passing:
                yield f"too many units in {s.place_ids[place]}"
