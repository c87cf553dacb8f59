"""Seats: which sides are played by people and which by bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.definition import Definition
from sirocco.kernel.errors import UnknownName
from sirocco.kernel.game import Game
from sirocco.players import Bot, make, offered

HUMAN = "human"
OPPONENT = "greedy"
DEFAULT_SECONDS = 0.5

Seats = dict[str, Bot | None]
"""The bot of each side; None is a person."""


def read_seats(definition: Definition[Any], pairs: Iterable[str], seconds: float = DEFAULT_SECONDS) -> Seats:
    """Seats from `side=player` pairs. By default a person has the first side and a bot the others."""
    chosen = dict.fromkeys(definition.sides, "")
    bots = offered(definition.name)
    for pair in pairs:
        side, equals, player = pair.partition("=")
        if not equals:
            raise UnknownName(f"seat '{pair}' must be written side=player, e.g. {definition.sides[0]}=human")
        if side not in chosen:
            raise UnknownName(f"unknown side or option '{side}' for {definition.name}; sides: {', '.join(chosen)}")
        if player != HUMAN and player not in bots:
            raise UnknownName(f"unknown player '{player}' for {side}; known: {', '.join([HUMAN, *bots])}")
        chosen[side] = player
    if not any(player == HUMAN for player in chosen.values()):
        free = next((side for side, player in chosen.items() if not player), None)
        if free is not None:
            chosen[free] = HUMAN
    return {
        side: None if player == HUMAN else make(player or OPPONENT, seconds=seconds, game=definition.name)
        for side, player in chosen.items()
    }


def bot_choice(bot: Bot, game: Game) -> Action:
    """A bot's choice. It is seeded for each decision, so that a resumed game continues in the same way."""
    bot.random.seed(f"{game.header.commitment}:{len(game.actions_taken)}")
    return bot.choose(game)
