"""Names on the map: small capitals for towns, italics for waters and deserts, letterspaced capitals for provinces.

Names carry a halo, never a box. Widths are estimated, for placing and for the tests that no two names collide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from sirocco.board.drawing.geometry import Point, Rect, curve
from sirocco.board.drawing.svg import path_data, tag, words

SERIF = "var(--map-serif,'EB Garamond',Georgia,serif)"
SANS = "var(--map-sans,'IBM Plex Sans Condensed','Arial Narrow',sans-serif)"

STYLE = f"""
.bd-name,.bd-water,.bd-desert,.bd-province,.bd-spot,.bd-road-on{{font-family:{SERIF}}}
.bd-name{{font-variant:small-caps;font-weight:500;letter-spacing:.05em;fill:#221a10}}
.bd-halo{{paint-order:stroke;stroke:#f7efdc;stroke-width:4.2px;stroke-opacity:.86;stroke-linejoin:round}}
.bd-on-sea{{stroke:#c9dada}}
.bd-name-great{{font-weight:600}}
.bd-water{{font-style:italic;fill:#3f6a78}}
.bd-desert{{font-style:italic;fill:#6f4f26;fill-opacity:.85}}
.bd-province{{fill:#74542c;fill-opacity:.62}}
.bd-spot,.bd-road-on{{font-style:italic;fill:#4b3d2a}}
.bd-spot-dot{{fill:#2b2115}}
.bd-sans{{font-family:{SANS};font-variant-numeric:tabular-nums}}
"""

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ "


def _widths(hundredths: str) -> dict[str, float]:
    return {letter: int(width) / 100 for letter, width in zip(LETTERS, hundredths.split(), strict=True)}


SMALL_CAPS = _widths(
    "49 42 50 53 40 37 51 56 24 25 50 41 63 56 54 40 54 51 33 48 52 48 67 51 42 42 70 60 71 76 57 52 73 81 35 35 71 59 "
    "91 80 77 57 77 73 48 68 74 68 95 72 61 60 22"
)
"""Widths in hundredths of the size, measured in EB Garamond."""
ITALIC = _widths(
    "49 43 30 52 34 31 42 48 29 26 46 27 77 51 38 44 47 38 28 29 51 41 62 44 41 41 66 57 63 75 58 51 69 75 36 29 70 58 "
    "99 77 69 57 69 69 47 62 70 68 107 63 58 64 22"
)

Anchor = Literal["start", "middle", "end"]
Set = tuple[float, float, Anchor]
"""A name's baseline: where, and which end of it that is."""


class Label(msgspec.Struct, frozen=True):
    """A straight name: where its baseline starts, is centred or ends."""

    text: str
    x: float
    y: float
    size: float
    anchor: Anchor = "middle"
    style: str = "bd-name"
    spacing: float = 0.05

    @property
    def width(self) -> float:
        return text_width(self.text, self.size, "name" in self.style, self.spacing)

    @property
    def box(self) -> Rect:
        """The paper it covers, from cap height to a little below the baseline."""
        left = self.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor] * self.width
        return Rect(left, self.y - 0.68 * self.size, left + self.width, self.y + 0.06 * self.size)

    def draw(self) -> str:
        anchor = None if self.anchor == "start" else self.anchor
        return tag(
            "text", words(self.text), x=self.x, y=self.y, font_size=self.size, text_anchor=anchor, class_=self.style
        )


def place_name(text: str, set_at: Set, size: float, great: bool, on_land: Callable[[Point], bool]) -> Label:
    """The name of a place; on the sea its halo is that of water."""
    style = "bd-name bd-halo" + (" bd-name-great" if great else "")
    label = Label(text, set_at[0], set_at[1], size, set_at[2], style)
    return label if on_land(label.box.centre) else msgspec.structs.replace(label, style=f"{style} bd-on-sea")


def spot(name: str, at: Point, set_at: Set, size: float, on_land: Callable[[Point], bool]) -> Label:
    """A small name beside the dot it belongs to."""
    x, y = at[0] + set_at[0], at[1] + set_at[1]
    sea = "" if on_land((x, y)) else " bd-on-sea"
    return Label(name, x, y, size, set_at[2], f"bd-spot bd-halo{sea}", 0)


def text_width(text: str, size: float, small_caps: bool = True, spacing: float = 0.05) -> float:
    """What a browser measures for the map's serif, within a few hundredths."""
    table = SMALL_CAPS if small_caps else ITALIC
    return size * sum(table.get(letter, 0.5) + spacing for letter in text)


def along(text: str, points: Sequence[Point], size: float, style: str, spacing: float, name: str) -> str:
    """A name spread along a curve; `name` makes the path's id."""
    key = f"bd-along-{name}"
    route = tag("path", id=key, d=path_data(curve(points, 24)), fill="none")
    inner = tag("textPath", words(text), href=f"#{key}", startOffset="50%")
    return route + tag(
        "text", inner, font_size=size, text_anchor="middle", letter_spacing=f"{spacing:g}em", class_=style
    )
