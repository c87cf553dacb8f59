"""The past of a game: the actions taken, and what undo needs.

Like the log it is a chain, so copies share it. Now and then it keeps a checkpoint (a copy of the state), and going
back means replaying a few actions from the nearest one.
"""

from __future__ import annotations

from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.chains import chained, unchained
from sirocco.kernel.standing import AnswerChain, StandingAnswer

CHECKPOINT_EVERY = 128

ActionChain = tuple["ActionChain", Action, int] | None
CheckpointChain = tuple["CheckpointChain", int, Any] | None


class History:
    """`length` actions so far; those before `barrier` can no longer be taken back. Standing answers are kept beside the
    actions: they are not counted and bar nobody's way back."""

    __slots__ = ("actions", "answers", "barrier", "checkpoints", "last_side", "length")

    def __init__(self) -> None:
        self.actions: ActionChain = None
        self.answers: AnswerChain = None
        self.checkpoints: CheckpointChain = None
        self.length = 0
        self.barrier = 0
        self.last_side = -1

    def copy(self) -> History:
        other = History.__new__(History)
        other.actions = self.actions
        other.answers = self.answers
        other.checkpoints = self.checkpoints
        other.length = self.length
        other.barrier = self.barrier
        other.last_side = self.last_side
        return other

    def add(self, action: Action, side: int, irrevocable: bool, state: Any = None) -> None:
        """Note an action. It is irrevocable if it rolled a die or laid open something hidden. Now and then a checkpoint
        of the state after it is kept, if that is at hand."""
        self.actions = (self.actions, action, side)
        if side != self.last_side:
            self.barrier = self.length
            self.last_side = side
        self.length += 1
        if irrevocable:
            self.barrier = self.length
        if state is not None and not self.length % CHECKPOINT_EVERY:
            self.keep(state)

    def keep(self, state: Any) -> None:
        """Keep a checkpoint of the state after `length` actions."""
        self.checkpoints = (self.checkpoints, self.length, state.clone())

    def listed(self, since: int = 0) -> list[tuple[Action, int]]:
        """The actions but for the first `since`, and who took them, oldest first."""
        found = []
        chain = self.actions
        for _ in range(self.length - since):
            assert chain is not None
            chain, action, side = chain
            found.append((action, side))
        found.reverse()
        return found

    def answer(self, answer: StandingAnswer) -> None:
        """Note a standing answer."""
        self.answers = (self.answers, answer)

    def answers_until(self, length: int, keep_later: bool) -> list[StandingAnswer]:
        """The standing answers of the first `length` actions. Later ones are dropped, or kept as if given then."""
        answers = unchained(self.answers)
        if keep_later:
            return [answer._replace(after=min(answer.after, length)) for answer in answers]
        return [answer for answer in answers if answer.after <= length]

    def shorten(self, length: int, answers: list[StandingAnswer]) -> None:
        """Forget all but the first `length` actions; these answers remain."""
        while self.length > length:
            assert self.actions is not None
            self.actions = self.actions[0]
            self.length -= 1
        self.answers = chained(answers)
