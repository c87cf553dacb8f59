"""Attacks: which places can be struck and from where, naming who attacks what, and the sums that decide it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import ClassVar, Generic, Self

import msgspec
from msgspec.structs import replace

from sirocco.kernel.action import Action
from sirocco.kernel.definition import Declaration
from sirocco.kernel.explain import Breakdown, Term
from sirocco.kernel.message import message
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.choices import ALWAYS, Choice, P
from sirocco.mechanics.pieces import PiecesState


def struck_by(s: PiecesState, pieces: Iterable[int], contact: Sequence[int]) -> int:
    """The places (a mask) that some pieces can strike. `contact` has for each place the mask of those in contact with
    it; contact is mutual."""
    reach = 0
    for place in {s.place[piece] for piece in pieces}:
        reach |= contact[place]
    return reach


def in_contact(s: PiecesState, pieces: Iterable[int], targets: Iterable[int], contact: Sequence[int]) -> list[int]:
    """Those of some pieces that can strike every one of the targets."""
    origins = -1
    for target in targets:
        origins &= contact[target]
    return [piece for piece in pieces if s.place[piece] >= 0 and origins >> s.place[piece] & 1]


class AttackDeclaration(Choice[P], Generic[P], frozen=True):
    """Who attacks what, named one after the other: attackers, and where a game allows it further places that the same
    attack strikes. Every attacker must be in contact with every place; a piece is named once.

    A step whose field `battle` has a `side`, a `target` and the `attackers` need not say how an attacker is added."""

    attacker_verb: ClassVar[str] = "with"
    target_verb: ClassVar[str] = ""
    """For naming further places; "": the place is settled."""
    optional: ClassVar[bool] = True
    asks: ClassVar[int] = ALWAYS
    attacking: ClassVar[bool | None] = True

    def targets(self) -> tuple[int, ...]:
        return (self.battle.target,)  # type: ignore[attr-defined]

    def attackers(self) -> tuple[int, ...]:
        attackers: tuple[int, ...] = self.battle.attackers  # type: ignore[attr-defined]
        return attackers

    def able(self, s: P) -> Sequence[int]:
        """The pieces that may still attack in this phase."""
        raise NotImplementedError

    def contact(self, s: P) -> Sequence[int]:
        """For each place the mask of those in contact with it."""
        raise NotImplementedError

    def defended(self, s: P) -> int:
        """Mask of the places that somebody defends."""
        return s.occupied[1 - self.chooser(s)]

    def with_attacker(self, piece: int) -> Self:
        battle = replace(self.battle, attackers=(*self.attackers(), piece))  # type: ignore[attr-defined]
        return replace(self, battle=battle)

    def with_target(self, place: int) -> Step[P]:
        raise NotImplementedError

    def more_attackers(self, s: P) -> list[int]:
        named = self.attackers()
        return [u for u in in_contact(s, self.able(s), self.targets(), self.contact(s)) if u not in named]

    def more_targets(self, s: P) -> list[int]:
        """The enemy's places that the attack can strike besides: those in contact with all its attackers."""
        return []

    def known_verbs(self) -> tuple[str, ...]:
        return (self.attacker_verb, self.target_verb) if self.target_verb else (self.attacker_verb,)

    def options(self, s: P) -> list[Action]:
        word, verb = s.components.vocabulary.action, self.attacker_verb
        found = [word(verb, piece) for piece in self.more_attackers(s)]
        if self.target_verb:
            found += [word(self.target_verb, place) for place in self.more_targets(s)]
        return found

    def choose(self, s: P, action: Action) -> None:
        named = self.with_attacker if action.verb == self.attacker_verb else self.with_target
        s.replace(named(action.args[0]))

    def may_finish(self, s: P) -> bool:
        return bool(self.attackers())

    def refuse_option(self, s: P, action: Action) -> Refusal | None:
        thing = action.args[0]
        if action.verb != self.attacker_verb:
            return None if thing in self.more_targets(s) else self.refuse_target(s, thing)
        wrong = s.refusals.piece(s, thing, self.chooser(s))
        return wrong if wrong is not None or thing in self.more_attackers(s) else self.refuse_attacker(s, thing)

    def refuse_attacker(self, s: P, piece: int) -> Refusal:
        """Why a piece on the map cannot join the attack."""
        raise NotImplementedError

    def refuse_target(self, s: P, place: int) -> Refusal:
        """Why the attack cannot strike a place besides."""
        raise NotImplementedError


def declarations(s: PiecesState, pieces: Sequence[int], target: int) -> Iterator[Declaration]:
    """An attack as the actions that declare it: the place, then the pieces one after the other, from however many
    places; pieces that have been named for it already are not named again."""
    word = s.components.vocabulary.action
    step = s.stack[-1] if s.stack else None
    under_way = isinstance(step, AttackDeclaration) and target in step.targets()
    named = step.attackers() if isinstance(step, AttackDeclaration) and under_way else ()
    actions = [] if under_way else [word("attack", target)]
    actions += [word("with", piece) for piece in pieces if piece not in named]
    yield Declaration((*actions, word("done")))


def total(terms: Iterable[Term]) -> Fraction:
    """What terms come to together."""
    return sum((term.value for term in terms), Fraction(0))


class BattleSums(msgspec.Struct, frozen=True):
    """The strengths and die modifiers of a battle as sums of terms, so that what decides and what is explained is the
    same."""

    attack: list[Term]
    defence: list[Term]
    die: list[Term]
    column: int
    """The column of the chart, after shifts."""

    @property
    def attack_total(self) -> Fraction:
        return total(self.attack)

    @property
    def defence_total(self) -> Fraction:
        return total(self.defence)

    @property
    def modifier(self) -> int:
        return int(total(self.die))

    def breakdowns(self) -> tuple[Breakdown, ...]:
        return (
            Breakdown(message("sum-attack"), tuple(self.attack)),
            Breakdown(message("sum-defence"), tuple(self.defence)),
            Breakdown(message("sum-die"), tuple(self.die)),
        )
