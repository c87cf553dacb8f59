"""What the tests add to a server by `SIROCCO_PLUGINS`: a second game, and bots that misbehave."""

from __future__ import annotations

import os
import time

from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.kernel.registry import register
from sirocco.players import BOTS, Bot
from tests.toy_campaign import ToyCampaign


class SleepyBot(Bot):
    """Never comes to a decision."""

    def think(self, game: Game, side: str) -> Action:
        while True:
            time.sleep(1)


class CrashingBot(Bot):
    """Takes its process down."""

    def think(self, game: Game, side: str) -> Action:
        os._exit(3)


class SlowBot(Bot):
    """Takes its time, so that somebody can interfere, and then takes the first action."""

    def think(self, game: Game, side: str) -> Action:
        time.sleep(1.0)
        assert game.decision is not None
        return game.decision.actions[0]


class LyingBot(Bot):
    """Answers what was not asked."""

    def think(self, game: Game, side: str) -> Action:
        return Action("nonsense", (), "nonsense")


register(ToyCampaign())
BOTS.update({"sleepy": SleepyBot, "crashing": CrashingBot, "slow": SlowBot, "lying": LyingBot})
