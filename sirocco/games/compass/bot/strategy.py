"""How bots judge Compass and what they plan in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.games.compass.bot.evaluation import evaluate, expected
from sirocco.games.compass.bot.plans import plans
from sirocco.games.compass.bot.reasons import reasons
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message
from sirocco.kernel.strategy import PlanGroup, Strategy


class GameStrategy(Strategy[CompassState]):
    """Hand-made weights, exact odds, and whole sequences of actions."""

    def evaluate(self, state: CompassState, side: int) -> float:
        return evaluate(state, side)

    def expected(self, state: CompassState, side: int, action: Action) -> float | None:
        return expected(state, side, action)

    def plans(self, state: CompassState, side: int) -> Iterable[PlanGroup]:
        return plans(state, side)

    def reasons(self, before: CompassState, after: CompassState, side: int, actions: Sequence[Action]) -> list[Message]:
        return reasons(before, after, side, actions)
