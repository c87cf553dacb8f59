"""A board as a picture, for page, print and screenshots. The kernel does not know how it is drawn."""

from __future__ import annotations

import msgspec


class PlaceShape(msgspec.Struct, frozen=True):
    """A place on the sheet: the centre of its counters, its outline as SVG path data, and how counters are arranged."""

    x: float
    y: float
    outline: str
    columns: int = 3
    rows: int = 2
    map: bool = True
    """False for a box or a space of a track, beside the map proper."""
    size: float = 0
    """The edge of a counter here; 0: the sheet's."""


class Drawing(msgspec.Struct, frozen=True):
    """`ground` is the large part without text, to be rasterised; `lines` is drawn above it as vectors."""

    width: float
    height: float
    piece: float
    """The edge of a counter, in units of the sheet."""
    ground: str
    lines: str
    places: dict[str, PlaceShape]
