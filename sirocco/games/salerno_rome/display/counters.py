"""The counters of From Salerno to Rome on a page: national marks, stripes of divisions, factors, anonymous ones."""

from __future__ import annotations

import colorsys
from collections.abc import Mapping
from functools import lru_cache

from sirocco.board.graph import places_of
from sirocco.board.symbols import symbol
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.formations import ArtilleryRow
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.presentation.display import Face, Piece
from sirocco.mechanics.display.nations import MARKS

ARTILLERY = "artillery"
"""The kind of argument that names a piece of artillery."""
FIRE = "fire"
"""The overlay of what artillery reaches."""
SIZES = {"division": "XX", "corps": "XXX", "army": "XXXX", "rocket": "III", "naval": ""}
UNKNOWN = "SUGPU-----"
COVERS = 160
"""Anonymous counters of each side: more than it has units that can lie below others."""
LIGHTEST, DARKEST = 0.62, 0.34
"""Of the stripes of a corps's divisions."""


def unit_piece(c: SalernoRome, unit: int) -> Piece:
    """Combat factor and movement; a reduced face has its own factor."""
    row = c.units[unit]
    factors = [row.combat] if row.reduced is None else [row.combat, row.reduced]
    faces = tuple(Face((str(factor), str(row.movement))) for factor in factors)
    stripe = stripes(c).get(row.formation or "", "")
    sign = symbol(row.kind, row.size)
    return Piece(row.side, sign, row.code, faces, stripe, row.kind, "", MARKS.get(row.nation, ()))


def artillery_piece(c: SalernoRome, row: ArtilleryRow) -> Piece:
    """Fire factor and range."""
    arm = row.level if row.level in ("rocket", "naval") else ARTILLERY
    faces = (Face((str(row.fire), str(row.range))),)
    stripe = stripes(c).get(row.of or "", "")
    sign = symbol(arm, SIZES[row.level])
    return Piece(row.side, sign, row.name, faces, stripe, ARTILLERY, kind=ARTILLERY, overlay=FIRE)


def cover_name(side: int, number: int) -> str:
    """Short, because lists of units show it."""
    return f"{SIDES[side]}-{number + 1}?"


def covers() -> dict[str, Piece]:
    """What stands for units whose identity one may not know."""
    faces = (Face(("?",)),)
    return {
        cover_name(side, number): Piece(SIDES[side], UNKNOWN, "?", faces)
        for side in range(len(SIDES))
        for number in range(COVERS)
    }


def anonymous(s: SalernoState, side: int | None) -> dict[int, str]:
    """The units that a side (None: a spectator) may not know, and the anonymous counter that stands for each. Which it
    is follows from the hex alone, as far as others leave it free, so that it stays the same while nothing happens
    there."""
    found: dict[int, str] = {}
    taken: set[str] = set()
    for unit in sorted(places_of(unknown_units(s, side)), key=lambda unit: s.place[unit]):
        owner, number = s.components.side_of[unit], s.place[unit] * 7 % COVERS
        while cover_name(owner, number) in taken:
            number = (number + 1) % COVERS
        found[unit] = cover_name(owner, number)
        taken.add(found[unit])
    return found


@lru_cache(maxsize=8)
def stripes(c: SalernoRome) -> Mapping[str, str]:
    """The colours of divisions and corps. Those that begin in one corps, or come to one army, share a hue."""
    families: dict[tuple[str, str], list[str]] = {}
    corps_of = {division: corps for corps, row in c.command.items() if corps in c.corps for division in row.divisions}
    for name, division in c.divisions.items():
        family = corps_of.get(name) or division.bound or division.army
        families.setdefault((division.side, family), []).append(name)
    found = {}
    for number, ((_, family), divisions) in enumerate(families.items()):
        hue = number * 0.381966 % 1
        for place, name in enumerate(divisions):
            light = LIGHTEST - (LIGHTEST - DARKEST) * place / max(1, len(divisions) - 1)
            found[name] = _colour(hue, light)
        if family in c.corps:
            found[family] = _colour(hue, (LIGHTEST + DARKEST) / 2)
    return found


def _colour(hue: float, light: float) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in colorsys.hls_to_rgb(hue, light, 0.6))
