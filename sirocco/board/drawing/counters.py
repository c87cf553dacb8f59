"""Counters drawn plainly, for pictures made without a page: side by colour and shape, symbol, factors, condition."""

from __future__ import annotations

import msgspec

from sirocco.board.drawing.geometry import Point, Rect
from sirocco.board.drawing.svg import circle, group, number, rect, tag, words
from sirocco.kernel.presentation.drawing import PlaceShape

STYLE = """
.bd-counter{stroke:#241c10;stroke-width:1.1}
.bd-counter-shade{fill:#241c10;fill-opacity:.32}
.bd-symbol{fill:#fdf8ea;stroke:#1d1710;stroke-width:1.3}
.bd-symbol-ink{fill:none;stroke:#1d1710;stroke-width:1.3}
.bd-symbol-fill{fill:#1d1710}
.bd-factors{font-weight:700;text-anchor:middle}
.bd-size{font-size:7.5px;font-weight:600;text-anchor:middle}
.bd-reduced{fill:#fffdf6;fill-opacity:.95}
.bd-badge{fill:#a3271b;stroke:#fff6e2;stroke-width:1.2}
"""

CROSS = '<path class="bd-symbol-ink" d="M-12-7.5l24 15m0-15l-24 15"/>'
TANK = '<rect class="bd-symbol-ink" x="-8.5" y="-4" width="17" height="8" rx="4"/>'
FUNCTIONS = {
    "UCIM": CROSS + '<path class="bd-symbol-ink" d="M0-7.5v15"/>',
    "UCIZ": CROSS + TANK,
    "UCI": CROSS,
    "UCR": '<path class="bd-symbol-ink" d="M-12 7.5l24-15"/>',
    "UCF": '<circle class="bd-symbol-fill" r="3.4"/>',
    "UCA": TANK,
}
"""What stands in the frame of a unit's symbol, by the beginning of its function in MIL-STD-2525."""
FACTORS, WIDE, BETWEEN = 16.0, 0.57, 0.6
"""Factors: the size of their figures where there is room, how wide a figure is, and the room between two of them, in
figures."""
ACROSS = 43.0
"""The room for all of them."""
ECHELONS = {"D": "●●●", "E": "I", "F": "II", "G": "III", "H": "X", "I": "XX", "J": "XXX"}


class PieceMark(msgspec.Struct, frozen=True):
    """A counter as it lies on the board; `symbol` is a MIL-STD-2525 code."""

    place: str
    colour: str
    ink: str
    cut: bool
    symbol: str
    values: tuple[str, ...]
    reduced: bool = False
    badges: int = 0


def counter(mark: PieceMark, at: Point, edge: float) -> str:
    """A counter of the given edge centred on a point."""
    corner = 11 if mark.cut else 0
    face = f"M-20-23H{23 - corner}L23 {corner - 23}V20a3 3 0 0 1-3 3H-20a3 3 0 0 1-3-3V-20a3 3 0 0 1 3-3z"
    function = mark.symbol[4:10]
    sign = next((drawn for start, drawn in FUNCTIONS.items() if function.startswith(start)), "")
    parts = [
        tag("path", d=face, class_="bd-counter-shade", transform="translate(1.6 2)"),
        tag("path", d=face, class_="bd-counter", fill=mark.colour),
        rect(Rect(-22.4, 4, 22.4, 20.5), class_="bd-reduced") if mark.reduced else "",
        rect(Rect(-12, -14, 12, 1), class_="bd-symbol"),
        tag("g", sign, transform="translate(0 -6.5)") if sign else "",
        tag("text", words(ECHELONS.get(mark.symbol[11:12], "")), y=-15.6, class_="bd-sans bd-size", fill=mark.ink),
    ]
    ink = "#17110a" if mark.reduced else mark.ink
    widths = [len(value) + BETWEEN for value in mark.values]
    size = min(FACTORS, ACROSS / (WIDE * sum(widths))) if widths else FACTORS
    begin = 0.0
    for value, width in zip(mark.values, widths, strict=True):
        x = ACROSS * ((begin + width / 2) / sum(widths) - 0.5)
        begin += width
        style = f"font-size:{number(size)}px"
        parts.append(tag("text", words(value), x=x, y=18, class_="bd-sans bd-factors", fill=ink, style=style))
    parts += [circle((-18 + 9 * n, -18), 4.5, class_="bd-badge") for n in range(mark.badges)]
    place = f"translate({number(at[0])} {number(at[1])}) scale({edge / 46:.3g})"
    return group(parts, transform=place)


def laid_out(shape: PlaceShape, marks: list[PieceMark], edge: float) -> str:
    """The counters of one place in its rows and columns; more than it has room for move closer together."""
    step = edge + 3
    columns = max(shape.columns, -(-len(marks) // shape.rows))
    across = step if columns == shape.columns else step * (shape.columns - 1) / (columns - 1)
    used = min(len(marks), columns)
    lines = -(-len(marks) // columns)
    drawn = []
    for n, mark in enumerate(marks):
        row, column = divmod(n, columns)
        x = shape.x + (column - (used - 1) / 2) * across
        y = shape.y + (row - (lines - 1) / 2) * step
        drawn.append(counter(mark, (x, y), edge))
    return "".join(drawn)
