"""A board of hexes as a picture. The game says which kinds of ground, sides and ways its map has and how they look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from sirocco.board.drawing import (
    PlaceShape,
    coast,
    furniture,
    headings,
    hexfield,
    hexsides,
    hexways,
    junctions,
    lettering,
    samples,
    svg,
    ways,
)
from sirocco.board.drawing.board_picture import BoardPicture
from sirocco.board.drawing.geometry import Line
from sirocco.board.drawing.hexland import HexLand, Patch
from sirocco.board.drawing.hexplan import HexPlan
from sirocco.board.drawing.lettering import Label, Set
from sirocco.board.hexmap import HexMap

BELOW: Set = (0.0, 37.0, "middle")
"""Where a name stands from the centre of its hex: below its counters, above those of the next row."""
FILLS = 0.64
"""How much of a hex a counter fills."""
LOWER = 3.0
"""Counters lie a little below the centre, so that the number at the head can be read."""
SHORT, LONG = (0, 10, 20, 30), (0, 20, 40, 60)
"""Kilometres on a scale bar, where one is more than `WIDE` on the sheet, and where it is not."""
WIDE = 5.0

SideStrokes = Callable[[Iterable[Line]], str]


class WayKind(NamedTuple):
    """How uneven a kind of way is drawn. It is left out where one of the kinds in `along` leads too. `joined`: it runs
    through the centre of a hex where ways meet, or with a place; `beside`: so far to the left of its hexes' centres,
    apart from other ways."""

    rough: float
    along: tuple[str, ...] = ()
    joined: bool = False
    beside: float = 0.0


class HexBoard(BoardPicture):
    """`hex_of` has the hexes of the named places of the map."""

    plan: HexPlan
    sea: ClassVar[str] = "sea"
    """The terrain that is water."""
    patches: ClassVar[Mapping[str, Patch]] = {}
    """How kinds of terrain look."""
    streams: ClassVar[Mapping[str, SideStrokes]] = {}
    """How features of hexsides are drawn that end at the coast."""
    crests: ClassVar[Mapping[str, SideStrokes]] = {}
    """How other features of hexsides are drawn; escarpments always are."""
    way_kinds: ClassVar[Mapping[str, WayKind]] = {}

    def __init__(
        self, plan: HexPlan, world: HexMap, hex_of: Mapping[str, int], turns: Sequence[Any], language: str
    ) -> None:
        super().__init__(plan, turns, language)
        self.world = world
        self.hex_of = hex_of
        self.open = range(world.open)
        self.field = plan.field(world)
        self.land = HexLand(plan, self.field, self.say, tuple(hex_of.values()), self.sea)

    # What a game adds to the layers of its map.

    def zones(self) -> Iterable[str]:
        """Parts of the land that are marked as a whole, above the relief."""
        return ()

    def features(self) -> Iterable[str]:
        """What lies above the hexsides: ways, frontiers, forts."""
        return ()

    def side_lines(self, feature: str) -> list[Line]:
        """Where a feature of hexsides runs."""
        return hexsides.lines(self.field, feature)

    # The board.

    def style(self) -> str:
        sheets = (hexfield, hexsides, junctions, samples, headings)
        return super().style() + "".join(module.STYLE for module in sheets)

    def ground(self) -> str:
        return self.land.ground(self.patches)

    def shores(self) -> Sequence[Line]:
        return self.land.shores

    def spots(self) -> Iterable[str]:
        return self.land.spots()

    def degrees(self) -> str:
        return self._graticule[1]

    @cached_property
    def _graticule(self) -> tuple[str, str]:
        return self.land.graticule()

    def shapes(self) -> dict[str, PlaceShape]:
        """Every hex that can be entered."""
        found = {}
        size = round(FILLS * self.field.pitch, 1)
        for place in self.open:
            x, y = self.field.centre(place)
            at = round(x, 1), round(y + LOWER, 1)
            found[self.world.ids[place]] = PlaceShape(*at, self.field.outline(place), 1, 1, size=size)
        return found

    def label(self, place: str) -> Label:
        x, y = self.field.centre(self.hex_of[place])
        dx, dy, anchor = self.plan.name.get(place, BELOW)
        great = self.is_great(place)
        size = self.great_size if great else self.name_size
        return lettering.place_name(self.names()[place], (x + dx, y + dy, anchor), size, great, self.land.on_land)

    def scales(self) -> Iterable[str]:
        """A bar for each section."""
        for section, at in self.plan.furniture.scales.items():
            unit = self.plan.sheet.pitch / self.land.fits[section].pitch
            yield furniture.scale_bar(at, unit, self.say(f"scale-{section}"), SHORT if unit > WIDE else LONG)

    @cached_property
    def ways(self) -> dict[str, list[Line]]:
        """The ways of each kind as they are drawn, those that lead off the sheet included."""
        links = {kind: hexways.links(self.field, kind, how.along) for kind, how in self.way_kinds.items()}
        joined = {link for kind, how in self.way_kinds.items() if how.joined for link in links[kind]}
        through = hexways.knots(joined) | set(self.hex_of.values())
        for kind, how in self.way_kinds.items():
            if not how.joined and not how.beside:
                through |= hexways.knots(links[kind])
        drawn = {}
        for kind, how in self.way_kinds.items():
            courses = hexways.courses(self.field, links[kind], through if how.joined else ())
            courses += [self._exit(row.hex, row.section, row.to) for row in self.plan.exit if row.kind == kind]
            lines = [ways.way(course, 7 + n, how.rough) for n, course in enumerate(courses)]
            drawn[kind] = [hexways.beside(line, how.beside) for line in lines] if how.beside else lines
        return drawn

    def _exit(self, hex_: str, section: str, to: tuple[float, float]) -> Line:
        return [self.field.centre(self.world.number[hex_]), *self.land.hexes(section, [to])]

    def map_layers(self) -> Iterable[str]:
        yield self._graticule[0]
        yield svg.group([*self._relief(), *self.zones()], clip_path="url(#bd-land)")
        yield from self.land.regions()
        yield self.field.grid(self.open)
        yield coast.coast(self.land.shores)
        yield junctions.draw(self.field, self.plan.joint)
        yield svg.group(self._sides(self.streams), clip_path="url(#bd-land)")
        yield from self._sides(self.crests)
        yield hexsides.escarpments(self.land.scarps)
        yield from self.features()
        yield self.field.numbers(self.open)

    def _relief(self) -> Iterable[str]:
        """The strokes that fill some kinds of ground."""
        for kind, patch in self.patches.items():
            if patch.fill is not None:
                hexes = [i for i in self.open if self.world.terrain[i] == kind]
                for n, ring in enumerate(self.field.region(hexes)):
                    yield patch.fill(ring, 80 + n, patch.spacing)

    def _sides(self, features: Mapping[str, SideStrokes]) -> Iterable[str]:
        for feature, draw in features.items():
            yield draw(self.side_lines(feature))
