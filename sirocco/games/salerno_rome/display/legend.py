"""The key to the map of From Salerno to Rome: its signs, and what they cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from sirocco.board.drawing import hex_signs, svg
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Point
from sirocco.board.drawing.hexland import Patch
from sirocco.board.drawing.map_key import KeyRow
from sirocco.board.drawing.samples import SAMPLES, hexagon, level
from sirocco.games.salerno_rome.components.terrain import (
    CITY,
    GROUND,
    HALVES,
    HILL,
    MAJOR,
    MINOR,
    MOUNTAIN,
    PLAIN,
    RIDGE,
    RIVER,
    Chart,
)
from sirocco.games.salerno_rome.display import map_signs
from sirocco.games.salerno_rome.display.side_styles import STYLES
from sirocco.kernel.presentation.text import in_halves

PATCHES = {
    PLAIN: Patch("#dcdfb2", 5),
    HILL: Patch("#d6bd85", 6, 0.5),
    MOUNTAIN: Patch("#a98560", 6, 0.95),
    CITY: Patch("#d9b7a4", 3),
}
SMALL = 0.62
"""Signs are drawn smaller than on a board of areas."""


def sign_at(kind: str, at: Point) -> str:
    """A sign that stands on a place or beside its name: village, city, port, airfield, terminal-SIDE."""
    if kind == "port":
        return signs.scaled(signs.anchor((0, 0)), at, 0.85)
    if kind == "airfield":
        return map_signs.airfield(at)
    if kind == "village":
        return signs.scaled(signs.town((0, 0)), at, SMALL)
    side = int(kind.rpartition("-")[2])
    return signs.scaled(signs.base((0, 0), STYLES[side].colour), at, 0.75)


def _city(at: Point) -> str:
    return PATCHES[CITY].sample(at) + signs.scaled(hex_signs.blocks([(0, 0)], 5), at, 0.5)


def _mountain(at: Point) -> str:
    return PATCHES[MOUNTAIN].sample(at) + hex_signs.peaks([(at[0], at[1] + 6)], 52)


def _bridge(at: Point) -> str:
    return SAMPLES["road"](at) + map_signs.bridge(at, 0.1)


def _gustav(at: Point) -> str:
    x, y = at
    sides = [((x + n * 22 - 22, y - 3), (x + n * 22, y - 3), (x + n * 22 - 11, y + 20)) for n in range(2)]
    return map_signs.teeth(sides)


def _terminals(at: Point) -> str:
    x, y = at
    return sign_at("terminal-0", (x - 11, y)) + sign_at("terminal-1", (x + 11, y))


DRAWN: Mapping[str, Callable[[Point], str]] = {
    PLAIN: PATCHES[PLAIN].sample,
    HILL: PATCHES[HILL].sample,
    MOUNTAIN: _mountain,
    CITY: _city,
    RIVER: SAMPLES["river"],
    RIDGE: SAMPLES["ridge"],
    MAJOR: SAMPLES["road"],
    MINOR: SAMPLES["trail"],
    "bridge": _bridge,
    "village": lambda at: sign_at("village", at),
    "port": lambda at: sign_at("port", at),
    "airfield": lambda at: sign_at("airfield", at),
    "gustav": _gustav,
    "bernhardt": lambda at: signs.fort(hexagon(at, 11)),
    "terminal": _terminals,
    "seam": lambda at: svg.line(level(at), class_="bd-seam"),
}


def key_rows(chart: Chart) -> list[KeyRow]:
    return [KeyRow(name, draw, _cost(chart, name)) for name, draw in DRAWN.items()]


def _cost(chart: Chart, sign: str) -> str:
    """Movement points in fair and in bad weather."""
    if sign in GROUND:
        fair, bad = chart.entry[sign]
        return f"{_points(fair)} · {_points(bad)}"
    if sign in chart.side:
        fair, never = chart.side[sign]
        return f"+{_points(fair)} · {'–' if never is None else '+' + _points(never)}"
    if sign in chart.along:
        return _points(chart.along[sign])
    return ""


def _points(halves: int) -> str:
    return str(in_halves(Fraction(halves, HALVES)))
