"""Chapters 3.2, 3.9 and 6.2.C, Supply: tracing a line to the logistical area, and the supply check."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.trace import flood, line
from sirocco.games.compass.components.kinds import Side
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step


def passable(s: CompassState, side: int) -> int:
    """Areas a line of supply may use: neither controlled nor occupied by the enemy (C-3.9b)."""
    return s.controlled[side] & ~s.occupied[1 - side]


@implements("C-3.2a", "C-3.9a", "C-3.9b", "C-3.9c", "C-3.9d", "C-3.9e", "C-3.9o")
def supplied_areas(s: CompassState, side: int, closed: int = 0) -> int:
    """Mask of areas where a unit of the side is in supply: on the road and track network that hangs together with
    the logistical area, or next to it by any border. Nothing at all if the enemy holds the logistical area.

    `closed` areas count as the enemy's: what would be left if he entered them."""
    c = s.components
    network = flood(c.logistical[side], c.supply_network, passable(s, side) & ~closed)
    supplied = network
    for area in places_of(network):
        supplied |= c.board.adjacent[area]
    return supplied


@implements("C-3.9m", "C-3.9n")
def in_supply(s: CompassState, unit: int, supplied: int | None = None) -> bool:
    """A fresh trace for one unit on the map; a unit with a home of its own needs none while it is there."""
    c = s.components
    area = s.place[unit]
    if area == c.home_supply[unit]:
        return True
    if supplied is None:
        supplied = supplied_areas(s, c.side_of[unit])
    return bool(supplied >> area & 1)


def supply_line(s: CompassState, unit: int) -> list[int] | None:
    """The areas of a shortest line from the unit's area to the logistical area, or None if there is none."""
    c = s.components
    side = c.side_of[unit]
    area = s.place[unit]
    if area == c.home_supply[unit]:
        return [area]
    free = passable(s, side)
    base = c.logistical[side]
    lines = [
        found if start == area else [area, *found]
        for start in (area, *c.board.neighbours[area])
        if (found := line(start, base, c.supply_network, free)) is not None
    ]
    return min(lines, key=len, default=None)


@implements("C-6.2.Ca", "C-6.2.Cb", "C-6.2.Cc", "C-3.9f", "C-3.9h")
class SupplyCheck(Step[CompassState], frozen=True):
    """6.2.C: only the phasing side's units get or lose the marker, and keep it until their next check."""

    rule = "C-6.2.Ca"
    under = ("PlayerTurn",)

    side: Side

    def run(self, s: CompassState) -> None:
        c = s.components
        supplied = supplied_areas(s, self.side)
        for unit in c.units_of[self.side]:
            if s.place[unit] < 0:
                continue
            bit = 1 << unit
            if in_supply(s, unit, supplied):
                if s.oos & bit:
                    s.oos &= ~bit
                    s.emit("supplied", unit=c.unit_ids[unit])
            elif not s.oos & bit:
                s.oos |= bit
                s.emit("outOfSupply", unit=c.unit_ids[unit], area=c.area_ids[s.place[unit]])
        s.pop()
