"""How bots judge From Salerno to Rome and what they plan in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.games.salerno_rome.bot.evaluation import evaluate
from sirocco.games.salerno_rome.bot.marches import assumed_answer
from sirocco.games.salerno_rome.bot.plans import plans
from sirocco.games.salerno_rome.bot.reasons import reasons
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message
from sirocco.kernel.strategy import PlanGroup, Strategy


class GameStrategy(Strategy[SalernoState]):
    """Hand-made weights, exact odds, and whole operations as plans."""

    def evaluate(self, state: SalernoState, side: int) -> float:
        return evaluate(state, side)

    def plans(self, state: SalernoState, side: int) -> Iterable[PlanGroup]:
        return plans(state)

    def assumed_answer(self, state: SalernoState, side: int) -> Action | None:
        return assumed_answer(state)

    def reasons(self, before: SalernoState, after: SalernoState, side: int, actions: Sequence[Action]) -> list[Message]:
        return reasons(before, after, side, actions)
