"""Exact odds: distributions as whole numbers over a common denominator, so that nothing is rounded."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

from sirocco.kernel.explain import Measure, Odds, Outcome, Reading
from sirocco.kernel.message import Message

FACES = 6

R = TypeVar("R", bound=Hashable)


@lru_cache(maxsize=65536)
def hits(chances: tuple[int, ...]) -> tuple[int, ...]:
    """Ways to score 0, 1, 2, ... hits with dice that hit on so many of their six faces; they sum to 6**len."""
    ways = [1]
    for chance in chances:
        longer = [0] * (len(ways) + 1)
        for scored, count in enumerate(ways):
            longer[scored] += count * (FACES - chance)
            longer[scored + 1] += count * chance
        ways = longer
    return tuple(ways)


def total(chances: Sequence[int]) -> int:
    """The denominator that goes with `hits`."""
    denominator: int = FACES ** len(chances)
    return denominator


@lru_cache(maxsize=16)
def ways_to_roll(dice: int) -> dict[int, int]:
    """In how many ways so many dice come to each sum, lowest first; they add up to 6**dice."""
    ways = {0: 1}
    for _ in range(dice):
        longer: dict[int, int] = {}
        for found, count in ways.items():
            for face in range(1, FACES + 1):
                longer[found + face] = longer.get(found + face, 0) + count
        ways = longer
    return ways


def distribution(dice: int, result: Callable[[int], R]) -> dict[R, Fraction]:
    """The exact chance of every result that the sum of so many dice can give, in the order of the sums."""
    found: dict[R, int] = {}
    for rolled, count in ways_to_roll(dice).items():
        outcome = result(rolled)
        found[outcome] = found.get(outcome, 0) + count
    return {outcome: Fraction(count, FACES**dice) for outcome, count in found.items()}


def odds_of(
    chances: Mapping[R, Fraction],
    given: Message,
    label: Callable[[R], Message],
    measures: tuple[Measure, ...] = (),
    reading: Reading | None = None,
) -> Odds:
    """A distribution as it is explained to players: every result with its label, in the order of the mapping."""
    outcomes = tuple(Outcome(label(result), chance) for result, chance in chances.items())
    return Odds(given, outcomes, measures, reading=reading)
