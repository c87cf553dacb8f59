"""Standing answers: kinds of windows that a side has decided in advance not to use.

A side may set and change them at any time, also while the other side decides. They are its secret: they are no action,
are not counted, appear in no event, and the rules look at them only where a window would open. A window that is passed
over because of one counts as a reveal, so nobody can probe for it and take the move back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from sirocco.kernel.errors import DataError, UnknownName
from sirocco.kernel.fields import Mask
from sirocco.kernel.state import State

if TYPE_CHECKING:
    from sirocco.kernel.definition import Definition

ASK: Literal["ask"] = "ask"
DECLINE: Literal["decline"] = "decline"
Answer = Literal["ask", "decline"]


Windows = Annotated[int, Mask("window")]
"""A set of kinds of windows."""


class WindowedState(State):
    """The state of a game that has windows. One that derives from another state has the same field instead."""

    standing_answers: list[Windows]
    """By side, the mask of the kinds of windows it declines in advance."""


def answers_in_advance(state: Any) -> list[int]:
    """By side, the mask of the kinds of windows that it declines in advance."""
    answers: list[int] = state.standing_answers
    return answers


class StandingAnswer(NamedTuple):
    """An answer as the history keeps it: it was given when so many actions had been taken."""

    after: int
    side: int
    kind: int
    declines: bool


AnswerChain = tuple["AnswerChain", StandingAnswer] | None


def give(state: Any, answer: StandingAnswer) -> None:
    """Let an answer hold from now on."""
    if answer.declines:
        state.standing_answers[answer.side] |= 1 << answer.kind
    else:
        state.standing_answers[answer.side] &= ~(1 << answer.kind)


def answers_of(definition: Definition[Any], state: Any, side: int) -> dict[str, Answer]:
    """What a side answers to each kind of window of its game."""
    mask = state.standing_answers[side] if definition.windows else 0
    return {kind: DECLINE if mask >> number & 1 else ASK for number, kind in enumerate(definition.windows)}


def read_answer(definition: Definition[Any], after: int, side: str, kind: str, answer: str) -> StandingAnswer:
    """An answer by its names; unknown ones are refused."""
    if kind not in definition.windows:
        known = ", ".join(definition.windows) or "none"
        raise UnknownName(f"unknown window '{kind[:40]}' of {definition.name}; known: {known}")
    if answer not in (ASK, DECLINE):
        raise DataError(f"a standing answer is '{ASK}' or '{DECLINE}', not '{answer[:40]}'")
    return StandingAnswer(after, definition.side_index(side), definition.windows.index(kind), answer == DECLINE)


def named(definition: Definition[Any], answer: StandingAnswer) -> tuple[str, str, Answer]:
    """The side, the kind of window and the answer, as records write them."""
    return definition.sides[answer.side], definition.windows[answer.kind], DECLINE if answer.declines else ASK


def require_answers(definition: Definition[Any], answers: list[StandingAnswer], length: int) -> None:
    """Refuse answers out of a file that no game of so many actions could have."""
    before = 0
    for after, side, kind, _ in answers:
        if not (
            before <= after <= length and 0 <= side < len(definition.sides) and 0 <= kind < len(definition.windows)
        ):
            raise DataError("standing answers that no game could have")
        before = after
