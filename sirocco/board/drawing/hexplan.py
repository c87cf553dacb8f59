"""The drawing data of a board of hexes: a TOML file with where things lie on the sheet, and none of the rules.

Where a section's hexes are meant, points are columns and rows: [42.5, 20] is between 2042 and 2043.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from sirocco.board.drawing.fitted import Fit, Knot
from sirocco.board.drawing.geometry import Point
from sirocco.board.drawing.hexfield import Field
from sirocco.board.drawing.lettering import Set
from sirocco.board.drawing.sheetplan import Corners, Furniture, Region, Sheet, SheetPlan, Spot, TintRow
from sirocco.board.hexes import HexGrid
from sirocco.board.hexmap import HexMap


class HexSheet(Sheet, frozen=True):
    """`origin` is where row 0 and column 0 would lie; `shift` is how far each section lies further east than that."""

    pitch: float
    origin: Point
    shift: dict[str, float]


class FitRow(msgspec.Struct, frozen=True):
    """How a section lies on the globe (see fitted.py). Knots are given by the number of their hex."""

    origin: Point
    east: tuple[float, float, float]
    north: tuple[float, float, float]
    reach: float = 3.0
    knots: dict[str, Point] = {}

    def fit(self, grid: HexGrid) -> Fit:
        """In the grid's own measure."""
        knots = [Knot(grid.centre(grid.hex_numbered(hex_)), by, self.reach) for hex_, by in self.knots.items()]
        return Fit(self.origin, self.east, self.north, knots)


class CoastRow(msgspec.Struct, frozen=True):
    """The piece of the coast that a section shows: from where to where, in degrees."""

    section: str
    start: Point
    end: Point


class HexTint(TintRow, frozen=True):
    """Drawn in these sections, as each of them lies."""

    sections: tuple[str, ...] = ()


class Brow(msgspec.Struct, frozen=True):
    """The brow of an escarpment, in columns and rows; the ground falls to its right."""

    section: str
    along: list[Point]


class Exit(msgspec.Struct, frozen=True):
    """A way that leads off the sheet from a hex."""

    kind: str
    hex: str
    section: str
    to: Point


class HexRegion(Region, frozen=True):
    section: str = ""


class HexSpot(Spot, frozen=True):
    section: str = ""


class HexFurniture(Furniture, frozen=True, kw_only=True):
    """`scales`: where each section's bar begins. `retreat` is the compass of retreats."""

    scales: dict[str, Point]
    retreat: Corners = (0, 0, 0, 0)


class HexPlan(SheetPlan, frozen=True, dict=True, forbid_unknown_fields=True):
    """The whole file. `joint` has the colour of each joint by one of its hexes; `low` are hexes below an escarpment
    beside them where that does not follow from the coast; `degrees` are the longitudes and latitudes (west, south,
    east, north) that a section may show."""

    sheet: HexSheet
    fit: dict[str, FitRow]
    degrees: dict[str, tuple[int, int, int, int]]
    coast: list[CoastRow]
    joint: dict[str, str]
    low: list[str]
    name: dict[str, Set]
    tint: list[HexTint]
    exit: list[Exit]
    scarp: list[Brow]
    region: list[HexRegion]
    spot: list[HexSpot]
    furniture: HexFurniture

    def field(self, world: HexMap) -> Field:
        return Field(world, self.sheet.origin, self.sheet.pitch, self.sheet.shift)


@cache
def hex_plan(package: str) -> HexPlan:
    """The plan of the board of a game: `data/sheet.toml` of its package."""
    return HexPlan.read(files(package) / "data" / "sheet.toml")
