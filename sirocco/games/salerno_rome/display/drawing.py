"""The board of From Salerno to Rome as a picture. Hexes, terrain, roads, rivers, places and lines come from the map, so
the picture cannot disagree with the rules; data/sheet.toml only says where things lie."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property

from sirocco.board.drawing import PlaceShape, furniture, hex_signs, hexsides, lettering, svg, ways
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.chains import chains
from sirocco.board.drawing.geometry import Line, Point, Rect, length, walk
from sirocco.board.drawing.hex_board import HexBoard, WayKind
from sirocco.board.drawing.hexplan import hex_plan
from sirocco.board.drawing.map_key import KeyLayout, KeyRow
from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.terrain import MAJOR, MINOR, MOUNTAIN, RIDGE, RIVER, SEA
from sirocco.games.salerno_rome.display import map_signs
from sirocco.games.salerno_rome.display.legend import PATCHES, SMALL, key_rows, sign_at
from sirocco.games.salerno_rome.display.side_styles import STYLES

PACKAGE = "sirocco.games.salerno_rome"
STYLE = (
    """
.bd-note{font-size:12px}
.bd-key{font-size:16px}
.bd-road-case{stroke-width:5.4}
.bd-road{stroke-width:2.7}
.bd-track{stroke-width:2;stroke-dasharray:none}
.bd-track-halo{stroke-width:4.2}
.bd-coast{stroke-width:1.8}
.bd-halo{stroke-width:3.6px}
.bd-ridge{stroke:#38220f}
.bd-desert{fill:#3a2410;fill-opacity:.92;paint-order:stroke;stroke:#f1e2c0;stroke-opacity:.5;stroke-width:3.4px}
.bd-waters .bd-hexes{stroke:#3f6a78;stroke-opacity:.24}
.bd-outside{fill:#f1e6cb;fill-opacity:.55;stroke:#5b4a33;stroke-opacity:.5;stroke-width:2}
"""
    + hex_signs.STYLE
    + map_signs.STYLE
)
"""Strokes are finer than on a board of areas."""
WAYS = {MAJOR: WayKind(0.4, joined=True), MINOR: WayKind(0.7, along=(MAJOR,), joined=True)}
TURN = 45.0
"""How far to the right of up north lies, in degrees."""
GREAT = ("Roma", "Napoli", "Foggia", "Cassino", "Salerno", "Ortona", "Anzio")
"""Places whose names are lettered large."""
AIRFIELD = 12.0
"""Half the room of an airfield and its points."""
RIVER_SIZE = 15.0
BESIDE = 19.0
"""How far above its river a name stands."""


class Board(HexBoard):
    """One board in one language. What a scenario does not play on is dimmed."""

    package = PACKAGE
    styles = STYLES
    own_style = STYLE
    subtitles = ("theatre", "months")
    title_size, great_size, name_size = 31.0, 19.0, 14.5
    key_layout = KeyLayout(34, 74, 30, 24, 5)
    track_layout, lift = (4, 2), 4
    sea = SEA
    patches, way_kinds = PATCHES, WAYS
    streams, crests = {RIVER: hexsides.rivers}, {RIDGE: hexsides.ridges}

    def __init__(self, components: SalernoRome, language: str) -> None:
        italy = self.italy = components.italy
        self.outside = components.outside
        self.rows = italy.places
        hex_of = {name: italy.map.number[row.hex] for name, row in self.rows.items()}
        super().__init__(hex_plan(PACKAGE), italy.map, hex_of, components.turns, language)

    # Places.

    def names(self) -> dict[str, str]:
        return {name: row.name for name, row in self.rows.items()}

    def is_great(self, place: str) -> bool:
        return place in GREAT

    def town(self, place: str) -> str:
        """What stands on the place: the circle of a village, or an airfield that is alone; a city has its blocks."""
        kind = self.rows[place].kind
        return "" if kind == "city" else self.draw_sign(kind, self.field.centre(self.hex_of[place]), place)

    def signs_of(self, place: str) -> tuple[list[signs.Sign], list[signs.Sign]]:
        row = self.rows[place]
        found = [("port", signs.ANCHOR * SMALL + 2)] if row.port else []
        if row.airfield and row.kind != "airfield":
            found.append(("airfield", AIRFIELD))
        return [], found

    def draw_sign(self, kind: str, at: Point, place: str) -> str:
        if kind != "airfield":
            return sign_at(kind, at)
        number = svg.words(str(self.rows[place].airfield))
        text = svg.tag("text", number, x=at[0] + 6, y=at[1] + 4.5, font_size=13, class_="bd-sans bd-halo")
        return sign_at(kind, (at[0] - 4, at[1])) + text

    def shapes(self) -> dict[str, PlaceShape]:
        """Ships stand at sea."""
        found = super().shapes()
        size = next(iter(found.values())).size
        for place in places_of(self.italy.waters):
            x, y = self.field.centre(place)
            found[self.world.ids[place]] = PlaceShape(
                round(x, 1), round(y, 1), self.field.outline(place), 1, 1, size=size
            )
        return found

    # Layers.

    def zones(self) -> Iterable[str]:
        """Peaks on mountains, houses in cities, the zone of the Gustav line."""
        world = self.world
        mountains = [self.field.centre(i) for i in self.open if world.terrain[i] == MOUNTAIN]
        yield hex_signs.peaks(sorted(mountains, key=lambda at: at[1]), self.field.pitch)
        for place in places_of(self.italy.cities):
            yield hex_signs.blocks(self.field.corners(place), place)
        for ring in self.field.region(list(places_of(self.italy.gustav))):
            yield svg.line(ring, True, class_="bd-gustav-zone")

    def features(self) -> Iterable[str]:
        yield svg.group([self.field.grid(places_of(self.italy.waters))], class_="bd-waters")
        for border in self.field.border(list(places_of(self.italy.maps[0]))):
            yield svg.line(border, class_="bd-seam")
        yield map_signs.teeth(self._gustav_front())
        yield from (signs.fort(self.field.inset(place, 0.16)) for place in places_of(self.italy.bernhardt))
        yield ways.ways(self.ways[MAJOR], self.ways[MINOR])
        yield from (self._bridge(a, b) for a, b in sorted(self.italy.bridges) if a < b)
        for side, name in enumerate(("terminals-eighth-army", "terminals-axis")):
            for place in places_of(self.world.features[name]):
                x, y = self.field.centre(place)
                yield sign_at(f"terminal-{side}", (x + 15, y - 4))
        yield from self._river_names()
        for ring in self.field.region(list(places_of(self.outside))):
            yield svg.line(ring, True, class_="bd-outside")

    def _gustav_front(self) -> Iterable[tuple[Point, Point, Point]]:
        """The sides of the Gustav line that face south: towards what can be reached from map 1 without crossing it."""
        italy = self.italy
        outside = mask_of(list(self.open)) & ~italy.gustav
        south = italy.reach(italy.maps[0] & outside, outside)
        for place in italy.gustav_line:
            for other in self.world.board.neighbours[place]:
                if other < self.world.open and south >> other & 1:
                    yield *self.field.between(place, other), self.field.centre(other)

    def side_lines(self, feature: str) -> list[Line]:
        """Rivers run on from the last corner of their hexes to the coast, which is drawn where it really is."""
        lines = super().side_lines(feature)
        return [self._into_the_sea(self._into_the_sea(line)[::-1]) for line in lines] if feature == RIVER else lines

    def _into_the_sea(self, line: Line) -> Line:
        mouth = self._mouths.get(line[-1])
        return line if mouth is None else [*line, mouth]

    @cached_property
    def _mouths(self) -> dict[Point, Point]:
        """The corners of hexes of the sea, and the middle of such a hex."""
        found = {}
        for place in range(self.world.open, len(self.world.ids)):
            found.update(dict.fromkeys(self.field.corners(place), self.field.centre(place)))
        return found

    def _bridge(self, one: int, other: int) -> str:
        (ax, ay), (bx, by) = self.field.centre(one), self.field.centre(other)
        return map_signs.bridge(self.field.middle(one, other), math.atan2(by - ay, bx - ax))

    def _river_names(self) -> Iterable[str]:
        """Each river's name above the middle of its course, from left to right."""
        for name, pairs in self.italy.rivers.items():
            course = max(chains(self.field.between(a, b) for a, b in sorted(pairs) if a < b), key=len)
            text = self.say(f"river-{name}")
            wide = lettering.text_width(text, RIVER_SIZE, False, 0.12)
            if length(course) > 1.5 * wide:
                yield lettering.along(
                    text, _beside(course, wide), RIVER_SIZE, "bd-water bd-halo", 0.12, f"river-{name}"
                )

    # Beside the map.

    def beside(self) -> Iterable[str]:
        f = self.plan.furniture
        below = [self.say(key) for key in self.subtitles]
        yield furniture.cartouche(Rect(*f.cartouche), self.say("title"), below, self.title_size)
        turned = f"translate({f.rose[0]:g} {f.rose[1]:g}) rotate({TURN:g})"
        yield svg.group([furniture.rose((0, 0), f.rose_radius, self.say("north"))], transform=turned)
        yield from self.scales()
        yield from self.key()
        yield from self.track()
        yield from self.around.boxes()

    def key_rows(self) -> Sequence[KeyRow]:
        return key_rows(self.italy.chart)

    def key_remark(self) -> str:
        """What the numbers beside the signs mean."""
        return self.say("key-costs")


def _beside(course: Line, wide: float) -> Line:
    """A smooth line above the middle of a course, long enough for a name."""
    line = course if course[0][0] <= course[-1][0] else course[::-1]
    points = [(x, y) for x, y, _ in walk(line, 10)]
    smooth = [_mean(points[max(0, n - 6) : n + 7]) for n in range(len(points))]
    half = int(wide / 20) + 4
    middle = len(smooth) // 2
    part = smooth[max(0, middle - half) : middle + half + 1]
    (ax, ay), (bx, by) = part[0], part[-1]
    reach = math.dist(part[0], part[-1]) or 1.0
    right, up = (by - ay) / reach * BESIDE, -(bx - ax) / reach * BESIDE
    return [(x + right, y + up) for x, y in part[::4]]


def _mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
