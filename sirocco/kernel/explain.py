"""Explanations: every number a player sees as labelled terms with their rules, and exact odds where dice decide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

import msgspec

from sirocco.kernel.message import Message
from sirocco.kernel.presentation.readable import Readable, sentences

if TYPE_CHECKING:
    from sirocco.kernel.presentation.text import Texts


class Term(msgspec.Struct, frozen=True):
    """One part of a number and the clause it comes from."""

    label: Message
    value: Fraction
    rule: str


class Breakdown(Readable, frozen=True):
    """A number as the sum of its terms."""

    label: Message
    terms: tuple[Term, ...]

    @property
    def total(self) -> Fraction:
        return sum((t.value for t in self.terms), Fraction(0))

    def value(self, rule: str) -> Fraction:
        """The sum of the terms a clause contributes."""
        return sum((t.value for t in self.terms if t.rule == rule), Fraction(0))

    def text(self, texts: Texts) -> str:
        terms = ", ".join(f"{texts.say(term.label)} {texts.points(term.value)}" for term in self.terms)
        return f"{texts.say(self.label)}: {texts.points(self.total)}{f' ({terms})' if terms else ''}"


class Outcome(msgspec.Struct, frozen=True):
    """One thing dice can bring about, with its exact probability."""

    label: Message
    chance: Fraction


class Measure(msgspec.Struct, frozen=True):
    """What a distribution comes to in one exact number: the chance of something, or how much to expect of it."""

    label: Message
    value: Fraction
    is_chance: bool = True


class Reading(msgspec.Struct, frozen=True):
    """Where dice will be read: a results table by its id in the sheet, the heading of its column, and what is added to
    the dice. `event` is the kind of event that will tell of the roll."""

    event: str
    chart: str
    column: str
    modifier: int


class Odds(Readable, frozen=True):
    """A complete distribution: the chances add up to one. `given` says what it takes for granted, `measures` what it
    comes to for those who plan by it. Where they depend on the other side's choice, `answer` tells its best from its
    worst, which follows on it. `reading`: the dice are read on a results table, as things stand in that column."""

    given: Message
    outcomes: tuple[Outcome, ...]
    measures: tuple[Measure, ...] = ()
    answer: Literal["", "best", "worst"] = ""
    reading: Reading | None = None

    def measure(self, key: str) -> Fraction | None:
        """The value of the measure whose label has this key, if it is taken."""
        return next((m.value for m in self.measures if m.label.key == key), None)

    def chance(self, key: str) -> Fraction:
        """The chance of all outcomes whose label has this key."""
        return sum((o.chance for o in self.outcomes if o.label.key == key), Fraction(0))

    def text(self, texts: Texts) -> str:
        """Every outcome, unless many of them come to the same, and what it all comes to."""
        likeliest = sorted(self.outcomes, key=lambda outcome: -outcome.chance)
        shown = [f"{percent(o.chance)} {texts.say(o.label)}" for o in likeliest]
        alike = len({outcome.label.key for outcome in self.outcomes}) < len(self.outcomes)
        parts = [] if alike and self.measures else shown
        return f"{texts.say(self.given)} {'; '.join([*parts, *filter(None, [in_short([self], texts)])])}"


class Explanation(Readable, frozen=True):
    """What lies behind an action: breakdowns, odds, the clauses applied, and warnings worth a second thought."""

    breakdowns: tuple[Breakdown, ...] = ()
    odds: tuple[Odds, ...] = ()
    warnings: tuple[Message, ...] = ()

    def parts(self) -> Iterable[Readable]:
        return (*self.breakdowns, *self.odds)

    def text(self, texts: Texts) -> str:
        lines = [part.text(texts) for part in self.parts()]
        return sentences([*lines, *(texts.say(warning) for warning in self.warnings)])


def number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def in_short(odds: Sequence[Odds], texts: Texts) -> str:
    """What odds come to, in a few words; a range where it depends on what the other side does."""
    measures = zip(*(each.measures for each in odds if each.measures), strict=True)
    return ", ".join(
        texts.say(Message(f"short-{found[0].label.key}", {"value": figures(found, texts)})) for found in measures
    )


def figures(found: Sequence[Measure | Outcome], texts: Texts) -> str:
    """Chances or expected numbers of the same thing: one figure, or a range."""
    low, *_, high = [figure(each, texts) for each in (*sorted(found, key=_value), max(found, key=_value))]
    return low if low == high else f"{low.rstrip('%')}–{high}"


def figure(found: Measure | Outcome, texts: Texts) -> str:
    if isinstance(found, Measure) and not found.is_chance:
        return texts.decimal(float(found.value))
    return percent(_value(found))


def _value(found: Measure | Outcome) -> Fraction:
    return found.value if isinstance(found, Measure) else found.chance


def percent(chance: Fraction) -> str:
    """A chance in whole per cent; what is merely unlikely is never shown as impossible, nor the reverse."""
    if 0 < chance < Fraction(1, 100):
        return "<1%"
    if Fraction(99, 100) < chance < 1:
        return ">99%"
    return f"{round(100 * chance)}%"
