"""Parts of the map that set-ups and scenarios speak of: the sides of the Gustav line, areas of play, terminals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from sirocco.board.graph import mask_of, places_of
from sirocco.board.hexmap import HexMap
from sirocco.board.trace import flood, line
from sirocco.games.salerno_rome.components.entries import Entry
from sirocco.games.salerno_rome.components.italy import Italy
from sirocco.games.salerno_rome.components.scenarios import BorderRow
from sirocco.games.salerno_rome.components.terrain import MAJOR, Pair
from sirocco.kernel.errors import DataError

DEPOTS = "depots"
NORTH_OF_THE_LINE, SOUTH_OF_THE_LINE = "Roma", "Napoli"
"""Places that lie beyond doubt on either side of the Gustav line."""


def hexes_of(italy: Italy, name: str) -> int:
    """The hexes of a place, or the one hex of a number."""
    return italy.within(0, name)


def beyond_gustav(italy: Italy, place: str) -> int:
    """All hexes on the side of the Gustav line where a place lies, without the line."""
    everywhere = (1 << italy.map.open) - 1
    start = places_of(italy.hexes_of(place))[0]
    return flood(start, italy.map.board.adjacent, everywhere & ~italy.gustav)


def entry_hexes(italy: Italy, entry: Entry) -> int:
    """Where the pieces of an entry may come; 0 if it names no place."""
    if not entry.at:
        return 0
    found = 0
    for name in entry.at:
        found |= italy.within(entry.within, name) & _side_of(italy, name, entry.only)
    if "on-gustav" in entry.only:
        found &= italy.gustav
    if "north-of-gustav" in entry.only:
        found &= beyond_gustav(italy, NORTH_OF_THE_LINE) | italy.gustav
    if "south-of-gustav" in entry.only:
        found &= beyond_gustav(italy, SOUTH_OF_THE_LINE)
    for name in entry.free:
        found &= ~hexes_of(italy, name)
    return found


def _side_of(italy: Italy, name: str, only: Sequence[str]) -> int:
    """What lies above a place, below it or to its right, its own row or column included."""
    world = italy.map
    at = [world.at[place] for place in places_of(hexes_of(italy, name))]
    rows, columns = [row for row, _ in at], [column for _, column in at]
    return mask_of(
        [
            i
            for i, (row, column) in enumerate(world.at[: world.open])
            if ("above" not in only or row <= max(rows))
            and ("below" not in only or row >= min(rows))
            and ("right" not in only or column >= min(columns))
        ]
    )


def area_of_play(italy: Italy, sheet: str, inside: str | None, borders: Iterable[BorderRow]) -> int:
    """The hexes of a sheet, or of both; with borders, only what they enclose together with a place, and themselves."""
    upper, lower = italy.maps[1], italy.maps[0]
    whole = {"1": lower, "2": upper, "both": upper | lower}[sheet]
    if inside is None:
        return whole
    edge = 0
    for border in borders:
        for one, other in pairwise(border.through):
            edge |= border_hexes(italy, border.along, one, other)
    start = places_of(hexes_of(italy, inside))[0]
    return (flood(start, italy.map.board.adjacent, whole & ~edge) | edge) & whole


def border_hexes(italy: Italy, along: str, one: str, other: str) -> int:
    """The hexes from a place to the next, along roads or straight; both included."""
    starts, ends = hexes_of(italy, one), hexes_of(italy, other)
    first, last = places_of(starts)[0], places_of(ends)[0]
    if along == "line":
        return starts | ends | mask_of(straight_line(italy.map, first, last))
    roads = [0] * italy.map.open
    for pairs in italy.map.ways.values():
        for a, b in pairs:
            roads[a] |= 1 << b
    found = line(first, last, roads, (1 << italy.map.open) - 1)
    if found is None:
        raise DataError(f"border: no road leads from {one} to {other}")
    return starts | ends | mask_of(found)


def straight_line(world: HexMap, first: int, last: int) -> list[int]:
    """A shortest line of hexes that keeps as close to the straight one as it can."""
    (x0, y0), (x1, y1) = (world.grid.centre(world.at[place]) for place in (first, last))

    def aside(place: int) -> float:
        x, y = world.grid.centre(world.at[place])
        return abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0))

    found = [first]
    while found[-1] != last:
        here = found[-1]
        nearer = [
            other for other in world.board.neighbours[here] if world.distance(other, last) < world.distance(here, last)
        ]
        found.append(min(nearer, key=lambda other: (aside(other), other)))
    return found


def terminal_hexes(italy: Italy, names: Iterable[str]) -> int:
    """The hexes of terminals; depots, which may move, are none of them."""
    lower, upper = italy.maps
    features = italy.map.features
    edges: Mapping[str, int] = {
        "north-marked": features["terminals-axis"],
        "south-marked": features["terminals-eighth-army"],
        "north-major": italy.roads_into(lower, upper, MAJOR),
        "south-roads": italy.roads_into(upper, lower),
        DEPOTS: 0,
    }
    found = 0
    for name in names:
        found |= edges[name] if name in edges else hexes_of(italy, name)
    return found


def bridges_of(italy: Italy, river: str, rows: tuple[int, int] | None) -> frozenset[Pair]:
    """The bridges over a river, or over its part in these rows of the map."""
    at = italy.map.at
    over = italy.bridges & italy.rivers[river]
    if rows is None:
        return over
    return frozenset(pair for pair in over if all(rows[0] <= at[place][0] <= rows[1] for place in pair))


def bridges_at(italy: Italy, place: str) -> frozenset[Pair]:
    hexes = hexes_of(italy, place)
    return frozenset((a, b) for a, b in italy.bridges if hexes >> a & 1 or hexes >> b & 1)
