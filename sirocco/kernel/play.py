"""Playing on: letting players decide until somebody else must."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from sirocco.kernel.action import Action
from sirocco.kernel.decision import Decision
from sirocco.kernel.game import Game


class Player(Protocol):
    """Whoever decides for a side: a bot, or anything else that chooses one of the decision's actions."""

    def choose(self, game: Game) -> Action | str: ...


BotFactory = Callable[[int, float], Player]
"""Makes a bot from a seed and the seconds it may think about one decision."""


def play_on(game: Game, players: Mapping[str, Player], until: str | None = None) -> Decision | None:
    """Play until the side `until`, or one without a player, must decide, or the game is over."""
    for side in (*players, *(() if until is None else (until,))):
        game.definition.side_index(side)
    while (decision := game.decision) is not None and decision.side != until and decision.side in players:
        game.act(players[decision.side].choose(game))
    return game.decision
