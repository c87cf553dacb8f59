"""The drawing data of a board of areas: a TOML file with where things lie on the sheet, and none of the rules."""

from __future__ import annotations

from functools import cached_property

import msgspec

from sirocco.board.drawing.coast import land, on_land, shores
from sirocco.board.drawing.geometry import Line, Point, Rect
from sirocco.board.drawing.ground import Tint
from sirocco.board.drawing.lettering import Label, Set, place_name
from sirocco.board.drawing.projection import Projection, Stretch
from sirocco.board.drawing.sheetplan import Corners, Furniture, Region, SheetPlan, Spot, TintRow


class Patch(msgspec.Struct, frozen=True):
    """What the tool that makes the outlines needs to keep ground out of every area."""

    along: list[Point]
    wide: float
    name: str = ""
    kind: str = ""


class Town(msgspec.Struct, frozen=True):
    """Where the town lies, where its name stands."""

    site: Point
    name: Set


class Names(msgspec.Struct, frozen=True):
    """Areas whose name does not stand centred above its block: to the right of a town at the left, to the left of a
    town at the right, or below the block."""

    left: list[str]
    right: list[str]
    below: list[str]


class Marsh(msgspec.Struct, frozen=True):
    outline: list[Point]


class Steep(msgspec.Struct, frozen=True):
    scarps: list[list[Point]]


class Frontier(msgspec.Struct, frozen=True):
    line: list[Point]


class AreaFurniture(Furniture, frozen=True, kw_only=True):
    """`scales`: where each bar begins and the longitude it holds for."""

    scales: list[tuple[float, float, float]]


class Plan(SheetPlan, frozen=True, dict=True, forbid_unknown_fields=True):
    """The whole file. `room`, `meet`, `reach`, `closed` and `open` serve the tool that makes the outlines."""

    stretch: Stretch
    block: dict[str, Point]
    broad: dict[str, tuple[int, int]]
    room: dict[str, Corners]
    meet: dict[str, Point]
    reach: dict[str, list[Point]]
    closed: list[Patch]
    open: list[Patch]
    names: Names
    town: dict[str, Town]
    via: dict[str, list[Point]]
    steep: Steep
    tint: list[TintRow]
    marsh: list[Marsh]
    frontier: Frontier
    region: list[Region]
    spot: list[Spot]
    furniture: AreaFurniture

    @cached_property
    def projection(self) -> Projection:
        return Projection(self.stretch)

    @cached_property
    def shores(self) -> list[Line]:
        return shores(land(self.sheet.land).rings, self.projection, self.frame)

    def tints(self) -> list[Tint]:
        return [row.drawn(self.projection.line(row.outline)) for row in self.tint]

    def town_of(self, area: str) -> Town:
        if area in self.town:
            return self.town[area]
        x, y = self.block[area]
        if area in self.names.left:
            return Town((x - 60, y - 38), (x - 50, y - 57, "start"))
        if area in self.names.right:
            return Town((x + 60, y - 38), (x + 50, y - 57, "end"))
        if area in self.names.below:
            low = y + self.room[area][3] - 6 if area in self.room else y + 69
            return Town((x, y + 34), (x, low, "middle"))
        return Town((x, y - 36), (x, y - 57, "middle"))

    def label(self, area: str, text: str, size: float, great: bool) -> Label:
        return place_name(text, self.town_of(area).name, size, great, self.on_land)

    def on_land(self, point: Point) -> bool:
        return on_land(point, self.shores)

    def layout(self, area: str) -> tuple[int, int]:
        """Columns and rows of an area's block of counters."""
        return self.broad.get(area, (3, 2))

    def counters(self, area: str) -> Rect:
        """The room a full block of counters takes."""
        columns, rows = self.layout(area)
        step = self.sheet.piece + 3
        return Rect.around(*self.block[area], columns * step - 3, rows * step - 3)
