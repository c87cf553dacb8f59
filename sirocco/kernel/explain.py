"""Explanations: every number a player sees as labelled terms with their rules, and exact odds where dice decide."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from sirocco.kernel.message import Message


class Term(msgspec.Struct, frozen=True):
    """One part of a number and the clause it comes from."""

    label: Message
    value: Fraction
    rule: str


class Breakdown(msgspec.Struct, frozen=True):
    """A number as the sum of its terms."""

    label: Message
    terms: tuple[Term, ...]

    @property
    def total(self) -> Fraction:
        return sum((t.value for t in self.terms), Fraction(0))

    def value(self, rule: str) -> Fraction:
        """The sum of the terms a clause contributes."""
        return sum((t.value for t in self.terms if t.rule == rule), Fraction(0))


class Outcome(msgspec.Struct, frozen=True):
    """One thing dice can bring about, with its exact probability."""

    label: Message
    chance: Fraction


class Measure(msgspec.Struct, frozen=True):
    """What a distribution comes to in one exact number: the chance of something, or how much to expect of it."""

    label: Message
    value: Fraction
    is_chance: bool = True


class Odds(msgspec.Struct, frozen=True):
    """A complete distribution: the chances add up to one. `given` says what it takes for granted, `measures` what it
    comes to for those who plan by it."""

    given: Message
    outcomes: tuple[Outcome, ...]
    measures: tuple[Measure, ...] = ()

    def measure(self, key: str) -> Fraction | None:
        """The value of the measure whose label has this key, if it is taken."""
        return next((m.value for m in self.measures if m.label.key == key), None)

    def chance(self, key: str) -> Fraction:
        """The chance of all outcomes whose label has this key."""
        return sum((o.chance for o in self.outcomes if o.label.key == key), Fraction(0))


class Explanation(msgspec.Struct, frozen=True):
    """What lies behind an action: breakdowns, odds, the clauses applied, and warnings worth a second thought."""

    breakdowns: tuple[Breakdown, ...] = ()
    odds: tuple[Odds, ...] = ()
    warnings: tuple[Message, ...] = ()

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
                    "measures": [
                        {
                            "label": msgspec.to_builtins(m.label),
                            "value": float(m.value),
                            "exact": str(m.value),
                            "isChance": m.is_chance,
                        }
                        for m in o.measures
                    ],
                }
                for o in self.odds
            ],
            "warnings": msgspec.to_builtins(list(self.warnings)),
        }


def number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)
