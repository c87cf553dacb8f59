"""The land: rings of degrees from `sirocco/board/geo`, projected, smoothed, roughened and cut to the frame."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from sirocco.board.drawing.geometry import Line, Point, Rect, clipped, roughened, rounded
from sirocco.board.drawing.projection import Projection


class Land(msgspec.Struct, frozen=True):
    """A file of `board/geo`: where its rings come from, and the rings in degrees."""

    source: str
    licence: str
    rings: list[list[Point]]


@cache
def land(name: str) -> Land:
    return msgspec.json.decode((files("sirocco.board") / "geo" / f"{name}.json").read_bytes(), type=Land)


def shores(rings: list[list[Point]], projection: Projection, frame: Rect) -> list[Line]:
    """The land as closed outlines on the sheet. It reaches a little beyond the frame, so that no coast line is drawn
    along the edge of the sheet."""
    outlines = []
    for i, ring in enumerate(rings):
        on_sheet = rounded(clipped(projection.line(ring), frame.grown(120)))
        rough = roughened([*on_sheet, on_sheet[0]], 7.0, 0.9, 17 + i)
        outlines.append(clipped(rough[:-1], frame.grown(60)))
    return outlines
