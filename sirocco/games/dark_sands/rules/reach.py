"""Where a unit can get to by land in one movement action, all at once: for bots and overlays."""

from __future__ import annotations

from functools import lru_cache

from sirocco.board.graph import places_of
from sirocco.board.paths import CostTable, Reach
from sirocco.games.dark_sands.components import CENTRE, EAST, DarkSands
from sirocco.games.dark_sands.components.sides import ALLIED
from sirocco.games.dark_sands.rules.headquarters import is_lone_hq
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.state import BUILT, DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import ChangedCosts


@implements("DS-19.1a", "DS-19.1.1f", "DS-19.1.2a", "DS-19.1.2b", "DS-19.1.2c", "DS-19.1.3a", "DS-11f")
def reachable(s: DarkSandsState, unit: int, half: bool = False, nudged: bool = False) -> Reach:
    """Everywhere a unit can march by itself, but for infiltration. `nudged`: it may go one hex only."""
    c = s.components
    side, start = c.side_of[unit], s.place[unit]
    enemy = 1 - side
    closed = s.occupied[enemy]
    for hex_ in places_of(closed & _headquarters(s, enemy)):
        if is_lone_hq(s, hex_, enemy):
            closed &= ~(1 << hex_)
    wheels = bool(c.wheeled >> unit & 1)
    table: CostTable = s.ground.on_wheels if wheels else s.ground.on_foot
    if s.barred and side == ALLIED:
        table = _kept_from_the_east(c, s.bypass == BUILT, s.options.hexside_costs_replace, wheels)
    allowance = 0 if nudged else s.allowance(unit, half)
    return Moving.zones.reach(table, start, allowance, zone=s.zone[enemy], closed=closed, first_step_free=True)


@lru_cache(maxsize=8)
@implements("DS-S4b")
def _kept_from_the_east(c: DarkSands, built: bool, instead: bool, wheels: bool) -> CostTable:
    """The costs without the steps from the Centre to the East."""
    ground, neighbours, east = c.grounds[built, instead], c.map.board.neighbours, c.sections[EAST]
    barred = {(a, b): None for a in places_of(c.sections[CENTRE]) for b in neighbours[a] if east >> b & 1}
    return ChangedCosts(ground.on_wheels if wheels else ground.on_foot, neighbours, steps=barred)


def _headquarters(s: DarkSandsState, side: int) -> int:
    """The hexes of a side's headquarters (a mask)."""
    c = s.components
    found = 0
    for hq in places_of(c.hqs & c.side_mask[side] & s.standing):
        found |= 1 << s.place[hq]
    return found
