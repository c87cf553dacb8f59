"""The map of Compass in plain text."""

from __future__ import annotations

from sirocco.board.sketch.areas import AreaSketch, Link, Strokes
from sirocco.board.sketch.stacks import Position
from sirocco.games.compass.components import Compass
from sirocco.games.compass.display.drawing import plan
from sirocco.kernel.message import message

STROKES = {
    "road": Strokes("═", "║", "╲", "╱"),
    "track": Strokes("-", "|", "\\", "/"),
    "border": Strokes("·", "·", "·", "·"),
}
SIGNS = {"*3": message("map-key-victory")}


def sketch(c: Compass, position: Position) -> AreaSketch:
    ids = c.area_ids
    links = [Link(ids[a], ids[b], kind) for a, of in enumerate(c.board.links) for b, kind in of.items() if a < b]
    points = {area: plan().block[area] for area in ids}
    notes = {ids[a]: f"*{row.victory}" for a, row in enumerate(c.areas) if row.victory}
    return AreaSketch(points, links, STROKES, notes, SIGNS, position)
