"""The bot that looks at the consequences of what it could do and takes the best.

It asks the game for plans (sequences of actions worth considering as a whole), plays each out on a copy, and weighs
the outcome with the game's evaluation; where there are no plans it weighs every legal action. A plan once chosen is
followed as long as nothing unforeseen happens. It thinks no further ahead.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.definition import PlanGroup
from sirocco.kernel.game import Game
from sirocco.kernel.step import advance
from sirocco.players.bot import DEFAULT_SECONDS, Bot

TIE = 1e-4
"""Equal plans are told apart by chance, within this much of a point."""
GAIN = 1e-3
"""A plan must improve the position by this much to be worth the trouble."""


class GreedyBot(Bot):
    """Looks one plan ahead."""

    def __init__(self, seed: int = 0, seconds: float = DEFAULT_SECONDS) -> None:
        super().__init__(seed, seconds)
        self._following: list[str] = []
        self._rolled = -1
        self._steady = False
        self._rejected: set[tuple[object, ...]] = set()

    def choose(self, game: Game) -> Action:
        decision = game.decision
        certain = self._steady or game.state.dice.counter == self._rolled
        if decision is not None and self._following and certain:
            planned = self._following.pop(0)
            for action in decision.actions:
                if str(action) == planned:
                    return action
        self._following.clear()
        return super().choose(game)

    def think(self, game: Game, side: str) -> Action:
        deadline = time.monotonic() + self.seconds
        index = game.definition.side_index(side)
        self._steady = False
        plan = self._by_plans(game, index, deadline) or self._by_actions(game, index, deadline)
        self._following = [str(action) for action in plan[1:]]
        self._rolled = game.state.dice.counter
        return plan[0]

    def _by_plans(self, game: Game, side: int, deadline: float) -> tuple[Action, ...] | None:
        """The best plan of the first group that holds one better than doing nothing."""
        present: float | None = None
        for group in game.definition.plans(game.state, side):
            if group.key in self._rejected or not group.plans:
                continue
            if group.forced and len(group.plans) == 1:
                self.random.random()  # as if it had been weighed: later ties are broken alike
                self._steady = group.steady
                return group.plans[0]
            best, plan = self._best(game, group.plans, side, deadline)
            if group.forced:
                self._steady = group.steady
                return plan
            if present is None:
                present = game.definition.evaluate(game.state, side)
            if best > present + GAIN:
                self._steady = group.steady
                return plan
            self._reject(group)
        return None

    def _reject(self, group: PlanGroup) -> None:
        if len(self._rejected) > 500:
            self._rejected.clear()
        self._rejected.add(group.key)

    def _by_actions(self, game: Game, side: int, deadline: float) -> tuple[Action, ...]:
        assert game.decision is not None
        return self._best(game, ((action,) for action in game.decision.actions), side, deadline)[1]

    def _best(
        self, game: Game, plans: Iterable[tuple[Action, ...]], side: int, deadline: float
    ) -> tuple[float, tuple[Action, ...]]:
        """The plan with the best outcome among those there is time to look at (at least one)."""
        best: tuple[float, tuple[Action, ...]] | None = None
        for plan in plans:
            worth = self._worth(game, plan, side) + TIE * self.random.random()
            if best is None or worth > best[0]:
                best = (worth, plan)
            if time.monotonic() > deadline:
                break
        assert best is not None
        return best

    def _worth(self, game: Game, plan: tuple[Action, ...], side: int) -> float:
        """The evaluation after a plan; where its last action rolls dice, the mean the game tells."""
        state: Any = game.state.clone()
        for action in plan[:-1]:
            state.stack[-1].apply(state, action)
            advance(state)
        mean = game.definition.expected(state, side, plan[-1])
        if mean is not None:
            return mean
        state.stack[-1].apply(state, plan[-1])
        advance(state)
        return game.definition.evaluate(state, side)
