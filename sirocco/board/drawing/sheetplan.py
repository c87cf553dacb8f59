"""What the drawing data of any board has: the sheet, what lies beside the map, tints of the ground, regions, spots."""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Self

import msgspec

from sirocco.board.drawing.geometry import Point, Rect, clipped, curve
from sirocco.board.drawing.ground import Tint
from sirocco.board.drawing.lettering import Set
from sirocco.kernel.conversion import convert

Corners = tuple[float, float, float, float]


class Sheet(msgspec.Struct, frozen=True):
    width: float
    height: float
    frame: Corners
    piece: float
    land: str


class Box(msgspec.Struct, frozen=True):
    rect: Corners
    columns: int
    rows: int


class Furniture(msgspec.Struct, frozen=True):
    """Where the title, the key, the compass rose and the turn track stand."""

    cartouche: Corners
    key: Corners
    rose: Point
    rose_radius: float
    track: Corners
    track_columns: int
    key_columns: int = 1


class SheetPlan(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """What every plan has: the sheet itself, and what lies beside the map."""

    sheet: Sheet
    box: dict[str, Box]
    furniture: Furniture

    @classmethod
    def read(cls, file: Traversable) -> Self:
        return convert(tomllib.loads(file.read_text(encoding="utf-8")), cls)

    @cached_property
    def frame(self) -> Rect:
        return Rect(*self.sheet.frame)


class TintRow(msgspec.Struct, frozen=True):
    outline: list[Point]
    colour: str
    blur: float
    relief: float = 0.0
    dunes: bool = False
    opacity: float = 1.0

    def drawn(self, outline: list[Point], room: Rect | None = None) -> Tint:
        """On the sheet: smooth through the points of the outline, and nowhere outside the room."""
        smooth = curve([*outline, outline[0]], 40)[:-1]
        if room is not None:
            smooth = clipped(smooth, room)
        return Tint(smooth, self.colour, self.blur, self.relief, self.dunes, self.opacity)


class Region(msgspec.Struct, frozen=True):
    """A name spread along a curve; `key` ends the message that holds its words."""

    key: str
    style: str
    size: float
    spacing: float
    along: list[Point]


class Spot(msgspec.Struct, frozen=True):
    """A small name, the same in every language, the dot it belongs to (degrees), and where it stands from there."""

    name: str
    at: Point
    text: Set
