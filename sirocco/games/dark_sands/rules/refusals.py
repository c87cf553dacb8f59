"""Refusals that more than one chapter gives: the wrong point of the sequence, an enemy unit, one that is not there."""

from __future__ import annotations

from collections.abc import Collection

from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel import step
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.marching import MarchClauses

MARCHING = MarchClauses(
    together="DS-19.1.1c",
    adjacent="DS-6.1a",
    closed="DS-6.0a",
    enemies="DS-19.1.1f",
    halt="DS-19.1.2a",
    zone_to_zone="DS-19.1.2b",
    points="DS-19.1.3a",
)


@implements("DS-16.0a")
def refuse_verb(action: Action, verbs: Collection[str]) -> Refusal | None:
    """A command that does not belong to this point of the sequence of play: nothing is done out of order."""
    return step.refuse_verb(action, verbs, "DS-16.0a")


def refuse_unit(s: DarkSandsState, unit: int, side: int) -> Refusal | None:
    """A command on an enemy unit, or on one that is not on the map."""
    return s.refusals.piece(s, unit, side)
