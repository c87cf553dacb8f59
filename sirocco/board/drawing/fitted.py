"""From degrees to hexes: where a grid lies on the globe, fitted so that towns fall into the hexes they are printed in.

A straight fit (turn, scale, shift) does most of it; a few knots bend it where the printed map is not true to scale.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from sirocco.board.drawing.geometry import Point

KM_PER_LATITUDE = 110.87
KM_PER_LONGITUDE = 111.32
"""At the equator."""
ROUNDS = 30
"""At most, of the search for the hex coordinates of a point."""
NEAR = 0.002
"""Where the search ends: as near as the pen draws."""


class Knot(msgspec.Struct, frozen=True):
    """A bend: so many kilometres at a hex coordinate, and nothing a few times `reach` away from it."""

    at: Point
    by: Point
    reach: float

    def bend(self, x: float, y: float) -> tuple[float, float]:
        near = math.exp(-((x - self.at[0]) ** 2 + (y - self.at[1]) ** 2) / self.reach**2)
        return self.by[0] * near, self.by[1] * near


class Fit(msgspec.Struct, frozen=True):
    """Kilometres `east` and `north` of `origin` are each so many times the hex coordinates, and so many more; `knots`
    bend that."""

    origin: Point
    east: tuple[float, float, float]
    north: tuple[float, float, float]
    knots: list[Knot] = []

    @property
    def pitch(self) -> float:
        """Kilometres from a hex to the next."""
        return math.hypot(self.east[0], self.north[0])

    def hexes(self, lon: float, lat: float) -> Point:
        """The hex coordinates of a point, as a grid measures them."""
        east = (lon - self.origin[0]) * KM_PER_LONGITUDE * math.cos(math.radians(self.origin[1])) - self.east[2]
        north = (lat - self.origin[1]) * KM_PER_LATITUDE - self.north[2]
        (a, b, _), (c, d, _) = self.east, self.north
        whole = a * d - b * c
        x, y = (d * east - b * north) / whole, (a * north - c * east) / whole
        for _ in range(ROUNDS if self.knots else 0):
            bends = [knot.bend(x, y) for knot in self.knots]
            e, n = east - sum(bend[0] for bend in bends), north - sum(bend[1] for bend in bends)
            # Half way to where the straight fit would have it: the bends may be steep.
            before, x, y = (x, y), (x + (d * e - b * n) / whole) / 2, (y + (a * n - c * e) / whole) / 2
            if math.dist(before, (x, y)) < NEAR:
                break
        return x, y

    def line(self, degrees: Sequence[Point]) -> list[Point]:
        return [self.hexes(lon, lat) for lon, lat in degrees]
