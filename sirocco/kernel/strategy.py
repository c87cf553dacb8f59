"""What bots ask of a game beyond its rules: how good a position is, and what is worth considering in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from sirocco.kernel.action import Action
from sirocco.kernel.message import Message
from sirocco.kernel.state import State

if TYPE_CHECKING:
    from sirocco.kernel.definition import Definition

S = TypeVar("S", bound=State)

GroupKey = tuple[str | int, ...]


class PlanGroup(NamedTuple):
    """Alternatives for a bot: sequences of its side's actions, the first of which is legal now.

    A group that brings no improvement is not asked for again while its key (a name and the point of the game) lasts;
    of a `forced` group the best sequence is taken even so. A `steady` one is followed on after dice, as far as it is
    still legal.
    """

    key: GroupKey
    plans: list[tuple[Action, ...]]
    forced: bool = False
    steady: bool = False


class Strategy(Generic[S]):
    """The judgement of a game. This one judges by the score and plans nothing, which is right for any game; a game
    supplies a better one from its `bot/`, by `Definition.strategy`."""

    def __init__(self, definition: Definition[Any]) -> None:
        self.definition = definition

    def evaluate(self, state: S, side: int) -> float:
        """How good the position is for a side, in victory points; sees nothing hidden."""
        score = self.definition.score(state)
        name = self.definition.sides[side]
        return score[name] - max(points for other, points in score.items() if other != name)

    def expected(self, state: S, side: int, action: Action) -> float | None:
        """The exact mean of `evaluate` after an action that rolls dice, where the game can compute it."""
        return None

    def plans(self, state: S, side: int) -> Iterable[PlanGroup]:
        """Groups of alternative sequences of actions worth considering as a whole, the most urgent first."""
        return ()

    def reasons(self, before: S, after: S, side: int, actions: Sequence[Action]) -> list[Message]:
        """What a plan is good for, from the most important on: the position before it and after it. The chances of
        its dice are told apart."""
        return []

    def assumed_answer(self, state: S, side: int) -> Action | None:
        """What another side is assumed to answer when it has to decide in the middle of a plan of `side`: that it
        declines, where it may. None: that cannot be foreseen, and the plan is judged by the position at that point."""
        declining = self.definition.declining
        if not declining:
            return None
        return next((action for action in state.stack[-1].actions(state) if action.verb in declining), None)
