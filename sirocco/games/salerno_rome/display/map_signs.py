"""Signs that only this map has: bridges, airfields, the teeth of the Gustav line."""

from __future__ import annotations

import math
from collections.abc import Iterable

from sirocco.board.drawing import svg
from sirocco.board.drawing.geometry import Line, Point

STYLE = """
.bd-bridge{fill:none;stroke:#2b2115;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
.bd-airfield{fill:#f6eedb;stroke:#2b2115;stroke-width:1.5}
.bd-airfield-cross{fill:none;stroke:#2b2115;stroke-width:2;stroke-linecap:round}
.bd-gustav{fill:#a3261b;stroke:#a3261b;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.bd-gustav-zone{fill:#a3261b;fill-opacity:.1;stroke:none}
.bd-seam{fill:none;stroke:#2b2115;stroke-opacity:.6;stroke-width:2.2;stroke-dasharray:16 7 3 7}
"""

TOOTH = 9.0
"""How far a tooth reaches."""


def bridge(at: Point, angle: float) -> str:
    """The two parapets of a bridge on a road of that direction, wider at both ends."""
    data = "".join(f"M-7 {side * 7}L-4 {side * 4}H4L7 {side * 7}" for side in (-1, 1))
    turn = f"translate({svg.number(at[0])} {svg.number(at[1])}) rotate({math.degrees(angle):.0f})"
    return svg.tag("path", class_="bd-bridge", d=data, transform=turn)


def airfield(at: Point) -> str:
    """A ring with a cross of runways."""
    x, y = at
    data = f"M{x - 4:.1f} {y - 4:.1f}l8 8m0-8l-8 8"
    return svg.circle(at, 7.4, class_="bd-airfield") + svg.tag("path", class_="bd-airfield-cross", d=data)


def teeth(sides: Iterable[tuple[Point, Point, Point]]) -> str:
    """A fortified line along sides, each given by its two ends and the centre of the hex that it faces."""
    wall, spikes = [], []
    for a, b, enemy in sides:
        wall.append(svg.path_data([a, b]))
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        reach = math.dist(middle, enemy)
        out = ((enemy[0] - middle[0]) / reach * TOOTH, (enemy[1] - middle[1]) / reach * TOOTH)
        for share in (0.2, 0.5, 0.8):
            foot: Line = [_along(a, b, share - 0.11), _along(a, b, share + 0.11)]
            tip = _along(a, b, share)
            spikes.append(svg.path_data([foot[0], (tip[0] + out[0], tip[1] + out[1]), foot[1]], True))
    return svg.group([svg.tag("path", d="".join(wall + spikes))], class_="bd-gustav")


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
