"""How bots judge The Dark Sands and what they plan in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.games.dark_sands.bot.evaluation import evaluate, expected
from sirocco.games.dark_sands.bot.orders import assumed_answer
from sirocco.games.dark_sands.bot.plans import plans
from sirocco.games.dark_sands.bot.reasons import reasons
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message
from sirocco.kernel.strategy import PlanGroup, Strategy


class GameStrategy(Strategy[DarkSandsState]):
    """Hand-made weights, exact odds, and whole sequences of actions."""

    def evaluate(self, state: DarkSandsState, side: int) -> float:
        return evaluate(state, side)

    def expected(self, state: DarkSandsState, side: int, action: Action) -> float | None:
        return expected(state, side, action)

    def plans(self, state: DarkSandsState, side: int) -> Iterable[PlanGroup]:
        return plans(state)

    def assumed_answer(self, state: DarkSandsState, side: int) -> Action | None:
        return assumed_answer(state)

    def reasons(
        self, before: DarkSandsState, after: DarkSandsState, side: int, actions: Sequence[Action]
    ) -> list[Message]:
        return reasons(before, after, side, actions)
