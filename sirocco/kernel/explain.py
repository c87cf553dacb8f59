"""Explanations: every number a player sees as labelled terms with their rules, and exact odds where dice decide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec

from sirocco.kernel.message import Message
from sirocco.kernel.spoken import Spoken, sentences

if TYPE_CHECKING:
    from sirocco.kernel.text import Texts


class Term(msgspec.Struct, frozen=True):
    """One part of a number and the clause it comes from."""

    label: Message
    value: Fraction
    rule: str


class Breakdown(Spoken, frozen=True):
    """A number as the sum of its terms."""

    label: Message
    terms: tuple[Term, ...]

    @property
    def total(self) -> Fraction:
        return sum((t.value for t in self.terms), Fraction(0))

    def value(self, rule: str) -> Fraction:
        """The sum of the terms a clause contributes."""
        return sum((t.value for t in self.terms if t.rule == rule), Fraction(0))

    def told(self, texts: Texts) -> str:
        terms = ", ".join(f"{texts.say(term.label)} {texts.points(term.value)}" for term in self.terms)
        return f"{texts.say(self.label)}: {texts.points(self.total)}{f' ({terms})' if terms else ''}"


class Outcome(msgspec.Struct, frozen=True):
    """One thing dice can bring about, with its exact probability."""

    label: Message
    chance: Fraction


class Odds(Spoken, frozen=True):
    """A complete distribution: the chances add up to one. `given` says what it takes for granted."""

    given: Message
    outcomes: tuple[Outcome, ...]

    def chance(self, key: str) -> Fraction:
        """The chance of all outcomes whose label has this key."""
        return sum((o.chance for o in self.outcomes if o.label.key == key), Fraction(0))

    def told(self, texts: Texts) -> str:
        """Every outcome; where many of them come to the same, the chance of what matters."""
        key = texts.telling
        if key and len({outcome.label.key for outcome in self.outcomes}) < len(self.outcomes):
            told = texts.say(Message(f"short-{key}", {"chance": percent(self.chance(key))}))
        else:
            likeliest = sorted(self.outcomes, key=lambda outcome: -outcome.chance)
            told = "; ".join(f"{percent(o.chance)} {texts.say(o.label)}" for o in likeliest)
        return f"{texts.say(self.given)} {told}"


class Explanation(Spoken, frozen=True):
    """What lies behind an action: breakdowns, odds, the clauses applied, and warnings worth a second thought."""

    breakdowns: tuple[Breakdown, ...] = ()
    odds: tuple[Odds, ...] = ()
    warnings: tuple[Message, ...] = ()

    def parts(self) -> Iterable[Spoken]:
        return (*self.breakdowns, *self.odds)

    def told(self, texts: Texts) -> str:
        told = [part.told(texts) for part in self.parts()]
        return sentences([*told, *(texts.say(warning) for warning in self.warnings)])

    def plain(self) -> dict[str, Any]:
        """JSON-ready; fractions become numbers, chances also keep their exact form."""
        return {
            "breakdowns": [
                {
                    "label": msgspec.to_builtins(b.label),
                    "total": number(b.total),
                    "terms": [
                        {"label": msgspec.to_builtins(t.label), "value": number(t.value), "rule": t.rule}
                        for t in b.terms
                    ],
                }
                for b in self.breakdowns
            ],
            "odds": [
                {
                    "given": msgspec.to_builtins(o.given),
                    "outcomes": [
                        {"label": msgspec.to_builtins(x.label), "chance": float(x.chance), "exact": str(x.chance)}
                        for x in o.outcomes
                    ],
                }
                for o in self.odds
            ],
            "warnings": msgspec.to_builtins(list(self.warnings)),
        }


def number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def chance_range(odds: Sequence[Odds], key: str) -> str:
    """The chance of an outcome; a range where it depends on what the other side does."""
    chances = [o.chance(key) for o in odds]
    low, high = percent(min(chances)), percent(max(chances))
    return low if low == high else f"{low.rstrip('%')}–{high}"


def percent(chance: Fraction) -> str:
    """A chance in whole per cent; what is merely unlikely is never told as impossible, nor the reverse."""
    if 0 < chance < Fraction(1, 100):
        return "<1%"
    if Fraction(99, 100) < chance < 1:
        return ">99%"
    return f"{round(100 * chance)}%"
