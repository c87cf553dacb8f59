"""Chapter 3.5, Control of areas: every area belongs to one side, the last to have been alone in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.games.compass.components import Compass
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.control import hand_over

if TYPE_CHECKING:
    from sirocco.games.compass.rules.state import CompassState


@implements("C-3.5b")
def at_the_start(c: Compass) -> list[int]:
    """The areas of each side when the game opens, as masks."""
    return list(c.starts_with)


@implements("C-3.5a", "C-3.5c", "C-3.5d", "C-3.5e", "C-3.5f", "C-3.7e", "C-6.2.Dh", "C-6.2.E.8c")
def take_control(s: CompassState, side: int, area: int) -> None:
    """A unit has entered: alone in an area, its side takes control at once, even in transit. What a unit leaves behind
    stays its side's."""
    if not s.controlled[side] >> area & 1:
        hand_over(s, s.controlled, side, area, "area")
