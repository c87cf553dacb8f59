"""Weights between two: early and late in a game, for a side that waits and for one that drives."""

from __future__ import annotations

from typing import Any, TypeVar

W = TypeVar("W", bound=tuple[Any, ...])
"""A NamedTuple of weights: numbers, or tuples of numbers."""


def between(first: float, second: float, share: float) -> float:
    """From a weight so far on the way to another."""
    return first + (second - first) * share


def all_between(first: W, second: W, share: float) -> W:
    """The same for all weights of a side."""

    def value(one: Any, other: Any) -> Any:
        if isinstance(one, tuple):
            return tuple(between(x, y, share) for x, y in zip(one, other, strict=True))
        return between(one, other, share)

    return type(first)(*(value(one, other) for one, other in zip(first, second, strict=True)))
