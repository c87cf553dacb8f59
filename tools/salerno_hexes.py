"""Make sirocco/games/salerno_rome/data/hexes.toml: the ground, roads, rivers and ridges of the map, hex by hex.

They are made from data/geography.toml and the places of data/map.toml. A road is the straight line of hexes between
places that follow one another; where that would touch the sea, the line of land hexes nearest to it that is as short. A
river is the path along hexsides between the corners nearest to its ends (at its mouth, a corner of the sea or of the
river it flows into) that makes the sum of the sides' lengths and twice their distances from its course least; only
sides between two land hexes count. A ridge is a hexside between mountains near the centre of a massif. Ties go to
fewer bridges, then to the lower numbers of hexes.

Usage: python tools/salerno_hexes.py (write the file) or python tools/salerno_hexes.py --check (fail if it would change)
"""

from __future__ import annotations

import heapq
import math
import sys
import textwrap
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from sirocco.board.hexes import HALF_ROW, Hex, HexGrid

DATA = Path(__file__).parent.parent / "sirocco/games/salerno_rome/data"
TARGET = DATA / "hexes.toml"
TERRAIN = {".": "plain", "h": "hill", "M": "mountain", "~": "sea"}
CITY = "city"
PITCH = 5.0
"""Kilometres from one hex to the next."""
RIDGE_REACH = 3.0
"""Kilometres from the centre of a massif to the middle of a ridge at most."""
HEADER = """\
# The ground, the roads, the rivers and the ridges, hex by hex: made of geography.toml by tools/salerno_hexes.py. Change
# that file and run the tool; your own map goes into an override.
#
# A hex that no `ground` names is plain.

[basis]
terrain = "geography"
hexes = "geography"
kind = "history"
way = "history"
feature = "geography"
sides = "geography"
"""

Point = tuple[float, float]
Side = tuple[str, str]


def kilometres(latitude: float, longitude: float) -> Point:
    """A point of the globe on the map: kilometres right of and above the centre of column 0 and row 0."""
    x, y = (longitude - 14) * 83.4, (latitude - 41.5) * 111.2
    right, up = (x + y) / math.sqrt(2), (y - x) / math.sqrt(2)
    column, row = (right + 100) / 4.33 + 0.5, (146.5 - up) / 5 + 0.5
    return column * HALF_ROW * PITCH, -row * PITCH


def distance_from_line(point: Point, line: Sequence[Point]) -> float:
    return min(_distance_from_leg(point, a, b) for a, b in pairwise(line))


def _distance_from_leg(point: Point, start: Point, end: Point) -> float:
    along = (end[0] - start[0], end[1] - start[1])
    to = (point[0] - start[0], point[1] - start[1])
    share = (along[0] * to[0] + along[1] * to[1]) / (along[0] ** 2 + along[1] ** 2)
    share = min(1.0, max(0.0, share))
    return math.dist(point, (start[0] + share * along[0], start[1] + share * along[1]))


class Land:
    """The hexes and what ground they have."""

    def __init__(self, grid: HexGrid, picture: Sequence[str], cities: Iterable[str]) -> None:
        self.grid = grid
        self.terrain: dict[str, str] = {}
        for row, line in enumerate(picture, 1):
            for column, sign in enumerate(line, 1):
                self.terrain[grid.number((row, column))] = TERRAIN[sign]
        self.terrain.update(dict.fromkeys(cities, CITY))

    def hex(self, number: str) -> Hex:
        return self.grid.hex_numbered(number)

    def centre(self, number: str) -> Point:
        east, north = self.grid.centre(self.hex(number))
        return east * PITCH, north * PITCH

    def is_land(self, number: str) -> bool:
        return self.terrain.get(number, "sea") != "sea"

    def neighbours(self, number: str) -> list[str]:
        around = map(self.grid.number, self.grid.neighbours(self.hex(number)))
        return sorted(other for other in around if other in self.terrain)

    def sides(self) -> Iterator[Side]:
        for number in sorted(self.terrain):
            yield from ((number, other) for other in self.neighbours(number) if number < other)

    def ends(self, side: Side) -> tuple[Point, Point]:
        """The two corners of a side, in kilometres, rounded so that all three hexes at a corner agree."""
        heading = self.grid.neighbours(self.hex(side[0])).index(self.hex(side[1]))
        corners = self.grid.corners(self.hex(side[0]))
        one, other = corners[heading], corners[(heading + 1) % 6]
        return _rounded(one), _rounded(other)


def _rounded(corner: Point) -> Point:
    return round(corner[0] * PITCH, 4), round(corner[1] * PITCH, 4)


