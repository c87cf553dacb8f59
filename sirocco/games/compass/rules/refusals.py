"""Refusals that more than one chapter gives: a unit that only defends, a marker not held."""

from __future__ import annotations

from collections.abc import Collection

from sirocco.games.compass.components import CONVOY, MARKERS, RECOVERY, SIDES, SUSTAINED
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, refuse


@implements("C-1.2b", "C-3.7c")
def refuse_defence_only(s: CompassState, unit: int) -> Refusal | None:
    """A unit whose bracketed value counts only when it defends, garrisons above all."""
    c = s.components
    if c.garrison[unit]:
        return refuse("C-3.7c", "garrison-attacks", unit=c.unit_ids[unit])
    if c.bracketed[unit]:
        return refuse("C-1.2b", "bracketed", unit=c.unit_ids[unit])
    return None


@implements("C-3.6e", "C-3.6g", "C-3.6h", "C-bad-06")
def refuse_marker(s: CompassState, marker: int, side: int, playable: Collection[int], phasing: int) -> Refusal | None:
    """A marker that is not in the hand of the side, or not playable at this point."""
    if not s.hand[8 * side + marker]:
        return refuse("C-3.6g", "not-held", marker=MARKERS[marker], side=SIDES[side])
    if marker in playable:
        return None
    if marker in (CONVOY, SUSTAINED) and side != phasing:
        return refuse("C-3.6h", "marker-own-turn", marker=MARKERS[marker])
    if marker == RECOVERY:
        return refuse("C-3.6h", "marker-recovery", marker=MARKERS[marker])
    return refuse("C-3.6e", "marker-phase", marker=MARKERS[marker])
