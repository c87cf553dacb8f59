"""The key to the map of Kasserine: its signs, and what they cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from sirocco.board.drawing import hex_signs
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Line, Point, Rect
from sirocco.board.drawing.hexland import Patch
from sirocco.board.drawing.map_key import KeyRow
from sirocco.board.drawing.samples import SAMPLES, hexagon
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.components.terrain import (
    CITY,
    GROUND,
    HALVES,
    MOUNTAIN,
    PEAK,
    PLAIN,
    ROAD,
    ROADS,
    TRACK,
    Chart,
    Mover,
)
from sirocco.games.kasserine.display import map_signs
from sirocco.games.kasserine.display.side_styles import STYLES
from sirocco.kernel.presentation.text import in_halves

PATCHES = {
    PLAIN: Patch("#ece0bd", 5),
    MOUNTAIN: Patch("#cdaa77", 3, 0.62),
    PEAK: Patch("#96795c", 2, 0.9),
    CITY: Patch("#e0bca2", 3),
}
SMALL = 0.74
"""Signs are drawn smaller than on a board of areas."""


def sign_at(kind: str, at: Point) -> str:
    """A sign that stands on a place or beside its name: village, start-SIDE."""
    if kind == "village":
        return signs.scaled(signs.town((0, 0)), at, SMALL)
    side = int(kind.rpartition("-")[2])
    return signs.scaled(signs.base((0, 0), STYLES[side].colour), at, SMALL)


def _mountain(at: Point) -> str:
    return PATCHES[MOUNTAIN].sample(at) + map_signs.level([_box(at, 40, 16)], 1, 4)


def _peak(at: Point) -> str:
    x, y = at
    ground = PATCHES[PEAK].sample(at) + map_signs.level([_box(at, 40, 16)], 2, 4)
    return ground + signs.scaled(hex_signs.peaks([(0, 6)], 52), (x, y + 1), 0.8)


def _city(at: Point) -> str:
    return PATCHES[CITY].sample(at) + signs.scaled(hex_signs.blocks([(0, 0)], 5), at, 0.5)


def _box(at: Point, wide: float, high: float) -> Line:
    return Rect.around(*at, wide, high).corners()


def _pass(at: Point) -> str:
    x, y = at
    wall = [((x - 21 + 32 * n, y - 9), (x - 11 + 32 * n - 0.0, y + 9)) for n in range(2)]
    return map_signs.walls(wall) + map_signs.saddle(at)


def _starts(at: Point) -> str:
    x, y = at
    return "".join(
        map_signs.start(hexagon((x - 13 + 26 * side, y), 11), STYLES[side].colour) for side in (ALLIED, AXIS)
    )


def _entries(at: Point) -> str:
    x, y = at
    return "".join(
        map_signs.entry(hexagon((x - 13 + 26 * side, y), 11), STYLES[side].colour) for side in (ALLIED, AXIS)
    )


DRAWN: Mapping[str, Callable[[Point], str]] = {
    PLAIN: PATCHES[PLAIN].sample,
    MOUNTAIN: _mountain,
    PEAK: _peak,
    CITY: _city,
    ROAD: SAMPLES["road"],
    TRACK: SAMPLES["trail"],
    "railway": SAMPLES["rail"],
    "pass": _pass,
    "village": lambda at: sign_at("village", at),
    "start": _starts,
    "entry": _entries,
    "exit": lambda at: map_signs.arrow((at[0] - 20, at[1]), (at[0] + 20, at[1]), STYLES[AXIS].colour),
    "day": lambda at: map_signs.sun((at[0] - 11, at[1])) + map_signs.moon((at[0] + 11, at[1])),
}


def key_rows(chart: Chart) -> list[KeyRow]:
    return [KeyRow(name, draw, _cost(chart, name)) for name, draw in DRAWN.items()]


def _cost(chart: Chart, sign: str) -> str:
    """Movement points of infantry on foot and of motorised units; those of a track by turns."""
    if sign in GROUND:
        foot, wheels = chart.entry[sign][Mover.FOOT], chart.entry[sign][Mover.MOTORISED]
        return f"{_points(foot)} · {_points(wheels)}"
    if sign in ROADS:
        return " / ".join(_points(price) for price in chart.prices[sign])
    return ""


def _points(halves: int | None) -> str:
    return "–" if halves is None else str(in_halves(Fraction(halves, HALVES)))
