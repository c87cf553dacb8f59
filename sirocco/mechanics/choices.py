"""Choosing: a side takes one of the candidates with a verb, or is done.

What every such step needs is here once: who is asked and when nobody need be, the list of actions, and why what is
not in it is refused. A step says who chooses, what there is to choose, and what a choice does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar, final

from sirocco.kernel.action import Action
from sirocco.kernel.step import UNASKED, Question, Refusal, Step
from sirocco.mechanics.pieces import PiecesState

P = TypeVar("P", bound=PiecesState)
C = TypeVar("C")

DONE = "done"
ALWAYS, IF_ANY, IF_SEVERAL = 0, 1, 2
"""When a side is asked, as the fewest options that are worth a question. With IF_SEVERAL a single one is taken without
asking."""


class Choice(Step[P], Generic[P], frozen=True):
    """A side chooses among `options`, with one or several verbs, until there are none or it is done."""

    verbs: ClassVar[tuple[str, ...]]
    asks: ClassVar[int] = IF_ANY
    optional: ClassVar[bool] = False
    """Whether the side may be done while there are options left."""
    done_rule: ClassVar[str] = ""
    """The clause against being done early, if it is not the game's general one."""
    attacking: ClassVar[bool | None] = None
    """Whether the attacker or the defender of the step's `battle` chooses; None: the step's `side` does."""
    ordering: ClassVar[tuple[str, ...]] = ()
    """The verbs that give an order to the piece they name first: one of the enemy's, or off the map, is refused by the
    game's general clauses."""
    question: ClassVar[tuple[str, ...]] = ()
    """What the question names: `side` for the chooser, fields of the step or of its `battle`, and a kind of place for
    what that battle is about."""

    def known_verbs(self) -> tuple[str, ...]:
        """The verbs that belong to this step as it is now."""
        return self.verbs

    def chooser(self, s: P) -> int:
        """The side that is asked."""
        if self.attacking is None:
            return self.side  # type: ignore[attr-defined, no-any-return]
        side: int = self.battle.side  # type: ignore[attr-defined]
        return side if self.attacking else 1 - side

    def options(self, s: P) -> list[Action]:
        """All that can be chosen, in an order that depends on nothing but the state."""
        raise NotImplementedError

    def choose(self, s: P, action: Action) -> None:
        """What a choice does, `done` apart."""
        raise NotImplementedError

    def finish(self, s: P) -> None:
        """What happens when there is too little to choose to ask anybody."""
        s.pop()

    def done(self, s: P) -> None:
        """What happens when the side is done."""
        self.finish(s)

    def may_finish(self, s: P) -> bool:
        """Whether an optional choice can be ended now."""
        return True

    def refuse_finish(self, s: P) -> Refusal | None:
        """Why it cannot."""
        return s.refusals.order(self, s.components.vocabulary.bare[DONE])

    def refuse_option(self, s: P, action: Action) -> Refusal | None:
        """Why something cannot be chosen, or None. Its verb is one of this step's."""
        return None if action in self.options(s) else self.refuse_other(s, action)

    def refuse_other(self, s: P, action: Action) -> Refusal:
        """Why something that is not among the options cannot be chosen."""
        raise NotImplementedError

    # What the kernel asks.

    @final
    def decider(self, s: P) -> int:
        return self.ask(s)[0]

    def ask(self, s: P) -> Question:
        if not self.asks:
            return self.chooser(s), None
        found = self.options(s)
        return UNASKED if len(found) < self.asks else (self.chooser(s), self._and_done(s, found))

    def run(self, s: P) -> None:
        if self.asks == IF_SEVERAL:
            found = self.options(s)
            if found:
                self.choose(s, found[0])
                return
        self.finish(s)

    def actions(self, s: P) -> list[Action]:
        return self._and_done(s, self.options(s))

    def _and_done(self, s: P, options: list[Action]) -> list[Action]:
        """The options, and `done` if the side may be done."""
        if self.optional and self.may_finish(s):
            options.append(s.components.vocabulary.bare[DONE])
        return options

    def apply(self, s: P, action: Action) -> None:
        if action.verb == DONE:
            self.done(s)
        else:
            self.choose(s, action)

    def refusal(self, s: P, action: Action) -> Refusal | None:
        if action.verb in self.known_verbs():
            wrong = s.refusals.piece(s, action.args[0], self.chooser(s)) if action.verb in self.ordering else None
            return wrong or self.refuse_option(s, action)
        if action.verb == DONE and self.optional:
            return None if self.may_finish(s) else self.refuse_finish(s)
        return s.refusals.order(self, action)

    def prompt_args(self, s: P) -> dict[str, Any]:
        return s.named({word: self.asked(s, word) for word in self.question})

    def asked(self, s: P, word: str) -> Any:
        """What the question says for a word, things by number."""
        if word == "side":
            return self.chooser(s)
        if hasattr(self, word):
            return getattr(self, word)
        battle: Any = self.battle  # type: ignore[attr-defined]
        return getattr(battle, word, battle.target)


