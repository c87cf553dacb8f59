"""How bots judge Kasserine and what they plan in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.games.kasserine.bot.evaluation import evaluate
from sirocco.games.kasserine.bot.marches import assumed_answer
from sirocco.games.kasserine.bot.plans import plans
from sirocco.games.kasserine.bot.reasons import reasons
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message
from sirocco.kernel.strategy import PlanGroup, Strategy


class GameStrategy(Strategy[KasserineState]):
    """Hand-made weights, exact odds, and whole phases as plans."""

    def evaluate(self, state: KasserineState, side: int) -> float:
        return evaluate(state, side)

    def plans(self, state: KasserineState, side: int) -> Iterable[PlanGroup]:
        return plans(state)

    def assumed_answer(self, state: KasserineState, side: int) -> Action | None:
        return assumed_answer(state)

    def reasons(
        self, before: KasserineState, after: KasserineState, side: int, actions: Sequence[Action]
    ) -> list[Message]:
        return reasons(before, after, side, actions)
