"""A plan and the memory of it: what a bot still means to do, and where in the sequence of play each action belongs.

A plan goes on only at the decision it was made for. The other side's decisions in between, and the bot's own answers in
windows on top of the planned step, leave it as it is: it is resumed when its step is on top again. It is given up when
dice or revealed information have changed what it was based on (unless it is steady), when its step is gone, and when
its next action is not legal.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.decision import Decision
from sirocco.kernel.game import Game
from sirocco.kernel.step import NOBODY, advance
from sirocco.kernel.strategy import GroupKey, Strategy

REJECTED_AT_MOST = 500

Point = tuple[str, ...]
"""A point in the sequence of play: the names of the steps on the stack, the one that decides last."""


def point_of(state: Any) -> Point:
    return tuple(type(step).__name__ for step in state.stack)


class PlannedAction(msgspec.Struct, frozen=True, array_like=True):
    """An action in notation, and the point at which it is to be taken."""

    action: str
    point: Point


class Plan(msgspec.Struct):
    """The actions still to be taken, at least one, and the dice and reveals for which they hold."""

    side: str
    actions: list[PlannedAction]
    rolled: int
    reveals: int
    steady: bool

    def still_holds(self, state: Any, point: Point) -> bool:
        """Whether it can be followed now, or later when the steps on top of its own are done."""
        if not self.steady and (state.dice.counter, state.reveals) != (self.rolled, self.reveals):
            return False
        planned = self.actions[0].point
        return len(point) > len(planned) or point == planned


class PlanMemory(msgspec.Struct):
    """The plans of one bot: one that is followed, and those it interrupted; and the groups of plans it has rejected."""

    plans: list[Plan] = []
    rejected: set[GroupKey] = set()

    def next_action(self, game: Game, decision: Decision) -> Action | None:
        """The planned action for this decision; None if it has to be thought about."""
        if not self.plans:
            return None
        point = point_of(game.state)
        self.plans = [plan for plan in self.plans if plan.still_holds(game.state, point)]
        for plan in reversed(self.plans):
            if plan.side == decision.side and plan.actions[0].point == point:
                planned = plan.actions.pop(0).action
                action = next((action for action in decision.actions if str(action) == planned), None)
                if action is None or not plan.actions:
                    self.plans.remove(plan)
                return action
        return None

    def adopt(self, plan: Plan) -> None:
        """Follow a plan, before those that it interrupts."""
        self.plans.append(plan)

    def reject(self, key: GroupKey) -> None:
        if len(self.rejected) > REJECTED_AT_MOST:
            self.rejected.clear()
        self.rejected.add(key)


class Rehearsal:
    """A sequence of actions of one side, carried out on a copy of an imagined position as far as can be foreseen."""

    def __init__(self, strategy: Strategy[Any], state: Any, side: int) -> None:
        self.state: Any = state.clone()
        self._strategy = strategy
        self._side = side
        self._step = type(state.stack[-1])
        self._before = (state.dice.counter, state.reveals)

    @property
    def is_certain(self) -> bool:
        """Whether neither dice nor reveals have had a part in it so far."""
        return (self.state.dice.counter, self.state.reveals) == self._before

    def take(self, action: Action, following: Action) -> bool:
        """Carry out an action and what the others are assumed to answer; whether `following` can come next."""
        state = self.state
        state.stack[-1].apply(state, action)
        decider = advance(state)
        while decider not in (self._side, NOBODY):
            answer = self._strategy.assumed_answer(state, self._side)
            if answer is None:
                return False
            state.stack[-1].apply(state, answer)
            decider = advance(state)
        if decider == NOBODY:
            return False
        step = state.stack[-1]
        return (type(step) is self._step and self.is_certain) or step.refusal(state, following) is None


def plan_ahead(strategy: Strategy[Any], game: Game, side: str, actions: tuple[Action, ...], steady: bool) -> Plan:
    """What follows the first of these actions, each with the point at which it is foreseen. Where nothing can be
    foreseen, an action belongs to the point of the one before it."""
    state = game.state
    rehearsal = Rehearsal(strategy, state, game.definition.side_index(side))
    point, goes_on = point_of(state), True
    planned: list[PlannedAction] = []
    for action, following in pairwise(actions):
        goes_on = goes_on and rehearsal.take(action, following)
        if goes_on:
            point = point_of(rehearsal.state)
        planned.append(PlannedAction(str(following), point))
    return Plan(side, planned, state.dice.counter, state.reveals, steady)