class CandidateChoice(Choice[P], Generic[P, C], frozen=True):
    """A choice with one verb among candidates of one kind."""

    verb: ClassVar[str]
    refused_as: ClassVar[str] = ""
    """The sentence about what is no candidate."""
    refused_by: ClassVar[str] = ""
    """The clause against it, if it is not the step's own."""
    words: ClassVar[int] = 1
    """How many things an action names; its verb may have other forms elsewhere."""

    def candidates(self, s: P) -> Sequence[C]:
        raise NotImplementedError

    def take(self, s: P, candidate: C) -> None:
        """What choosing a candidate does."""
        raise NotImplementedError

    def refuse_candidate(self, s: P, candidate: C) -> Refusal:
        """Why something that is no candidate is refused: with `refused_as`, which names it."""
        things = s.components.vocabulary.things(*self.actions_for(s, (candidate,)))
        return s.refuse(self.refused_by or self.rule, self.refused_as, **dict(things))

    def actions_for(self, s: P, candidates: Sequence[C]) -> list[Action]:
        """The actions that name some candidates."""
        raise NotImplementedError

    def candidate_of(self, action: Action) -> C:
        """The candidate that an action names."""
        raise NotImplementedError

    def known_verbs(self) -> tuple[str, ...]:
        return (self.verb,)

    @final
    def options(self, s: P) -> list[Action]:
        return self.actions_for(s, self.candidates(s))

    def ask(self, s: P) -> Question:
        if not self.asks:
            return self.chooser(s), None
        found = self.candidates(s)
        if len(found) < self.asks:
            return UNASKED
        return self.chooser(s), self._and_done(s, self.actions_for(s, found))

    def run(self, s: P) -> None:
        if self.asks == IF_SEVERAL:
            found = self.candidates(s)
            if found:
                self.take(s, found[0])
                return
        self.finish(s)

    def choose(self, s: P, action: Action) -> None:
        self.take(s, self.candidate_of(action))

    def refuse_option(self, s: P, action: Action) -> Refusal | None:
        if len(action.args) != self.words:
            return s.refusals.order(self, action)
        candidate = self.candidate_of(action)
        return None if candidate in self.candidates(s) else self.refuse_candidate(s, candidate)


class SingleChoice(CandidateChoice[P, int], Generic[P], frozen=True):
    """A choice of one thing: a place, a chit."""

    def actions_for(self, s: P, candidates: Sequence[int]) -> list[Action]:
        named: list[Action] = s.components.vocabulary.naming(self.verb, candidates)
        return named

    def candidate_of(self, action: Action) -> int:
        return action.args[0]


class PieceChoice(SingleChoice[P], Generic[P], frozen=True):
    """A choice of one piece."""

    orders: ClassVar[bool] = True
    """Whether pieces of the enemy, and those off the map, are refused by the game's general clauses first."""

    def refuse_candidate(self, s: P, candidate: int) -> Refusal:
        wrong = s.refusals.piece(s, candidate, self.chooser(s)) if self.orders else None
        return wrong or self.refuse_piece(s, candidate)

    def refuse_piece(self, s: P, piece: int) -> Refusal:
        """Why a piece that could be given orders is no candidate."""
        return super().refuse_candidate(s, piece)


class PairChoice(CandidateChoice[P, tuple[int, int]], Generic[P], frozen=True):
    """A choice of two things together: a piece and the place it goes to."""

    words = 2

    def actions_for(self, s: P, candidates: Sequence[tuple[int, int]]) -> list[Action]:
        word, verb = s.components.vocabulary.action, self.verb
        return [word(verb, *pair) for pair in candidates]

    def candidate_of(self, action: Action) -> tuple[int, int]:
        first, second = action.args
        return first, second
