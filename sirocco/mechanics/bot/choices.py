"""Plain choices of bots: for each kind of step, how an action is chosen without planning further."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.step import advance

Chooser = Callable[[Any, Any], Action | tuple[Action, ...]]
"""Chooses an action, or several in a row, in a state with a step on top."""
Score = Callable[[Any, Action], float]
"""What an action is worth in a state."""
Judge = Callable[[Any], float]
"""What a state is worth."""


def choose(choosers: Mapping[type, Chooser], s: Any) -> tuple[Action, ...] | None:
    """The choice at the step on top, or None where no way of choosing is given."""
    chooser = choosers.get(type(s.stack[-1]))
    if chooser is None:
        return None
    chosen = chooser(s, s.stack[-1])
    return (chosen,) if isinstance(chosen, Action) else chosen


def always(verb: str) -> Chooser:
    """The action that is a verb alone, whatever else there is."""
    return lambda s, _: s.components.vocabulary.action(verb)


def first(s: Any, top: Any) -> Action:
    """The first action there is."""
    found: Action = top.actions(s)[0]
    return found


def highest(score: Score) -> Chooser:
    """The action with the highest score; of several the first."""
    return lambda s, top: max(top.actions(s), key=lambda action: score(s, action))


def lowest(cost: Score) -> Chooser:
    """The action that costs least; of several the first."""
    return lambda s, top: min(top.actions(s), key=lambda action: cost(s, action))


def best_outcome(s: Any, actions: Iterable[Action], carry_out: Callable[[Any, Action], None], judge: Judge) -> Action:
    """The action after which the position is best."""

    def worth(action: Action) -> float:
        t = s.clone()
        carry_out(t, action)
        return judge(t)

    return max(actions, key=worth)


def by_outcome(judge: Callable[[Any, int], Judge]) -> Chooser:
    """The action that leads to the best position, in a step that rolls no dice. `judge` is how the side that decides
    judges those that may follow this one."""

    def carry_out(t: Any, action: Action) -> None:
        t.stack[-1].apply(t, action)
        advance(t)

    return lambda s, top: best_outcome(s, top.actions(s), carry_out, judge(s, top.decider(s)))
