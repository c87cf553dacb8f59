"""Chapter 3.7, Garrisons: units that stay where they are and only defend."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

if TYPE_CHECKING:
    from sirocco.games.compass.rules.state import CompassState


@implements("C-3.7b")
def refuse_garrison_move(s: CompassState, unit: int) -> Refusal | None:
    """A garrison never moves, whatever event is played on it."""
    c = s.components
    return s.refuse("C-3.7b", "garrison-moves", unit=unit) if c.garrison[unit] else None


@implements("C-3.7c")
def refuse_garrison_attack(s: CompassState, unit: int) -> Refusal | None:
    """A garrison neither attacks nor supports an attack."""
    c = s.components
    return s.refuse("C-3.7c", "garrison-attacks", unit=unit) if c.garrison[unit] else None


@implements("C-3.7d", "C-3.7h")
def is_lost_with_its_fortress(s: CompassState, unit: int) -> bool:
    """Whether a unit that is eliminated can never be recovered because it is a garrison."""
    return s.components.garrison[unit]


@implements("C-3.7f")
def abandon_garrisons(s: CompassState, units: Iterable[int]) -> None:
    """Garrisons that must retreat are eliminated instead, unless an option lets them go."""
    for unit in units:
        if s.components.garrison[unit] and not s.options.garrison_retreats:
            s.eliminate(unit, "garrison")
