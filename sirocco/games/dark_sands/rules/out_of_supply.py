"""Rule 10.2, Out of supply: what the marker does to a unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sirocco.games.dark_sands.components.terrain import QUARTERS
from sirocco.games.dark_sands.rules.disruption import in_disorder
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

if TYPE_CHECKING:
    from sirocco.games.dark_sands.rules.state import DarkSandsState

MOVEMENT, HALF_MOVEMENT = 3, 2
MODIFIER = 2
"""What units out of supply or disrupted do to the die of a battle."""


@implements("DS-10.2.1a", "DS-10.2.1b")
def allowance_out_of_supply(half: bool) -> int:
    """Quarters of movement points: three points for everybody, two for half a movement."""
    return (HALF_MOVEMENT if half else MOVEMENT) * QUARTERS


@implements("DS-10.2.1c")
def refuse_extended_movement(s: DarkSandsState, unit: int) -> Refusal | None:
    """No extended movement out of supply."""
    return s.refuse("DS-10.2.1c", "extend-oos", unit=unit) if s.oos >> unit & 1 else None


@implements("DS-10.2.1d", "DS-P3a")
def commands(s: DarkSandsState, hq: int) -> bool:
    """Whether a headquarters can act: on the map and not out of supply."""
    return s.place[hq] >= 0 and not s.oos >> hq & 1


@implements("DS-10.2.1e")
def in_order(s: DarkSandsState, side: int) -> int:
    """A side's units (a mask) whose zone of control counts against a retreat: neither out of supply nor disrupted."""
    return s.components.side_mask[side] & s.components.exerting & ~s.oos & ~in_disorder(s)


@implements("DS-10.2.1f", "DS-10.2.1g")
def fight_badly(s: DarkSandsState, units: Sequence[int]) -> bool:
    """Whether one of a side's units, or by an option each of them, is out of supply or disrupted: once for each side it
    changes the die."""
    poor = s.oos | in_disorder(s)
    found = [poor >> u & 1 for u in units]
    return all(found) if s.options.drm_only_if_all else any(found)
