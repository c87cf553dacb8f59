"""Steep ground in strokes: escarpments as a brow with hachures falling to one side, hills as tufts of hachures."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sirocco.board.drawing.geometry import Line, Point, bounds, chance, curve, inside, walk
from sirocco.board.drawing.svg import group, path_data, tag

STYLE = """
.bd-steep{fill:none;stroke:#6b4c2a;stroke-linecap:round;stroke-linejoin:round}
.bd-marsh{fill:none;stroke:#6f8d92;stroke-width:1.5;stroke-linecap:round}
"""


def escarpment(points: Sequence[Point], seed: int, drop: float = 15.0, step: float = 5.2, ends: int = 9) -> str:
    """The brow along the points; the ground falls to the right of their direction. It fades out at both ends, over so
    many strokes."""
    brow = curve(points)
    strokes = []
    steps = list(walk(brow, step))
    for i, (x, y, angle) in enumerate(steps):
        fade = min(1.0, (i + 2) / ends, (len(steps) - i) / ends)
        reach = drop * fade * (0.8 + 0.28 * chance(seed, i))
        lean = angle + math.pi / 2 + 0.16 * chance(seed, i, 1)
        strokes.append(f"M{x:.1f} {y:.1f}l{reach * math.cos(lean):.1f} {reach * math.sin(lean):.1f}")
    return group(
        [
            tag("path", d=path_data(brow), stroke_width="2.1", stroke_opacity=".85"),
            tag("path", d="".join(strokes), stroke_width="1.15", stroke_opacity=".78"),
        ],
        class_="bd-steep",
    )


def hills(outline: Line, seed: int, spacing: float = 17.0) -> str:
    """Rough hills filling an outline: small brows, each with a few strokes down its shaded side."""
    strokes = []
    for i, (x, y) in enumerate(_scattered(outline, spacing, seed)):
        size = 5.4 + 1.6 * chance(seed, i, 2)
        strokes.append(f"M{x - size:.1f} {y + 1.5:.1f}q{size:.1f}-{size * 1.5:.1f} {2 * size:.1f} 0")
        strokes += [
            f"M{x + dx * size:.1f} {y - 1.8 + abs(dx) * 2:.1f}l2.6 {5.4 - 2 * dx:.1f}" for dx in (0.05, 0.5, 0.9)
        ]
    return tag("path", class_="bd-steep", d="".join(strokes), stroke_width="1.3", stroke_opacity=".8")


def marsh(outline: Line, seed: int, spacing: float = 13.0) -> str:
    """Salt marsh: short level dashes."""
    dashes = [
        f"M{x - 5:.1f} {y:.1f}h{7 + 3 * chance(seed, i, 3):.1f}"
        for i, (x, y) in enumerate(_scattered(outline, spacing, seed))
    ]
    return tag("path", class_="bd-marsh", d="".join(dashes))


def _scattered(outline: Line, spacing: float, seed: int) -> Line:
    """Points on a shaken grid inside the outline, none close to its edge."""
    left, top, right, bottom = bounds(outline)
    found = []
    for row in range(int((bottom - top) / (spacing * 0.8)) + 2):
        for column in range(int((right - left) / spacing) + 2):
            x = left + (column + (row % 2) / 2) * spacing + 3 * chance(seed, row, column)
            y = top + row * spacing * 0.8 + 2.5 * chance(seed, row, column, 7)
            if all(inside((x + dx, y + dy), outline) for dx, dy in ((-8, 0), (8, 0), (0, -6), (0, 6))):
                found.append((x, y))
    return found
