"""The map of From Salerno to Rome in plain text."""

from __future__ import annotations

from sirocco.board.sketch.hexes import HexSketch, Signs
from sirocco.board.sketch.stacks import Position
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.terrain import CITY, HILL, MAJOR, MINOR, MOUNTAIN, PLAIN, SEA

SIGNS = Signs(
    {PLAIN: "·", HILL: "^", MOUNTAIN: "▲", CITY: "▪", SEA: "~"},
    {MAJOR: ("═", "╲", "╱"), MINOR: ("-", "\\", "/")},
)


def sketch(c: SalernoRome, position: Position) -> HexSketch:
    names = {h: row.name for h, row in zip(c.hex_of_place, c.places, strict=True) if c.area >> h & 1}
    return HexSketch(c.map, names, SIGNS, position)
