"""Windows: points at which an action of one side can be interrupted by the other, and then goes on or is stopped.

The step that moves something is `Interruptible`, or a march under fire (mechanics/march_under_fire.py). It replaces
itself by what remains to be done and pushes a `Window` on top: a queue of (side, kind of window) in the order in which
they are asked. Each may react, once or as often as it can, or decline: this time, for the rest of this move, or in
advance by a standing answer (kernel/standing.py). What a reaction does may push further steps and windows; the stack is
as deep as the situation. When nobody is left to ask the window is gone and the move goes on, unless a reaction has
stopped it.

Who is asked is public. So a window is opened if, for all the other side knows, its owner might react: also where the
owner then can only decline. Which answers a side has given in advance is its secret, and whether it is asked betrays
it. That is why asking or passing over counts as a reveal, which taking back does not cross.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from sirocco.kernel.action import Action
from sirocco.kernel.fields import Between, Index
from sirocco.kernel.standing import Windows, answers_in_advance
from sirocco.kernel.state import State
from sirocco.kernel.step import NOBODY, Refusal, Step

W = TypeVar("W", bound=State)

DECLINE = "decline"
DECLINE_MOVE = "decline-move"
DECLINING = (DECLINE, DECLINE_MOVE)
"""What a game with windows names as its `declining` verbs; neither names anything."""


class Asked(msgspec.Struct, frozen=True):
    """A side, and the kind of window (its number in the game's `windows`) it is asked about."""

    side: Annotated[int, Index("side")]
    kind: Annotated[int, Index("window")]


class MovesUnderWindows:
    """What a step that can be interrupted is known by. It has these two fields, whatever else it derives from."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def declined(self) -> tuple[int, ...]:
            """By side, the mask of kinds of windows it has declined for the rest of this move: its secret."""

        @property
        def stopped(self) -> bool:
            """Whether a reaction has ended the move; the step then only winds up."""

    def declines(self, asked: Asked) -> bool:
        return bool(self.declined) and bool(self.declined[asked.side] >> asked.kind & 1)


class Interruptible(MovesUnderWindows, Step[W], Generic[W], frozen=True, kw_only=True):
    """A step that moves something, in which the other side may interfere."""

    declined: tuple[Windows, ...] = ()
    stopped: bool = False


class Window(Step[W], Generic[W], frozen=True, kw_only=True):
    """Asks the sides of its queue one after the other. A game says who might react and what reactions do."""

    alone: ClassVar[bool] = False
    """Whether it may be asked where no move is under way: then nothing can be declined for the rest of one."""

    queue: tuple[Asked, ...]
    at: Annotated[int, Between(0, 99)] = 0
    asking: bool = False

    # What a game says.

    def might_react(self, s: W, asked: Asked) -> bool:
        """Whether the side might react, for all its opponent knows."""
        raise NotImplementedError

    def reactions(self, s: W, asked: Asked) -> list[Action]:
        """What it really can do."""
        raise NotImplementedError

    def react(self, s: W, asked: Asked, action: Action) -> None:
        """Carry a reaction out. The window lies on top of the stack and asks the same side again afterwards."""
        raise NotImplementedError

    def reaction_refusal(self, s: W, asked: Asked, action: Action) -> Refusal | None:
        """Why something is no reaction; agrees with `reactions`."""
        raise NotImplementedError

    # The step.

    @property
    def asked(self) -> Asked:
        """Who is asked about what."""
        return self.queue[self.at]

    def decider(self, s: W) -> int:
        return self.queue[self.at].side if self.asking else NOBODY

    def run(self, s: W) -> None:
        """Ask the next side that might react and has not declined beforehand; with nobody left the window closes."""
        depth = move_below(s, self.alone)
        for at in range(self.at, len(self.queue)):
            asked = self.queue[at]
            if not self.might_react(s, asked):
                continue
            s.reveals += 1
            beforehand = answers_in_advance(s)[asked.side] >> asked.kind & 1
            if beforehand or (depth >= 0 and s.stack[depth].declines(asked)):
                continue
            s.replace(replace(self, at=at, asking=True))
            return
        s.pop()

    def actions(self, s: W) -> list[Action]:
        word = s.components.vocabulary.action
        declining = DECLINING if move_below(s, self.alone) >= 0 else (DECLINE,)
        return [*self.reactions(s, self.asked), *(word(verb) for verb in declining)]

    def apply(self, s: W, action: Action) -> None:
        if action.verb not in DECLINING:
            s.replace(replace(self, asking=False))
            self.react(s, self.asked, action)
            return
        if action.verb == DECLINE_MOVE:
            self._decline_for_the_move(s)
        s.replace(replace(self, at=self.at + 1, asking=False))

    def _decline_for_the_move(self, s: W) -> None:
        depth = move_below(s)
        move = s.stack[depth]
        masks = list(move.declined or (0,) * len(answers_in_advance(s)))
        masks[self.asked.side] |= 1 << self.asked.kind
        s.stack[depth] = replace(move, declined=tuple(masks))

    def window(self, s: W) -> int | None:
        return self.asked.kind if self.asking else None

    def refusal(self, s: W, action: Action) -> Refusal | None:
        if action.verb == DECLINE or (action.verb == DECLINE_MOVE and move_below(s, self.alone) >= 0):
            return None
        return self.reaction_refusal(s, self.asked, action)


def move_below(s: State, or_none: bool = False) -> int:
    """Where on the stack the move lies that the window on top interrupts; -1: there is none, where that may be."""
    for depth in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[depth], MovesUnderWindows):
            return depth
    if or_none:
        return -1
    raise AssertionError("a window without a move to interrupt")


def stop_move(s: State) -> None:
    """End the move that is being interrupted: its step winds up as soon as the window is closed."""
    depth = move_below(s)
    s.stack[depth] = replace(s.stack[depth], stopped=True)


def forget_answers(s: State, side: int) -> None:
    """What `side` imagines the others to have answered in advance: nothing. They are asked at every window."""
    for other in range(len(answers_in_advance(s))):
        if other != side:
            answers_in_advance(s)[other] = 0
    for depth, step in enumerate(s.stack):
        if isinstance(step, MovesUnderWindows) and step.declined:
            own = tuple(mask if other == side else 0 for other, mask in enumerate(step.declined))
            s.stack[depth] = replace(s.stack[depth], declined=own if any(own) else ())


def unsound_window(s: State, step: Step[W]) -> Iterator[str]:
    """What is wrong with a window or a move in a snapshot that anybody may have written, beyond single numbers."""
    if isinstance(step, MovesUnderWindows) and step.declined and len(step.declined) != len(answers_in_advance(s)):
        yield "answers of sides that do not exist"
    if isinstance(step, Window):
        if step.at > len(step.queue) - step.asking:
            yield "a window that asks nobody"
        elif not step.alone and not any(isinstance(below, MovesUnderWindows) for below in s.stack):
            yield "a window without a move to interrupt"
