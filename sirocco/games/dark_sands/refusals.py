"""Refusals that more than one chapter gives: the wrong point of the sequence, an enemy unit, one that is not there."""

from __future__ import annotations

from collections.abc import Collection

from sirocco.games.dark_sands.components import SIDES
from sirocco.games.dark_sands.state import OFF_MAP, DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Value, message
from sirocco.kernel.rulebook import implements
from sirocco.kernel.step import Refusal


def refuse(rule: str, key: str, **args: Value) -> Refusal:
    return Refusal(rule, message(f"refuse-{key}", **args))


@implements("DS-16.0a")
def refuse_verb(action: Action, verbs: Collection[str]) -> Refusal | None:
    """A command that does not belong to this point of the sequence of play: nothing is done out of order."""
    if action.verb in verbs:
        return None
    if action.verb == "done":
        return refuse("DS-16.0a", "choice-open")
    return refuse("DS-16.0a", "out-of-order", verb=action.verb)


def refuse_unit(s: DarkSandsState, unit: int, side: int) -> Refusal | None:
    """A command on an enemy unit, or on one that is not on the map."""
    c = s.components
    if c.side_of[unit] != side:
        return refuse("DS-18.1b", "enemy-unit", unit=c.unit_ids[unit], side=SIDES[side])
    if s.place[unit] < 0:
        return refuse("DS-19.0a", "not-on-map", unit=c.unit_ids[unit], where=OFF_MAP[s.place[unit]])
    return None
