"""The bot that looks at the consequences of what it could do and takes the best.

It asks the game's strategy for plans (sequences of actions worth considering as a whole), plays each out on a copy, and
weighs the outcome with the strategy's evaluation; where there are no plans it weighs every legal action. A plan once
chosen is followed as long as nothing unforeseen happens (players/plan.py). It thinks no further ahead.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.conversion import convert
from sirocco.kernel.game import Game
from sirocco.kernel.step import advance
from sirocco.kernel.strategy import Strategy
from sirocco.players.bot import DEFAULT_SECONDS, Bot
from sirocco.players.plan import PlanMemory, Rehearsal, plan_ahead

TIE = 1e-4
"""Ties between equal plans are broken by chance, within this much of a point."""
GAIN = 1e-3
"""A plan must improve the position by this much to be worth the trouble."""

PLANS = "plans"
"""The name of the plans in a bot's memory."""


class Thought(NamedTuple):
    """A decision being thought about: the position as the side may know it, and until when."""

    state: Any
    side: int
    strategy: Strategy[Any]
    deadline: float


class GreedyBot(Bot):
    """Looks one plan ahead."""

    def __init__(self, seed: int = 0, seconds: float = DEFAULT_SECONDS) -> None:
        super().__init__(seed, seconds)
        self._plans = PlanMemory()

    def memory(self) -> dict[str, Any]:
        return {**super().memory(), PLANS: msgspec.to_builtins(self._plans)}

    def recall(self, memory: Mapping[str, Any]) -> None:
        super().recall(memory)
        self._plans = convert(memory[PLANS], PlanMemory)

    def planned(self, game: Game) -> Action | None:
        decision = game.decision
        return None if decision is None else self._plans.next_action(game, decision)

    def think(self, game: Game, side: str) -> Action:
        strategy = game.definition.strategy()
        thought = Thought(game.state, game.definition.side_index(side), strategy, time.monotonic() + self.seconds)
        chosen = self._by_plans(thought)
        actions, steady = chosen if chosen is not None else (self._by_actions(game, thought), False)
        if len(actions) > 1:
            self._plans.adopt(plan_ahead(strategy, game, side, actions, steady))
        return actions[0]

    def _by_plans(self, thought: Thought) -> tuple[tuple[Action, ...], bool] | None:
        """The best plan of the first group that holds one better than doing nothing, and whether it is steady."""
        present: float | None = None
        for group in thought.strategy.plans(thought.state, thought.side):
            if group.key in self._plans.rejected or not group.plans:
                continue
            if group.forced and len(group.plans) == 1:
                self.random.random()  # as if it had been weighed: later ties are broken alike
                return group.plans[0], group.steady
            best, plan = self._best(thought, group.plans)
            if group.forced:
                return plan, group.steady
            if present is None:
                present = thought.strategy.evaluate(thought.state, thought.side)
            if best > present + GAIN:
                return plan, group.steady
            self._plans.reject(group.key)
        return None

    def _by_actions(self, game: Game, thought: Thought) -> tuple[Action, ...]:
        assert game.decision is not None
        return self._best(thought, ((action,) for action in game.decision.actions))[1]

    def _best(self, thought: Thought, plans: Iterable[tuple[Action, ...]]) -> tuple[float, tuple[Action, ...]]:
        """The plan with the best outcome among those there is time to look at (at least one)."""
        best: tuple[float, tuple[Action, ...]] | None = None
        for plan in plans:
            worth = self._worth(thought, plan) + TIE * self.random.random()
            if best is None or worth > best[0]:
                best = (worth, plan)
            if time.monotonic() > thought.deadline:
                break
        assert best is not None
        return best

    def _worth(self, thought: Thought, plan: tuple[Action, ...]) -> float:
        """The evaluation after a plan, or after as much of it as can be foreseen; where its last action rolls dice,
        the mean that the game computes."""
        strategy, side = thought.strategy, thought.side
        rehearsal = Rehearsal(strategy, thought.state, side)
        state = rehearsal.state
        for action, following in pairwise(plan):
            if not rehearsal.take(action, following):
                return strategy.evaluate(state, side)
        mean = strategy.expected(state, side, plan[-1])
        if mean is not None:
            return mean
        state.stack[-1].apply(state, plan[-1])
        advance(state)
        return strategy.evaluate(state, side)
