"""The Terrain Effects Chart: what ground, hexsides and roads do to movement, and how many stack where.

Costs are kept in halves of a movement point, the cost of a major road.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

import msgspec

from sirocco.board.graph import mask_of
from sirocco.board.hexmap import HexMap
from sirocco.kernel.formats.datafile import Table
from sirocco.mechanics.movement_costs import CostTables, FixedCosts, MadeOnce, turned_round

HALVES = 2
"""Units of movement in one movement point."""
LEAST = HALVES
"""What a hex costs mountain troops at least."""

GROUND = PLAIN, HILL, MOUNTAIN, CITY = "plain", "hill", "mountain", "city"
SEA = "sea"
"""Ground that no land unit ever enters."""
SIDES = RIVER, RIDGE = "river", "ridge"
ROADS = MAJOR, MINOR = "major", "minor"

Pair = tuple[int, int]


class GroundRow(msgspec.Struct, frozen=True):
    """Movement points to enter a hex by weather, and the dots that stack in it."""

    fair: int
    bad: int
    stack: int


class SideRow(msgspec.Struct, frozen=True):
    """Movement points that crossing a side adds; None: nobody crosses. `bridged`: over a bridge, off the road."""

    fair: int
    bad: int | None = None
    bridged: int | None = None


class RoadRow(msgspec.Struct, frozen=True):
    cost: float


class Chart(NamedTuple):
    """The chart, in halves of a movement point; pairs are of fair and bad weather."""

    entry: dict[str, tuple[int, int]]
    stack: dict[str, int]
    side: dict[str, tuple[int, int | None]]
    bridge: int
    along: dict[str, int]

    @classmethod
    def read(cls, tables: Mapping[str, Table]) -> Chart:
        ground = tables["terrain"].typed(GroundRow)
        sides = tables["side"].typed(SideRow)
        roads = tables["road"].typed(RoadRow)
        return cls(
            {name: (HALVES * ground[name].fair, HALVES * ground[name].bad) for name in GROUND},
            {name: ground[name].stack for name in GROUND},
            {name: (HALVES * sides[name].fair, _halves(sides[name].bad)) for name in SIDES},
            _halves(sides[RIVER].bridged) or 0,
            {name: round(HALVES * roads[name].cost) for name in ROADS},
        )


def _halves(points: int | None) -> int | None:
    return None if points is None else HALVES * points


class Mover(IntEnum):
    """What the ground costs depends on who moves."""

    FOOT = 0
    ARMOUR = 1
    """Mountains and ridges only by road."""
    MOUNTAIN_TROOPS = 2
    """Mountains and ridges one point less."""


class Costs:
    """Costs by mover and weather, with bridges as printed; and what a step costs where one was demolished or built."""

    def __init__(self, world: HexMap, chart: Chart) -> None:
        self._world, self._chart = world, chart
        self._along = {pair: chart.along[kind] for kind in (MINOR, MAJOR) for pair in world.ways.get(kind, ())}
        neighbours = [tuple(b for b in world.board.neighbours[a] if b < world.open) for a in range(world.open)]
        self.tables: CostTables[tuple[Mover, bool]] = CostTables(neighbours, self._price)
        """By mover, and whether the weather is bad."""
        self.away: MadeOnce[tuple[Mover, bool], FixedCosts] = MadeOnce(lambda key: turned_round(self.tables[key]))
        """The same by which a search finds from where a hex can be reached."""
        self.steps: MadeOnce[tuple[Mover, bool], tuple[int, ...]] = MadeOnce(
            lambda key: tuple(mask_of([place for place, _ in row]) for row in self.tables[key])
        )
        """By hex the mask of those that can be entered from it."""
        rivers = [pair for pair, sides in world.sides.items() if RIVER in sides]
        self.without_bridge: MadeOnce[tuple[Mover, bool], dict[Pair, int | None]] = MadeOnce(
            lambda key: {pair: self._cross_country(*key, *pair, None) for pair in rivers}
        )
        """The steps across rivers where a bridge is down: the road is cut, and the river is as any other."""
        self.with_bridge: MadeOnce[tuple[Mover, bool], dict[Pair, int | None]] = MadeOnce(
            lambda key: {pair: self._cross_country(*key, *pair, chart.bridge) for pair in rivers}
        )
        """The steps across rivers over a bridge that carries no road."""

    def _price(self, key: tuple[Mover, bool], origin: int, place: int) -> int | None:
        along = self._along.get((origin, place))
        return self._cross_country(*key, origin, place, None) if along is None else along

    def _cross_country(self, mover: Mover, bad: bool, origin: int, place: int, bridge: int | None) -> int | None:
        ground = self._world.terrain[place]
        sides = self._world.sides.get((origin, place), frozenset())
        rough = ground == MOUNTAIN or RIDGE in sides
        if mover is Mover.ARMOUR and rough:
            return None
        cost = self._chart.entry[ground][bad]
        if mover is Mover.MOUNTAIN_TROOPS and ground == MOUNTAIN:
            cost = max(LEAST, cost - HALVES)
        if RIDGE in sides and mover is not Mover.MOUNTAIN_TROOPS:
            crossing = self._chart.side[RIDGE][bad]
            if crossing is None:
                return None
            cost += crossing
        if RIVER in sides:
            crossing = bridge if bridge is not None else self._chart.side[RIVER][bad]
            if crossing is None:
                return None
            cost += crossing
        return cost
