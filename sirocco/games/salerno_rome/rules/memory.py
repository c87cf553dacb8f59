"""Long lists of actions that have been made before, remembered with the components."""

from __future__ import annotations

from functools import partial

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.kernel.action import Action
from sirocco.mechanics.memo import keep, remembered
from sirocco.mechanics.movement_costs import MadeOnce


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
