"""What a bot is. It is handed the real game but may look only at an imagined one."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.players.undisturbed import Undisturbed

DEFAULT_SECONDS = 0.5

CHANCE = "chance"
"""The name of the random numbers in a bot's memory."""


class Bot(ABC):
    """A player. Same seed, same game, same choices (unless its time runs out)."""

    def __init__(self, seed: int = 0, seconds: float = DEFAULT_SECONDS) -> None:
        self.random = random.Random(seed)
        self.seconds = seconds

    def choose(self, game: Game) -> Action:
        """The action for the side that must decide. What that side cannot know is re-sampled before thinking."""
        decision = game.decision
        if decision is None:
            raise ValueError("the game is over: there is nothing to choose")
        with Undisturbed():
            planned = self.planned(game)
            if planned is not None:
                return planned
            if len(decision.actions) == 1:
                return decision.actions[0]
            return self.think(game.imagine(decision.side, self.random.getrandbits(64)), decision.side)

    def planned(self, game: Game) -> Action | None:
        """The action for this decision that the bot already means to take; None: it would have to think."""
        return None

    def memory(self) -> dict[str, Any]:
        """All that a bot carries from one decision to the next, as plain data. It holds nothing its side may not know,
        and nobody but the bot reads it."""
        return {CHANCE: self.random.getstate()}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Go on as the bot of the same name that had this memory would have, perhaps in another process."""
        version, numbers, spare = memory[CHANCE]
        self.random.setstate((version, tuple(numbers), spare))

    @abstractmethod
    def think(self, game: Game, side: str) -> Action:
        """Choose in a game in which everything hidden from `side` is only imagined."""
