"""Signs that only this map has: the two levels of mountains, walls of passes, start and entry hexes, exits, suns and
moons of the calendar."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from sirocco.board.drawing import svg
from sirocco.board.drawing.geometry import Line, Point, chance, inside, walk

STYLE = """
.bd-level-1{fill:none;stroke:#7a5c36;stroke-width:1.5;stroke-opacity:.75;stroke-linejoin:round}
.bd-level-2{fill:none;stroke:#3a2814;stroke-width:2.3;stroke-linejoin:round}
.bd-fall-1{fill:none;stroke:#7a5c36;stroke-width:1;stroke-opacity:.62;stroke-linecap:round}
.bd-fall-2{fill:none;stroke:#3a2814;stroke-width:1.3;stroke-opacity:.85;stroke-linecap:round}
.bd-wall{fill:none;stroke:#a3261b;stroke-width:4.2;stroke-linecap:round}
.bd-wall-halo{fill:none;stroke:#f7efdc;stroke-width:7.4;stroke-opacity:.8;stroke-linecap:round}
.bd-pass{fill:none;stroke:#a3261b;stroke-width:2.6;stroke-linecap:round}
.bd-start{fill-opacity:.3;stroke-width:4.4;stroke-linejoin:round}
.bd-entry{fill-opacity:.16;stroke-width:3.4;stroke-dasharray:7 5;stroke-linejoin:round}
.bd-arrow{stroke:#2b2115;stroke-width:1.3;stroke-linejoin:round}
.bd-sun{fill:#f0c45a;stroke:#8a5a12;stroke-width:1.3;stroke-linecap:round}
.bd-moon{fill:#5b6c80;stroke:#2f3c4b;stroke-width:1.2}
"""


def level(rings: Iterable[Line], number: int, reach: float) -> str:
    """The foot of a level: its outline, and hachures that fall outwards."""
    rings = list(rings)
    strokes = []
    for n, ring in enumerate(rings):
        closed = [*ring, ring[0]]
        for i, (x, y, angle) in enumerate(walk(closed, 5.5)):
            out = angle + math.pi / 2
            if inside((x + 3 * math.cos(out), y + 3 * math.sin(out)), ring):
                out += math.pi
            long = reach * (0.75 + 0.4 * chance(n, i))
            strokes.append(f"M{x:.1f} {y:.1f}l{long * math.cos(out):.1f} {long * math.sin(out):.1f}")
    outline = "".join(svg.path_data(ring, True) for ring in rings)
    return svg.tag("path", class_=f"bd-fall-{number}", d="".join(strokes)) + svg.tag(
        "path", class_=f"bd-level-{number}", d=outline
    )


def walls(sides: Iterable[tuple[Point, Point]]) -> str:
    """The rock on either side of a pass: what is between its hexes and those of the ridge."""
    data = "".join(svg.path_data([_along(a, b, 0.1), _along(a, b, 0.9)]) for a, b in sides)
    return svg.tag("path", class_="bd-wall-halo", d=data) + svg.tag("path", class_="bd-wall", d=data)


def saddle(at: Point) -> str:
    """The sign of a pass: two brackets back to back."""
    x, y = at
    return svg.tag("path", class_="bd-pass", d=f"M{x - 7:.1f} {y - 7:.1f}q7 7 0 14M{x + 7:.1f} {y - 7:.1f}q-7 7 0 14")


def start(outline: Sequence[Point], colour: str) -> str:
    return svg.line(list(outline), True, class_="bd-start", fill=colour, stroke=colour)


def entry(outline: Sequence[Point], colour: str) -> str:
    return svg.line(list(outline), True, class_="bd-entry", fill=colour, stroke=colour)


def arrow(at: Point, towards: Point, colour: str) -> str:
    """A broad arrow from one point to another."""
    (x, y), (tx, ty) = at, towards
    reach = math.dist(at, towards)
    data = f"M0 -5H{reach - 15:.1f}v-7L{reach:.1f} 0L{reach - 15:.1f} 12v-7H0z"
    turn = f"translate({x:.1f} {y:.1f}) rotate({math.degrees(math.atan2(ty - y, tx - x)):.1f})"
    return svg.tag("path", class_="bd-arrow", d=data, transform=turn, fill=colour)


def sun(at: Point) -> str:
    x, y = at
    rays = []
    for n in range(8):
        dx, dy = math.cos(n * math.pi / 4), math.sin(n * math.pi / 4)
        rays.append(f"M{x + 7 * dx:.1f} {y + 7 * dy:.1f}l{3 * dx:.1f} {3 * dy:.1f}")
    return svg.tag("path", class_="bd-sun", d="".join(rays)) + svg.circle(at, 5, class_="bd-sun")


def moon(at: Point) -> str:
    x, y = at
    return svg.tag("path", class_="bd-moon", d=f"M{x + 2:.1f} {y - 7:.1f}a7.2 7.2 0 1 0 4 11a6 6 0 0 1-4-11z")


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
