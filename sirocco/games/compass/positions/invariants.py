"""What can never be true in a game of Compass, checked after every action of a conformance run."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.eliminated_units import BOX
from sirocco.games.compass.rules.movement import MovementPhase
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.pieces import disagreements


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
    bound = not s.options.garrison_retreats
    for unit, place in enumerate(s.place):
        name = c.unit_ids[unit]
        if place < 0:
            yield from _broken_off_map(s, unit, place)
            continue
        if s.reduced >> unit & 1 and c.steps[unit] == 1:
            yield f"{name} is reduced but cannot be"
        if bound and c.garrison[unit] and c.area_ids[place] != c.units[unit].start:
            yield f"{name} has left its fortress"
        target = s.target[unit]
        if target >= 0 and (c.bracketed[unit] or target not in c.entry_cost[place]):
            yield f"{name} carries an impossible attack marker"


def _broken_off_map(s: CompassState, unit: int, place: int) -> Iterator[str]:
    name = s.components.unit_ids[unit]
    if (s.reduced | s.oos) >> unit & 1:
        yield f"{name} is reduced or out of supply off the map"
    if s.target[unit] >= 0:
        yield f"{name} attacks from off the map"
    if place == BOX and s.components.garrison[unit]:
        yield f"{name} could be recovered"


def _broken_areas(s: CompassState) -> Iterator[str]:
    """The counts and masks kept up to date move by move are what the units' places say."""
    c = s.components
    yield from disagreements(s)
    if s.occupied[0] & s.occupied[1]:
        yield "both sides are in one area"
    top = s.stack[-1] if s.stack else None
    if isinstance(top, MovementPhase):
        for area in places_of(s.occupied[1 - top.side]):
            if room(s, area, 1 - top.side) < 0:
                yield f"{c.area_ids[area]} is over the stacking limit in the other side's movement"
