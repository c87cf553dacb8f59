"""What lies on the sides of hexes: escarpments, ridges, wadis, rivers. Sides that meet are drawn in one stroke."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise

from sirocco.board.drawing.chains import chains
from sirocco.board.drawing.escarpment import escarpment
from sirocco.board.drawing.geometry import Line, Point, chance, curve, roughened, walk
from sirocco.board.drawing.hexfield import Field
from sirocco.board.drawing.svg import group, path_data, tag

STYLE = """
.bd-ridge{fill:none;stroke:#7a5630;stroke-linecap:round;stroke-linejoin:round}
.bd-wadi{fill:none;stroke:#4f7f92;stroke-linecap:round;stroke-linejoin:round}
.bd-river{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bd-river-bank{stroke:#f3f0df;stroke-opacity:.75;stroke-width:6.6}
.bd-river-bed{stroke:#3f7f9b;stroke-width:3.6}
.bd-wadi-bank{stroke:#8a6a3c;stroke-opacity:.75;stroke-width:1}
.bd-wadi-bed{stroke-width:2.2;stroke-dasharray:7 3.2}
"""

DROP = 9.0
"""How far the hachures of an escarpment reach."""
STEP = 4.6


def lines(field: Field, feature: str) -> list[Line]:
    """All sides with a feature, joined where they meet."""
    pairs = sorted((a, b) for (a, b), features in field.world.sides.items() if a < b and feature in features)
    return chains(field.between(a, b) for a, b in pairs)


def falling(line: Line, low: Callable[[Point], float]) -> Line:
    """The line in the direction that has the lower ground at its right; `low` is larger for lower ground."""
    right = left = 0.0
    for x, y, angle in walk(line, 12, 6):
        side = (-math.sin(angle) * 24, math.cos(angle) * 24)
        right += low((x + side[0], y + side[1]))
        left += low((x - side[0], y - side[1]))
    return line if right >= left else line[::-1]


def escarpments(brows: Iterable[Line]) -> str:
    """The ground falls to the right of each."""
    return group(escarpment(brow, 5 + n, DROP, STEP, 3) for n, brow in enumerate(brows))


def ridges(crests: Iterable[Line]) -> str:
    """A crest with strokes down both its sides."""
    drawn, strokes = [], []
    for n, line in enumerate(crests):
        crest = roughened(line, 6, 0.7, 31 + n)
        drawn.append(path_data(crest))
        for i, (x, y, angle) in enumerate(walk(crest, STEP, STEP / 2)):
            for side in (-1, 1):
                lean = angle + side * (math.pi / 2 - 0.35) + 0.12 * chance(n, i, side)
                reach = 5.4 + 1.2 * chance(n, i, side, 2)
                strokes.append(f"M{x:.1f} {y:.1f}l{reach * math.cos(lean):.1f} {reach * math.sin(lean):.1f}")
    return group(
        [
            tag("path", d="".join(strokes), stroke_width="1.1", stroke_opacity=".8"),
            tag("path", d="".join(drawn), stroke_width="2.4"),
        ],
        class_="bd-ridge",
    )


def wadis(beds: Iterable[Line]) -> str:
    """A dry bed between steep banks."""
    bed = [roughened(line, 7, 1.6, 51 + n) for n, line in enumerate(beds)]
    banks = []
    for n, line in enumerate(bed):
        for i, (x, y, angle) in enumerate(walk(line, 6, 3)):
            side = 1 if i % 2 else -1
            lean = angle + side * math.pi / 2
            near, far = 3.2, 6.4 + chance(n, i)
            banks.append(
                f"M{x + near * math.cos(lean):.1f} {y + near * math.sin(lean):.1f}"
                f"l{(far - near) * math.cos(lean):.1f} {(far - near) * math.sin(lean):.1f}"
            )
    return group(
        [
            tag("path", d="".join(banks), class_="bd-wadi-bank"),
            tag("path", d="".join(path_data(line) for line in bed), class_="bd-wadi-bed"),
        ],
        class_="bd-wadi",
    )


def rivers(beds: Iterable[Line]) -> str:
    """Water between light banks, winding a little around the corners of its hexes."""
    courses = [roughened(_eased(line), 6, 0.9, 71 + n) for n, line in enumerate(beds)]
    data = "".join(path_data(line) for line in courses)
    return group([tag("path", class_=name, d=data) for name in ("bd-river-bank", "bd-river-bed")], class_="bd-river")


def _eased(line: Line) -> Line:
    """The line with its corners cut off, and its ends where they were."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(line)]
    return curve([line[0], *middles, line[-1]])
