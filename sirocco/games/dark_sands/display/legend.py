"""The key to the map of The Dark Sands: its signs explained with what they cost, and the compass of retreats."""

from __future__ import annotations

import math
from collections.abc import Iterable

from sirocco.board.drawing import borders, escarpment, furniture, hexsides, svg, trays, ways
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Line, Point, Rect, curve
from sirocco.board.drawing.hexplan import HexPlan
from sirocco.board.hexes import Heading
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.terrain import (
    ALONG,
    DESERT,
    ENTRY,
    HEXSIDE,
    MARSH,
    MOUNTAIN,
    QUARTERS,
    RIDGE,
    ROUGH,
    WADI,
)
from sirocco.games.dark_sands.display.counters import STYLES
from sirocco.games.dark_sands.rules.retreat import COMPASS
from sirocco.kernel.presentation.text import Catalogue

STYLE = """
.bd-key{font-size:15px}
.bd-cost{font-size:12px;fill:#4b3d2a;text-anchor:end}
.bd-sample{stroke:#54401f;stroke-opacity:.6;stroke-width:1}
.bd-arrow{stroke:#2b2115;stroke-width:1;stroke-linejoin:round}
.bd-entry{stroke-width:3;stroke-dasharray:9 5;fill-opacity:.16;stroke-linejoin:round}
"""

COLOURS = {DESERT: "#efe3c6", ROUGH: "#c9a871", MOUNTAIN: "#a98a66", MARSH: "#c3d0c6"}
"""Of each kind of ground."""
SMALL = 0.62
"""Signs are drawn smaller than on a board of areas."""
KEY = (
    *("desert", "rough", "mountain", "marsh", "ridge", "wadi", "escarpment", "road", "trail", "rail", "bypass"),
    *("town", "port", "victory", "fort", "source", "entry", "joint", "frontier"),
)


