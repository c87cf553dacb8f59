"""Refusals that more than one chapter gives: wrong phase, wrong side, a unit that is not there."""

from __future__ import annotations

from collections.abc import Collection

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
