"""Bots: players that need only the kernel's interface.

bot = players.make("greedy", seed=1)
action = bot.choose(game)          # the action to take for the side that decides
"""

from __future__ import annotations

from sirocco.kernel.errors import UnknownName
from sirocco.players.bot import DEFAULT_SECONDS, Bot
from sirocco.players.greedy import GreedyBot
from sirocco.players.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, seed: int = 0, seconds: float = DEFAULT_SECONDS) -> Bot:
    """The bot of that name; `seconds` bounds its thinking time for one decision."""
    if name not in BOTS:
        raise UnknownName(f"unknown bot '{name}'; known: {', '.join(BOTS)}")
    return BOTS[name](seed, seconds)


__all__ = ["BOTS", "Bot", "make"]
