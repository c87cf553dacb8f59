"""Rule 9.6, the Gustav line: the Axis pays for it in two turns. What hexes are fortified, by it and otherwise."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements

OPERATIONAL = 2
"""The last box of the track (SR-9.6b)."""


@implements("SR-9.6a", "SR-9.6c")
def may_advance(s: SalernoState) -> int:
    """Once a turn, from the first on, until the line is operational."""
    return int(not s.gustav_paid and s.gustav < OPERATIONAL)


@implements("SR-9.6b")
def advance_line(s: SalernoState, _times: int) -> None:
    s.gustav += 1
    s.gustav_paid = True
    s.report("gustav", box=s.gustav, operational=s.gustav == OPERATIONAL)


@implements("SR-9.6d", "SR-9.6.1a", "SR-9.7b", "SR-9.6e", "SR-9.7d")
def is_fortified(s: SalernoState, place: int, side: int) -> bool:
    """Whether a hex is a fortified one for who defends it: the Gustav line once it is operational, the Bernhardt
    hexes, fortifications; for the Axis only."""
    italy = s.components.italy
    line = italy.gustav if s.gustav == OPERATIONAL else 0
    return side == AXIS and bool((line | italy.bernhardt | s.fortifications) >> place & 1)
