"""Steps: the named points of a sequence of play.

A game is a stack of steps. A step is immutable and small; to change, it replaces itself on the stack. It answers
three questions: who decides (`decider`), what is legal (`actions`, and `refusal` for what is not), and what an
action does (`apply`). A step for which nobody decides runs by itself (`run`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.presentation.readable import Readable

if TYPE_CHECKING:
    from sirocco.kernel.presentation.text import Texts
    from sirocco.kernel.state import State

S = TypeVar("S", bound="State")

NOBODY = -1

Question = tuple[int, list[Action] | None]
"""The side that decides, or NOBODY, and the legal actions if they are known."""
UNASKED: Question = (NOBODY, None)


class Refusal(Readable, frozen=True):
    """Why an action is not legal: the clause and the sentence."""

    rule: str
    message: Message

    def text(self, texts: Texts) -> str:
        sentence = texts.say(self.message)
        return f"{sentence} [{self.rule}]" if self.rule else sentence


def refuse(rule: str, key: str, /, **args: Value) -> Refusal:
    """The refusal whose sentence is `refuse-KEY`."""
    return Refusal(rule, message(f"refuse-{key}", **args))


def refuse_verb(action: Action, verbs: Collection[str], rule: str, done_rule: str | None = None) -> Refusal | None:
    """A command that does not belong to this point of the sequence of play."""
    return None if action.verb in verbs else out_of_order(action, rule, done_rule)


def out_of_order(action: Action, rule: str, done_rule: str | None = None) -> Refusal:
    """Why a command that does not belong to this point is refused. `done` is refused where a compulsory choice is still
    open, by a clause of its own if it has one."""
    if action.verb == "done":
        return refuse(done_rule or rule, "choice-open")
    return refuse(rule, "out-of-order", verb=action.verb)


class Line(NamedTuple):
    """A line of the sequence of play: a step, perhaps for one side only or under a clause of its own."""

    step: str
    side: str | None = None
    rule: str = ""


LOWEST = ""
"""In `Step.under`: the step lies at the bottom of the stack."""


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """Base of all steps. A step declares its place in the sequence of play with its class; a game's steps are found by
    `steps_in`. One without a `rule` is a base for others."""

    rule: ClassVar[str] = ""
    """The clause that puts this step into the sequence of play."""
    under: ClassVar[tuple[str, ...] | None] = None
    """The steps it may lie on, by name; None: any."""
    stages: ClassVar[int] = 0
    """How many parts it goes through, if it has a field `stage`."""
    leads_to: ClassVar[tuple[str | Line, ...]] = ()
    """The steps the rulebook lists within this one, in order."""
    shown_as: ClassVar[str] = ""
    """The step in whose line of the sequence of play this one is shown, if it has none of its own."""

    def decider(self, state: S) -> int:
        """The index of the side that decides, or NOBODY: then `run` is called."""
        return NOBODY

    def ask(self, state: S) -> Question:
        """Who decides, as `decider` says. A step that must list its actions to know whether anybody is asked hands the
        list over here, so that it is not made twice."""
        return self.decider(state), None

    def run(self, state: S) -> None:
        """Do what happens without a decision; must change the stack."""
        state.pop()

    def actions(self, state: S) -> list[Action]:
        """Every legal action, in an order that depends on nothing but the state. Never empty for a decision."""
        return []

    def apply(self, state: S, action: Action) -> None:
        """Carry out a legal action."""

    def refusal(self, state: S, action: Action) -> Refusal | None:
        """The clause that refuses an action, or None if it is legal: `actions` and this must always agree."""
        return None

    def explain(self, state: S, action: Action) -> Explanation | None:
        """The numbers behind a legal action, before it is taken. `warnings` are added to it."""
        return None

    def warnings(self, state: S, action: Action) -> list[Message]:
        """What a legal action would lose: worth a second thought before it is taken. Asked of every legal action
        whenever somebody must decide, so it must be cheap."""
        return []

    def reminders(self, state: S, action: Action) -> list[Message]:
        """What could still be done before an action that ends something: nothing is lost by it, but it may have been
        forgotten. Shown with the warnings, but no part of an explanation. It must be cheap, too."""
        return []

    def prompt(self, state: S) -> Message:
        """What the deciding side is asked."""
        return Message(f"ask-{type(self).__name__}", self.prompt_args(state))

    def window(self, state: S) -> int | None:
        """The kind of window about which a side is asked, if it is one to which it may give a standing answer."""
        return None

    def prompt_args(self, state: S) -> dict[str, Any]:
        return {}


def advance(state: Any) -> int:
    """Run automatic steps until somebody must decide; returns that side, or NOBODY when the game is over."""
    return next_question(state)[0]


def next_question(state: Any) -> Question:
    """As `advance`, with the legal actions if the step that asks has listed them."""
    stack = state.stack
    while stack:
        step = stack[-1]
        question: Question = step.ask(state)
        if question[0] >= 0:
            return question
        step.run(state)
    return UNASKED
