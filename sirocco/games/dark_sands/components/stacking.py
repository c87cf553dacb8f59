"""Rule 7, the stacking limits."""

from __future__ import annotations

from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.stacking import CountLimit, StackingLimits

LARGE, ALL = 3, 4


@implements("DS-7.1a", "DS-7.2a", "DS-7.2b", "DS-7.2c", "DS-7.2d", "DS-11e", "DS-13.6.4a", "DS-13.6.1a")
def stacking_limits(fighting: int, small: int, hqs: int, garrisons: int) -> StackingLimits:
    """Four units, three of them larger than a battalion, and beside them one headquarters and one garrison."""
    return StackingLimits(
        (CountLimit(hqs, 1),),
        (CountLimit(garrisons, 1),),
        (CountLimit(fighting & ~small, LARGE), CountLimit(fighting, ALL)),
    )
