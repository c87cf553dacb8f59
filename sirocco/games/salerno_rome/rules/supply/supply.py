"""Rule 17, Supply: lines to a road and along it to a terminal, depots, ports, and the check at the end of a segment."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.board.network import Network
from sirocco.board.paths import CostTable
from sirocco.board.trace import layers
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS
from sirocco.games.salerno_rome.components.terrain import HALVES, LEAST, Mover
from sirocco.games.salerno_rome.rules.movement.ground import both_ways, costs_now, mover_of
from sirocco.games.salerno_rome.rules.operations.intelligence import hidden_units
from sirocco.games.salerno_rome.rules.operations.offensives import offensive_bonus
from sirocco.games.salerno_rome.rules.state import NO_MARKER, SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.memo import keep, remembered
from sirocco.mechanics.movement_costs import ChangedCosts, turned_round_again
from sirocco.mechanics.supply import OverlandByCost, SupplyNet, mark_supply, union

REACH = 6
"""How far a line may lead to a road, in movement points."""
EXTENSION = 2
"""What each extension adds to it."""
ATTRITION = 5
"""From this number on a die eliminates a single step."""
POSITIONS = 64
"""Of how many positions of the enemy lines are remembered."""
NAPLES = "Napoli"
DEPOTS, EDGE = "depots", "south-roads"


# The net of lines.


def supply_net(s: SalernoState, sources: int, mover: Mover, points: int = REACH, mules: int = 0) -> SupplyNet:
    """The roads to some terminals as bridges are now, and how many movement points off them somebody may be: for who
    wants to see a line."""
    return SupplyNet(sources, road_network(s), overland(s, mover, points, mules))


@implements("SR-17b", "SR-17d", "SR-17e")
def overland(s: SalernoState, mover: Mover, points: int, mules: int) -> OverlandByCost:
    """The part of a line off the roads, by what it depends on: mover, points, mules, weather, bridges."""
    key = ("overland", mover, points, mules, s.bad, s.broken, s.built, s.options.broken_bridge_stops_supply)
    known: OverlandByCost | None = s.components.memo.get(key)
    return keep(s.components, key, _new_overland(s, mover, points, mules)) if known is None else known


def _new_overland(s: SalernoState, mover: Mover, points: int, mules: int) -> OverlandByCost:
    c, weather = s.components, s.bad

    def turn(costs: CostTable) -> CostTable:
        return turned_round_again(costs, c.italy.costs.away[mover, weather], c.around)

    return OverlandByCost(_costs(s, mover, mules), points * HALVES, turn)


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
def road_network(s: SalernoState) -> Network:
    """The links of all roads but over bridges that are down."""
    roads = s.components.italy.roads
    if not s.broken:
        return roads

    def make() -> Network:
        cut: dict[int, int] = {}
        for number in places_of(s.broken):
            for a, b in both_ways(s.components, number):
                cut[a] = cut.get(a, roads[a]) & ~(1 << b)
        return roads.changed(cut)

    return remembered(s.components, ("roads", s.broken), make)


# Terminals, depots, ports.


@implements("SR-17.1a", "SR-17.5b")
def axis_sources(s: SalernoState) -> int:
    return s.components.terminals["axis"]


@implements("SR-17.1c", "SR-17.1e")
def fifth_army_sources(s: SalernoState) -> int:
    """Roads beside depots; and Naples while it is Allied, in the campaign only once V Army has switched to it. The
    roads of the southern edge may be kept for VIII Army (AMB-42)."""
    c = s.components
    named = c.scene.terminals.get("V", ())
    fixed = c.terminals.get("V", 0)
    if NAPLES in named:
        fixed = fixed & s.control[ALLIED] if s.naples or DEPOTS not in named else 0
    if EDGE in named and s.options.diadem_edge_for_eighth_army:
        fixed = 0
    return fixed | depot_hexes(s) & c.italy.road


@implements("SR-17b")
def depot_hexes(s: SalernoState) -> int:
    """The hexes of depots and those beside them."""
    near = union_at(s.components.map.board.adjacent, s.depots) if s.depots else 0
    return (s.depots | near) & s.components.area


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


def drawing(s: SalernoState, side: int, fed: int | None = None) -> list[tuple[int, int]]:
    """The units of a side on the map by the terminals they draw on, as `sources_for` says of each; `fed`: who is fed,
    if it is not those of the state."""
    c = s.components
    units = s.standing & c.side_mask[side]
    if side == AXIS:
        return [(units, axis_sources(s))]
    fifth, eighth = fifth_army_sources(s), eighth_army_sources(s)
    of_pool = [0] * len(POOLS)
    for division, members in enumerate(c.members):
        army = s.army_of[division]
        if army >= 0:
            of_pool[c.pool_of_army[army]] |= members
    own = units & ~(s.independent | (s.fed if fed is None else fed))
    of_fifth = own & of_pool[POOLS.index("V")]
    of_eighth = own & union(of_pool) & ~of_fifth
    return [(of_fifth, fifth), (of_eighth, eighth), (units & ~(of_fifth | of_eighth), fifth | eighth)]


def army_pool(s: SalernoState, unit: int) -> int:
    """The pool of a unit's army; -1: it is of no army."""
    division = s.division_of(unit)
    army = s.army_of[division] if division >= 0 else -1
    return s.components.pool_of_army[army] if army >= 0 else -1


