"""The board of The Dark Sands as a picture. Hexes, terrain, ways, joints, places and the turn track come from the
components, so the picture cannot disagree with the rules; data/sheet.toml only says where things lie."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from importlib.resources import files

from sirocco.board.drawing import (
    Drawing,
    PlaceShape,
    borders,
    coast,
    escarpment,
    furniture,
    hexfield,
    hexsides,
    hexways,
    junctions,
    lettering,
    svg,
    trays,
    ways,
)
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.chains import chains
from sirocco.board.drawing.geometry import Line, Point
from sirocco.board.drawing.hexland import HexLand, Patch
from sirocco.board.drawing.hexplan import HexPlan
from sirocco.board.drawing.lettering import Label, Set
from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.sides import AXIS, SIDES
from sirocco.games.dark_sands.components.terrain import BYPASS, MARSH, MOUNTAIN, RAIL, RIDGE, ROAD, ROUGH, TRAIL, WADI
from sirocco.games.dark_sands.display import legend, margins
from sirocco.games.dark_sands.display.counters import STYLES
from sirocco.games.dark_sands.display.legend import COLOURS, SMALL, sign_at
from sirocco.kernel.presentation.text import Catalogue

PACKAGE = "sirocco.games.dark_sands"
MODULES = (coast, furniture, hexfield, borders, escarpment, hexsides, junctions, ways, signs, lettering, trays)
OWN = """
.bd-road-case{stroke-width:5}
.bd-road{stroke-width:2.3}
.bd-track{stroke-width:1.9;stroke-dasharray:7 4}
.bd-track-halo{stroke-width:4}
.bd-coast{stroke-width:1.6}
.bd-halo{stroke-width:3.2px}
"""
"""Strokes are finer than on a board of areas."""
STYLE = "".join(module.STYLE for module in MODULES) + margins.STYLE + legend.STYLE + svg.PARTS + OWN

PATCHES = {
    ROUGH: Patch(COLOURS[ROUGH], 5, 0.62),
    MOUNTAIN: Patch(COLOURS[MOUNTAIN], 6, 0.9),
    MARSH: Patch(COLOURS[MARSH], 6, opacity=0.85),
}
NAME_SIZE, GREAT_SIZE = 14.5, 18.0
BELOW: Set = (0.0, 37.0, "middle")
"""Where a name stands from the centre of its hex: below its counters, above those of the next row."""
LOWER = 3.0
"""Counters lie a little below the centre, so that the number at the head can be read."""


@cache
def plan() -> HexPlan:
    return HexPlan.read(files(PACKAGE) / "data" / "sheet.toml")


@lru_cache(maxsize=32)
def drawing(components: DarkSands, language: str) -> Drawing:
    """The board with its lettering in that language."""
    board = Board(components, language)
    sheet = board.plan.sheet
    return Drawing(sheet.width, sheet.height, sheet.piece, board.land.ground(PATCHES), board.lines(), board.places())


class Board:
    """One board in one language."""

    def __init__(self, components: DarkSands, language: str) -> None:
        self.components = components
        self.words = Catalogue(PACKAGE, language)
        self.plan = plan()
        self.world = components.map
        self.field = self.plan.field(self.world)
        self.open = range(self.world.open)
        self.rows = dict(zip(components.place_ids, components.places, strict=True))
        self.hex_of = dict(zip(components.place_ids, components.hex_of_place, strict=True))
        self.land = HexLand(self.plan, self.field, self._say, components.hex_of_place, "sea")
        self.beside = margins.Beside(components, self.plan, self.words)
        self.legend = legend.Legend(components, self.plan, self.words)

    def _say(self, key: str) -> str:
        return self.words.say(f"map-{key}")

    # What lies where.

    def places(self) -> dict[str, PlaceShape]:
        """Every hex that can be entered, every box and every space of the turn track."""
        shapes = {}
        for place in self.open:
            x, y = self.field.centre(place)
            at = round(x, 1), round(y + LOWER, 1)
            shapes[self.world.ids[place]] = PlaceShape(*at, self.field.outline(place), 2, 2)
        return shapes | self.beside.places()

    def names(self) -> dict[str, str]:
        """What each place is called on the map; hexes that are only a part of a fort have no name of their own."""
        found = {}
        for name, row in self.rows.items():
            if row.named:
                found[name] = row.name
            elif row.fort is None:
                found[name] = self.words.say(f"map-place-{name}")
        return found

    def label(self, name: str) -> Label:
        row = self.rows[name]
        x, y = self.field.centre(self.hex_of[name])
        dx, dy, anchor = self.plan.name.get(name, BELOW)
        great = row.victory or row.source is not None
        style = "bd-name bd-halo" + (" bd-name-great" if great else "")
        size = GREAT_SIZE if great else NAME_SIZE
        label = Label(self.names()[name], x + dx, y + dy, size, anchor, style)
        if self.land.on_land(label.box.centre):
            return label
        return Label(label.text, label.x, label.y, size, anchor, f"{style} bd-on-sea")

    def signs(self, name: str) -> list[tuple[str, Point, float]]:
        """The signs in a row with a place's name: what, where, how large."""
        row = self.rows[name]
        found = [("victory", signs.VICTORY * SMALL)] if row.victory else []
        if row.port:
            found.append(("port", signs.ANCHOR * SMALL + 2))
        if row.source is not None:
            found.append((f"source-{SIDES.index(row.source)}", signs.BASE * SMALL + 1))
        label = self.label(name)
        before, after = (found[::-1], []) if label.anchor == "end" else ([], found)
        return signs.beside(label.box, before, after)

    @cached_property
    def ways(self) -> dict[str, list[Line]]:
        """Roads, trails, the railway and the bypass as they are drawn."""
        roads = hexways.links(self.field, ROAD)
        trails = hexways.links(self.field, TRAIL, (ROAD,))
        rail, bypass = hexways.links(self.field, RAIL), hexways.links(self.field, BYPASS)
        through = hexways.knots(roads | trails) | hexways.knots(bypass) | set(self.components.hex_of_place)
        drawn = {
            ROAD: hexways.courses(self.field, roads, through),
            TRAIL: hexways.courses(self.field, trails, through),
            RAIL: hexways.courses(self.field, rail, hexways.knots(rail)),
            BYPASS: hexways.courses(self.field, bypass, ()),
        }
        for row in self.plan.exit:
            start = self.field.centre(self.world.number[row.hex])
            drawn[row.kind].append([start, *self.land.hexes(row.section, [row.to])])
        rough = {ROAD: 0.4, TRAIL: 0.9, RAIL: 0.2, BYPASS: 0.3}
        lines = {kind: [ways.way(c, 7 + n, rough[kind]) for n, c in enumerate(of)] for kind, of in drawn.items()}
        # The railway keeps beside the road where they share hexes; its line begins where it is built from.
        start = self.field.centre(self.components.railway[0])
        rails = [hexways.beside(line, 7) for line in lines[RAIL]]
        lines[RAIL] = [min(line, line[::-1], key=lambda way: math.dist(way[0], start)) for line in rails]
        return lines

    def frontier(self) -> list[Line]:
        """The sides between Egypt and what is not, within a section."""
        egypt = self.components.egypt
        pairs = [
            (a, b)
            for a in places_of(egypt)
            for b in self.world.board.neighbours[a]
            if b < self.world.open and not egypt >> b & 1 and self.world.section_of[a] == self.world.section_of[b]
        ]
        return chains(self.field.between(a, b) for a, b in pairs)

    # The lines.

    def lines(self) -> str:
        p = self.plan
        grid, degrees = self.land.graticule()
        return svg.document(
            p.sheet.width,
            p.sheet.height,
            svg.tag("style", STYLE.replace("\n", "")),
            svg.tag("defs", *coast.clips(p.frame, self.land.shores)),
            svg.group(
                [
                    grid,
                    svg.group([*self._relief(), self._entry()], clip_path="url(#bd-land)"),
                    *self.land.regions(),
                    self.field.grid(self.open),
                    coast.coast(self.land.shores),
                    junctions.draw(self.field, p.joint),
                    svg.group([hexsides.wadis(hexsides.lines(self.field, WADI))], clip_path="url(#bd-land)"),
                    hexsides.ridges(hexsides.lines(self.field, RIDGE)),
                    hexsides.escarpments(self.land.scarps),
                    *(borders.frontier(line) for line in self.frontier()),
                    *(signs.fort(self.field.inset(place, 0.16)) for place in places_of(self.components.forts)),
                    ways.planned(self.ways[BYPASS]),
                    ways.planned_railway(self.ways[RAIL]),
                    *self._built(),
                    ways.ways(self.ways[ROAD], self.ways[TRAIL]),
                    self.field.numbers(self.open),
                ],
                clip_path="url(#bd-frame)",
            ),
            furniture.neat_line(p.frame),
            degrees,
            *self.beside.draw(),
            *self.legend.draw(),
            *self.land.spots(),
            *self._names(),
            class_="bd",
        )

    def _built(self) -> Iterable[str]:
        """What is built in the course of the game, part by part: the railway from hex to hex, the bypass."""
        line = self.components.railway
        (track,) = self.ways[RAIL]
        for hex_, leg in zip(line[1:], hexways.legs(self.field, track, line), strict=True):
            yield svg.part(f"rail-{self.world.ids[hex_]}", ways.railway([leg]))
        yield svg.part("bypass", ways.ways(self.ways[BYPASS], []))

    def _relief(self) -> Iterable[str]:
        """Hills in rough ground and mountains, dashes in salt marsh."""
        fills = {ROUGH: (escarpment.hills, 17.0), MOUNTAIN: (escarpment.hills, 12.5), MARSH: (escarpment.marsh, 12.0)}
        for kind, (fill, spacing) in fills.items():
            hexes = [i for i in self.open if self.world.terrain[i] == kind]
            for n, ring in enumerate(self.field.region(hexes)):
                yield fill(ring, 80 + n, spacing)

    def _entry(self) -> str:
        colour = STYLES[AXIS].colour
        rings = self.field.region(list(places_of(self.components.entry)))
        return "".join(svg.line(ring, True, class_="bd-entry", fill=colour, stroke=colour) for ring in rings)

    def _names(self) -> Iterable[str]:
        for name in self.names():
            if self.rows[name].named:
                yield signs.scaled(signs.town((0, 0)), self.field.centre(self.hex_of[name]), SMALL)
            yield self.label(name).draw()
            for kind, at, _ in self.signs(name):
                yield sign_at(kind, at)
