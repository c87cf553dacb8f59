"""Bots: players that need only the kernel's interface, and those that games offer themselves.

bot = players.make("greedy", seed=1, game="compass")
action = bot.choose(game)          # the action to take for the side that decides
"""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.kernel.errors import DataError, UnknownName
from sirocco.kernel.play import BotFactory
from sirocco.kernel.registry import definition
from sirocco.players.bot import DEFAULT_SECONDS, Bot
from sirocco.players.greedy import GreedyBot
from sirocco.players.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that play any game, weakest first."""


def offered(game: str | None = None) -> Mapping[str, BotFactory]:
    """The bots for a game by name, weakest first: the general ones, then its own. One of its own may take a general
    name. Without a game: the general ones."""
    return BOTS if game is None else {**BOTS, **definition(game).bots()}


def make(name: str, seed: int = 0, seconds: float = DEFAULT_SECONDS, game: str | None = None) -> Bot:
    """The bot of that name, the game's own before a general one; `seconds` bounds its thinking for one decision."""
    bots = offered(game)
    if name not in bots:
        raise UnknownName(f"unknown bot '{name}'; known: {', '.join(bots)}")
    bot = bots[name](seed, seconds)
    if not isinstance(bot, Bot):
        raise DataError(f"bot '{name}' of {game} is not a sirocco.players.Bot")
    return bot


__all__ = ["BOTS", "Bot", "make", "offered"]
