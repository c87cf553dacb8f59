"""Naming things: the rules deal in numbers, and whatever a player reads (refusals, events, sums, questions) has names.

A thing is given under the word by which messages call it: a kind of the vocabulary (`unit`, `hex`), `side`, or `origin`
and `to` for places. A number below 0 stands for none and has the empty name.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, ClassVar

from sirocco.kernel.explain import Term
from sirocco.kernel.message import Message, Value
from sirocco.kernel.state import State
from sirocco.kernel.step import Refusal, refuse
from sirocco.mechanics.refusals import CommonRefusals

PLACE_WORDS = ("origin", "to")


class NamedState(State):
    """A state that knows what its things are called."""

    refusals: ClassVar[CommonRefusals]
    """The clauses for what no game allows."""

    @property
    def place_ids(self) -> Sequence[str]:
        """The names of the places that pieces can stand on."""
        raise NotImplementedError

    def named(self, things: dict[str, Any]) -> dict[str, Value]:
        """Things with their names instead of their numbers; anything else as it is."""
        kinds = self.components.vocabulary.names
        for word, thing in things.items():
            if type(thing) is int:
                if word == "side":
                    ids = self.refusals.sides
                elif word in kinds:
                    ids = kinds[word].ids
                elif word in PLACE_WORDS:
                    ids = self.place_ids
                else:
                    continue
                things[word] = ids[thing] if thing >= 0 else ""
        return things

    def refuse(self, rule: str, key: str, /, **things: Any) -> Refusal:
        """The refusal whose sentence is `refuse-KEY`."""
        return refuse(rule, key, **self.named(things))

    def report(self, kind: str, /, **things: Any) -> None:
        """Append an event to the log. Where that is done all the time `emit`, which takes names, is quicker."""
        self.append_event(kind, self.named(things))

    def term(self, key: str, value: Fraction | int, rule: str, /, **things: Any) -> Term:
        """The term labelled `term-KEY`."""
        return Term(Message(f"term-{key}", self.named(things)), Fraction(value), rule)
