"""Hexagonal grids: which hex touches which, and where its centre lies.

A grid is data: whether rows or columns are straight, which of them lie half a hex further, whether rows count
northwards, and what is printed on the hexes. Hexes are (row, column) pairs.
"""

from __future__ import annotations

from math import sqrt
from typing import Literal, NamedTuple

Hex = tuple[int, int]

HALF_ROW = sqrt(3) / 2
"""How far the next row lies away, in distances between two centres."""


class Heading(NamedTuple):
    """A direction a hex has a side in, as a map's compass names it."""

    name: str
    east: float
    north: float


class HexGrid(NamedTuple):
    """`straight` rows run west to east without a zigzag (the hexes stand on a point), or columns south to north (they
    lie on a side: flat tops). Every `shifted` row (column) lies half a hex further, in the direction in which columns
    (rows) count. `northwards`: rows count that way. `numbers`: two digits of the row come first in the number printed
    on a hex, or those of the column."""

    straight: Literal["rows", "columns"] = "rows"
    shifted: Literal["odd", "even"] = "odd"
    northwards: bool = True
    numbers: Literal["rows", "columns"] = "rows"

    def _shift(self, line: int) -> int:
        return (line % 2 == 1) == (self.shifted == "odd")

    @property
    def headings(self) -> tuple[Heading, ...]:
        """The six directions, anticlockwise; `neighbours` has the hexes in the same order. Three further on is the
        opposite one."""
        if self.straight == "rows":
            names = ("E", "NE", "NW", "W", "SW", "SE")
            steps = ((1.0, 0.0), (0.5, HALF_ROW), (-0.5, HALF_ROW), (-1.0, 0.0), (-0.5, -HALF_ROW), (0.5, -HALF_ROW))
        else:
            names = ("N", "NW", "SW", "S", "SE", "NE")
            steps = ((0.0, 1.0), (-HALF_ROW, 0.5), (-HALF_ROW, -0.5), (0.0, -1.0), (HALF_ROW, -0.5), (HALF_ROW, 0.5))
        return tuple(Heading(name, east, north) for name, (east, north) in zip(names, steps, strict=True))

    def neighbours(self, at: Hex) -> tuple[Hex, ...]:
        """The six hexes around one, in the order of `headings`; some may not be on the map."""
        row, column = at
        up = 1 if self.northwards else -1
        if self.straight == "rows":
            right = column + self._shift(row)
            above, below = row + up, row - up
            left = right - 1
            return (row, column + 1), (above, right), (above, left), (row, column - 1), (below, left), (below, right)
        far = row + self._shift(column)
        near = far - 1
        high, low = (far, near) if self.northwards else (near, far)
        west, east = column - 1, column + 1
        return (row + up, column), (high, west), (low, west), (row - up, column), (low, east), (high, east)

    def number(self, at: Hex) -> str:
        """What is printed on a hex."""
        row, column = at
        return f"{row:02}{column:02}" if self.numbers == "rows" else f"{column:02}{row:02}"

    def hex_numbered(self, number: str) -> Hex:
        """The hex on which a number is printed."""
        first, second = int(number[:2]), int(number[2:])
        return (first, second) if self.numbers == "rows" else (second, first)

    def distance(self, one: Hex, other: Hex) -> int:
        """How many hexes apart two are on an endless map."""
        if self.straight == "rows":
            lines, along = one[0] - other[0], 2 * (one[1] - other[1]) + self._shift(one[0]) - self._shift(other[0])
        else:
            lines, along = one[1] - other[1], 2 * (one[0] - other[0]) + self._shift(one[1]) - self._shift(other[1])
        return abs(lines) + max(0, (abs(along) - abs(lines)) // 2)

    def centre(self, at: Hex) -> tuple[float, float]:
        """East and north of the centre, in distances between two centres."""
        row, column = at
        up = 1 if self.northwards else -1
        if self.straight == "rows":
            return column + 0.5 * self._shift(row), up * row * HALF_ROW
        return column * HALF_ROW, up * (row + 0.5 * self._shift(column))

    def point(self, column: float, row: float) -> tuple[float, float]:
        """East and north of a point that is given in columns and rows, whether a hex has its centre there or not;
        the half by which some rows (columns) are shifted is not added."""
        up = 1 if self.northwards else -1
        return (column, up * row * HALF_ROW) if self.straight == "rows" else (column * HALF_ROW, up * row)

    def corners(self, at: Hex) -> tuple[tuple[float, float], ...]:
        """The six corners around the centre, anticlockwise; the side between corner i and i + 1 faces heading i."""
        east, north = self.centre(at)
        long, short = 1 / sqrt(3), 0.5 / sqrt(3)
        if self.straight == "rows":
            around = ((0.5, -short), (0.5, short), (0.0, long), (-0.5, short), (-0.5, -short), (0.0, -long))
        else:
            around = ((short, 0.5), (-short, 0.5), (-long, 0.0), (-short, -0.5), (short, -0.5), (long, 0.0))
        return tuple((east + x, north + y) for x, y in around)
