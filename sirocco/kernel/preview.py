"""What lies behind several actions together: they are taken on a copy, by the rules, and explained there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from sirocco.kernel.errors import NotationError
from sirocco.kernel.explain import Explanation, Odds
from sirocco.kernel.game import Game
from sirocco.kernel.march import piece_kind, place_kind
from sirocco.kernel.presentation.readable import bound


def preview(game: Game, units: Sequence[str], target: str) -> Explanation:
    """What lies behind an attack by these units, all its battles one after the other."""
    names = game.components.vocabulary.names
    attackers = list(dict.fromkeys(names[piece_kind(game)].index(unit) for unit in units))
    if not attackers:
        raise NotationError("an attack needs at least one unit")
    goal = names[place_kind(game)].index(target)
    battles = list(game.definition.declarations(game.state, attackers, goal))
    found = Explanation()
    for actions, origin in battles:
        copy = game.clone()
        for action in actions[:-1]:
            copy.act(action)
        explained = copy.explain(actions[-1]) or Explanation()
        odds = explained.odds if len(battles) == 1 else tuple(_from(each, origin) for each in explained.odds)
        found = Explanation(
            found.breakdowns + explained.breakdowns, found.odds + odds, found.warnings + explained.warnings
        )
    return bound(found, game)


def explain_in_a_row(game: Game, actions: Sequence[str]) -> Explanation | None:
    """What lies behind the last of these actions when the others have been taken, such as an attack that several units
    declare one after the other. Nothing where dice, a secret or another side would come between them, or where one
    prevents the next."""
    copy = game.clone()
    before = _outside(copy)
    for action, following in pairwise(actions):
        copy.act(action)
        if _outside(copy) != before or copy.refusal(following) is not None:
            return None
    explained = copy.explain(actions[-1])
    return None if explained is None else bound(explained, game)


def _outside(game: Game) -> tuple[int, int, str]:
    """What the side that decides does not have in its own hand."""
    side = game.decision.side if game.decision is not None else ""
    return game.state.dice.counter, game.state.reveals, side


def _from(odds: Odds, origin: str) -> Odds:
    """Odds of one battle among several, which say where it comes from: with the message KEY-from."""
    given = odds.given
    return msgspec.structs.replace(
        odds, given=msgspec.structs.replace(given, key=f"{given.key}-from", args={**given.args, "origin": origin})
    )
