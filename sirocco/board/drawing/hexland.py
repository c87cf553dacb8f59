"""The country of a board of hexes: its plan laid over its map. Coast, ground and names, section by section.

Each section shows the globe as its own hexes lie on it. Its coast is joined to the next section's across the gutter, so
that all of them make one land.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

import msgspec

from sirocco.board.drawing import furniture, hexsides, lettering, svg
from sirocco.board.drawing.coast import land, on_land, shore
from sirocco.board.drawing.fitted import Fit
from sirocco.board.drawing.furniture import NEAT
from sirocco.board.drawing.geometry import Line, Point, Rect, curve, inside, length, rounded, within
from sirocco.board.drawing.ground import Ground, Tint
from sirocco.board.drawing.hexfield import Field
from sirocco.board.drawing.hexplan import HexPlan, HexRegion, HexSpot
from sirocco.board.drawing.lettering import Label
from sirocco.board.drawing.samples import Fill, ground
from sirocco.board.drawing.shoreline import faithful

SPOT = 12.0
"""Size of the smallest names."""
KEEP = 9.0
"""How far the coast stays from what must be land, or sea."""
BEYOND = 400.0
"""How far outside the frame the land is closed."""


class Patch(msgspec.Struct, frozen=True):
    """How the hexes of a kind of terrain are tinted, and the strokes that fill them: how far apart they are on the map,
    and in the sample of a key."""

    colour: str
    blur: float = 0.0
    relief: float = 0.0
    opacity: float = 1.0
    fill: Fill | None = None
    spacing: float = 14.0
    in_key: float = 14.0

    def sample(self, at: Point) -> str:
        return ground(at, self.colour, self.fill, self.in_key)


class HexLand(msgspec.Struct, frozen=True, dict=True):
    """`say` gives a region's name in the language of the sheet; `places` are hexes with something to show on land, and
    `sea` is the terrain that has none."""

    plan: HexPlan
    field: Field
    say: Callable[[str], str]
    places: tuple[int, ...]
    sea: str

    # From the globe and from the hexes to the sheet.

    @cached_property
    def fits(self) -> dict[str, Fit]:
        return {section: row.fit(self.field.world.grid) for section, row in self.plan.fit.items()}

    def degrees(self, section: str, points: Sequence[Point]) -> Line:
        """Longitudes and latitudes as a section has them."""
        return [self.field.spot(section, at) for at in self.fits[section].line(points)]

    def hexes(self, section: str, points: Sequence[Point]) -> Line:
        """Columns and rows of a section."""
        return [self.field.spot(section, self.field.world.grid.point(x, y)) for x, y in points]

    @cached_property
    def shores(self) -> list[Line]:
        """The land as one outline: each section's piece of the coast one after the other, then around below. Without a
        coast there is land all over the sheet."""
        if not self.plan.coast:
            return [self.plan.frame.grown(BEYOND).corners()]
        ring = land(self.plan.sheet.land).rings[0]
        coast: Line = []
        for row in self.plan.coast:
            first, last = _nearest(ring, row.start), _nearest(ring, row.end)
            coast += self.degrees(row.section, ring[first : last + 1])
        left, _, right, bottom = self.plan.frame.grown(BEYOND)
        below = [(right, coast[-1][1]), (right, bottom), (left, bottom), (left, coast[0][1])]
        bent = faithful(tuple(coast), tuple(below), tuple(self._dry()), tuple(self._wet()), KEEP)
        return [shore([*bent, *below], self.plan.frame, 17)]

    def _dry(self) -> Line:
        """Points that must be land: ways with the hexes they lead through, places, and a good part of every hex."""
        world = self.field.world
        ways = {pair for pairs in world.ways.values() for pair in pairs if pair[0] < pair[1]}
        through = {place for pair in ways for place in pair} | set(self.places)
        points = [self.field.middle(a, b) for a, b in sorted(ways)]
        for place in range(world.open):
            x, y = self.field.centre(place)
            around = [self.field.centre(b) for b in world.board.neighbours[place] if b < world.open]
            lean = 0.0 if place in through else 0.3
            points.append((x + lean * (_mean(around)[0] - x), y + lean * (_mean(around)[1] - y)))
        return points

    def _wet(self) -> Line:
        """Points that must be sea: the middle of every hex of it."""
        world = self.field.world
        return [self.field.centre(i) for i in range(world.open, len(world.ids)) if world.terrain[i] == self.sea]

    def on_land(self, point: Point) -> bool:
        return on_land(point, self.shores)

    @cached_property
    def rooms(self) -> dict[str, Rect]:
        """What each section takes of the sheet, from the middle of one gutter to the middle of the next."""
        spans: dict[str, tuple[float, float]] = {}
        for place in range(len(self.field.world.ids)):
            x, section = self.field.centre(place)[0], self.field.section(place)
            least, most = spans.get(section, (x, x))
            spans[section] = min(least, x), max(most, x)
        order = sorted(spans, key=lambda section: spans[section])
        left, top, right, bottom = self.plan.frame.grown(BEYOND)
        cuts = [left, *((spans[a][1] + spans[b][0]) / 2 for a, b in pairwise(order)), right]
        return {section: Rect(cuts[n], top, cuts[n + 1], bottom) for n, section in enumerate(order)}

    # The ground.

    def tints(self) -> list[Tint]:
        drawn = [
            row.drawn(self.degrees(section, row.outline), self.rooms[section])
            for row in self.plan.tint
            for section in row.sections
        ]
        return [tint for tint in drawn if tint.outline]

    def patches(self, patches: Mapping[str, Patch]) -> list[Tint]:
        """The hexes of each kind of terrain as patches of ground, with their corners rounded; those of a kind that has
        other ground within it are drawn in one."""
        world = self.field.world
        found = []
        for kind, patch in patches.items():
            places = [i for i, terrain in enumerate(world.terrain) if terrain == kind]
            rings = [rounded(ring) for ring in self.field.region(places)]
            whole = any(inside(a[0], b) for a in rings for b in rings if a is not b)
            for ring, *also in [rings] if whole else [[ring] for ring in rings]:
                found.append(Tint(ring, patch.colour, patch.blur, patch.relief, False, patch.opacity, also))
        return found

    def ground(self, patches: Mapping[str, Patch]) -> str:
        sheet = self.plan.sheet
        tints = [*self.tints(), *self.patches(patches)]
        pieces = [ring for section in self.field.world.sections for ring in self._pieces(section)]
        return Ground(sheet.width, sheet.height, self.plan.frame, self.shores, tints, pieces, self.scarps).draw()

    def _pieces(self, section: str) -> list[Line]:
        """The outlines of all that can be entered in a section."""
        return self.field.region([i for i in range(self.field.world.open) if self.field.section(i) == section])

    @cached_property
    def scarps(self) -> list[Line]:
        """All escarpments, the lower ground to the right of each: those on hexsides, and those of the plan."""
        brows = [hexsides.falling(line, self._low) for line in hexsides.lines(self.field, "escarpment")]
        return [*brows, *(curve(self.hexes(row.section, row.along)) for row in self.plan.scarp)]

    def _low(self, point: Point) -> float:
        """How low the ground is: the lower the nearer to the sea, and lowest where the plan says so."""
        low = [self.field.centre(self.field.world.number[number]) for number in self.plan.low]
        if any(math.dist(at, point) < self.field.pitch / 2 for at in low):
            return BEYOND
        return -min(math.dist(point, at) for at in self.shores[0])

    # Degrees.

    def graticule(self) -> tuple[str, str]:
        """Meridians and parallels at whole degrees, as each section has them; and their numbers in the margin."""
        left, top, right, bottom = frame = self.plan.frame
        outer = frame.grown(NEAT)
        lines, texts = [], []
        for section, room in self.rooms.items():
            inner = Rect(max(left, room[0]), top, min(right, room[2]), bottom)
            west, south, east, north = self.plan.degrees[section]
            lons, lats = range(west, east + 1), range(south, north + 1)
            degrees: list[tuple[int, Line]] = []
            degrees += [(lon, [(lon, south + n / 2) for n in range(2 * (north - south) + 1)]) for lon in lons]
            degrees += [(lat, [(west + n / 2, lat) for n in range(2 * (east - west) + 1)]) for lat in lats]
            for degree, points in degrees:
                for line in within(curve(self.degrees(section, points)), inner):
                    lines.append(line)
                    texts += [self._degree(degree, end, outer) for end in (line[0], line[-1])]
        data = "".join(svg.path_data(line) for line in lines)
        return svg.tag("path", class_="bd-grid", d=data), "".join(texts)

    def _degree(self, degree: int, at: Point, outer: Rect) -> str:
        """The number of a line where it leaves the frame; none where it ends in a gutter."""
        x, y = at
        left, top, right, bottom = self.plan.frame
        places = {
            abs(y - top) < 1: (x, outer[1] - 5.5),
            abs(y - bottom) < 1: (x, outer[3] + 17.5),
            abs(x - left) < 1: (outer[0] - 11, y + 5),
            abs(x - right) < 1: (outer[2] + 12, y + 5),
        }
        return furniture.degree(f"{degree}°", *places[True]) if True in places else ""

    # Names.

    def regions(self) -> Iterable[str]:
        for region in self.plan.region:
            along = self.hexes(region.section, region.along)
            yield lettering.along(
                self.say(region.key), along, region.size, f"bd-{region.style}", region.spacing, region.key
            )

    def slack(self, region: HexRegion) -> float:
        """How much longer a region's curve is than its name."""
        upright = region.style == "province"
        wide = lettering.text_width(self.say(region.key), region.size, upright, region.spacing)
        return length(curve(self.hexes(region.section, region.along))) - wide

    def spots(self) -> Iterable[str]:
        for spot in self.plan.spot:
            yield svg.circle(self.degrees(spot.section, [spot.at])[0], 1.7, class_="bd-spot-dot")
            yield self.spot(spot).draw()

    def spot(self, spot: HexSpot) -> Label:
        return lettering.spot(spot.name, self.degrees(spot.section, [spot.at])[0], spot.text, SPOT, self.on_land)


def _mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _nearest(ring: Sequence[Point], to: Point) -> int:
    return min(range(len(ring)), key=lambda n: math.dist(ring[n], to))
