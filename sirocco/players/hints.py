"""A hint: what a bot would do in somebody's place, as far as that can be foreseen, and why.

The bot thinks in an imagined game, so a hint tells a side nothing that it may not know.
"""

from __future__ import annotations

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.explain import Odds
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.players.bot import Bot

LONGEST = 60
"""No plan is shown further than so many actions."""


class Chance(msgspec.Struct, frozen=True):
    """What the dice of a plan are expected to bring: a range where it depends on what the other side does."""

    label: Message
    low: float
    high: float
    is_chance: bool


class Hint(msgspec.Struct, frozen=True):
    """The actions of a plan in notation, what they are good for, and what their dice promise."""

    actions: list[str]
    reasons: list[Message] = []
    chances: list[Chance] = []


def hint(bot: Bot, game: Game) -> Hint:
    """The plan of a bot for the decision of a game that is only imagined, and that is played on by this."""
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    before = game.clone()
    odds: tuple[Odds, ...] = ()
    actions: list[Action] = []
    action: Action | None = bot.choose(game)
    while action is not None:
        actions.append(action)
        odds = _odds(game, action) or odds
        known = (game.state.dice.counter, game.state.reveals)
        game.act(action)
        goes_on = game.decision is not None and game.decision.side == decision.side and len(actions) < LONGEST
        if not goes_on or (game.state.dice.counter, game.state.reveals) != known:
            break
        action = bot.planned(game)
        if action is None and _is_on_the_way(game, actions[-1]):
            action = bot.choose(game)
        if action is not None and _begins_anew(game, actions, action):
            break
    strategy, side = game.definition.strategy(), game.definition.side_index(decision.side)
    reasons = strategy.reasons(before.state, game.state, side, actions)
    return Hint([str(action) for action in actions], reasons, _in_short(odds))


def _begins_anew(game: Game, actions: list[Action], action: Action) -> bool:
    """Whether an action takes other pieces in hand: one march is enough for one hint."""
    take = game.definition.marching.take
    return bool(take) and action.verb == take and any(earlier.verb == take for earlier in actions)


def _is_on_the_way(game: Game, action: Action) -> bool:
    """Whether pieces have been taken in hand and may go on: a march is told to its end."""
    marching = game.definition.marching
    assert game.decision is not None
    return bool(marching.take) and any(action.verb == marching.move == each.verb for each in game.decision.actions)


def _odds(game: Game, action: Action) -> tuple[Odds, ...]:
    if action.verb == game.definition.marching.move:
        return ()
    explanation = game.explain(action)
    return () if explanation is None else tuple(odds for odds in explanation.odds if odds.measures)


def _in_short(odds: tuple[Odds, ...]) -> list[Chance]:
    found = []
    for measures in zip(*(each.measures for each in odds), strict=True):
        values = [float(measure.value) for measure in measures]
        found.append(Chance(measures[0].label, min(values), max(values), measures[0].is_chance))
    return found
