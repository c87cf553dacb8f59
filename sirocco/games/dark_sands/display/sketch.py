"""The map of The Dark Sands in plain text."""

from __future__ import annotations

from sirocco.board.sketch.hexes import HexSketch, Signs
from sirocco.board.sketch.stacks import Position
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.terrain import DESERT, MARSH, MOUNTAIN, ROAD, ROUGH, TRAIL
from sirocco.kernel.message import message

SIGNS = Signs(
    {DESERT: "·", ROUGH: "^", MOUNTAIN: "▲", MARSH: "≈", "depression": "░", "sea": "~"},
    {ROAD: ("═", "╲", "╱"), TRAIL: ("-", "\\", "/")},
    {"ring": ("#", message("board-box"))},
)


def sketch(c: DarkSands, position: Position) -> HexSketch:
    names = {h: row.name for h, row in zip(c.hex_of_place, c.places, strict=True) if row.named or row.fort is None}
    return HexSketch(c.map, names, SIGNS, position)
