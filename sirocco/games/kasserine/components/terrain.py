"""What ground does to movement, in defence and under fire.

Movement costs are kept in halves of a movement point, the cost of a road. What a hex costs depends on the hex alone,
whatever side one comes from; the price of a track alternates between a half and one.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

import msgspec

from sirocco.board.graph import mask_of, places_of
from sirocco.board.hexmap import HexMap
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import CostTables, FixedCosts, MadeOnce, alternating

HALVES = 2
"""Units of movement in one movement point."""

GROUND = PLAIN, MOUNTAIN, PEAK, CITY = "plain", "mountain", "peak", "city"
SEA = "sea"
"""Ground that nobody enters."""
ROADS = ROAD, TRACK = "road", "track"
RAILWAYS = SFAX_LINE, SOUSSE_LINE = "sfax-line", "sousse-line"
WAYS = (*ROADS, *RAILWAYS)

Pair = tuple[int, int]


class Mover(IntEnum):
    """Who moves: the columns of the terrain table."""

    FOOT = 0
    """Full infantry on foot; supply lines and the reach of command are measured so, too."""
    MOTORISED = 1
    """Mechanised infantry, guns, armour, reconnaissance."""
    SERVICE = 2
    """Headquarters and supply units."""
    REDUCED = 3
    """Reduced infantry on foot, which the ground does not hinder."""


class GroundRow(msgspec.Struct, frozen=True):
    """Movement points to enter a hex, None: closed; the multiplier of defence; what is added to the die of a gun."""

    foot: int
    service: int
    reduced: int
    defence: int
    fire: int
    motorised: int | None = None


class PathRow(msgspec.Struct, frozen=True):
    """Movement points to enter a hex with a road or track, one after the other in turn."""

    prices: tuple[float, ...]


class Chart(NamedTuple):
    """Costs in halves of a movement point, by ground."""

    entry: dict[str, tuple[int | None, ...]]
    """By ground and mover; None: closed."""
    prices: dict[str, tuple[int, ...]]
    """Of roads and tracks."""
    defence: dict[str, int]
    fire: dict[str, int]

    @classmethod
    def read(cls, tables: Mapping[str, Table]) -> Chart:
        ground = tables["terrain"].typed(GroundRow)
        paths = tables["path"].typed(PathRow)
        for name, row in ground.items():
            for field in ("foot", "motorised", "service", "reduced", "defence"):
                value = getattr(row, field)
                if value is not None and not 1 <= value <= 20:
                    raise tables["terrain"].fail("must be from 1 to 20", name, field)
            if not -6 <= row.fire <= 6:
                raise tables["terrain"].fail("must be from -6 to 6", name, "fire")
        for name, path in paths.items():
            halves = [HALVES * price for price in path.prices]
            if not all(price in range(1, 41) for price in halves):
                raise tables["path"].fail("prices are 0.5, 1, 1.5 and so on", name, "prices")
            if len(halves) not in ((1,), (1, 2))[name == TRACK]:
                raise tables["path"].fail("a road has one price, a track two at most", name, "prices")
            if max(halves) - min(halves) > 1:
                raise tables["path"].fail("the prices of a track differ by a half at most", name, "prices")
        return cls(
            {
                name: tuple(None if cost is None else HALVES * cost for cost in _by_mover(ground[name]))
                for name in GROUND
            },
            {name: tuple(round(HALVES * price) for price in paths[name].prices) for name in ROADS},
            {name: ground[name].defence for name in GROUND},
            {name: ground[name].fire for name in GROUND},
        )


def _by_mover(row: GroundRow) -> tuple[int | None, ...]:
    return row.foot, row.motorised, row.service, row.reduced


Key = tuple[Mover, bool]
"""Who moves, and whether roads and tracks help only those who follow them (option `roadFollowOnly`)."""


@implements("K-map-04", "K-ter-01", "K-ter-02", "K-ter-03", "K-ter-04", "K-ter-05", "K-ter-06", "K-ter-07", "K-ter-08")
class Costs:
    """What steps cost: tables by place, made when first asked for.

    `tables[mover, follow, turn]` is for marching hex by hex: `turn` says which price of tracks comes next, and `turns`
    whether a step passes it on. `search[mover, follow]` is for `board.paths.reach` and `within` with `modes` many
    modes, which finds the best turn by itself."""

    def __init__(self, world: HexMap, chart: Chart) -> None:
        self._world, self._chart = world, chart
        self._pairs = {kind: world.ways.get(kind, frozenset()) for kind in ROADS}
        self.roads, tracks = (mask_of(sorted({a for a, _ in self._pairs[kind]})) for kind in ROADS)
        """Mask of the hexes with a road."""
        self._cities = hexes_of(world, CITY)
        self.tracks = tracks & ~self.roads & ~self._cities
        """Mask of the hexes in which a track counts: without a road, and no city."""
        self.modes = len(chart.prices[TRACK])
        neighbours = [tuple(b for b in world.board.neighbours[a] if b < world.open) for a in range(world.open)]
        self.tables: CostTables[tuple[Mover, bool, int]] = CostTables(neighbours, self._price)
        self.search: MadeOnce[Key, FixedCosts] = MadeOnce(self._search)
        self._entering: MadeOnce[int, tuple[int | None, ...]] = MadeOnce(self._to_enter)

    def _price(self, key: tuple[Mover, bool, int], origin: int, place: int) -> int | None:
        mover, follow, turn = key
        return self._of_way(mover, self._way(origin, place, follow), place, turn)

    def _search(self, key: Key) -> FixedCosts:
        mover, follow = key
        table, prices = self.tables[mover, follow, 0], self._chart.prices[TRACK]
        if not follow:
            return alternating(table, self.tracks, prices)
        return alternating(table, ~self._cities, prices, self._pairs[TRACK] - self._pairs[ROAD])

    def turns(self, origin: int, place: int, follow: bool) -> bool:
        """Whether a step takes the next price of tracks."""
        return self._way(origin, place, follow) == TRACK

    def entering(self, mover: int, place: int) -> int | None:
        """What it costs to come into a hex from off the map, or to leave the map over its edge; None: closed."""
        return self._entering[mover][place]

    def _to_enter(self, mover: int) -> tuple[int | None, ...]:
        return tuple(self._of_way(mover, self._way_in(place), place, 0) for place in range(self._world.open))

    def _way(self, origin: int, place: int, follow: bool) -> str:
        """The way that makes the price of a step: `road`, `track` or none."""
        if not follow:
            return self._way_in(place)
        if self._world.terrain[place] == CITY:
            return ""
        return next((kind for kind in ROADS if (origin, place) in self._pairs[kind]), "")

    def _way_in(self, place: int) -> str:
        if self._world.terrain[place] == CITY:
            return ""
        return ROAD if self.roads >> place & 1 else TRACK if self.tracks >> place & 1 else ""

    def _of_way(self, mover: int, way: str, place: int, turn: int) -> int | None:
        if not way:
            return self._chart.entry[self._world.terrain[place]][mover]
        prices = self._chart.prices[way]
        return prices[turn % len(prices)]

    def defence(self, place: int) -> int:
        """What the defence of all but armour is multiplied by in a hex."""
        return self._chart.defence[self._world.terrain[place]]

    def cover(self, place: int) -> int:
        """What a hex adds to the die of a gun that fires at it."""
        return self._chart.fire[self._world.terrain[place]]


def check_ways(table: Table, world: HexMap) -> None:
    """No road and no track leads over a peak or through the sea."""
    for name, row in table.rows.items():
        for number in row["way"].split():
            if row["kind"] in ROADS and world.terrain[world.number[number]] in (PEAK, SEA):
                raise table.fail(f"leads through {number}, where there is no passing", name, "way")


def hexes_of(world: HexMap, ground: str) -> int:
    """Mask of the open hexes of a kind of ground."""
    return mask_of([i for i in range(world.open) if world.terrain[i] == ground])


def columns_of(world: HexMap, hexes: int) -> dict[int, list[int]]:
    """The rows of some hexes, by column."""
    found: dict[int, list[int]] = {}
    for place in places_of(hexes):
        row, column = world.at[place]
        found.setdefault(column, []).append(row)
    return found
