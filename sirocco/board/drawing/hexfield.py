"""The hexes of a map on the sheet: centres, outlines, sides, the grid and its numbers.

All sections share one measure, so that a hex is as large as any other whatever it counts for; each may be shifted, to
leave a gutter where it joins the next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property

import msgspec

from sirocco.board.drawing.chains import chains, strokes
from sirocco.board.drawing.geometry import Line, Point
from sirocco.board.drawing.svg import group, path_data, tag, words
from sirocco.board.hexmap import HexMap

STYLE = """
.bd-hexes{fill:none;stroke:#54401f;stroke-opacity:.4;stroke-width:.9;stroke-linejoin:round;opacity:var(--fine,1)}
.bd-hex-number{font-size:7.6px;fill:#3b2f1e;fill-opacity:.72;text-anchor:middle;opacity:var(--finest,1)}
"""
"""A page that shows the drawing at a small scale may fade the net (`--fine`) and its numbers (`--finest`)."""

NUMBER = 0.395
"""How far above the centre a hex's number stands, in distances between two centres."""

GATE = 0.3
"""How far a way runs straight on beyond the edge of a section."""

Side = tuple[Point, Point]


class Field(msgspec.Struct, frozen=True, dict=True):
    """`origin` is where the centre of row 0 and column 0 would lie, `pitch` the distance of two centres, `shift` how
    far each section lies further east."""

    world: HexMap
    origin: Point
    pitch: float
    shift: Mapping[str, float]

    def spot(self, section: str, at: Point) -> Point:
        """Hex coordinates of a section, as its grid measures them, on the sheet."""
        x, y = self.origin
        return x + self.shift[section] + self.pitch * at[0], y - self.pitch * at[1]

    def section(self, place: int) -> str:
        return self.world.sections[self.world.section_of[place]]

    def centre(self, place: int) -> Point:
        return self.spot(self.section(place), self.world.grid.centre(self.world.at[place]))

    @cached_property
    def _corners(self) -> list[Line]:
        """The corners of each hex, rounded so that neighbours share them exactly."""
        found = []
        for place, at in enumerate(self.world.at):
            on_sheet = [self.spot(self.section(place), corner) for corner in self.world.grid.corners(at)]
            found.append([(round(x, 1), round(y, 1)) for x, y in on_sheet])
        return found

    def corners(self, place: int) -> Line:
        return self._corners[place]

    def inset(self, place: int, by: float) -> Line:
        """The outline moved inwards, as a fraction of the hex."""
        x, y = self.centre(place)
        return [(x + (cx - x) * (1 - by), y + (cy - y) * (1 - by)) for cx, cy in self.corners(place)]

    def side(self, place: int, heading: int) -> Side:
        """The side that faces a heading of the grid, anticlockwise around the hex."""
        corners = self.corners(place)
        return corners[heading], corners[(heading + 1) % 6]

    def between(self, one: int, other: int) -> Side:
        """The side of two hexes that touch within their section."""
        heading = self.world.heading(one, other)
        assert heading is not None
        return self.side(one, heading)

    def middle(self, one: int, other: int) -> Point:
        """Half way from one centre to another: on their side, or in the gutter between two sections."""
        (ax, ay), (bx, by) = self.centre(one), self.centre(other)
        return (ax + bx) / 2, (ay + by) / 2

    def crossing(self, one: int, other: int) -> Line:
        """Where a way leads from one hex to the next: across their side, or out of one section at its edge and into the
        other without touching the hexes in between."""
        if self.world.section_of[one] == self.world.section_of[other]:
            return [self.middle(one, other)]
        east = self.centre(other)[0] > self.centre(one)[0]
        out, into = self._gate(one, east), self._gate(other, not east)
        step = (1 if east else -1) * self.pitch * GATE
        half = (out[0] + into[0]) / 2, (out[1] + into[1]) / 2
        return [out, (out[0] + step, out[1]), half, (into[0] - step, into[1]), into]

    def _gate(self, place: int, east: bool) -> Point:
        """The middle of the side of a hex that faces furthest east, or west."""
        headings = self.world.grid.headings
        heading = max(range(6), key=lambda n: headings[n].east * (1 if east else -1))
        (ax, ay), (bx, by) = self.side(place, heading)
        return (ax + bx) / 2, (ay + by) / 2

    def rim(self, places: Collection[int]) -> list[tuple[int, int, Side]]:
        """The sides between these hexes and all others of the map and beyond: hex, heading, side."""
        inside = set(places)
        at = {(self.world.section_of[i], self.world.at[i]): i for i in inside}
        found = []
        for place in sorted(inside):
            around = self.world.grid.neighbours(self.world.at[place])
            for heading, other in enumerate(around):
                if (self.world.section_of[place], other) not in at:
                    found.append((place, heading, self.side(place, heading)))
        return found

    def region(self, places: Collection[int]) -> list[Line]:
        """The outlines around these hexes, one for each piece that hangs together (and one for each hole)."""
        return [ring[:-1] for ring in chains(side for _, _, side in self.rim(places)) if ring[0] == ring[-1]]

    def border(self, places: Collection[int]) -> list[Line]:
        """The line between these hexes and the others of their sections that can be entered."""
        world, inside = self.world, set(places)
        pairs = [
            (a, b)
            for a in sorted(inside)
            for b in world.board.neighbours[a]
            if b < world.open and b not in inside and world.section_of[a] == world.section_of[b]
        ]
        return chains(self.between(a, b) for a, b in pairs)

    def grid(self, places: Iterable[int]) -> str:
        """The net of the hexes, every side once."""
        sides = {frozenset(self.side(place, heading)) for place in places for heading in range(6)}
        lines = strokes(sorted((min(side), max(side)) for side in sides))
        return tag("path", class_="bd-hexes", d="".join(path_data(line) for line in lines))

    def numbers(self, places: Iterable[int]) -> str:
        """The hexes' numbers at their head, a row in one piece of text."""
        rows: dict[float, list[str]] = {}
        for place in places:
            x, y = self.centre(place)
            number = tag("tspan", words(self.world.ids[place]), x=x)
            rows.setdefault(round(y - NUMBER * self.pitch, 1), []).append(number)
        texts = [tag("text", *of, y=y) for y, of in sorted(rows.items())]
        return group(texts, class_="bd-sans bd-hex-number")

    def outline(self, place: int) -> str:
        return path_data(self.corners(place), True)
