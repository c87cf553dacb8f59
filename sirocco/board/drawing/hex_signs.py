"""Signs that fill a hex: summits on mountains, the houses of a city."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.board.drawing import svg
from sirocco.board.drawing.geometry import Point, chance

STYLE = """
.bd-peak{fill:#f3e8cf;fill-opacity:.5;stroke:#5d4227;stroke-width:1.15;stroke-linejoin:round;stroke-linecap:round}
.bd-peak-shade{fill:#5d4227;fill-opacity:.46}
.bd-block{fill:#7b4436;fill-opacity:.72}
"""

PEAKS = ((-0.17, -0.05), (0.16, -0.13), (0.04, 0.2))
"""Where the peaks of a mountain hex stand, in distances between two centres."""


def peaks(centres: Iterable[Point], pitch: float, size: float = 1.0) -> str:
    """Small summits, lit from the upper left, a few in each hex."""
    sunny, shaded = [], []
    for n, (x, y) in enumerate(centres):
        for k, (right, down) in enumerate(PEAKS):
            px = x + pitch * (right + 0.07 * chance(n, k))
            py = y + pitch * (down + 0.05 * chance(n, k, 1))
            wide, high = size * (8.5 + 1.5 * chance(n, k, 2)), size * (12.5 + 2.5 * chance(n, k, 3))
            sunny.append(f"M{px - wide:.1f} {py:.1f}l{wide:.1f}-{high:.1f}l{wide:.1f} {high:.1f}")
            shaded.append(f"M{px:.1f} {py - high:.1f}l{wide:.1f} {high:.1f}l-{wide * 1.2:.1f} 0z")
    return svg.tag("path", class_="bd-peak-shade", d="".join(shaded)) + svg.tag(
        "path", class_="bd-peak", d="".join(sunny)
    )


def blocks(outline: Sequence[Point], seed: int) -> str:
    """The houses of a city: small blocks on a shaken grid in a hex."""
    x, y = (sum(point[axis] for point in outline) / len(outline) for axis in (0, 1))
    parts = []
    for row in range(-2, 3):
        for column in range(-2, 3):
            if abs(row) + abs(column) > 3:
                continue
            wide, high = 5.6 + 1.2 * chance(seed, row, column), 4.4 + chance(seed, row, column, 1)
            left = x + column * 9 + 1.3 * chance(seed, row, column, 2) - wide / 2
            top = y + row * 8 + 1.2 * chance(seed, row, column, 3) - high / 2
            parts.append(f"M{left:.1f} {top:.1f}h{wide:.1f}v{high:.1f}h-{wide:.1f}z")
    return svg.tag("path", class_="bd-block", d="".join(parts))
