"""A panel with a hex and arrows around it: which of its sides each army makes for."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from sirocco.board.drawing import furniture, svg, trays
from sirocco.board.drawing.geometry import Point, Rect
from sirocco.board.drawing.samples import hexagon
from sirocco.board.hexes import Heading
from sirocco.kernel.presentation.display import SideStyle

STYLE = """
.bd-arrow{stroke:#2b2115;stroke-width:1;stroke-linejoin:round}
"""

RADIUS, AROUND = 34.0, 52.0
"""Of the hex, and of the circle of arrows."""


def headings_panel(
    of: Rect, title: str, ground: str, styles: Sequence[SideStyle], headings: Mapping[str, Sequence[Heading]]
) -> str:
    """`headings` by side; a side's counter blank stands to the east or to the west, as its arrows point."""
    x, y = of.centre[0], of.centre[1] + 12
    parts = [
        furniture.panel(of, 7),
        svg.tag("text", title, x=x, y=of[1] + 25, font_size=17, text_anchor="middle", class_="bd-tray-title"),
        svg.line(hexagon((x, y), RADIUS), True, class_="bd-sample", fill=ground),
    ]
    for style in styles:
        towards = headings[style.id]
        parts += [_arrow((x, y), heading, style.colour) for heading in towards]
        left = x + (72 if sum(heading.east for heading in towards) > 0 else -84)
        parts.append(trays.swatch(left, y - 6, 12, style.colour, style.cut))
    return svg.group(parts)


def _arrow(around: Point, heading: Heading, colour: str) -> str:
    x, y = around[0] + AROUND * heading.east, around[1] - AROUND * heading.north
    turn = math.degrees(math.atan2(-heading.north, heading.east))
    return svg.tag(
        "path",
        d="M-14-6h14v-8l16 14-16 14v-8h-14z",
        transform=f"translate({svg.number(x)} {svg.number(y)}) rotate({svg.number(turn)})",
        class_="bd-arrow",
        fill=colour,
    )
