"""What the tests add to a server by `SIROCCO_PLUGINS`: more games, and bots that misbehave."""

from __future__ import annotations

import os
import time
from pathlib import Path

from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.kernel.registry import register
from sirocco.players import BOTS, Bot
from tests.patience import PATIENCE
from tests.server.trace import TRACE
from tests.skirmish import Skirmish
from tests.toy_campaign import ToyCampaign
from tests.toy_march import ToyMarch


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
    """Leaves its process id in a file and never comes to a decision, so that somebody can interfere. Where the file is
    there already it takes the first action."""

    def think(self, game: Game, side: str) -> Action:
        trace = Path(os.environ[TRACE])
        if not trace.exists():
            written = trace.with_suffix(".part")
            written.write_text(str(os.getpid()), encoding="ascii")
            written.rename(trace)
            time.sleep(PATIENCE)
        assert game.decision is not None
        return game.decision.actions[0]


class LyingBot(Bot):
    """Answers what was not asked."""

    def think(self, game: Game, side: str) -> Action:
        return Action("nonsense", (), "nonsense")


register(ToyCampaign())
register(Skirmish())
register(ToyMarch())
BOTS.update({"sleepy": SleepyBot, "crashing": CrashingBot, "slow": SlowBot, "lying": LyingBot})
