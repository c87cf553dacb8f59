"""The key to the map of The Dark Sands: its signs, and what they cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sirocco.board.drawing import escarpment, svg
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Point, Rect
from sirocco.board.drawing.hexland import Patch
from sirocco.board.drawing.map_key import KeyRow
from sirocco.board.drawing.samples import SAMPLES
from sirocco.games.dark_sands.components import terrain
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.terrain import DESERT, MARSH, MOUNTAIN, RIDGE, ROUGH, WADI
from sirocco.games.dark_sands.display.counters import STYLES

OPEN = Patch("#efe3c6")
"""Desert, which is not tinted on the map."""
PATCHES = {
    ROUGH: Patch("#c9a871", 5, 0.62, fill=escarpment.hills, spacing=17),
    MOUNTAIN: Patch("#a98a66", 6, 0.9, fill=escarpment.hills, spacing=12.5, in_key=12),
    MARSH: Patch("#c3d0c6", 6, opacity=0.85, fill=escarpment.marsh, spacing=12),
}
SMALL = 0.62
"""Signs are drawn smaller than on a board of areas."""
ENTRY = {"class_": "bd-entry", "fill": STYLES[AXIS].colour, "stroke": STYLES[AXIS].colour}
"""Where the Axis enters."""


def sign_at(kind: str, at: Point) -> str:
    """A sign that stands on a place or beside its name: town, victory, port, source-SIDE."""
    if kind == "town":
        return signs.scaled(signs.town((0, 0)), at, SMALL)
    if kind == "victory":
        return signs.scaled(signs.victory((0, 0), None), at, SMALL)
    if kind == "port":
        return signs.scaled(signs.anchor((0, 0)), at, 0.85)
    side = int(kind.rpartition("-")[2])
    return signs.scaled(signs.base((0, 0), STYLES[side].colour), at, 0.75)


def _sources(at: Point) -> str:
    x, y = at
    return sign_at(f"source-{ALLIED}", (x - 11, y)) + sign_at(f"source-{AXIS}", (x + 11, y))


DRAWN: Mapping[str, Callable[[Point], str]] = {
    DESERT: OPEN.sample,
    **{kind: patch.sample for kind, patch in PATCHES.items()},
    **{name: SAMPLES[name] for name in ("ridge", "wadi", "escarpment", "road", "trail", "rail")},
    "bypass": SAMPLES["planned"],
    "town": lambda at: sign_at("town", at),
    "port": lambda at: sign_at("port", at),
    "victory": lambda at: sign_at("victory", at),
    "fort": SAMPLES["fort"],
    "source": _sources,
    "entry": lambda at: svg.rect(Rect.around(*at, 40, 16), **ENTRY),
    "joint": SAMPLES["joint"],
    "frontier": SAMPLES["frontier"],
}


def key_rows() -> list[KeyRow]:
    return [KeyRow(name, draw, _cost(name)) for name, draw in DRAWN.items()]


def _cost(sign: str) -> str:
    """What it costs to enter or to cross: on the Centre section, and on the others."""
    if sign in terrain.ENTRY:
        centre = "–" if sign == MOUNTAIN else _points(terrain.ENTRY[sign])
        return f"{centre} · {_points(2 * terrain.ENTRY[sign])}"
    if sign in terrain.ALONG:
        return f"{_points(terrain.ALONG[sign])} · {_points(2 * terrain.ALONG[sign])}"
    if sign in (RIDGE, WADI):
        return f"+{_points(terrain.HEXSIDE)} · +{_points(2 * terrain.HEXSIDE)}"
    return ""


def _points(quarters: int) -> str:
    whole, part = divmod(quarters, terrain.QUARTERS)
    return f"{whole or ''}{('', '¼', '½', '¾')[part]}"
