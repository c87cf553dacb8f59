"""Rule 17, Supply: lines to a road and along it to a terminal, depots, ports, and the check at the end of a segment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.board.paths import CostTable
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS
from sirocco.games.salerno_rome.components.terrain import HALVES, LEAST, Mover
from sirocco.games.salerno_rome.rules.ground import both_ways, costs_now, mover_of
from sirocco.games.salerno_rome.rules.offensives import offensive_bonus
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import ChangedCosts, turned_round
from sirocco.mechanics.supply import OverlandByCost, SupplyNet, mark_supply

T = TypeVar("T")

REACH = 6
"""How far a line may lead to a road, in movement points."""
EXTENSION = 2
"""What each extension adds to it."""
ATTRITION = 5
"""From this number on a die eliminates a single step."""
REMEMBERED = 2048
"""How many nets are remembered before all are forgotten."""
NAPLES = "Napoli"
DEPOTS, EDGE = "depots", "south-roads"


def remembered(c: SalernoRome, key: Any, make: Callable[[], T]) -> T:
    """What has been computed for a key, or is computed now."""
    known: T | None = c.memo.get(key)
    if known is None:
        if len(c.memo) >= REMEMBERED:
            c.memo.clear()
        known = c.memo[key] = make()
    return known


# The net of lines.


@implements("SR-17b", "SR-17d", "SR-17e")
def supply_net(s: SalernoState, sources: int, mover: Mover, points: int = REACH, mules: int = 0) -> SupplyNet:
    """The roads to some terminals as bridges are now, and how many movement points off them somebody may be."""
    ground = (mover, mules, s.bad, s.broken, s.built, s.options.broken_bridge_stops_supply)

    def make() -> SupplyNet:
        costs = remembered(s.components, ("overland", *ground), lambda: turned_round(_costs(s, mover, mules)))
        return SupplyNet(sources, _roads(s), OverlandByCost(costs, points * HALVES))

    return remembered(s.components, ("net", sources, points, *ground), make)


@implements("SR-17d", "SR-17e", "SR-17.4c")
def _costs(s: SalernoState, mover: Mover, mules: int) -> CostTable:
    """The costs of movement, less a point where mules are; in fair weather a river can be crossed beside a broken
    bridge too, unless the players see it otherwise (AMB-26)."""
    costs: CostTable = costs_now(s, mover)
    c = s.components
    if s.options.broken_bridge_stops_supply and s.broken:
        cut = {pair: None for number in places_of(s.broken) for pair in both_ways(c, number)}
        costs = ChangedCosts(costs, c.around, steps=cut)
    if mules:
        costs = ChangedCosts(costs, c.around, surcharge=dict.fromkeys(places_of(mules), -HALVES), least=LEAST)
    return costs


@implements("SR-17d")
def _roads(s: SalernoState) -> Network:
    """The links of all roads but over bridges that are down."""

    def make() -> Network:
        c = s.components
        down = {pair for number in places_of(s.broken) for pair in both_ways(c, number)}
        links = [0] * c.map.open
        for pairs in c.map.ways.values():
            for a, b in pairs - down:
                links[a] |= 1 << b
        return Network(links)

    return remembered(s.components, ("roads", s.broken), make)


# Terminals, depots, ports.


@implements("SR-17.1a", "SR-17.5b")
def axis_sources(s: SalernoState) -> int:
    return s.components.terminals["axis"]


@implements("SR-17.1c", "SR-17.1e")
def fifth_army_sources(s: SalernoState) -> int:
    """Roads beside depots; and Naples, in the campaign only once V Army has switched to it. The roads of the southern
    edge may be kept for VIII Army (AMB-42)."""
    c = s.components
    named = c.scene.terminals.get("V", ())
    fixed = c.terminals.get("V", 0)
    if DEPOTS in named and NAPLES in named:
        fixed = fixed & s.control[ALLIED] if s.naples else 0
    if EDGE in named and s.options.diadem_edge_for_eighth_army:
        fixed = 0
    return fixed | depot_hexes(s) & c.italy.road


@implements("SR-17b")
def depot_hexes(s: SalernoState) -> int:
    """The hexes of depots and those beside them."""
    board = s.components.map.board
    found = s.depots
    for place in places_of(s.depots):
        found |= board.adjacent[place]
    return found & s.components.area


@implements("SR-17.1b")
def eighth_army_sources(s: SalernoState) -> int:
    return s.components.terminals.get("VIII", 0)


@implements("SR-17.1m", "SR-17.1n")
def sources_for(s: SalernoState, unit: int) -> int:
    """The hexes of the terminals that a unit draws on: its army's; an independent any of its side's, and so does who is
    fed for activation points."""
    c = s.components
    if c.side_of[unit] == AXIS:
        return axis_sources(s)
    pool = army_pool(s, unit)
    if s.fed >> unit & 1 or pool < 0:
        return fifth_army_sources(s) | eighth_army_sources(s)
    return fifth_army_sources(s) if POOLS[pool] == "V" else eighth_army_sources(s)


def army_pool(s: SalernoState, unit: int) -> int:
    """The pool of a unit's army; -1: it is of no army."""
    division = s.division_of(unit)
    army = s.army_of[division] if division >= 0 else -1
    return POOLS.index(tuple(s.components.armies.values())[army].pool) if army >= 0 else -1


