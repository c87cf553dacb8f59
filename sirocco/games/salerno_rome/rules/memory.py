"""What rules have computed before, remembered with the components by all that it depends on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.kernel.action import Action
from sirocco.mechanics.movement_costs import MadeOnce

T = TypeVar("T")

REMEMBERED = 8192
"""How many answers are remembered before all are forgotten."""


def remembered(c: SalernoRome, key: Any, make: Callable[[], T]) -> T:
    """What has been computed for a key, or is computed now."""
    known: T | None = c.memo.get(key)
    if known is None:
        known = keep(c, key, make())
    return known


def keep(c: SalernoRome, key: Any, value: T) -> T:
    """Remember a value that has just been computed."""
    if len(c.memo) >= REMEMBERED:
        c.memo.clear()
    c.memo[key] = value
    return value


def actions_at(c: SalernoRome, verb: str, thing: int, hexes: int) -> tuple[Action, ...]:
    """The actions of a verb that name a thing and each of some hexes (a mask): the same long lists are wanted again
    and again while nobody moves, and lists of the same actions when somebody has."""
    key = (verb, thing, hexes)
    known: tuple[Action, ...] | None = c.memo.get(key)
    if known is None:
        known = keep(c, key, _actions_at(c, verb, thing, hexes))
    return known


def _actions_at(c: SalernoRome, verb: str, thing: int, hexes: int) -> tuple[Action, ...]:
    at = remembered(c, (verb, thing), lambda: MadeOnce(partial(c.vocabulary.action, verb, thing)))
    return tuple([at[place] for place in places_of(hexes)])
