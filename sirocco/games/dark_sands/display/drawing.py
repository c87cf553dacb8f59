"""The board of The Dark Sands as a picture. Hexes, terrain, ways, joints, places and the turn track come from the
components, so the picture cannot disagree with the rules; data/sheet.toml only says where things lie."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property

from sirocco.board.drawing import borders, headings, hexsides, hexways, svg, trays, ways
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Line, Point, Rect
from sirocco.board.drawing.hex_board import HexBoard, WayKind
from sirocco.board.drawing.hexplan import hex_plan
from sirocco.board.drawing.map_key import KeyLayout, KeyRow
from sirocco.board.graph import places_of
from sirocco.board.hexes import Heading
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.sides import ALLIED, SIDES
from sirocco.games.dark_sands.components.terrain import BYPASS, RAIL, RIDGE, ROAD, TRAIL, WADI
from sirocco.games.dark_sands.display.counters import STYLES
from sirocco.games.dark_sands.display.legend import ENTRY, OPEN, PATCHES, SMALL, key_rows, sign_at
from sirocco.games.dark_sands.rules.retreat import COMPASS

PACKAGE = "sirocco.games.dark_sands"
STYLE = """
.bd-note{font-size:11px}
.bd-key{font-size:15px}
.bd-entry{stroke-width:3;stroke-dasharray:9 5;fill-opacity:.16;stroke-linejoin:round}
.bd-road-case{stroke-width:5}
.bd-road{stroke-width:2.3}
.bd-track{stroke-width:1.9;stroke-dasharray:7 4}
.bd-track-halo{stroke-width:4}
.bd-coast{stroke-width:1.6}
.bd-halo{stroke-width:3.2px}
"""
"""Strokes are finer than on a board of areas."""
WAYS = {
    ROAD: WayKind(0.4, joined=True),
    TRAIL: WayKind(0.9, along=(ROAD,), joined=True),
    RAIL: WayKind(0.2, beside=7),
    BYPASS: WayKind(0.3),
}
STREAMS = {WADI: hexsides.wadis}
CRESTS = {RIDGE: hexsides.ridges}


class Board(HexBoard):
    """One board in one language."""

    package = PACKAGE
    styles = STYLES
    own_style = STYLE
    subtitles = ("theatre", "months", "magnified")
    title_size, great_size, name_size = 38.0, 18.0, 14.5
    key_layout = KeyLayout(30, 62, 24, 20, 5)
    track_layout, lift = (8, 2), 4
    patches, streams, crests, way_kinds = PATCHES, STREAMS, CRESTS, WAYS

    def __init__(self, components: DarkSands, language: str) -> None:
        c = self.components = components
        super().__init__(
            hex_plan(PACKAGE), c.map, dict(zip(c.place_ids, c.hex_of_place, strict=True)), c.turns, language
        )
        self.rows = dict(zip(c.place_ids, c.places, strict=True))

    # Places.

    def names(self) -> dict[str, str]:
        """Hexes that are only a part of a fort have no name of their own."""
        named = {name: row for name, row in self.rows.items() if row.named or row.fort is None}
        return {name: row.name if row.named else self.say(f"place-{name}") for name, row in named.items()}

    def is_great(self, place: str) -> bool:
        return self.rows[place].victory or self.rows[place].source is not None

    def town(self, place: str) -> str:
        return sign_at("town", self.field.centre(self.hex_of[place])) if self.rows[place].named else ""

    def signs_of(self, place: str) -> tuple[list[signs.Sign], list[signs.Sign]]:
        row = self.rows[place]
        found = [("victory", signs.VICTORY * SMALL)] if row.victory else []
        if row.port:
            found.append(("port", signs.ANCHOR * SMALL + 2))
        if row.source is not None:
            found.append((f"source-{SIDES.index(row.source)}", signs.BASE * SMALL + 1))
        return [], found

    def draw_sign(self, kind: str, at: Point, place: str) -> str:
        return sign_at(kind, at)

    # Lines.

    @cached_property
    def ways(self) -> dict[str, list[Line]]:
        """The line of the railway begins where it is built from."""
        start = self.field.centre(self.components.railway[0])
        lines = super().ways
        rails = [min(line, line[::-1], key=lambda way: math.dist(way[0], start)) for line in lines[RAIL]]
        return lines | {RAIL: rails}

    def frontier(self) -> list[Line]:
        """Between Egypt and what is not."""
        return self.field.border(list(places_of(self.components.egypt)))

    def zones(self) -> Iterable[str]:
        for ring in self.field.region(list(places_of(self.components.entry))):
            yield svg.line(ring, True, **ENTRY)

    def features(self) -> Iterable[str]:
        yield from (borders.frontier(line) for line in self.frontier())
        yield from (signs.fort(self.field.inset(place, 0.16)) for place in places_of(self.components.forts))
        yield ways.planned(self.ways[BYPASS])
        yield ways.planned_railway(self.ways[RAIL])
        yield from self._built()
        yield ways.ways(self.ways[ROAD], self.ways[TRAIL])

    def _built(self) -> Iterable[str]:
        """What is built in the course of the game, part by part: the railway from hex to hex, the bypass."""
        line = self.components.railway
        (track,) = self.ways[RAIL]
        for hex_, leg in zip(line[1:], hexways.legs(self.field, track, line), strict=True):
            yield svg.part(f"rail-{self.world.ids[hex_]}", ways.railway([leg]))
        yield svg.part("bypass", ways.ways(self.ways[BYPASS], []))

    # Beside the map.

    def beside(self) -> Iterable[str]:
        yield from self.around.title(self.subtitles, self.title_size)
        yield from self.scales()
        yield from self.track()
        yield from self.around.boxes()
        yield from self.key()
        yield self._retreats()

    def key_rows(self) -> Sequence[KeyRow]:
        return key_rows()

    def key_remark(self) -> str:
        """What the numbers beside the signs mean."""
        return self.say("key-costs")

    def _retreats(self) -> str:
        """Which of its sides each army's retreats make for."""
        around = self.world.grid.headings
        towards: dict[str, list[Heading]] = {
            name: [h for h in around if h.name in COMPASS[side]] for side, name in enumerate(SIDES)
        }
        of = Rect(*self.plan.furniture.retreat)
        return headings.headings_panel(of, self.say("retreat"), OPEN.colour, STYLES, towards)

    def turn_head(self, turn: int) -> trays.Note:
        row = self.components.turns[turn - 1]
        parts = ["initiative", "repair"] if row.repair else ["initiative"]
        return trays.Note(STYLES[SIDES.index(row.initiative)], " · ".join(map(self.say, parts)))

    def turn_notes(self, turn: int) -> Iterable[trays.Note]:
        """The chits of each side."""
        row = self.components.turns[turn - 1]
        for side, style in enumerate(STYLES):
            chits = row.allied if side == ALLIED else row.axis
            named = [(self.say(f"chit-{chit}"), number) for chit, number in chits.items()]
            yield trays.Note(style, " · ".join(name if n == 1 else f"{n} {name}" for name, n in named))
