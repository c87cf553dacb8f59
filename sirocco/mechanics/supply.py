"""Supply in two parts: so far overland to a road, then along roads without limit to a source.

Places are masks. `passable` are those the overland part may lead through, `free` those the road part may; a line may
begin anywhere. Without roads (a depot that supplies what is near) the overland part alone will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.board.paths import CostTable, leads_to, reach, within
from sirocco.board.trace import beside, layers, line
from sirocco.kernel.message import Value
from sirocco.mechanics.movement_costs import cost_table, turned_round


def open_ground(everywhere: int, enemies: int, zone: int, friends: int) -> int:
    """The places that the enemy neither holds nor, unless friends are there too, has in his zone."""
    return everywhere & ~enemies & ~(zone & ~friends)


class Overland:
    """How far a line leads off the roads, to one of its goals: places on a road, or sources themselves."""

    budget: int

    @property
    def towards(self) -> CostTable:
        """What the steps of a line towards its goal cost."""
        raise NotImplementedError

    def covered(self, goals: int, passable: int) -> int:
        """The places from which a line leads to one of the goals."""
        raise NotImplementedError

    def ways(self, start: int, goals: int, passable: int) -> dict[int, list[int]]:
        """For each goal within reach a cheapest way to it, both ends included."""
        blocked = ((1 << len(self.towards)) - 1) & ~passable
        found = reach(self.towards, (start,), self.budget, stops=blocked, stop_to_stop=True)
        return {goal: [start, *found.path(goal)] for goal in places_of(goals) if goal in found.cost}


class OverlandByCost(Overland):
    """So many movement points. `turn` makes of the costs those of the steps of a line that leads away from its goal."""

    def __init__(self, towards: CostTable, budget: int, turn: Callable[[CostTable], CostTable] = turned_round) -> None:
        self._towards, self.budget, self._turn = towards, budget, turn

    @property
    def towards(self) -> CostTable:
        return self._towards

    @cached_property
    def away(self) -> CostTable:
        return self._turn(self._towards)

    def covered(self, goals: int, passable: int) -> int:
        return within(self.away, goals, self.budget, passable)

    def leads(self, start: int, goals: int, passable: int) -> bool:
        """Whether one place is covered: a line leads from there to one of the goals."""
        return leads_to(self._towards, start, goals, self.budget, passable)


class OverlandByPlaces(Overland):
    """So many places: all but the first cost one, or two if they are `double`. Found by masks, which is quicker; a goal
    is covered only if it lies beside another one."""

    def __init__(self, network: Network, budget: int, double: int = 0) -> None:
        self.network, self.budget, self.double = network, budget, double

    @cached_property
    def towards(self) -> CostTable:
        around = [list(places_of(mask)) for mask in self.network]
        return cost_table(around, lambda _, place: 1 + (self.double >> place & 1))

    def covered(self, goals: int, passable: int) -> int:
        return beside(goals, self.network, passable, self.double, self.budget)


class Cut(NamedTuple):
    """The line there would be if nothing were in the way, and the places on it that are blocked."""

    line: list[int]
    blocked: list[int]


class SupplyNet:
    """The roads that lead to the sources (a mask), and how far off them a line may begin.

    `on_road`: a place on a joined road is in supply as it is. Otherwise a line has at least one step overland.
    """

    def __init__(self, sources: int, roads: Network, overland: Overland, on_road: bool = True) -> None:
        self.sources, self.roads, self.overland, self.on_road = sources, roads, overland, on_road
        self.everywhere = (1 << len(roads)) - 1

    @cached_property
    def unhindered(self) -> list[int]:
        """The places joined to a source if nothing is in the way, by their distance from it."""
        return layers(self.sources, self.roads, self.everywhere)

    @cached_property
    def all_roads(self) -> int:
        return union(self.unhindered)

    def layers(self, free: int) -> list[int]:
        """The places joined to a source by roads, by their distance from it."""
        return layers(self.sources, self.roads, free, self.unhindered)

    def joined(self, free: int) -> int:
        """The same as one mask."""
        return union(self.layers(free))

    def supplied(self, passable: int, free: int) -> int:
        """The places from which a line leads to a source."""
        roads = self.joined(free)
        covered = self.overland.covered(roads & passable, passable)
        return covered | roads if self.on_road else covered

    def line(self, start: int, passable: int, free: int) -> list[int] | None:
        """A line from a place to a source, both included, or None: of those that leave a road where they reach it as
        cheaply as can be, the one with the fewest places."""
        distance = {place: far for far, layer in enumerate(self.layers(free)) for place in places_of(layer)}
        ends = mask_of(list(distance)) & passable
        ways = {} if not ends else self.overland.ways(start, ends & ~(1 << start), passable)
        if self.on_road and start in distance:
            ways[start] = [start]
        if not ways:
            return None
        end = min(ways, key=lambda place: (len(ways[place]) + distance[place], len(ways[place]), place))
        tails = [line(end, source, self.roads, free) for source in places_of(self.sources)]
        return ways[end] + min((tail for tail in tails if tail is not None), key=len)[1:]

    def cut(self, start: int, passable: int, free: int) -> Cut:
        """What is in the way of the line a place would have; no line at all is its own place alone."""
        wanted = self.line(start, self.everywhere, self.everywhere) or [start]
        blocked = [p for p in wanted[1:] if not (free if self.all_roads >> p & 1 else passable) >> p & 1]
        return Cut(wanted, blocked)


def union(masks: list[int]) -> int:
    together = 0
    for mask in masks:
        together |= mask
    return together


class Marked(Protocol):
    """A state in which pieces out of supply are marked."""

    oos: int
    """Mask of the pieces with a marker."""

    @property
    def components(self) -> Any: ...
    @property
    def place(self) -> Sequence[int]: ...
    @property
    def place_ids(self) -> Sequence[str]: ...
    def emit(self, kind: str, /, **data: Value) -> None: ...


def mark_supply(
    s: Marked,
    pieces: Iterable[int],
    has_line: Callable[[int], bool],
    word: str,
    when_marked: Callable[[int], None] | None = None,
) -> None:
    """Mark every piece on the map that has no line of supply, unmark every other. `word` is what the game's events call
    a place, `when_marked` what else happens to a piece that gets the marker."""
    names = s.components.unit_ids
    for piece in pieces:
        place, bit = s.place[piece], 1 << piece
        if place < 0:
            continue
        if has_line(piece):
            if s.oos & bit:
                s.oos &= ~bit
                s.emit("supplied", unit=names[piece])
        elif not s.oos & bit:
            s.oos |= bit
            if when_marked is not None:
                when_marked(piece)
            s.emit("outOfSupply", unit=names[piece], **{word: s.place_ids[place]})
