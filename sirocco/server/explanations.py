"""Explanations as they are sent: fractions become numbers, chances also keep their exact form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from sirocco.kernel.explain import Breakdown, Explanation, Odds, Reading, number
from sirocco.kernel.message import Message

Number = int | float


class TermInfo(msgspec.Struct, frozen=True):
    label: Message
    value: Number
    rule: str


class BreakdownInfo(msgspec.Struct, frozen=True):
    label: Message
    total: Number
    terms: list[TermInfo]


class OutcomeInfo(msgspec.Struct, frozen=True):
    label: Message
    chance: float
    exact: str


class MeasureInfo(msgspec.Struct, frozen=True):
    """Odds summarised in one number: a probability or an expected value."""

    label: Message
    value: float
    exact: str
    is_chance: bool


class OddsInfo(msgspec.Struct, frozen=True):
    given: Message
    outcomes: list[OutcomeInfo]
    measures: list[MeasureInfo]
    answer: Literal["", "best", "worst"]
    reading: Reading | None


class ExplanationInfo(msgspec.Struct, frozen=True):
    """All lists are empty where the game has nothing to explain."""

    breakdowns: list[BreakdownInfo]
    odds: list[OddsInfo]
    warnings: list[Message]


def explanation_info(found: Explanation) -> ExplanationInfo:
    return ExplanationInfo(
        breakdown_infos(found.breakdowns), [_odds_info(each) for each in found.odds], list(found.warnings)
    )


def breakdown_infos(breakdowns: Iterable[Breakdown]) -> list[BreakdownInfo]:
    return [
        BreakdownInfo(b.label, number(b.total), [TermInfo(t.label, number(t.value), t.rule) for t in b.terms])
        for b in breakdowns
    ]


def _odds_info(odds: Odds) -> OddsInfo:
    return OddsInfo(
        odds.given,
        [OutcomeInfo(each.label, float(each.chance), str(each.chance)) for each in odds.outcomes],
        [MeasureInfo(each.label, float(each.value), str(each.value), each.is_chance) for each in odds.measures],
        odds.answer,
        odds.reading,
    )
