"""Chapters 3.2, 3.9 and 6.2.C, Supply: tracing a line to the logistical area, and the supply check."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.supply import mark_supply


def passable(s: CompassState, side: int) -> int:
    """Areas a line of supply may use: neither controlled nor occupied by the enemy (C-3.9b)."""
    return s.controlled[side] & ~s.occupied[1 - side]


@implements("C-3.2a", "C-3.9a", "C-3.9b", "C-3.9c", "C-3.9d", "C-3.9e", "C-3.9o")
def supplied_areas(s: CompassState, side: int, closed: int = 0) -> int:
    """Mask of areas where a unit of the side is in supply: on the road and track network that hangs together with
    the logistical area, or next to it by any border. Nothing at all if the enemy holds the logistical area.

    `closed` areas count as the enemy's: what would be left if he entered them."""
    free = passable(s, side) & ~closed
    return s.components.supply_nets[side].supplied(free, free)


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
    return c.supply_nets[side].line(area, free, free)


@implements("C-3.9g", "C-3.9i")
def out_of_supply_penalty(s: CompassState, value: int, supporting: bool) -> int:
    """What attacking out of supply takes from a unit's combat value: one, but it does not fall below 0."""
    return min(value, 1) if not supporting or s.options.oos_support_penalty else 0


@implements("C-3.9j", "C-3.9k", "C-3.9l")
def retreat_out_of_supply(s: CompassState, units: Iterable[int]) -> None:
    """Units out of supply that must retreat lose a level first, once whatever the hits were."""
    for unit in units:
        if s.is_out_of_supply(unit):
            s.lose_step(unit, "retreat-out-of-supply")


@implements("C-6.2.Ca", "C-6.2.Cb", "C-6.2.Cc", "C-3.9f", "C-3.9h")
class SupplyCheck(Step[CompassState], frozen=True):
    """6.2.C: only the phasing side's units get or lose the marker, and keep it until their next check."""

    rule = "C-6.2.Ca"
    under = ("PlayerTurn",)

    side: Side

    def run(self, s: CompassState) -> None:
        supplied = supplied_areas(s, self.side)
        mark_supply(s, s.components.units_of[self.side], lambda unit: in_supply(s, unit, supplied), "area")
        s.pop()
