"""Carries out what a player sends: actions in a row, and an order that waited for the other side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sirocco.kernel.action import Action
from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.events import EventChain
from sirocco.kernel.game import Game
from sirocco.kernel.orders import Order, resumed, window_of_another
from sirocco.server.refusals import from_kernel, refused


class ActionsTaken(NamedTuple):
    """Actions carried out, each with its side; the log as it was after the last of each side that was asked for; and
    what waits."""

    done: list[tuple[str, Action]]
    logs: dict[str, EventChain]
    waiting: Order | None


def take(game: Game, sides: Sequence[str], actions: Sequence[str], waiting: Order | None) -> ActionsTaken:
    """Take actions in a game for the holder of these sides, then go on with the order that was waiting, if these
    actions only declined the window. Refuses what cannot be done."""
    taken = _take(game, sides, actions)
    if taken.waiting is not None or waiting is None:
        return taken
    progress = resumed(game, waiting)
    if progress is None:
        return taken
    resumed_actions = [(waiting.side, action) for action in progress.done]
    return ActionsTaken([*taken.done, *resumed_actions], taken.logs, progress.waiting)


def _take(game: Game, sides: Sequence[str], actions: Sequence[str]) -> ActionsTaken:
    """Take actions as far as a window of another side that none of them answers."""
    try:
        parsed = [game.components.vocabulary.parse(text) for text in actions]
    except SiroccoError as error:
        raise from_kernel(error) from None
    taken = ActionsTaken([], {}, None)
    first = None if game.decision is None else game.decision.side
    for number, action in enumerate(parsed):
        if game.decision is None:
            raise refused("over", "server-over")
        mover = game.decision.side
        answered = mover in sides and action in game.decision.actions
        if number and first is not None and not answered and window_of_another(game, first):
            rest = tuple(map(str, parsed[number:]))
            return taken._replace(waiting=Order(first, rest, game.length))
        if mover not in sides:
            raise refused("not-yours", "server-not-your-decision")
        try:
            game.act(action)
        except SiroccoError as error:
            raise from_kernel(error) from None
        taken.done.append((mover, action))
        taken.logs[mover] = game.state.log
    return taken
