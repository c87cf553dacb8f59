"""What can never be true in a game of Compass, checked after every action of a conformance run."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.movement import MovementPhase
from sirocco.games.compass.state import BOX, LOST, OFF_MAP, CompassState
from sirocco.kernel.rulebook import implements


@implements("C-3.5a", "C-1.2f", "C-3.1a")
def broken_invariants(s: CompassState) -> Iterator[str]:
    c = s.components
    everything = (1 << len(c.areas)) - 1
    if s.controlled[0] & s.controlled[1] or s.controlled[0] | s.controlled[1] != everything:
        yield "an area is controlled by both sides or by none"
    for side, name in enumerate(SIDES):
        if s.occupied[side] & ~s.controlled[side]:
            yield f"the {name} side occupies an area it does not control"
        slot = slice(8 * side, 8 * side + 8)
        piles = zip(s.hand[slot], s.container[slot], s.out[slot], strict=True)
        if tuple(sum(pile) for pile in piles) != c.mix[side]:
            yield f"the {name} side's event markers do not add up"
        if min(s.hand[slot] + s.container[slot] + s.out[slot]) < 0:
            yield f"the {name} side has fewer than no markers of a type"
    yield from _broken_units(s)
    yield from _broken_areas(s)


def _broken_units(s: CompassState) -> Iterator[str]:
    c = s.components
    for unit, name in enumerate(c.unit_ids):
        place = s.place[unit]
        if not (0 <= place < len(c.areas) or place in OFF_MAP):
            yield f"{name} is nowhere"
        if s.reduced >> unit & 1 and (c.levels[unit] == 1 or place < 0):
            yield f"{name} is reduced but cannot be"
        if s.oos >> unit & 1 and place < 0:
            yield f"{name} is out of supply off the map"
        bound = c.garrison[unit] and not s.options.garrison_retreats
        if bound and place >= 0 and c.area_ids[place] != c.units[unit].start:
            yield f"{name} has left its fortress"
        if c.garrison[unit] and place == BOX:
            yield f"{name} could be recovered"
        if s.target[unit] >= 0 and (place < 0 or c.bracketed[unit] or s.target[unit] not in c.entry_cost[place]):
            yield f"{name} carries an impossible attack marker"
        if place in (BOX, LOST) and s.target[unit] >= 0:
            yield f"{name} attacks from the eliminated box"


def _broken_areas(s: CompassState) -> Iterator[str]:
    c = s.components
    for area, name in enumerate(c.area_ids):
        here = [u for u in range(len(c.units)) if s.place[u] == area]
        if len(here) != s.count[area]:
            yield f"{name} miscounts its units"
        sides = {c.side_of[u] for u in here}
        if len(sides) > 1:
            yield f"both sides are in {name}"
        for side in (0, 1):
            if bool(s.occupied[side] >> area & 1) != (side in sides):
                yield f"{name} is not where its units are"
            moving = any(isinstance(step, MovementPhase) for step in s.stack)
            if side in sides and s.room(area, side) < 0 and moving and s.stack[-1].decider(s) != side:
                yield f"{name} is over the stacking limit in the other side's movement"
