"""The names of mountains, lettered along the length of the hexes they belong to."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from sirocco.board.drawing import lettering
from sirocco.board.drawing.geometry import Line, Point

SIZES = (22.0, 20.0, 18.0, 16.0, 14.5)
"""The largest that fits is taken."""
SPACING = 0.1
STEEP = math.radians(52)
"""Names lean no further than that, so that they can be read."""
BESIDE = 0.42
"""How far a name may reach beyond the centres of its outermost hexes, in distances between two centres."""


class Lettering(msgspec.Struct, frozen=True):
    """A name on a straight line, from the left to the right."""

    id: str
    text: str
    size: float
    line: Line

    def draw(self) -> str:
        return lettering.along(self.text, self.line, self.size, "bd-desert", SPACING, f"massif-{self.id}")

    @property
    def width(self) -> float:
        return lettering.text_width(self.text, self.size, False, SPACING)

    def points(self) -> Line:
        """Along the middle of its letters, from the first to the last."""
        (ax, ay), (bx, by) = self.line[0], self.line[-1]
        reach = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / reach, (by - ay) / reach
        mx, my = (ax + bx) / 2 + uy * self.size * 0.3, (ay + by) / 2 - ux * self.size * 0.3
        steps = max(2, round(self.width / 8))
        return [
            (mx + ux * self.width * (n / steps - 0.5), my + uy * self.width * (n / steps - 0.5))
            for n in range(steps + 1)
        ]


def set_along(name: str, text: str, centres: Sequence[Point], pitch: float) -> Lettering:
    """The name as large as it fits along the centres of hexes, through their middle."""
    x, y = sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)
    turn = _lie(centres, x, y)
    ux, uy = math.cos(turn), math.sin(turn)
    reaches = [(cx - x) * ux + (cy - y) * uy for cx, cy in centres]
    room = max(reaches) - min(reaches) + 2 * BESIDE * pitch
    middle = (max(reaches) + min(reaches)) / 2
    widths = {size: lettering.text_width(text, size, False, SPACING) for size in SIZES}
    size = next((size for size in SIZES if widths[size] <= room), SIZES[-1])
    half = widths[size] / 2 + 12
    mx, my = x + ux * middle - uy * size * 0.3, y + uy * middle + ux * size * 0.3
    line = [(mx + ux * half * share, my + uy * half * share) for share in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    return Lettering(name, text, size, line)


def _lie(centres: Sequence[Point], x: float, y: float) -> float:
    """The direction in which most of some points lie, between the steepest ones that names may have."""
    xx = sum((cx - x) ** 2 for cx, _ in centres)
    yy = sum((cy - y) ** 2 for _, cy in centres)
    xy = sum((cx - x) * (cy - y) for cx, cy in centres)
    turn = 0.0 if len(centres) == 1 else math.atan2(2 * xy, xx - yy) / 2
    return max(-STEEP, min(turn, STEEP))
