"""Weights between two: early and late in a game, for a side that waits and for one that drives."""

from __future__ import annotations


def between(pair: tuple[float, float], share: float) -> float:
    """From the first of a pair so far on the way to the second."""
    return pair[0] + (pair[1] - pair[0]) * share
