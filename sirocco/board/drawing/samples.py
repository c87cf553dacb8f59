"""Samples of what a map is drawn with, to be explained in its key. Each is drawn around a point."""

from __future__ import annotations

import math
from collections.abc import Callable

from sirocco.board.drawing import borders, hexsides, svg, ways
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Line, Point, Rect, curve

STYLE = """
.bd-sample{stroke:#54401f;stroke-opacity:.6;stroke-width:1}
"""

Fill = Callable[[Line, int, float], str]
"""Strokes that fill an outline: from a seed, so far apart."""
BAND = "#4f9a55"
"""The colour of a sample of joints."""


def winding(at: Point, reach: float = 24.0) -> Line:
    """A line that winds a little, so far to both sides."""
    x, y = at
    return curve([(x - reach, y + 2), (x - 8, y - 3), (x + 8, y + 3), (x + reach, y - 2)], 3)


def level(at: Point, up: float = 0.0) -> Line:
    x, y = at
    return [(x - 22.0, y - up), (x + 22.0, y - up)]


def hexagon(at: Point, radius: float) -> Line:
    """A hex that stands on a point."""
    turns = [math.radians(60 * n + 30) for n in range(6)]
    return [(at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn)) for turn in turns]


def ground(at: Point, colour: str, fill: Fill | None = None, spacing: float = 14.0) -> str:
    """A kind of ground: its colour, and the strokes that fill it."""
    x, y = at
    strokes = "" if fill is None else fill(Rect.around(x - 3, y + 1, 60, 30).corners(), 3, spacing)
    return svg.rect(Rect.around(x, y, 46, 22), class_="bd-sample", fill=colour) + strokes


def _joint(at: Point) -> str:
    band = level(at)
    return svg.group(
        [svg.line(band, class_="bd-band-case"), svg.line(band, class_="bd-band-line", stroke=BAND)],
        class_="bd-band",
    )


SAMPLES: dict[str, Callable[[Point], str]] = {
    "road": lambda at: ways.ways([winding(at)], []),
    "trail": lambda at: ways.ways([], [winding(at)]),
    "rail": lambda at: ways.railway([winding(at)]),
    "planned": lambda at: ways.planned([winding(at)]),
    "ridge": lambda at: hexsides.ridges([level(at)]),
    "river": lambda at: hexsides.rivers([level(at)]),
    "wadi": lambda at: hexsides.wadis([level(at)]),
    "escarpment": lambda at: hexsides.escarpments([level(at, 3)]),
    "frontier": lambda at: borders.frontier(level(at)),
    "fort": lambda at: signs.fort(hexagon(at, 11)),
    "joint": _joint,
}
"""What boards of hexes have in common."""
