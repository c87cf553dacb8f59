"""The counters of The Dark Sands on a page: their colours, national marks, formation stripes and faces."""

from __future__ import annotations

from sirocco.board.symbols import symbol
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.combat_units import UnitRow
from sirocco.kernel.presentation.display import Face, Piece, SideStyle
from sirocco.mechanics.display.nations import MARKS

STYLES = (SideStyle("allied", "#dfae66", "#2a1c0c", cut=True), SideStyle("axis", "#76827e", "#fbf8ee"))
"""Sand for the Allies, field grey for the Axis."""
ITALIAN = "#54785a"
"""The colour of Italian counters: Germans and Italians share a side."""
STRIPES = (
    *("#b33a2b", "#2b6cb3", "#2f8f4e", "#c98a1b", "#7a4fb0", "#b0487f", "#3aa0a0", "#8c6d3f"),
    *("#5b5b5b", "#d0603a", "#4b7d1f", "#335577"),
)
"""Formation colours, given out in the order of the formations."""


def piece(c: DarkSands, unit: int, row: UnitRow) -> Piece:
    sign = symbol(row.kind, row.size)
    steps = c.steps[unit]
    counters = [(row.movement, row.full, row.reduced)]
    counters += [(u.movement or row.movement, u.full, u.reduced) for u in row.upgrades]
    faces = tuple(
        Face((str(face[0]), str(face[1]), str(movement)), steps - reduced)
        for movement, *pair in counters
        for reduced, face in enumerate(pair)
        if face is not None
    )
    formation = c.formation_of[unit]
    stripe = STRIPES[formation % len(STRIPES)] if formation >= 0 and c.members[formation].bit_count() > 1 else ""
    colour = ITALIAN if row.nation == "italy" else ""
    return Piece(row.side, sign, c.unit_ids[unit], faces, stripe, row.kind, colour, MARKS.get(row.nation, ()))
