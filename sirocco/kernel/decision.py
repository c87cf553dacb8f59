"""A decision to be made: what a game asks, and of whom."""

from __future__ import annotations

from typing import Any

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.definition import Definition
from sirocco.kernel.message import Message
from sirocco.kernel.state import State
from sirocco.kernel.step import Step


class Decision(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Who must decide, where in the sequence of play, under which rule, and what is legal.

    One is made for every action of a game. Nothing it holds leads back to it, so the collector need not look at it.
    """

    side: str
    actions: tuple[Action, ...]
    _step: Step[Any]
    _state: State
    _definition: Definition[Any]

    @property
    def side_index(self) -> int:
        return self._definition.side_index(self.side)

    @property
    def step(self) -> str:
        return type(self._step).__name__

    @property
    def rule(self) -> str:
        return self._step.rule

    @property
    def window(self) -> str | None:
        """The kind of window, if this is one to which the side may give a standing answer."""
        kind = self._step.window(self._state)
        return None if kind is None else self._definition.windows[kind]

    @property
    def prompt(self) -> Message:
        return self._step.prompt(self._state)

    def say(self, language: str = "en") -> str:
        """Who is asked what, and under which rule, as a sentence."""
        from sirocco.kernel.presentation.text import texts_for

        texts = texts_for(self._definition, self._state.components, language)
        return f"{texts.name('side', self.side)}: {texts.say(self.prompt)} [{self.rule}]"

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        return f"<Decision {self.side} {self.step} [{self.rule}] {len(self.actions)} actions>"
