"""The key to a map: its signs in a panel, in columns, each with what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from sirocco.board.drawing import furniture, svg
from sirocco.board.drawing.geometry import Point, Rect

STYLE = """
.bd-cost{font-size:12px;fill:#4b3d2a;text-anchor:end}
"""

MARGIN = 15.0
"""From the edge of the panel to the first column."""
NOTE = 26.0
"""How far before the next column a note ends."""


class KeyRow(NamedTuple):
    """A sign, drawn around a point; the message `key-NAME` explains it, and a note may stand at the end of the row."""

    name: str
    draw: Callable[[Point], str]
    note: str = ""


class KeyLayout(NamedTuple):
    """How far into a column the signs are centred and the words begin, how far the first row lies below the panel's top
    and the last above its bottom, and how far below the middle of a sign its words have their base line."""

    sign: float
    words: float
    head: float
    foot: float
    base: float


def draw(
    of: Rect, columns: int, layout: KeyLayout, rows: Sequence[KeyRow], say: Callable[[str], str], remark: str = ""
) -> Iterable[str]:
    """The panel with all rows, column by column, and a remark below the last."""
    yield furniture.panel(of)
    high = -(-(len(rows) + bool(remark)) // columns)
    across, down = (of.width - 2 * MARGIN) / columns, (of.height - layout.head - layout.foot) / (high - 1)

    def at(n: int) -> Point:
        column, row = divmod(n, high)
        return of[0] + MARGIN + column * across, of[1] + layout.head + row * down

    for n, row in enumerate(rows):
        x, y = at(n)
        base = y + layout.base
        yield row.draw((x + layout.sign, y))
        yield svg.tag("text", svg.words(say(f"key-{row.name}")), x=x + layout.words, y=base, class_="bd-key")
        if row.note:
            yield svg.tag("text", svg.words(row.note), x=x + across - NOTE, y=base, class_="bd-sans bd-cost")
    if remark:
        x, y = at(len(rows))
        yield svg.tag("text", svg.words(remark), x=x + 8, y=y + layout.base, class_="bd-dates", font_size="13")
