"""Small signs of the map: towns, victory roundels, anchorages, bases. Each is drawn around a point."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sirocco.board.drawing.geometry import Point
from sirocco.board.drawing.lettering import Label
from sirocco.board.drawing.svg import circle, group, line, number, tag, words

STYLE = """
.bd-town{fill:#fbf4e2;stroke:#2b2115;stroke-width:2}
.bd-victory-disc{fill:#8c2a1e;stroke:#fbf4e2;stroke-width:2}
.bd-victory-ring{fill:none;stroke:#8c2a1e;stroke-width:1.4}
.bd-victory-points{fill:#fff6e2;font-weight:700;text-anchor:middle}
.bd-laurel{fill:#5d6b34;stroke:#f3ead4;stroke-width:.5}
.bd-anchor{fill:none;stroke:#2f5566;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.bd-anchor-disc{fill:#f3ead4;stroke-width:2.6}
.bd-mast{fill:none;stroke:#2b2115;stroke-width:2;stroke-linecap:round}
.bd-flag{stroke:#2b2115;stroke-width:1.2;stroke-linejoin:round}
.bd-fort{fill:none;stroke:#7a1f16;stroke-width:2.6;stroke-linejoin:miter}
.bd-fort-wall{fill:#7a1f16;fill-opacity:.1;stroke:none}
"""

VICTORY, ANCHOR, PORT, BASE, TOWN = 21.0, 9.0, 13.5, 12.0, 5.2
"""Radius of the room each sign takes."""


Sign = tuple[str, float]
"""What kind of sign, and the radius of its room."""


def beside(label: Label, before: Sequence[Sign], after: Sequence[Sign]) -> list[tuple[str, Point, float]]:
    """Signs in a row with a name: what, where, how large. Where the name begins or ends at its place, they all stand
    at its other end."""
    if label.anchor == "start":
        before, after = [], [*before, *after]
    elif label.anchor == "end":
        before, after = [*before, *reversed(after)], []
    left, _, right, _ = label.box
    middle = label.box.centre[1]
    found = []
    for kind, size in reversed(before):
        found.append((kind, (left - 6 - size, middle), size))
        left -= 2 * size + 6
    for kind, size in after:
        found.append((kind, (right + 6 + size, middle), size))
        right += 2 * size + 6
    return found


def scaled(sign: str, at: Point, by: float) -> str:
    """A sign drawn around the origin, elsewhere and smaller."""
    return group([sign], transform=f"translate({number(at[0])} {number(at[1])}) scale({by:g})")


def town(at: Point) -> str:
    return circle(at, TOWN, class_="bd-town")


def victory(at: Point, points: int | None) -> str:
    """A seal between two laurel branches: with its points, or with a star."""
    x, y = at
    leaves = []
    for side in (-1, 1):
        for n in range(6):
            turn = math.radians(90 - side * (18 + 25 * n))
            lx, ly = x + 18 * math.cos(turn), y + 18 * math.sin(turn)
            lean = math.degrees(turn) - side * 62
            for tilt in (-26, 26):
                leaves.append(
                    f'<ellipse rx="4.6" ry="1.8" transform="translate({number(lx)} {number(ly)})'
                    f' rotate({number(lean + tilt)}) translate(2.6 0)"/>'
                )
    return group(
        [
            group(leaves, class_="bd-laurel"),
            circle(at, 13.6, class_="bd-victory-disc"),
            circle(at, 15.4, class_="bd-victory-ring"),
            _star(at, 9.5)
            if points is None
            else tag("text", words(str(points)), x=x, y=y + 6.6, font_size=19, class_="bd-sans bd-victory-points"),
        ]
    )


def _star(at: Point, radius: float) -> str:
    reach = [(radius if n % 2 == 0 else radius * 0.4, math.radians(36 * n - 90)) for n in range(10)]
    tips = [(at[0] + r * math.cos(turn), at[1] + r * math.sin(turn)) for r, turn in reach]
    return line(tips, True, class_="bd-victory-points")


def anchor(at: Point, colour: str | None = None) -> str:
    """An anchorage; with a colour, the port of entry of that side."""
    x, y = at
    sign = tag(
        "path",
        d=f"M{number(x)} {number(y - 4)}v11m-6.5-4.5q.8 4.6 6.5 4.8q5.7-.2 6.5-4.8m-10-3.5h7m-3.5-3a2 2 0 1 1 .1 0",
        class_="bd-anchor",
    )
    if colour is None:
        return sign
    return circle((x, y + 0.6), 12.4, class_="bd-anchor-disc", stroke=colour) + sign


def base(at: Point, colour: str) -> str:
    """A swallow-tailed flag in the side's colour: where its supply begins."""
    x, y = at
    return group(
        [
            tag("path", d=f"M{number(x - 8)} {number(y + 11)}v-23", class_="bd-mast"),
            tag("path", d=f"M{number(x - 8)} {number(y - 11)}h19l-5 6 5 6h-19z", class_="bd-flag", fill=colour),
        ]
    )


def fort(outline: Sequence[Point]) -> str:
    """Walls around a hex with a bastion in the middle of every side."""
    x, y = sum(px for px, _ in outline) / len(outline), sum(py for _, py in outline) / len(outline)
    walls: list[Point] = []
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
        walls.append(a)
        for t, out in ((0.36, 1.0), (0.36, 1.13), (0.64, 1.13), (0.64, 1.0)):
            px, py = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
            walls.append((x + (px - x) * out, y + (py - y) * out))
    return line(walls, True, class_="bd-fort-wall") + line(walls, True, class_="bd-fort")