@implements("SR-17.5a", "SR-17.5b")
def by_port(s: SalernoState, side: int) -> int:
    """Hexes that ports supply: Allied ones and those beside them."""
    if side != ALLIED:
        return 0
    c = s.components
    ports = c.italy.ports & s.control[ALLIED] & ~s.occupied[AXIS] & c.area
    return (ports | union_at(c.map.board.adjacent, ports)) & c.everywhere


@implements("SR-17b")
def by_depot(s: SalernoState, unit: int) -> int:
    """Hexes that depots supply without a road, for V Army and whoever may draw on its terminals (AMB-41)."""
    if not s.depots or s.options.depot_needs_road or s.components.side_of[unit] == AXIS:
        return 0
    pool = army_pool(s, unit)
    return depot_hexes(s) if pool < 0 or POOLS[pool] == "V" or s.fed >> unit & 1 else 0


# Where lines lead.


@implements("SR-9.9a", "SR-17f")
def open_as_known(s: SalernoState, side: int) -> int:
    """Where lines of a side may lead for all it knows: who lies hidden among the enemy may be anybody."""
    hidden = hidden_units(s, 1 - side)
    return _open_hexes(s, side, hidden) if hidden else open_hexes(s, side)


def open_hexes(s: SalernoState, side: int) -> int:
    """Where lines of a side may lead: as last time, if nobody has moved since and the ground is the same."""
    memo, ground = s.components.memo, (s.bad, s.broken, s.built, s.rearguards if side == ALLIED else 0)
    known: tuple[tuple[bool, int, int, int], list[int], int] | None = memo.get(("open", side))
    if known is None or known[0] != ground or known[1] != s.place:
        known = memo["open", side] = (ground, s.place[:], _open_hexes(s, side))
    return known[2]


