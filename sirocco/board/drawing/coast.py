"""The land: rings of degrees from `sirocco/board/geo`, projected, smoothed, roughened and cut to the frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from sirocco.board.drawing.geometry import Line, Point, Rect, clipped, inside, roughened, rounded
from sirocco.board.drawing.projection import Projection
from sirocco.board.drawing.svg import line, path_data, rect, tag
from sirocco.kernel.conversion import decode

STYLE = """
.bd{pointer-events:none;user-select:none}
.bd-coast{fill:none;stroke:#2f4f5c;stroke-width:2;stroke-linejoin:round}
"""


class Land(msgspec.Struct, frozen=True):
    """A file of `board/geo`: where its rings come from, and the rings in degrees."""

    source: str
    licence: str
    rings: list[list[Point]]


@cache
def land(name: str) -> Land:
    return decode((files("sirocco.board") / "geo" / f"{name}.json").read_bytes(), Land)


def shores(rings: list[list[Point]], projection: Projection, frame: Rect) -> list[Line]:
    """The land as closed outlines on the sheet. It reaches a little beyond the frame, so that no coast line is drawn
    along the edge of the sheet."""
    return [shore(projection.line(ring), frame, 17 + i) for i, ring in enumerate(rings)]


def shore(ring: Sequence[Point], frame: Rect, seed: int) -> Line:
    """One closed outline, already on the sheet."""
    on_sheet = rounded(clipped(ring, frame.grown(120)))
    rough = roughened([*on_sheet, on_sheet[0]], 7.0, 0.9, seed)
    return clipped(rough[:-1], frame.grown(60))


def on_land(point: Point, shores: Iterable[Line]) -> bool:
    return any(inside(point, outline) for outline in shores)


def clips(frame: Rect, shores: Iterable[Line]) -> Iterable[str]:
    """What keeps the lines within the frame, and within the land."""
    yield tag("clipPath", rect(frame), id="bd-frame")
    yield tag("clipPath", *(line(outline, True) for outline in shores), id="bd-land")


def coast(shores: Iterable[Line]) -> str:
    return tag("path", class_="bd-coast", d="".join(path_data(outline, True) for outline in shores))
