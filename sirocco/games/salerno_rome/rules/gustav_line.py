"""Rule 9.6, the Gustav line: the Axis pays for it in two turns, and then its hexes are fortified."""

from __future__ import annotations

from sirocco.games.salerno_rome.rules.state import OPERATIONAL, SalernoState
from sirocco.kernel.proof.rulebook import implements


@implements("SR-9.6a", "SR-9.6c")
def may_advance(s: SalernoState) -> int:
    """Once a turn, from the first on, until the line is operational."""
    return int(not s.gustav_paid and s.gustav < OPERATIONAL)


@implements("SR-9.6b")
def advance_line(s: SalernoState, _times: int) -> None:
    s.gustav += 1
    s.gustav_paid = True
    s.report("gustav", box=s.gustav, operational=s.gustav == OPERATIONAL)
