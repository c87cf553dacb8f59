"""The bot that looks at the consequences of each action and takes the best."""

from __future__ import annotations

from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.players.bot import Bot


class GreedyBot(Bot):
    """One step ahead, with the game's own evaluation."""

    def think(self, game: Game, side: str) -> Action:
        assert game.decision is not None
        index = game.definition.side_index(side)

        def worth(action: Action) -> float:
            after = game.clone()
            after.act(action)
            return game.definition.evaluate(after.state, index)

        return max(game.decision.actions, key=worth)
