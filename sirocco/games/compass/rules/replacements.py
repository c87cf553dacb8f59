"""Chapter 3.10, Replacements: which units a replacement point restores."""

from __future__ import annotations

from sirocco.games.compass.rules.eliminated_units import OFF_MAP
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import in_supply
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal


@implements("C-3.10b", "C-3.10c", "C-3.10d", "C-3.7g")
def refuse_replacement(s: CompassState, unit: int, side: int) -> Refusal | None:
    """A replacement point restores a reduced two-step unit on the map that can trace supply now."""
    c = s.components
    wrong = s.refusals.enemy(s, unit, side)
    if wrong is not None:
        return wrong
    if s.place[unit] < 0:
        return s.refuse("C-3.10d", "not-on-map", unit=unit, where=OFF_MAP[s.place[unit]])
    if c.steps[unit] == 1:
        return s.refuse("C-3.10d", "one-step", unit=unit)
    if not s.reduced >> unit & 1:
        return s.refuse("C-3.10b", "full-strength", unit=unit)
    if not in_supply(s, unit):
        return s.refuse("C-3.10c", "no-supply", unit=unit)
    return None