@implements("SR-17c", "SR-17f", "SR-17.4b", "SR-12d")
def _open_hexes(s: SalernoState, side: int, hidden: int = 0) -> int:
    """Where lines may lead: no enemy there, and none beside that could enter, unless a friendly unit stands there.
    Armour needs a road into mountains, nobody crosses a river in bad weather but over a bridge. `hidden`: enemies who
    may be on foot."""
    c, enemy = s.components, 1 - side
    special = 0
    for unit in places_of(s.standing & c.side_mask[enemy] & (c.armour | c.mountain_troops)):
        special |= 1 << s.place[unit]
    for unit in places_of(hidden):
        special &= ~(1 << s.place[unit])
    on_foot, changed = ~special, changed_steps(s)
    special |= changed
    blocked = union_at(c.italy.costs.steps[Mover.FOOT, s.bad], s.occupied[enemy] & ~special)
    for place in places_of(s.occupied[enemy] & special):
        units = s.at[place] & c.side_mask[enemy]
        mover = Mover.FOOT if on_foot >> place & 1 else mover_of(c, units & ~c.armour or units)
        if changed >> place & 1:
            blocked |= mask_of([near for near, _ in costs_now(s, mover)[place]])
        else:
            blocked |= c.italy.costs.steps[mover, s.bad][place]
    held = s.occupied[enemy] | (s.rearguards if enemy == AXIS else 0)
    return c.area & ~held & ~(blocked & ~s.occupied[side])


def changed_steps(s: SalernoState) -> int:
    """Mask of the hexes at a bridge that is down or has been built."""
    costs = costs_now(s, Mover.FOOT)
    return costs.changed if isinstance(costs, ChangedCosts) else 0


class Lines(NamedTuple):
    """What is known of the lines through some open hexes, as bridges, weather and mules are."""

    roads: dict[int, int]
    """The hexes joined to terminals by road, by these terminals."""
    covered: dict[tuple[int, Mover, int], int]
    """From where a line leads: by terminals, mover and movement points off the road."""
    leads: dict[tuple[int, Mover, int, int], bool]
    """The same for a hex about which somebody has asked, when not all are known."""


def lines_through(s: SalernoState, open_: int, mules: int) -> Lines:
    """What is known of such lines in any game: lines stay as they are while the enemy, bridges and weather do."""
    memo = s.components.lines
    key = (open_, mules, s.bad, s.broken, s.built, s.options.broken_bridge_stops_supply)
    known: Lines | None = memo.get(key)
    if known is None:
        if len(memo) >= POSITIONS:
            memo.clear()
        known = memo[key] = Lines({}, {}, {})
    return known