def line_of_hexes(land: Land, rivers: Collection[Side], start: str, end: str) -> list[str]:
    """Of all ways over land that are as short as can be, the one nearest to the straight line, step by step; of those
    that are as near, the one with the fewest bridges."""
    steps = land.grid.distance(land.hex(start), land.hex(end))
    (x, y), (to_x, to_y) = land.centre(start), land.centre(end)
    best: dict[str, tuple[float, int, list[str]]] = {start: (0.0, 0, [start])}
    for step in range(1, steps + 1):
        at = (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
        found: dict[str, tuple[float, int, list[str]]] = {}
        for number, (cost, bridges, path) in best.items():
            for other in land.neighbours(number):
                left = land.grid.distance(land.hex(other), land.hex(end))
                if left != steps - step or not land.is_land(other):
                    continue
                crossing = (min(number, other), max(number, other)) in rivers
                candidate = round(cost + math.dist(at, land.centre(other)), 6), bridges + crossing, [*path, other]
                found[other] = min(found.get(other, candidate), candidate)
        best = found
    if end not in best:
        raise SystemExit(f"no way over land from {start} to {end} is {steps} hexes long")
    return best[end][2]


def road(land: Land, rivers: Collection[Side], through: Sequence[str]) -> list[str]:
    hexes = through[:1]
    for start, end in pairwise(through):
        hexes = [*hexes, *line_of_hexes(land, rivers, start, end)[1:]]
    return list(hexes)


class Hexsides:
    """All hexsides as a graph of corners."""

    def __init__(self, land: Land) -> None:
        self._land = land
        self._at: dict[Point, list[tuple[Point, Side]]] = {}
        for side in land.sides():
            one, other = land.ends(side)
            self._at.setdefault(one, []).append((other, side))
            self._at.setdefault(other, []).append((one, side))

    def shore(self) -> set[Point]:
        """The corners where land and sea meet."""
        mixed = [side for side in self._land.sides() if self._land.is_land(side[0]) != self._land.is_land(side[1])]
        return {corner for side in mixed for corner in self._land.ends(side)}

    def river(self, course: Sequence[Point], mouths: Iterable[Point]) -> list[Side]:
        start, goal = _nearest(self._at, course[0]), _nearest(mouths, course[-1])
        queue: list[tuple[float, tuple[Side, ...], Point]] = [(0.0, (), start)]
        known: set[Point] = set()
        while queue:
            cost, path, corner = heapq.heappop(queue)
            if corner == goal:
                return [side for side in path if all(map(self._land.is_land, side))]
            if corner in known:
                continue
            known.add(corner)
            for other, side in self._at[corner]:
                if other not in known:
                    middle = ((corner[0] + other[0]) / 2, (corner[1] + other[1]) / 2)
                    more = math.dist(corner, other) + 2 * distance_from_line(middle, course)
                    heapq.heappush(queue, (round(cost + more, 6), (*path, side), other))
        raise SystemExit("a river does not reach its mouth")


def _nearest(corners: Iterable[Point], point: Point) -> Point:
    return min(corners, key=lambda corner: (round(math.dist(corner, point), 6), corner))


def ridges(land: Land, massif: Point) -> list[Side]:
    found = []
    for side in land.sides():
        if all(land.terrain[number] == "mountain" for number in side):
            (x, y), (to_x, to_y) = land.ends(side)
            if math.dist(massif, ((x + to_x) / 2, (y + to_y) / 2)) <= RIDGE_REACH:
                found.append(side)
    return found


def rivers_of(land: Land, rows: Mapping[str, Any]) -> dict[str, list[Side]]:
    """The sides of every river; those that others flow into come first."""
    graph = Hexsides(land)
    mouths = {"sea": graph.shore()}
    found = {}
    for name, river in rows.items():
        course = [kilometres(*point) for point in river["course"]]
        found[name] = graph.river(course, mouths[river["into"]])
        mouths[name] = {corner for side in found[name] for corner in land.ends(side)}
    return found


def row(table: str, name: str, word: str, value: str, field: str, items: Iterable[str]) -> str:
    text = textwrap.fill(" ".join(items), 110, break_on_hyphens=False)
    return f'\n[{table}.{name}]\n{word} = "{value}"\n{field} = """\n{text}"""\n'


def pairs(sides: Iterable[Side]) -> Iterator[str]:
    return ("|".join(side) for side in sides)


def made(geography: Mapping[str, Any], map_: Mapping[str, Any]) -> str:
    places = map_["place"]
    cities = [
        number
        for place in places.values()
        if place["kind"] == CITY
        for number in (place["hex"], *place.get("also", ()))
    ]
    land = Land(HexGrid(**map_["grid"]["italy"]), geography["relief"]["italy"]["picture"].split(), cities)
    text = HEADER
    for terrain in ("sea", "hill", "mountain", CITY):
        hexes = [number for number in sorted(land.terrain) if land.terrain[number] == terrain]
        text += row("ground", terrain, "terrain", terrain, "hexes", hexes)
    rivers = rivers_of(land, geography["river"])
    crossed = {side for sides in rivers.values() for side in sides}
    for name, way in geography["road"].items():
        through = [places[stop]["hex"] if stop in places else stop for stop in way["through"].split()]
        text += row("way", name, "kind", way["kind"], "way", road(land, crossed, through))
    for name, sides in rivers.items():
        text += row("hexside", name, "feature", "river", "sides", pairs(sides))
    for name, massif in geography["massif"].items():
        crest = ridges(land, kilometres(*massif["at"]))
        if crest:
            text += row("hexside", f"ridge-{name}", "feature", "ridge", "sides", pairs(crest))
    return text


def main() -> None:
    sources = [tomllib.loads((DATA / name).read_text(encoding="utf-8")) for name in ("geography.toml", "map.toml")]
    text = made(*sources)
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET.name} is not what {Path(__file__).name} makes; run the tool")


if __name__ == "__main__":
    main()
