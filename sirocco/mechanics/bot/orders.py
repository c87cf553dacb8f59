"""Orders for bots: actions of one phase, carried out on a copy of the position, so that they are exact."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic

from sirocco.kernel.action import Action
from sirocco.kernel.step import advance
from sirocco.mechanics.choices import DONE, P

Word = tuple[str, *tuple[int, ...]]
"""An action as its verb and what it names: ("move", 17)."""


class Orders(Generic[P]):
    """A phase as far as it is planned: the actions so far, and the position they lead to."""

    def __init__(self, s: P, assumed_answer: Callable[[P], Action | None]) -> None:
        """`assumed_answer`: what another side does that has to decide in the middle of an order (see `Strategy`)."""
        self.state: P = s.clone()
        self.actions: list[Action] = []
        self._phase = type(s.stack[-1])
        self._assumed_answer = assumed_answer

    def give(self, words: Iterable[Word]) -> bool:
        """Carry out an order to its end, and be done with the steps it leads into; whether the phase then goes on. An
        order that turns out to be illegal is not given; one that ends the game is, as far as it goes."""
        t: P = self.state.clone()
        action = t.components.vocabulary.action
        given: list[Action] = []
        for word in (*words, None):
            if not t.stack or (word is None and self._is_open(t)):
                break
            if not self._take(t, action(*word) if word is not None else action(DONE), given):
                return False
        self.state = t
        self.actions += given
        return self._is_open(t)

    def finished(self) -> tuple[Action, ...]:
        """All that is planned, and then the end of the phase, if the game is not over."""
        if not self.state.stack:
            return tuple(self.actions)
        return (*self.actions, self.state.components.vocabulary.action(DONE))

    def _is_open(self, s: P) -> bool:
        return bool(s.stack) and isinstance(s.stack[-1], self._phase)

    def _take(self, s: P, action: Action, given: list[Action]) -> bool:
        """Take an action if it is legal, with what the others are assumed to answer."""
        if action not in s.stack[-1].actions(s):
            return False
        given.append(action)
        answer: Action | None = action
        while answer is not None:
            s.stack[-1].apply(s, answer)
            advance(s)
            answer = self._assumed_answer(s) if s.stack else None
        return True
