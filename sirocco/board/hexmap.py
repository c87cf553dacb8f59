"""Maps of hexes, read from data: sections, ground, features, hexsides, ways, and where sections meet.

A map may have several sections, each a grid of its own scale; hexes of two sections touch only where a junction says.
Hexes are numbered with the ground that can be entered first, so that masks of places stay short.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from types import MappingProxyType
from typing import Literal, NamedTuple

import msgspec

from sirocco.board.graph import Board, mask_of, places_of, union_at
from sirocco.board.hexes import Hex, HexGrid
from sirocco.kernel.formats.datafile import Table

EDGE = "edge"
"""The kind of link between hexes of two sections."""
SIDE = "side"
FARTHEST = 255


class GridRow(msgspec.Struct, frozen=True):
    """How the hexes lie and are numbered (see `HexGrid`)."""

    straight: Literal["rows", "columns"]
    shifted: Literal["odd", "even"]
    northwards: bool
    numbers: Literal["rows", "columns"]


class SectionRow(msgspec.Struct, frozen=True):
    """The first and last row and column; `short` rows lack the last column, or `short` columns the last row where
    columns are straight; `scale` is what a hex of it counts for."""

    rows: tuple[int, int]
    columns: tuple[int, int]
    scale: int
    short: Literal["odd", "even"] | None = None


class GroundRow(msgspec.Struct, frozen=True):
    terrain: str
    hexes: str


class FeatureRow(msgspec.Struct, frozen=True):
    hexes: str


class HexsideRow(msgspec.Struct, frozen=True):
    """`sides` are pairs of hexes: 2429|2528."""

    feature: str
    sides: str


class WayRow(msgspec.Struct, frozen=True):
    """A road, a railway, a river crossing: a kind, and the hexes it leads through one after the other."""

    kind: str
    way: str


class JunctionRow(msgspec.Struct, frozen=True):
    """Every hex of `one` touches every hex of `other`; `tracks` says which ways run on: 2054|1956 road."""

    one: str
    other: str
    tracks: str = ""


class HexMap(NamedTuple):
    """A map, by index of hex. The first `open` hexes can be entered, the others (such as the sea) never."""

    grid: HexGrid
    ids: tuple[str, ...]
    number: dict[str, int]
    at: tuple[Hex, ...]
    open: int
    sections: tuple[str, ...]
    section_of: tuple[int, ...]
    scale: tuple[int, ...]
    terrain: tuple[str, ...]
    features: dict[str, int]
    """Mask of the hexes that have a feature."""
    board: Board
    sides: dict[tuple[int, int], frozenset[str]]
    """What lies on the side between two hexes, in both orders."""
    ways: dict[str, frozenset[tuple[int, int]]]
    """The pairs of hexes a kind of way joins, in both orders."""
    distances: dict[int, bytes]
    """Memo of `distance`."""
    ranges: dict[tuple[int, int], int]
    """Memo of `near`."""

    def section(self, name: str) -> int:
        """The mask of a section's open hexes."""
        number = self.sections.index(name)
        return mask_of([i for i in range(self.open) if self.section_of[i] == number])

    def along(self, kind: str) -> tuple[int, ...]:
        """For each open hex the mask of hexes that a kind of way leads to from it."""
        pairs = self.ways[kind]
        return tuple(mask_of([b for b in self.board.neighbours[a] if (a, b) in pairs]) for a in range(self.open))

    def distance(self, one: int, other: int) -> int:
        """How many hexes apart two are, over any ground and through junctions one for one."""
        known = self.distances.get(one)
        if known is None:
            known = self.distances[one] = self.distances_from(1 << one)
        return known[other]

    def distances_from(self, places: int) -> bytes:
        """How far each hex lies from the nearest of some (a mask), over any ground."""
        found = bytearray([FARTHEST]) * len(self.ids)
        for place in places_of(places):
            found[place] = 0
        for steps, ring in enumerate(self._rings(places), 1):
            for place in places_of(ring):
                found[place] = min(steps, FARTHEST - 1)
        return bytes(found)

    def near(self, place: int, distance: int) -> int:
        """The mask of open hexes no further than that from a place, itself included."""
        known = self.ranges.get((place, distance))
        if known is None:
            rings = islice(self._rings(1 << place), distance)
            known = self.ranges[place, distance] = (sum(rings) | 1 << place) & ((1 << self.open) - 1)
        return known

    def _rings(self, start: int) -> Iterator[int]:
        """The hexes around some (a mask), over any ground, ring by ring."""
        adjacent = self.board.adjacent
        known = frontier = start
        while True:
            frontier = union_at(adjacent, frontier) & ~known
            if not frontier:
                return
            known |= frontier
            yield frontier

    def heading(self, one: int, other: int) -> int | None:
        """Which of the grid's headings leads from one hex to the next; None across a junction."""
        if self.section_of[one] != self.section_of[other]:
            return None
        return self.grid.neighbours(self.at[one]).index(self.at[other])


