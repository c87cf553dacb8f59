"""The map as the rules use it: ground, places, passes, massifs, ways, what lies north and south of the railways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

import msgspec

from sirocco.board.graph import mask_of
from sirocco.board.hexmap import HexMap, read_map
from sirocco.games.kasserine.components.terrain import (
    CITY,
    GROUND,
    MOUNTAIN,
    PEAK,
    PLAIN,
    RAILWAYS,
    SEA,
    SFAX_LINE,
    SOUSSE_LINE,
    WAYS,
    Chart,
    Costs,
    check_ways,
    columns_of,
    hexes_of,
)
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.hex_components import check_places, open_hex

FILES = ("map.toml", "terrain.toml")
GROWING = ("ground", "feature", "hexside", "way", "place", "pass", "massif", "entry", "exit")
"""Tables to which an owner may add rows."""
SIX = 6
"""Hexes around one that does not lie on the edge."""


class PlaceRow(msgspec.Struct, frozen=True):
    """A name on the map; `at` is latitude and longitude."""

    name: str
    hex: str
    kind: Literal["city", "village"]
    at: tuple[float, float]


class PassRow(msgspec.Struct, frozen=True):
    """The hexes one goes through, and those of the ridge on either side."""

    name: str
    hexes: str
    ridge: str = ""


class MassifRow(msgspec.Struct, frozen=True):
    """A name for mountains: hexes of the second level and of the first."""

    name: str
    region: Literal["western-dorsal", "eastern-dorsal", "frontier", "north-west", "centre", "south"]
    peaks: str = ""
    slopes: str = ""


class EntryRow(msgspec.Struct, frozen=True):
    hexes: str


@implements("K-rec-26")
class ExitRow(msgspec.Struct, frozen=True):
    hex: str


class Tunisia(NamedTuple):
    """Masks are of open hexes."""

    map: HexMap
    places: dict[str, PlaceRow]
    passes: dict[str, PassRow]
    massifs: dict[str, MassifRow]
    chart: Chart
    costs: Costs
    cities: int
    mountains: int
    """Of the first level."""
    peaks: int
    edge: int
    """The hexes from which units can leave the map."""
    entries: dict[str, tuple[int, ...]]
    entry_hexes: int
    exits: dict[str, int]
    """The hexes from which Axis units leave for victory."""
    north_of_sfax_line: int
    south_of_sfax_line: int
    south_of_sousse_line: int

    def hexes(self, numbers: str) -> int:
        """The mask of hexes that are listed by number."""
        return mask_of([self.map.number[number] for number in numbers.split()])

    def ridges(self, name: str) -> int:
        """The ridge beside a pass."""
        return self.hexes(self.passes[name].ridge)


@implements("K-map-01", "K-map-02", "K-map-03")
def read_tunisia(tables: Mapping[str, Table]) -> Tunisia:
    tables["way"].check_words("kind", WAYS)
    world = read_map(tables, GROUND, (SEA,))
    check_ways(tables["way"], world)
    places = tables["place"].typed(PlaceRow)
    check_places(tables["place"], world, places)
    for name, row in places.items():
        if world.terrain[world.number[row.hex]] != (CITY if row.kind == "city" else PLAIN):
            raise tables["place"].fail(f"the ground of {row.hex} and the kind of the place do not agree", name, "kind")
    cities = hexes_of(world, CITY)
    unnamed = cities & ~mask_of([world.number[row.hex] for row in places.values()])
    if unnamed:
        number = world.ids[unnamed.bit_length() - 1]
        raise tables["ground"].fail(f"{number} is a city without a name", next(iter(tables["ground"].rows)))
    for kind in RAILWAYS:
        if kind not in world.ways:
            raise tables["way"].fail(f"there is no railway {kind}", next(iter(tables["way"].rows)))
    chart = Chart.read(tables)
    edge = mask_of([i for i in range(world.open) if len(world.board.neighbours[i]) < SIX])
    entries = _entries(tables["entry"], world)
    return Tunisia(
        map=world,
        places=places,
        passes=_passes(tables["pass"], world),
        massifs=_massifs(tables["massif"], world),
        chart=chart,
        costs=Costs(world, chart),
        cities=cities,
        mountains=hexes_of(world, MOUNTAIN),
        peaks=hexes_of(world, PEAK),
        edge=edge,
        entries=entries,
        entry_hexes=mask_of(sorted({place for places in entries.values() for place in places})),
        exits=_exits(tables["exit"], world, edge),
        north_of_sfax_line=beyond(world, SFAX_LINE, min, lambda row, line: row < line),
        south_of_sfax_line=beyond(world, SFAX_LINE, max, lambda row, line: row > line),
        south_of_sousse_line=beyond(world, SOUSSE_LINE, max, lambda row, line: row > line),
    )


@implements("K-map-05", "K-rec-25")
def beyond(world: HexMap, railway: str, outermost: Callable[[list[int]], int], lies: Callable[[int, int], bool]) -> int:
    """The hexes whose row lies beyond that of a railway in their column, if it has several beyond the outermost. In
    columns past either end of the line the row of its last column there counts (K-rec-25)."""
    rows = columns_of(world, mask_of(sorted({a for a, _ in world.ways[railway]})))
    line = {column: outermost(found) for column, found in rows.items()}
    first, last = min(line), max(line)
    return mask_of(
        [i for i, (row, column) in enumerate(world.at[: world.open]) if lies(row, line[max(first, min(column, last))])]
    )


def _listed(table: Table, world: HexMap, name: str, field: str, numbers: str) -> list[int]:
    return [open_hex(table, world, name, field, number) for number in numbers.split()]


def _passes(table: Table, world: HexMap) -> dict[str, PassRow]:
    rows = table.typed(PassRow)
    for name, row in rows.items():
        if not _listed(table, world, name, "hexes", row.hexes):
            raise table.fail("a pass has a hex at least", name, "hexes")
        for ridge in _listed(table, world, name, "ridge", row.ridge):
            if world.terrain[ridge] not in (MOUNTAIN, PEAK):
                raise table.fail(f"{world.ids[ridge]} is no mountain", name, "ridge")
    return rows


def _massifs(table: Table, world: HexMap) -> dict[str, MassifRow]:
    """Every listed hex is of the level it is listed for, and of one massif."""
    rows = table.typed(MassifRow)
    owner: dict[int, str] = {}
    for name, row in rows.items():
        for field, ground in (("peaks", PEAK), ("slopes", MOUNTAIN)):
            for place in _listed(table, world, name, field, getattr(row, field)):
                if world.terrain[place] != ground:
                    raise table.fail(f"{world.ids[place]} is not of this level", name, field)
                if owner.setdefault(place, name) != name:
                    raise table.fail(f"{world.ids[place]} is in {owner[place]} too", name, field)
    return rows


def _entries(table: Table, world: HexMap) -> dict[str, tuple[int, ...]]:
    found = {
        name: tuple(_listed(table, world, name, "hexes", row.hexes)) for name, row in table.typed(EntryRow).items()
    }
    for name, places in found.items():
        if not places:
            raise table.fail("an entry has a hex at least", name, "hexes")
    return found


def _exits(table: Table, world: HexMap, edge: int) -> dict[str, int]:
    found = {name: open_hex(table, world, name, "hex", row.hex) for name, row in table.typed(ExitRow).items()}
    for name, place in found.items():
        if not edge >> place & 1:
            raise table.fail("an exit lies on the edge of the map", name, "hex")
    return found
