"""The map of Kasserine in plain text."""

from __future__ import annotations

from sirocco.board.sketch.hexes import HexSketch, Signs
from sirocco.board.sketch.stacks import Position
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.terrain import CITY, MOUNTAIN, PEAK, PLAIN, ROAD, SEA, TRACK

SIGNS = Signs(
    {PLAIN: "·", MOUNTAIN: "^", PEAK: "▲", CITY: "▪", SEA: "~"},
    {ROAD: ("═", "╲", "╱"), TRACK: ("-", "\\", "/")},
)


def sketch(c: Kasserine, position: Position) -> HexSketch:
    """Passes that have no place are named as places are."""
    names = {h: row.name for h, row in zip(c.hex_of_place, c.places, strict=True)}
    for row in c.tunisia.passes.values():
        names.setdefault(c.map.number[row.hexes.split(maxsplit=1)[0]], row.name)
    return HexSketch(c.map, names, SIGNS, position)
