"""Exact odds: distributions as whole numbers over a common denominator, so that nothing is rounded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

FACES = 6


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
