"""Orders: several actions of one side given at once, which survive that the other side is asked in between.

An order is carried out action by action. Where the other side gets a window it waits; when the other side has declined
it goes on. Anything else that happens meanwhile (a reaction, another action of its own side, taking back) ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sirocco.kernel.action import Action
from sirocco.kernel.errors import IllegalAction
from sirocco.kernel.game import Game


class Order(NamedTuple):
    """What remains of an order, by the notation of its actions. It waits since so many actions had been taken."""

    side: str
    rest: tuple[str, ...]
    since: int


class Progress(NamedTuple):
    """What was carried out of an order, and what waits."""

    done: list[Action]
    waiting: Order | None


def carry_out(game: Game, actions: Sequence[Action | str]) -> Progress:
    """Take these actions in `game` as far as the other side's next window. Raises for an action that cannot be taken
    before it; the caller then throws the game away."""
    decision = game.decision
    side = "" if decision is None else decision.side
    parsed = [game.components.vocabulary.parse(str(action)) for action in actions]
    for number, action in enumerate(parsed):
        if number and window_of_another(game, side):
            return Progress(parsed[:number], Order(side, tuple(map(str, parsed[number:])), game.length))
        game.act(action, by=side or None)
    return Progress(parsed, None)


def resumed(game: Game, order: Order) -> Progress | None:
    """Go on with an order that waits; None if there is no way on: it is over. While the other side has not answered
    yet, nothing is done and it waits on."""
    if not declined_since(game, order):
        return None
    if window_of_another(game, order.side):
        return Progress([], order)
    if game.decision is None or game.decision.side != order.side:
        return None
    rest = [game.components.vocabulary.parse(action) for action in order.rest]
    for number, action in enumerate(rest):
        if number and window_of_another(game, order.side):
            return Progress(rest[:number], Order(order.side, order.rest[number:], game.length))
        try:
            game.act(action, by=order.side)
        except IllegalAction:
            return Progress(rest[:number], None)
    return Progress(rest, None)


def declined_since(game: Game, order: Order) -> bool:
    """Whether nothing has happened since an order was interrupted but that windows were declined."""
    if game.length < order.since:
        return False
    declining = game.definition.declining
    return all(side != order.side and action.verb in declining for side, action in game.taken_since(order.since))


def window_of_another(game: Game, side: str) -> bool:
    """Whether another side is asked about something it may decline."""
    decision = game.decision
    declining = game.definition.declining
    return decision is not None and decision.side != side and any(a.verb in declining for a in decision.actions)


def decline_windows(game: Game, side: str) -> bool:
    """Decline every window of the others in a game that is only a trial; returns whether there was one."""
    opened = False
    while window_of_another(game, side):
        assert game.decision is not None
        declining = game.definition.declining
        game.act(next(action for action in game.decision.actions if action.verb in declining))
        opened = True
    return opened
