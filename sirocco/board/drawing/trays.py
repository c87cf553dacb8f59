"""Boxes beside the map and the spaces of a turn track: where counters lie that are not in any place."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sirocco.board.drawing.furniture import panel
from sirocco.board.drawing.geometry import Rect
from sirocco.board.drawing.lettering import SERIF
from sirocco.board.drawing.svg import circle, group, number, rect, tag, words
from sirocco.kernel.presentation.display import SideStyle

STYLE = f"""
.bd-tray-title{{font-family:{SERIF};font-variant:small-caps;letter-spacing:.05em;fill:#2b2115}}
.bd-space{{fill:#f6eedb;fill-opacity:.84;stroke:#3b2f1e;stroke-width:1.2}}
.bd-space-head{{fill:#3b2f1e;fill-opacity:.1}}
.bd-turn{{fill:#3b2f1e}}
.bd-turn-number{{font-family:{SERIF};font-weight:600;fill:#f6eedb;text-anchor:middle}}
.bd-dates{{font-family:{SERIF};font-style:italic;fill:#2b2115}}
.bd-note{{font-size:13.5px;fill:#2b2115}}
.bd-swatch{{stroke:#2b2115;stroke-width:.9}}
"""


class Note(msgspec.Struct, frozen=True):
    """A line in a turn's space: the side it is about, the words."""

    side: SideStyle
    text: str


def spaces(of: Rect, number_of: int, columns: int, gap: float = 8.0) -> list[Rect]:
    """The spaces of a track, in rows."""
    left, top, right, bottom = of
    rows = -(-number_of // columns)
    wide, high = (right - left + gap) / columns, (bottom - top + gap) / rows
    found = []
    for n in range(number_of):
        row, column = divmod(n, columns)
        x, y = left + column * wide, top + row * high
        found.append(Rect(x, y, x + wide - gap, y + high - gap))
    return found


def swatch(x: float, y: float, size: float, colour: str, cut: bool) -> str:
    """A small counter blank."""
    corner = size * 0.36 if cut else 0.0
    return tag(
        "path",
        d=f"M{number(x)} {number(y)}h{number(size - corner)}l{number(corner)} {number(corner)}"
        f"V{number(y + size)}H{number(x)}z",
        fill=colour,
        class_="bd-swatch",
    )


def turn_space(of: Rect, turn: int, dates: str, notes: Sequence[Note], head: Note | None = None) -> str:
    """A space with its number and dates, the notes at its foot, and perhaps one beside its number."""
    left, top, right, bottom = of
    parts = [
        rect(of, rx="5", class_="bd-space"),
        rect(Rect(left, top, right, top + 27), rx="5", class_="bd-space-head"),
        circle((left + 17, top + 15), 15.5, class_="bd-turn"),
        tag("text", words(str(turn)), x=left + 17, y=top + 21.5, font_size=20, class_="bd-turn-number"),
        tag("text", words(dates), x=right - 9, y=top + 19, font_size=17, text_anchor="end", class_="bd-dates"),
    ]
    height = 16.5
    for n, note in enumerate(notes):
        y = bottom - 8 - (len(notes) - 1 - n) * height
        parts.append(swatch(left + 9, y - 10.5, 11, note.side.colour, note.side.cut))
        parts.append(tag("text", words(note.text), x=left + 26, y=y, class_="bd-sans bd-note"))
    return group(parts) + ("" if head is None else _head(of, head))


def _head(of: Rect, note: Note) -> str:
    blank = swatch(of[0] + 39, of[1] + 8, 12, note.side.colour, note.side.cut)
    return blank + tag("text", words(note.text), x=of[0] + 56, y=of[1] + 18, class_="bd-sans bd-note")


def tray(of: Rect, title: str, colour: str, cut: bool) -> str:
    """A box with its title at the head, beside a blank of the side whose counters lie there."""
    return group(
        [
            panel(of, 7),
            swatch(of[0] + 13, of[1] + 10, 12, colour, cut),
            tag("text", words(title), x=of[0] + 32, y=of[1] + 21, font_size=17, class_="bd-tray-title"),
        ]
    )