def read_map(
    tables: Mapping[str, Table],
    open_: Collection[str],
    closed: Collection[str],
    ranks: Mapping[str, int] = MappingProxyType({}),
) -> HexMap:
    """The map in the tables, of these kinds of terrain; hexes that no row of `ground` names have the first. By `ranks`
    hexes are numbered among others of their kind: those of a low rank first, those that have none before all."""
    grid = _grid(tables.get("grid"))
    sections = tables["section"].typed(SectionRow)
    by_section = {name: dict(_hexes_of(grid, row)) for name, row in sections.items()}
    owner: dict[str, str] = {}
    for name, hexes in by_section.items():
        for number in hexes:
            if number in owner:
                raise tables["section"].fail(f"hex {number} is also in {owner[number]}", name)
            owner[number] = name
    terrain = _terrain(tables["ground"], owner, (*open_, *closed))
    ids = tuple(sorted(owner, key=lambda number: (terrain[number] in closed, ranks.get(number, 0), number)))
    index = {number: i for i, number in enumerate(ids)}
    reader = _Reader(index)
    features = {
        name: mask_of([reader.hex(tables["feature"], name, "hexes", h) for h in row.hexes.split()])
        for name, row in tables["feature"].typed(FeatureRow).items()
    }
    links: list[dict[int, str]] = [{} for _ in ids]
    for hexes in by_section.values():
        inside = {at: index[number] for number, at in hexes.items()}
        for at, i in inside.items():
            links[i].update({inside[other]: SIDE for other in grid.neighbours(at) if other in inside})
    ways: dict[str, set[tuple[int, int]]] = {}
    for name, junction in tables["junction"].typed(JunctionRow).items():
        _join(reader, tables["junction"], name, junction, links, ways)
    for name, way in tables["way"].typed(WayRow).items():
        places = [reader.hex(tables["way"], name, "way", h) for h in way.way.split()]
        for a, b in pairwise(places):
            if b not in links[a]:
                raise tables["way"].fail(f"{ids[a]} and {ids[b]} do not touch", name, "way")
            ways.setdefault(way.kind, set()).update([(a, b), (b, a)])
    names = list(sections)
    return HexMap(
        grid,
        ids,
        index,
        tuple(grid.hex_numbered(number) for number in ids),
        sum(terrain[number] not in closed for number in ids),
        tuple(names),
        tuple(names.index(owner[number]) for number in ids),
        tuple(sections[owner[number]].scale for number in ids),
        tuple(terrain[number] for number in ids),
        features,
        Board(links),
        _sides(reader, tables["hexside"], links),
        {kind: frozenset(pairs) for kind, pairs in ways.items()},
        {},
        {},
    )


def _grid(table: Table | None) -> HexGrid:
    """The grid that the map declares, or the usual one."""
    rows = {} if table is None else table.typed(GridRow)
    for row in rows.values():
        return HexGrid(row.straight, row.shifted, row.northwards, row.numbers)
    return HexGrid()


def _hexes_of(grid: HexGrid, section: SectionRow) -> Iterator[tuple[str, Hex]]:
    last_row, last_column = section.rows[1], section.columns[1]
    for row in range(section.rows[0], last_row + 1):
        for column in range(section.columns[0], last_column + 1):
            line, is_last = (row, column == last_column) if grid.straight == "rows" else (column, row == last_row)
            if not (is_last and section.short == ("odd" if line % 2 else "even")):
                yield grid.number((row, column)), (row, column)


def _terrain(table: Table, hexes: Mapping[str, str], known: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, row in table.typed(GroundRow).items():
        if row.terrain not in known:
            raise table.fail(f"unknown terrain '{row.terrain}'; known: {', '.join(known)}", name, "terrain")
        for number in row.hexes.split():
            if number not in hexes:
                raise table.fail(f"there is no hex {number}", name, "hexes")
            if number in found:
                raise table.fail(f"hex {number} is listed twice", name, "hexes")
            found[number] = row.terrain
    return {number: found.get(number, known[0]) for number in hexes}


class _Reader:
    """Reads hex numbers out of rows; what is not on the map is refused with its place in the file."""

    def __init__(self, index: Mapping[str, int]) -> None:
        self._index = index

    def hex(self, table: Table, row: str, field: str, number: str) -> int:
        try:
            return self._index[number]
        except KeyError:
            raise table.fail(f"there is no hex {number}", row, field) from None

    def pair(self, table: Table, row: str, field: str, pair: str, links: list[dict[int, str]]) -> tuple[int, int]:
        one, bar, other = pair.partition("|")
        if not bar:
            raise table.fail(f"'{pair}' is not a pair of hexes such as 2429|2528", row, field)
        a, b = self.hex(table, row, field, one), self.hex(table, row, field, other)
        if b not in links[a]:
            raise table.fail(f"{one} and {other} do not touch", row, field)
        return a, b


def _join(
    reader: _Reader,
    table: Table,
    name: str,
    row: JunctionRow,
    links: list[dict[int, str]],
    ways: dict[str, set[tuple[int, int]]],
) -> None:
    for one in row.one.split():
        for other in row.other.split():
            a, b = reader.hex(table, name, "one", one), reader.hex(table, name, "other", other)
            links[a][b] = links[b][a] = EDGE
    for track in filter(None, (t.strip() for t in row.tracks.split(","))):
        pair, _, kind = track.partition(" ")
        a, b = reader.pair(table, name, "tracks", pair, links)
        ways.setdefault(kind, set()).update([(a, b), (b, a)])


def _sides(reader: _Reader, table: Table, links: list[dict[int, str]]) -> dict[tuple[int, int], frozenset[str]]:
    found: dict[tuple[int, int], frozenset[str]] = {}
    for name, row in table.typed(HexsideRow).items():
        for pair in row.sides.split():
            a, b = reader.pair(table, name, "sides", pair, links)
            found[a, b] = found[b, a] = found.get((a, b), frozenset()) | {row.feature}
    return found
