"""From longitude and latitude to the sheet, stretched smoothly where a game needs room.

Each axis has its own scale, given by a few knots; between them the scale changes without a jump and never turns back,
so coasts keep their shape and neighbours their order.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

Point = tuple[float, float]


class Axis:
    """A smooth monotone function through knots (Fritsch and Carlson's cubic), straight beyond the last ones."""

    def __init__(self, knots: Sequence[Point]) -> None:
        knots = sorted(knots)
        self.at = [k[0] for k in knots]
        self.value = [k[1] for k in knots]
        steps = [(self.value[i + 1] - self.value[i]) / (self.at[i + 1] - self.at[i]) for i in range(len(self.at) - 1)]
        inner = [2 * a * b / (a + b) if a * b > 0 else 0.0 for a, b in pairwise(steps)]
        self.slope = [steps[0], *inner, steps[-1]]

    def __call__(self, at: float) -> float:
        if at <= self.at[0]:
            return self.value[0] + (at - self.at[0]) * self.slope[0]
        if at >= self.at[-1]:
            return self.value[-1] + (at - self.at[-1]) * self.slope[-1]
        i = bisect_right(self.at, at) - 1
        width = self.at[i + 1] - self.at[i]
        t = (at - self.at[i]) / width
        return (
            (1 + 2 * t) * (1 - t) ** 2 * self.value[i]
            + t * (1 - t) ** 2 * width * self.slope[i]
            + t * t * (3 - 2 * t) * self.value[i + 1]
            + t * t * (t - 1) * width * self.slope[i + 1]
        )


class Stretch(msgspec.Struct, frozen=True):
    """The knots of both axes as a data file gives them: degree, sheet units."""

    lon: list[Point]
    lat: list[Point]


class Projection:
    """Degrees to sheet units."""

    def __init__(self, stretch: Stretch) -> None:
        self.x = Axis(stretch.lon)
        self.y = Axis(stretch.lat)

    def __call__(self, lon: float, lat: float) -> Point:
        return self.x(lon), self.y(lat)

    def line(self, degrees: Iterable[Point]) -> list[Point]:
        return [self(lon, lat) for lon, lat in degrees]