@implements("SR-17.5a", "SR-17.5b")
def by_port(s: SalernoState, side: int) -> int:
    """Hexes that ports supply: Allied ones and those beside them."""
    if side != ALLIED:
        return 0
    c = s.components
    ports = c.italy.ports & s.control[ALLIED] & ~s.occupied[AXIS] & c.area
    return ports | mask_of([near for port in places_of(ports) for near in c.around[port]])


@implements("SR-17b")
def by_depot(s: SalernoState, unit: int) -> int:
    """Hexes that depots supply without a road, for V Army and whoever may draw on its terminals (AMB-41)."""
    if not s.depots or s.options.depot_needs_road or s.components.side_of[unit] == AXIS:
        return 0
    pool = army_pool(s, unit)
    return depot_hexes(s) if pool < 0 or POOLS[pool] == "V" or s.fed >> unit & 1 else 0


# Where lines lead.


@implements("SR-17c", "SR-17f", "SR-17.4b", "SR-12d")
def open_hexes(s: SalernoState, side: int) -> int:
    """Where lines may lead: no enemy there, and none beside that could enter, unless a friendly unit stands there."""
    c, enemy = s.components, 1 - side
    blocked = 0
    for place in places_of(s.occupied[enemy]):
        units = s.at[place] & c.side_mask[enemy]
        mover = mover_of(c, units & ~c.armour or units)
        blocked |= steps_from(s, mover)[place]
    held = s.occupied[enemy] | (s.rearguards if enemy == AXIS else 0)
    return c.area & ~held & ~(blocked & ~s.occupied[side])


@implements("SR-17f")
def steps_from(s: SalernoState, mover: Mover) -> tuple[int, ...]:
    """By hex the mask of those that somebody could enter from it: armour needs a road into mountains, nobody crosses a
    river in bad weather but over a bridge."""
    key = ("steps", mover, s.bad, s.broken, s.built)

    def make() -> tuple[int, ...]:
        costs = costs_now(s, mover)
        return tuple(mask_of([place for place, _ in costs[origin]]) for origin in range(len(costs)))

    return remembered(s.components, key, make)


class Cover:
    """Who of a side has a line now, computed once for each sort of unit."""

    def __init__(self, s: SalernoState, side: int) -> None:
        self._s, self._side = s, side
        self._open, self._ports = open_hexes(s, side), by_port(s, side)
        self._known: dict[tuple[int, Mover, int], int] = {}

    @implements("SR-17.6a")
    def hexes(self, sources: int, mover: Mover, more: int = 0) -> int:
        """From where a line leads to some terminals; `more`: movement points that somebody's may be longer."""
        s, side = self._s, self._side
        points = REACH + EXTENSION * s.extensions[side] + more
        key = (sources, mover, points)
        if key not in self._known:
            net = supply_net(s, sources, mover, points, s.mules[side])
            self._known[key] = net.supplied(self._open, self._open)
        return self._known[key]

    @implements("SR-9.10d")
    def covered(self, unit: int, sources: int | None = None) -> int:
        """The hexes in which a unit has a line, from some sources instead of its own if they are given."""
        s = self._s
        drawn = sources_for(s, unit) if sources is None else sources
        mover = mover_of(s.components, 1 << unit)
        return self.hexes(drawn, mover, offensive_bonus(s, unit)) | self._ports | by_depot(s, unit)

    @implements("SR-9.4l", "SR-9.5.3b")
    def supplies(self, unit: int, sources: int | None = None) -> bool:
        """Whether a unit is supplied where it stands, or has just been brought by parachute or by sea."""
        s = self._s
        brought = s.dropped | (s.landed if s.minor_landed else 0)
        return bool(brought >> unit & 1) or self.has_line(unit, sources)

    def has_line(self, unit: int, sources: int | None = None) -> bool:
        """Whether a unit has a line from where it stands, or a depot or a port beside it."""
        return bool(self.covered(unit, sources) >> self._s.place[unit] & 1)

    def lacking(self) -> list[int]:
        """The units on the map that have no line."""
        s = self._s
        return [u for u in places_of(s.standing & s.components.side_mask[self._side]) if not self.supplies(u)]


# The check.


@implements("SR-17a", "SR-17.2i", "SR-17.3d")
def check_supply(s: SalernoState, side: int, flown: int = 0) -> None:
    """Mark who has no line, unmark who has one; who had none at the last check either suffers first. Planes have
    supplied the hexes `flown` to."""
    c, cover = s.components, Cover(s, side)
    ours = s.standing & c.side_mask[side]
    s.flown &= ~c.side_mask[side]
    for unit in places_of(ours):
        if flown >> s.place[unit] & 1 and not cover.supplies(unit):
            s.flown |= 1 << unit

    def has_supply(unit: int) -> bool:
        return bool(s.flown >> unit & 1) or cover.supplies(unit)

    for unit in places_of(s.oos & ours):
        if not has_supply(unit):
            suffer(s, unit)
    mark_supply(s, places_of(s.standing & c.side_mask[side]), has_supply, "hex", lambda unit: lose_reserve(s, unit))
    s.fed &= ~c.side_mask[side]


@implements("SR-17.2e", "SR-17.2f")
def suffer(s: SalernoState, unit: int) -> None:
    """A step is lost; who has only one left rolls for it."""
    if s.steps_left(unit) > 1:
        s.lose_step(unit, "supply")
        return
    die = s.dice.roll()
    s.report("attrition", unit=unit, die=die)
    if die >= ATTRITION:
        s.lose_step(unit, "supply")


@implements("SR-15j")
def lose_reserve(s: SalernoState, unit: int) -> None:
    s.reserves[s.components.side_of[unit]] &= ~(1 << s.place[unit])
