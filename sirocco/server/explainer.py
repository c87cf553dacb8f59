"""What a decision's actions come to, odds above all: worked out beside the event loop and sent as part of the decision,
a moment after it.

Nobody has to ask before a click, and nobody waits for them: the decision itself is sent at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.server.explanations import ExplanationInfo, explanation_info
from sirocco.server.room import Room
from sirocco.server.room_task import RoomTask

AT_A_TIME = 0.1
"""Seconds after which those found so far are sent."""
MOST = 1.5
"""Seconds spent on one decision. What is left out is explained when somebody asks."""


class Explainer(RoomTask):
    """Wakes up whenever its room has another decision, or somebody new who looks at it."""

    def __init__(self, room: Room) -> None:
        super().__init__(room, room.to_explain)

    async def _work(self) -> None:
        current = self._room.current
        if not self._room.wants_odds():
            return
        game, seq = current.game, current.seq
        actions = iter([] if game.decision is None else game.decision.actions)
        deadline = time.monotonic() + MOST
        found: dict[str, ExplanationInfo] = {}
        over = False
        while not over and time.monotonic() < deadline:
            more, over = await asyncio.to_thread(explanations_of, game, actions, AT_A_TIME)
            found |= more
            if not await self._room.explain(seq, found if more or over else None):
                return


def explanations_of(game: Game, actions: Iterator[Action], seconds: float) -> tuple[dict[str, ExplanationInfo], bool]:
    """The explanations of those of the actions that have one, and whether they are all; the iterator is left where the
    time was over."""
    deadline = time.monotonic() + seconds
    found = {}
    for action in actions:
        explanation = game.explain(action)
        if explanation is not None and (explanation.odds or explanation.breakdowns or explanation.warnings):
            found[str(action)] = explanation_info(explanation)
        if time.monotonic() > deadline:
            return found, False
    return found, True
