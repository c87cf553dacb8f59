"""Borders of places: white with a hint of shadow. And the frontier between two countries, with its wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.board.drawing.geometry import Line, Point, walk
from sirocco.board.drawing.svg import group, path_data, tag

STYLE = """
.bd-border{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bd-border-shade{stroke:#54401f;stroke-opacity:.16;stroke-width:8}
.bd-border-edge{stroke:#54401f;stroke-opacity:.45;stroke-width:5}
.bd-border-line{stroke:#fffcf2;stroke-width:3.3}
.bd-barred{stroke:#6b4c2a;stroke-width:9;stroke-dasharray:2 4;stroke-linecap:butt;fill:none}
.bd-leap-edge{stroke:#54401f;stroke-opacity:.5;stroke-width:7;fill:none}
.bd-leap{stroke:#fffcf2;stroke-width:4;stroke-dasharray:3 9;stroke-linecap:round;fill:none}
.bd-frontier{fill:none;stroke:#6b2f4a;stroke-opacity:.62}
"""


def borders(lines: Iterable[Line]) -> str:
    data = "".join(path_data(line) for line in lines)
    strokes = ("bd-border-shade", "bd-border-edge", "bd-border-line")
    return group([tag("path", class_=name, d=data) for name in strokes], class_="bd-border")


def frontier(line: Sequence[Point]) -> str:
    """A dash and a dot, with crosses for the wire."""
    posts = "".join(f"M{x - 3:.1f} {y - 3:.1f}l6 6m0-6l-6 6" for x, y, _ in walk(line, 30, 15))
    return group(
        [
            tag("path", d=path_data(line), stroke_width="1.7", stroke_dasharray="17 5 2.5 5"),
            tag("path", d=posts, stroke_width="1.1"),
        ],
        class_="bd-frontier",
    )


def barred(line: Sequence[Point]) -> str:
    """A border that may not be crossed."""
    return tag("path", class_="bd-barred", d=path_data(line))


def leap(ends: Sequence[Point]) -> str:
    """A link between places that do not touch on the sheet."""
    return group([tag("path", class_=name, d=path_data(ends)) for name in ("bd-leap-edge", "bd-leap")])
