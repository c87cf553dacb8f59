"""The counters of Kasserine on a page: colours of nations, national marks, stripes of formations, faces."""

from __future__ import annotations

from sirocco.board.symbols import symbol
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.units import COMBAT, GUNS, HEADQUARTERS, SUPPLY, UnitRow
from sirocco.kernel.presentation.display import Face, Piece
from sirocco.mechanics.display.nations import MARKS

COLOURS = {"italy": "#a98258", "britain": "#cf9f4c", "france": "#a9c6d8"}
"""The colours of counters that are not those of their side: German grey and American green."""
STRIPES = {
    "10Pz": "#b33a2b",
    "21Pz": "#2b6cb3",
    "15Pz": "#e0b030",
    "Centauro": "#2f6b3a",
    "1US": "#b33a2b",
    "19Fr": "#1f4fa3",
    "34US": "#2b6cb3",
    "9US": "#7a4fb0",
    "6Br": "#7d2f26",
}
GROUPS = {"A": "#d8473a", "B": "#e08a2b", "C": "#8e2218", "reserve": "#5a1d3c"}
"""The combat groups of the 1st US have shades of their division's colour."""
OVERLAY_OF = {HEADQUARTERS: "command", SUPPLY: "supply", **dict.fromkeys(GUNS, "fire")}
"""What is laid over the map while one points at a counter: how far it commands, supplies, fires."""


def piece(c: Kasserine, unit: int) -> Piece:
    """Attack, defence and movement on both faces, as they are printed."""
    row = c.units[unit]
    return Piece(
        row.side,
        symbol(row.kind, row.size if row.kind in COMBAT or row.kind == HEADQUARTERS else ""),
        row.code,
        tuple(_face(row, reduced) for reduced in (False, True)[: c.steps[unit]]),
        GROUPS.get(row.group or "", STRIPES.get(row.formation or "", "")),
        row.kind,
        COLOURS.get(row.nation, ""),
        MARKS.get(row.nation, ()),
        overlay=OVERLAY_OF.get(row.kind, ""),
    )


def _face(row: UnitRow, reduced: bool) -> Face:
    attack, defence = row.face(reduced)
    return Face((str(attack), str(defence), str(row.movement)))
