"""Chapter 1.2, The units: what a counter lets a unit do."""

from __future__ import annotations

from sirocco.games.compass.rules.garrisons import refuse_garrison_attack
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal


@implements("C-1.2b")
def refuse_defence_only(s: CompassState, unit: int) -> Refusal | None:
    """A unit whose bracketed value counts only when it defends, garrisons above all."""
    c = s.components
    wrong = refuse_garrison_attack(s, unit)
    if wrong is None and c.bracketed[unit]:
        return s.refuse("C-1.2b", "bracketed", unit=unit)
    return wrong


@implements("C-1.2c", "C-1.2d")
def refuse_support(s: CompassState, unit: int) -> Refusal | None:
    """Only a unit with an asterisk can stand behind another."""
    c = s.components
    return None if c.asterisk[unit] else s.refuse("C-1.2d", "no-asterisk", unit=unit)
