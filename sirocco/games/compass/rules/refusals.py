"""Refusals that more than one chapter gives: wrong phase, wrong side, a unit that is not there, a marker not held."""

from __future__ import annotations

from collections.abc import Collection

from sirocco.games.compass.components import CONVOY, MARKERS, RECOVERY, SIDES, SUSTAINED
from sirocco.games.compass.rules.state import ADMINISTRATIVE_VERBS, CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, refuse, refuse_verb


@implements("C-5b", "C-bad-01", "C-bad-10", "C-6.1.Bb")
def refuse_phase(
    action: Action, verbs: Collection[str], done_rule: str = "C-bad-10", administrative: bool = False
) -> Refusal | None:
    """A command that does not belong to this point of the sequence of play.

    `done` is refused here where a compulsory choice is still open. `administrative` = this is that phase already.
    """
    if action.verb in ADMINISTRATIVE_VERBS and action.verb not in verbs and not administrative:
        return refuse("C-6.1.Bb", "administrative-only", verb=action.verb)
    return refuse_verb(action, verbs, "C-5b", done_rule)


@implements("C-bad-01", "C-bad-03")
def refuse_unit(s: CompassState, unit: int, side: int) -> Refusal | None:
    """A command on an enemy unit, or on one that is not on the map."""
    return s.refusals.piece(s, unit, side)


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
