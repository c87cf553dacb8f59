"""The board of Compass as a picture. Areas, links, points, bases, ports and the turn track come from the components,
so the picture cannot disagree with the rules; data/ground.toml and data/outlines.json only say where things lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

from sirocco.board.drawing import (
    Drawing,
    PlaceShape,
    borders,
    coast,
    escarpment,
    furniture,
    lettering,
    svg,
    trays,
    ways,
)
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Line, Point, Rect, curve
from sirocco.board.drawing.landscape import Landscape
from sirocco.board.drawing.lettering import Label
from sirocco.board.drawing.outlines import Outlines
from sirocco.board.drawing.plan import Plan
from sirocco.board.drawing.surroundings import Surroundings
from sirocco.games.compass.components import SIDES, Compass
from sirocco.games.compass.display.schedule import due_to_leave
from sirocco.games.compass.display.table import STYLES
from sirocco.kernel.presentation.text import Catalogue

PACKAGE = "sirocco.games.compass"
STYLE = "".join(m.STYLE for m in (coast, furniture, borders, escarpment, ways, signs, lettering, trays))
NAME_SIZE, GREAT_SIZE, TITLE_SIZE = 22.0, 26.0, 60.0
KM_PER_DEGREE = 94.5
"""Of longitude, at 32 degrees north."""
KEY = ("road", "track", "border", "closed", "victory", "base", "port", "anchor")


@cache
def plan() -> Plan:
    return Plan.read(files(PACKAGE) / "data" / "ground.toml")


@cache
def outlines() -> Outlines:
    return Outlines.read(files(PACKAGE) / "data" / "outlines.json")


@lru_cache(maxsize=8)
def drawing(components: Compass, language: str) -> Drawing:
    """The board with its lettering in that language."""
    board = Board(components, language)
    sheet = board.plan.sheet
    ground = board.landscape.ground()
    return Drawing(sheet.width, sheet.height, sheet.piece, ground, board.lines(), board.places())


class Board:
    """One board in one language."""

    def __init__(self, components: Compass, language: str) -> None:
        self.components = components
        self.words = Catalogue(PACKAGE, language)
        self.plan = plan()
        self.outlines = outlines()
        self.landscape = Landscape(self.plan, self.outlines, self._say)
        self.around = Surroundings(self.plan, STYLES, components.last_turn, self._say)
        self.rows = dict(zip(components.area_ids, components.areas, strict=True))

    def _say(self, key: str) -> str:
        return self.words.say(f"map-{key}")

    # What lies where.

    def links(self, *kinds: str) -> list[tuple[str, str]]:
        """Pairs of areas joined by a link of one of these kinds, each pair once."""
        ids = self.components.area_ids
        of = enumerate(self.components.board.links)
        return [(ids[a], ids[b]) for a, links in of for b, kind in links.items() if a < b and kind in kinds]

    def ways(self, kind: str) -> list[Line]:
        """Roads or tracks, in the order of the links."""
        rough = 0.5 if kind == "road" else 1.1
        return [ways.way(self.landscape.between(*pair), n, rough) for n, pair in enumerate(self.links(kind), 7)]

    def label(self, area: str) -> Label:
        great = bool(self.rows[area].victory)
        return self.plan.label(area, self.rows[area].name, GREAT_SIZE if great else NAME_SIZE, great)

    def signs(self, area: str) -> list[tuple[str, Point, float]]:
        """The signs beside an area's name: what, where, how large. Points stand before the name and the rest after it,
        unless the town itself lies there."""
        c = self.components
        number = c.area_ids.index(area)
        before = [("victory", signs.VICTORY)] if self.rows[area].victory else []
        after = []
        for side in range(len(SIDES)):
            if c.logistical[side] == number:
                after.append((f"base-{side}", signs.BASE))
            elif number in c.entries[side]:
                after.append((f"port-{side}", signs.PORT))
        if c.naval >> number & 1 and not after:
            after.append(("anchor", signs.ANCHOR))
        label = self.label(area)
        if label.anchor == "start":
            before, after = [], before + after
        elif label.anchor == "end":
            before, after = before + after[::-1], []
        return signs.beside(label.box, before, after)

    def places(self) -> dict[str, PlaceShape]:
        """Every area, every box and every space of the turn track."""
        shapes = {}
        for area in self.components.area_ids:
            outline = svg.path_data(self.outlines.outline(area), True)
            shapes[area] = PlaceShape(*self.plan.block[area], outline, *self.plan.layout(area))
        return shapes | self.around.places(4, 1, lambda turn: 11 if due_to_leave(self.components, turn) else 3)

    # The lines.

    def lines(self) -> str:
        p = self.plan
        country = self.landscape
        linked = {frozenset(pair) for pair in self.links("road", "track", "border")}
        return svg.document(
            p.sheet.width,
            p.sheet.height,
            svg.tag("style", STYLE.replace("\n", "")),
            svg.tag("defs", *country.clips()),
            svg.group(
                [
                    furniture.graticule_lines(p.projection, p.frame),
                    *country.regions(),
                    *country.relief(),
                    country.borders(linked),
                    country.coast(),
                    country.frontier(),
                    ways.ways(self.ways("road"), self.ways("track")),
                ],
                clip_path="url(#bd-frame)",
            ),
            furniture.neat_line(p.frame),
            furniture.graticule(p.projection, p.frame, (18, 28), (28, 34), 0.25),
            *self._furniture(),
            *self._track(),
            *self.around.boxes(),
            *country.spots(),
            *self._names(),
            class_="bd",
        )

    def _names(self) -> Iterable[str]:
        for area in self.components.area_ids:
            yield signs.town(self.plan.town_of(area).site)
            yield self.label(area).draw()
            for kind, at, _ in self.signs(area):
                yield self._sign(kind, at, self.rows[area].victory)

    def _sign(self, kind: str, at: Point, points: int) -> str:
        if kind == "victory":
            return signs.victory(at, points)
        if kind == "anchor":
            return signs.anchor(at)
        what, side = kind.split("-")
        colour = STYLES[int(side)].colour
        return signs.base(at, colour) if what == "base" else signs.anchor(at, colour)

    def _furniture(self) -> Iterable[str]:
        f = self.plan.furniture
        yield from self.around.title(("theatre", "months", "stretched"), TITLE_SIZE)
        for where, (x, y, lon) in zip(("west", "east"), f.scales, strict=True):
            unit = (self.plan.projection.x(lon + 0.5) - self.plan.projection.x(lon - 0.5)) / KM_PER_DEGREE
            yield furniture.scale_bar((x, y), unit, self.words.say(f"map-scale-{where}"), (0, 25, 50))
        of = Rect(*f.key)
        yield furniture.panel(of)
        for n, sign in enumerate(KEY):
            y = of[1] + 27 + n * (of.height - 54) / (len(KEY) - 1)
            yield self._key_sign(sign, of[0] + 40, y)
            yield svg.tag("text", self.words.say(f"map-key-{sign}"), x=of[0] + 76, y=y + 6, class_="bd-key")

    def _key_sign(self, sign: str, x: float, y: float) -> str:
        """One of the signs of the map, to be explained."""
        stroke = curve([(x - 25, y + 2), (x - 8, y - 3), (x + 8, y + 3), (x + 25, y - 2)], 3)
        if sign in ("road", "track"):
            return ways.ways([stroke] if sign == "road" else [], [stroke] if sign == "track" else [])
        if sign == "border":
            return borders.borders([stroke])
        if sign == "closed":
            return escarpment.hills(Rect.around(x + 4, y + 4, 70, 28).corners(), 3)
        if sign == "victory":
            return signs.scaled(signs.victory((0, 0), 3), (x, y), 0.72)
        if sign == "anchor":
            return signs.anchor((x, y))
        return "".join(self._sign(f"{sign}-{n}", (x - 14 + 28 * n, y), 0) for n in range(len(SIDES)))

    def _track(self) -> Iterable[str]:
        for n, (rect, row) in enumerate(zip(self.around.spaces(), self.components.turns, strict=True), 1):
            notes = []
            for side, events in sorted(row.events.items(), key=lambda item: SIDES.index(item[0])):
                chosen = "yes" if row.choose == side else "no"
                points = row.replacements[side]
                text = self.words.say("map-turn-notes", events=events, points=points, chosen=chosen)
                style = STYLES[SIDES.index(side)]
                notes.append(trays.Note(style.colour, style.cut, text))
                units = ", ".join(self._leaving(n, side))
                if units:
                    notes.append(trays.Note(style.colour, style.cut, self.words.say("map-leaving", units=units)))
            yield trays.turn_space(rect, n, self.words.dates(row.dates), notes)

    def _leaving(self, turn: int, side: str) -> list[str]:
        c = self.components
        return [c.unit_ids[u] for u in due_to_leave(c, turn) if SIDES[c.side_of[u]] == side]
