"""The bot that plays any legal action: a baseline, and a tireless tester."""

from __future__ import annotations

from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.players.bot import Bot


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, game: Game) -> Action:
        decision = game.decision
        if decision is None:
            raise ValueError("the game is over: there is nothing to choose")
        return self.random.choice(decision.actions)

    def think(self, game: Game, side: str) -> Action:
        return self.choose(game)