class Cover:
    """Who of a side has a line now, or for all it knows. Where few hexes are asked about only they are looked into."""

    def __init__(self, s: SalernoState, side: int, *, as_known: bool = False) -> None:
        self._s, self._side = s, side
        self._open = open_as_known(s, side) if as_known else open_hexes(s, side)
        self._lines = lines_through(s, self._open, s.mules[side])

    @cached_property
    def _ports(self) -> int:
        return by_port(self._s, self._side)

    def roads(self, sources: int) -> int:
        """The hexes joined to some terminals by road."""
        known = self._lines.roads
        if sources not in known:
            known[sources] = union(layers(sources, road_network(self._s), self._open))
        return known[sources]

    @implements("SR-17.6a")
    def _points(self, more: int) -> int:
        return REACH + EXTENSION * self._s.extensions[self._side] + more

    def hexes(self, sources: int, mover: Mover, more: int = 0) -> int:
        """From where a line leads to some terminals; `more`: movement points that somebody's may be longer."""
        s, known = self._s, self._lines.covered
        key = (sources, mover, points := self._points(more))
        if key not in known:
            part = overland(s, mover, points, s.mules[self._side])
            known[key] = part.covered(self.roads(sources), self._open)
        return known[key]

    def leads(self, place: int, sources: int, mover: Mover, more: int = 0) -> bool:
        """Whether a line leads from one hex."""
        key = (sources, mover, points := self._points(more), place)
        known = self._lines.leads.get(key)
        if known is None:
            part = overland(self._s, mover, points, self._s.mules[self._side])
            known = self._lines.leads[key] = part.leads(place, self.roads(sources), self._open)
        return known

    @implements("SR-9.10d")
    def covered(self, unit: int) -> int:
        """The hexes in which a unit has a line."""
        s = self._s
        mover = mover_of(s.components, 1 << unit)
        return self.hexes(sources_for(s, unit), mover, offensive_bonus(s, unit)) | self._ports | by_depot(s, unit)

    @implements("SR-9.4l", "SR-9.5.3b", "SR-9.10d")
    def supplies(self, unit: int, sources: int | None = None) -> bool:
        """Whether a unit is supplied where it stands, or has just been brought by parachute or by sea; from some
        sources instead of its own if they are given."""
        return bool(self._brought >> unit & 1) or self.has_line(unit, sources)

    def has_line(self, unit: int, sources: int | None = None) -> bool:
        """Whether a unit has a line from where it stands, or a depot or a port beside it."""
        drawn = sources_for(self._s, unit) if sources is None else sources
        if (self.roads(drawn) | self._ports) >> self._s.place[unit] & 1:
            return True
        return self._has_line_off_road(unit, drawn)

    def _has_line_off_road(self, unit: int, sources: int) -> bool:
        return self._would_have_line(unit, self._s.place[unit], sources)

    def _would_have_line(self, unit: int, place: int, sources: int) -> bool:
        """Whether a unit would have a line off the roads from a hex."""
        s = self._s
        mover = mover_of(s.components, 1 << unit)
        if self.leads(place, sources, mover, offensive_bonus(s, unit)):
            return True
        return bool(s.depots and by_depot(s, unit) >> place & 1)

    @cached_property
    def _brought(self) -> int:
        s = self._s
        return s.dropped | (s.landed if s.minor_landed else 0)

    def lacking(self) -> list[int]:
        """The units on the map that have no line. Those of a hex that move alike share their line, or the lack of it:
        so it goes by hexes off the roads."""
        s, side, lacking = self._s, self._side, 0
        for units, sources in drawing(s, side):
            asked = units & ~self._brought
            if not asked:
                continue
            for place in places_of(s.occupied[side] & ~(self.roads(sources) | self._ports)):
                stack = s.at[place] & asked
                for alike in self._alike(stack) if stack else ():
                    if not self._has_line_off_road(alike.bit_length() - 1, sources):
                        lacking |= alike
        return list(places_of(lacking))

    @implements("SR-9.9a")
    def may_lack(self, hidden: int) -> int:
        """The hexes of some units in which one of them would have no line, as far as it is not known who lies where."""
        s, found = self._s, 0
        hexes = mask_of([s.place[unit] for unit in places_of(hidden)])
        for units, sources in drawing(s, self._side, fed=0):
            asked = units & hidden
            for alike in self._alike(asked) if asked else ():
                for place in places_of(hexes & ~(found | self.roads(sources) | self._ports)):
                    if not self._would_have_line(alike.bit_length() - 1, place, sources):
                        found |= 1 << place
        return found

    def _alike(self, units: int) -> list[int]:
        """Units of a hex by how far and over which ground their lines lead."""
        c, s = self._s.components, self._s
        if not units & (units - 1):
            return [units]
        if s.offensive != NO_MARKER:
            return [1 << unit for unit in places_of(units)]
        kinds = (units & c.armour, units & c.mountain_troops & ~c.armour, units & ~(c.armour | c.mountain_troops))
        return [kind for kind in kinds if kind]


# The check.


@implements("SR-17a", "SR-17.2i", "SR-17.3d", "SR-15j")
def check_supply(s: SalernoState, side: int, flown: int = 0) -> None:
    """Mark who has no line, unmark who has one; who had none at the last check either suffers first. Planes have
    supplied the hexes `flown` to."""
    ours = s.components.side_mask[side]
    s.flown &= ~ours
    lacking = 0
    for unit in Cover(s, side).lacking():
        if flown >> s.place[unit] & 1:
            s.flown |= 1 << unit
        else:
            lacking |= 1 << unit
    for unit in places_of(s.oos & lacking):
        lose_reserve(s, unit)
        suffer(s, unit)
    changed = (s.oos ^ lacking) & s.standing & ours
    mark_supply(s, places_of(changed), lambda unit: not lacking >> unit & 1, "hex", lambda unit: lose_reserve(s, unit))
    s.fed &= ~ours


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
