"""The map as the rules use it: both sheets, coasts and seas, rivers, bridges, lines, zones around places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.board.hexmap import HexMap, read_map
from sirocco.board.network import Network
from sirocco.board.trace import flood
from sirocco.games.salerno_rome.components.places import BoxRow, PlaceRow
from sirocco.games.salerno_rome.components.terrain import CITY, GROUND, ROADS, SEA, SIDES, Chart, Costs, Pair
from sirocco.kernel.formats.datafile import Table
from sirocco.mechanics.hex_components import check_places, open_hex

FILES = ("map.toml", "hexes.toml", "terrain.toml")
GROWING = ("ground", "feature", "hexside", "way")
"""Tables to which an owner may add rows."""
LAST_ROW_OF_MAP_2 = 31
NAVAL_REACH = 3
"""How far from the coast ships stand."""


class Italy(NamedTuple):
    """Masks are of open hexes, but those of seas: of hexes that no land unit enters."""

    map: HexMap
    places: dict[str, PlaceRow]
    boxes: dict[str, BoxRow]
    chart: Chart
    costs: Costs
    stack: tuple[int, ...]
    """Dots that fit, by open hex."""
    maps: tuple[int, int]
    """Of map 1 and of map 2."""
    cities: int
    villages: int
    ports: int
    airfields: dict[int, int]
    """Points by hex."""
    gustav: int
    gustav_line: tuple[int, ...]
    """From the Tyrrhenian to the Adriatic."""
    bernhardt: int
    road: int
    """Hexes that a road leads through."""
    roads: Network
    """The links of all roads."""
    rivers: dict[str, frozenset[Pair]]
    """The sides of each river by its name, in both orders."""
    bridges: frozenset[Pair]
    """Where a road crosses a river, in both orders."""
    lasting_bridges: frozenset[Pair]
    """Those of Rome, which nobody demolishes."""
    tyrrhenian: int
    """Coastal hexes of the west."""
    adriatic: int
    waters: int
    """Hexes of the sea in which ships stand."""

    def hexes_of(self, place: str) -> int:
        """All hexes of a place."""
        return mask_of([self.map.number[number] for number in self.places[place].hexes])

    def within(self, distance: int, *places: str) -> int:
        """The hexes no further than that from any of these: ids of places (all hexes of a city), numbers of hexes."""
        centres = [self.hexes_of(place) if place in self.places else 1 << self.map.number[place] for place in places]
        found = 0
        for mask in centres:
            for centre in places_of(mask):
                found |= self.map.near(centre, distance)
        return found

    def room(self, zone: int) -> int:
        """How many dots fit into hexes."""
        return sum(self.stack[place] for place in places_of(zone))

    def roads_into(self, zone: int, beyond: int, *kinds: str) -> int:
        """The hexes of a zone from which a road of these kinds (or any) leads to a hex beyond."""
        pairs = (pair for kind in kinds or ROADS for pair in self.map.ways[kind])
        return mask_of(list({a for a, b in pairs if zone >> a & 1 and beyond >> b & 1}))

    def reach(self, start: int, passable: int) -> int:
        """The hexes joined to any of some through passable ones, whatever ground and sides cost."""
        found = start & passable
        frontier = found
        while frontier:
            frontier = union_at(self.map.board.adjacent, frontier) & passable & ~found
            found |= frontier
        return found

    def gustav_between(self, start: str, end: str) -> int:
        """The hexes of the Gustav line between two of them, without both."""
        first, last = sorted(self.gustav_line.index(self.map.number[number]) for number in (start, end))
        return mask_of(self.gustav_line[first + 1 : last])


def read_italy(tables: Mapping[str, Table], ranks: Mapping[str, int] = MappingProxyType({})) -> Italy:
    """The map and all on it. `ranks` says which hexes are numbered first, as `read_map` does."""
    tables["way"].check_words("kind", ROADS)
    tables["hexside"].check_words("feature", SIDES)
    world = read_map(tables, GROUND, (SEA,), ranks)
    places = tables["place"].typed(PlaceRow)
    check_places(tables["place"], world, places)
    for name, row in places.items():
        _check_place(tables["place"], world, name, row)
    chart = Chart.read(tables)
    ways = frozenset(pair for kind in ROADS for pair in world.ways[kind])
    rivers = {
        name: _pairs(world, row["sides"]) for name, row in tables["hexside"].rows.items() if row["feature"] == "river"
    }
    bridges = ways & frozenset(pair for sides in rivers.values() for pair in sides)
    rome = {world.number[number] for number in places["Roma"].hexes}
    tyrrhenian, adriatic = _coasts(world)
    return Italy(
        map=world,
        places=places,
        boxes=tables["box"].typed(BoxRow),
        chart=chart,
        costs=Costs(world, chart),
        stack=tuple(chart.stack[world.terrain[i]] for i in range(world.open)),
        maps=_maps(world),
        cities=mask_of([i for i in range(world.open) if world.terrain[i] == CITY]),
        villages=_mask(world, (row for row in places.values() if row.kind == "village")),
        ports=_mask(world, (row for row in places.values() if row.port)),
        airfields={world.number[row.hex]: row.airfield for row in places.values() if row.airfield},
        gustav=world.features["gustav"],
        gustav_line=tuple(world.number[number] for number in tables["feature"].rows["gustav"]["hexes"].split()),
        bernhardt=world.features["bernhardt"],
        road=mask_of(list({a for a, _ in ways})),
        roads=_network(world, ways),
        rivers=rivers,
        bridges=bridges,
        lasting_bridges=frozenset(pair for pair in bridges if rome & set(pair)),
        tyrrhenian=tyrrhenian,
        adriatic=adriatic,
        waters=_waters(world, tyrrhenian | adriatic),
    )


def _check_place(table: Table, world: HexMap, name: str, row: PlaceRow) -> None:
    for number in row.hexes:
        is_city = world.terrain[open_hex(table, world, name, "also", number)] == CITY
        if is_city != (row.kind == "city"):
            raise table.fail(f"the ground of {number} and the kind of the place do not agree", name, "kind")


def _mask(world: HexMap, rows: Iterable[PlaceRow]) -> int:
    return mask_of([world.number[number] for row in rows for number in row.hexes])


def _pairs(world: HexMap, sides: str) -> frozenset[Pair]:
    found = [tuple(world.number[number] for number in pair.split("|")) for pair in sides.split()]
    return frozenset(pair for a, b in found for pair in ((a, b), (b, a)))


def _network(world: HexMap, pairs: Iterable[Pair]) -> Network:
    links = [0] * world.open
    for a, b in pairs:
        links[a] |= 1 << b
    return Network(links)


def _maps(world: HexMap) -> tuple[int, int]:
    upper = mask_of([i for i in range(world.open) if world.at[i][0] <= LAST_ROW_OF_MAP_2])
    return ((1 << world.open) - 1) & ~upper, upper


def _coasts(world: HexMap) -> tuple[int, int]:
    """The coastal hexes of the sea in the first column and of the sea in the last one."""
    adjacent = world.board.adjacent
    open_ = (1 << world.open) - 1
    seas = (1 << len(world.ids)) - 1 & ~open_
    ends = (min, max)
    west, east = (end(places_of(seas), key=lambda i: world.at[i][1]) for end in ends)
    coasts = [union_at(adjacent, flood(start, adjacent, seas)) & open_ for start in (west, east)]
    return coasts[0], coasts[1]


def _waters(world: HexMap, coast: int) -> int:
    open_ = (1 << world.open) - 1
    found = reached = coast
    for _ in range(NAVAL_REACH):
        reached = union_at(world.board.adjacent, reached) & ~open_
        found |= reached
    return found & ~open_
