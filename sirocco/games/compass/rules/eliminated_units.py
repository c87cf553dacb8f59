"""Chapter 3.12, Eliminated units: who lies in the eliminated box, and who can come back from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.games.compass.rules.garrisons import is_lost_with_its_fortress
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

if TYPE_CHECKING:
    from sirocco.games.compass.rules.state import CompassState

# Where a unit is when it is not in an area.
BOX, LOST, REMOVED, TRACK, WAITING = -1, -2, -3, -4, -5
"""Eliminated box; in the box for good (C-3.12c, C-3.7d); out of the game; on the turn track; recovered but no room."""
OFF_MAP = {BOX: "box", LOST: "lost", REMOVED: "removed", TRACK: "track", WAITING: "waiting"}


@implements("C-3.12a", "C-3.12c", "C-6.2.E.6f")
def is_lost_for_good(s: CompassState, unit: int) -> bool:
    """Whether a unit that is eliminated now goes to its box for good: out of supply, or a garrison."""
    return s.is_out_of_supply(unit) or is_lost_with_its_fortress(s, unit)


@implements("C-3.12b", "C-6.1.Bj", "C-6.1.Bl", "C-6.1.Bh", "C-3.7d", "C-3.11e", "C-3.12c")
def refuse_recovery(s: CompassState, unit: int, side: int) -> Refusal | None:
    """Unit Recovery is for units in the eliminated box that may come back, while the logistical area is ours."""
    c = s.components
    if c.side_of[unit] != side:
        return s.refuse("C-6.1.Bj", "enemy-unit", unit=unit, side=side)
    if c.garrison[unit]:
        return s.refuse("C-3.7d", "garrison-lost", unit=unit)
    if s.place[unit] == LOST:
        return s.refuse("C-3.12c", "lost-for-good", unit=unit)
    if s.place[unit] == REMOVED:
        return s.refuse("C-3.11e", "removed", unit=unit)
    if s.place[unit] != BOX:
        return s.refuse("C-6.1.Bj", "not-in-box", unit=unit)
    if base_closed(s, side):
        return s.refuse("C-6.1.Bh", "base-occupied", side=side)
    if s.options.recovery_needs_control and not s.controlled[side] >> c.logistical[side] & 1:
        return s.refuse("C-6.1.Bl", "base-lost", side=side)
    return None


@implements("C-6.1.Bh")
def base_closed(s: CompassState, side: int) -> bool:
    """The enemy stands in the side's logistical area: nothing can be placed."""
    return bool(s.occupied[1 - side] >> s.components.logistical[side] & 1)