class Legend:
    """The key in one language."""

    def __init__(self, components: DarkSands, plan: HexPlan, words: Catalogue) -> None:
        self.headings = components.map.grid.headings
        self.plan = plan
        self.words = words

    def draw(self) -> Iterable[str]:
        """The signs in columns, and what the numbers beside them mean."""
        f = self.plan.furniture
        of = Rect(*f.key)
        yield furniture.panel(of)
        rows = -(-(len(KEY) + 1) // f.key_columns)
        wide, high = (of.width - 30) / f.key_columns, (of.height - 44) / (rows - 1)

        def at(n: int) -> Point:
            column, row = divmod(n, rows)
            return of[0] + 15 + column * wide, of[1] + 24 + row * high

        for n, sign in enumerate(KEY):
            x, y = at(n)
            yield _sample(sign, x + 30, y)
            yield svg.tag("text", self.words.say(f"map-key-{sign}"), x=x + 62, y=y + 5, class_="bd-key")
            cost = _cost(sign)
            if cost:
                yield svg.tag("text", cost, x=x + wide - 26, y=y + 5, class_="bd-sans bd-cost")
        x, y = at(len(KEY))
        yield svg.tag("text", self.words.say("map-key-costs"), x=x + 8, y=y + 5, class_="bd-dates", font_size="13")
        yield self._retreats()

    def _retreats(self) -> str:
        """Which of its sides each army's retreats make for."""
        of = Rect(*self.plan.furniture.retreat)
        x, y = of.centre[0], of.centre[1] + 12
        title = self.words.say("map-retreat")
        parts = [
            furniture.panel(of, 7),
            svg.tag("text", title, x=x, y=of[1] + 25, font_size=17, text_anchor="middle", class_="bd-tray-title"),
            svg.line(_hexagon((x, y), 34), True, class_="bd-sample", fill=COLOURS[DESERT]),
        ]
        for side in (ALLIED, AXIS):
            style = STYLES[side]
            parts += [_arrow((x, y), h, style.colour) for h in self.headings if h.name in COMPASS[side]]
            left = x + (72 if "E" in COMPASS[side] else -84)
            parts.append(trays.swatch(left, y - 6, 12, style.colour, style.cut))
        return svg.group(parts)


def sign_at(kind: str, at: Point) -> str:
    """A sign that stands beside a name: victory, port, source-SIDE."""
    if kind == "victory":
        return signs.scaled(signs.victory((0, 0), None), at, SMALL)
    if kind == "port":
        return signs.scaled(signs.anchor((0, 0)), at, 0.85)
    side = int(kind.rpartition("-")[2])
    return signs.scaled(signs.base((0, 0), STYLES[side].colour), at, 0.75)


def _arrow(around: Point, heading: Heading, colour: str) -> str:
    x, y = around[0] + 52 * heading.east, around[1] - 52 * heading.north
    turn = math.degrees(math.atan2(-heading.north, heading.east))
    return svg.tag(
        "path",
        d="M-14-6h14v-8l16 14-16 14v-8h-14z",
        transform=f"translate({svg.number(x)} {svg.number(y)}) rotate({svg.number(turn)})",
        class_="bd-arrow",
        fill=colour,
    )


def _sample(sign: str, x: float, y: float) -> str:
    """One of the signs of the map, to be explained."""
    stroke = curve([(x - 24, y + 2), (x - 8, y - 3), (x + 8, y + 3), (x + 24, y - 2)], 3)
    straight = [(x - 22.0, y), (x + 22.0, y)]
    if sign in COLOURS:
        return _ground(sign, (x, y))
    drawn = {
        "road": lambda: ways.ways([stroke], []),
        "trail": lambda: ways.ways([], [stroke]),
        "rail": lambda: ways.railway([stroke]),
        "bypass": lambda: ways.planned([stroke]),
        "ridge": lambda: hexsides.ridges([straight]),
        "wadi": lambda: hexsides.wadis([straight]),
        "escarpment": lambda: hexsides.escarpments([[(x - 22.0, y - 3), (x + 22.0, y - 3)]]),
        "frontier": lambda: borders.frontier(straight),
        "town": lambda: signs.scaled(signs.town((0, 0)), (x, y), SMALL),
        "port": lambda: sign_at("port", (x, y)),
        "victory": lambda: sign_at("victory", (x, y)),
        "fort": lambda: signs.fort(_hexagon((x, y), 11)),
        "source": lambda: sign_at(f"source-{ALLIED}", (x - 11, y)) + sign_at(f"source-{AXIS}", (x + 11, y)),
        "entry": lambda: _entry((x, y)),
        "joint": lambda: _joint(straight),
    }
    return drawn[sign]()


def _ground(kind: str, at: Point) -> str:
    x, y = at
    wide = Rect.around(x - 3, y + 1, 60, 30).corners()
    fill = {ROUGH: escarpment.hills, MOUNTAIN: escarpment.hills, MARSH: escarpment.marsh}.get(kind)
    hatch = "" if fill is None else fill(wide, 3, 12.0 if kind == MOUNTAIN else 14.0)
    return svg.rect(Rect.around(x, y, 46, 22), class_="bd-sample", fill=COLOURS[kind]) + hatch


def _hexagon(at: Point, radius: float) -> Line:
    turns = [math.radians(60 * n + 30) for n in range(6)]
    return [(at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn)) for turn in turns]


def _entry(at: Point) -> str:
    colour = STYLES[AXIS].colour
    return svg.rect(Rect.around(*at, 40, 16), class_="bd-entry", fill=colour, stroke=colour)


def _joint(band: Line) -> str:
    return svg.group(
        [svg.line(band, class_="bd-band-case"), svg.line(band, class_="bd-band-line", stroke="#4f9a55")],
        class_="bd-band",
    )


def _cost(sign: str) -> str:
    """What it costs to enter or to cross: on the Centre section, and on the others."""
    if sign in ENTRY:
        centre = "–" if sign == MOUNTAIN else _points(ENTRY[sign])
        return f"{centre} · {_points(2 * ENTRY[sign])}"
    if sign in ALONG:
        return f"{_points(ALONG[sign])} · {_points(2 * ALONG[sign])}"
    if sign in (RIDGE, WADI):
        return f"+{_points(HEXSIDE)} · +{_points(2 * HEXSIDE)}"
    return ""


def _points(quarters: int) -> str:
    whole, part = divmod(quarters, QUARTERS)
    return f"{whole or ''}{('', '¼', '½', '¾')[part]}"
