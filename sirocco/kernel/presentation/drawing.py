"""A board as a picture: what a page, a printer and a screenshot all show. How it is drawn is none of the kernel's."""

from __future__ import annotations

import msgspec


class PlaceShape(msgspec.Struct, frozen=True):
    """A place on the sheet: where its counters are centred, its outline as SVG path data, and how counters lie."""

    x: float
    y: float
    outline: str
    columns: int = 3
    rows: int = 2
    map: bool = True
    """False for a box or a space of a track, beside the map proper."""


class Drawing(msgspec.Struct, frozen=True):
    """`ground` is everything heavy and without text, to be rasterised; `lines` goes above it and stays vector."""

    width: float
    height: float
    piece: float
    """The edge of a counter, in units of the sheet."""
    ground: str
    lines: str
    places: dict[str, PlaceShape]
