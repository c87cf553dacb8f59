"""What must hold in every position: units somewhere, strengths in range, stacks, zones and counts that agree."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.checks import MOST_READY
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.state import DOWN, UP, DarkSandsState
from sirocco.mechanics.zones_of_control import zone_disagreements


def broken_invariants(s: DarkSandsState) -> Iterator[str]:
    yield from _numbers(s)
    yield from _places(s)


def _numbers(s: DarkSandsState) -> Iterator[str]:
    c = s.components
    if any(c.steps[u] == 1 for u in places_of(s.reduced)):
        yield "a unit of one step is reduced"
    for side in range(len(SIDES)):
        number = s.boxes[side].bit_count() + s.boxes_up[side] + s.boxes_down[side]
        if number > MOST_READY:
            yield f"{number} boxes of {SIDES[side]}"
    if s.control[0] & s.control[1] or (s.control[0] | s.control[1]) & ~s.kept:
        yield "control of a hex twice, or of one that is not kept"


def _places(s: DarkSandsState) -> Iterator[str]:
    c = s.components
    yield from zone_disagreements(s)
    for unit, place in enumerate(s.place):
        if place in (UP, DOWN) and not c.garrisons >> unit & 1:
            yield f"{c.unit_ids[unit]} lies in the box of supports"
    for hex_, units in enumerate(s.at):
        if units & c.side_mask[0] and units & c.side_mask[1] and not _is_passing(s, units):
            yield f"both sides in {c.hex_ids[hex_]}"
    for side in range(len(SIDES)):
        if s.boxes[side] & ~s.occupied[side]:
            yield f"a box of {SIDES[side]} that nobody holds"


def _is_passing(s: DarkSandsState, units: int) -> bool:
    """An enemy has just entered the hex of a headquarters that is about to flee."""
    step = s.stack[-1] if s.stack else None
    return type(step).__name__ == "Displacement" and bool(units & s.components.hqs)
