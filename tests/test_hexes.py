"""Hex grids: neighbours, headings and corners agree, whatever the orientation."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from sirocco.board.graph import mask_of, places_of
from sirocco.board.hexes import HexGrid
from sirocco.board.hexmap import HexMap, read_map
from sirocco.board.network import Network
from sirocco.board.trace import beside, line, line_in, rings, tree
from sirocco.board.zones import lower_zone, raise_zone, zone_of, zone_table
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile, Tables

GRIDS = [
    HexGrid(straight, shifted, northwards, straight)
    for straight in ("rows", "columns")
    for shifted in ("odd", "even")
    for northwards in (True, False)
]


@pytest.mark.parametrize("grid", GRIDS)
@pytest.mark.parametrize("at", [(4, 4), (4, 5), (5, 4), (5, 5)])
def test_a_neighbour_lies_one_step_in_its_heading(grid: HexGrid, at: tuple[int, int]) -> None:
    east, north = grid.centre(at)
    for heading, other in zip(grid.headings, grid.neighbours(at), strict=True):
        x, y = grid.centre(other)
        assert dist((x, y), (east + heading.east, north + heading.north)) < 1e-9
        assert at in grid.neighbours(other)


@pytest.mark.parametrize("grid", GRIDS)
def test_a_side_between_two_corners_is_shared_with_the_hex_it_faces(grid: HexGrid) -> None:
    at = (7, 3)
    corners = grid.corners(at)
    for i, other in enumerate(grid.neighbours(at)):
        ours = (corners[i], corners[(i + 1) % 6])
        theirs = grid.corners(other)
        for corner in ours:
            assert min(dist(corner, c) for c in theirs) < 1e-9


def test_the_grid_of_the_dark_sands() -> None:
    grid = HexGrid()
    assert (26, 20) in grid.neighbours((27, 19)), "ledger, geometry: 2620 is adjacent to 2719"
    chain = [(27, 28), (26, 29), (26, 30), (26, 31)]
    assert all(b in grid.neighbours(a) for a, b in pairwise(chain)), "the bypass is a chain"


COLUMNS_THEN_ROWS = HexGrid("columns", "even", False, "columns")
"""Both coming maps: flat tops, number CCRR from the north-west, even columns half a hex lower."""


@pytest.mark.parametrize("grid", GRIDS)
def test_the_distance_is_the_least_number_of_steps(grid: HexGrid) -> None:
    for start in ((6, 6), (6, 7), (7, 6), (7, 7)):
        found, frontier = {start: 0}, [start]
        for steps in range(1, 6):
            frontier = [other for at in frontier for other in grid.neighbours(at) if other not in found]
            found.update(dict.fromkeys(frontier, steps))
        assert all(grid.distance(start, at) == steps for at, steps in found.items())


@pytest.mark.parametrize("grid", GRIDS)
def test_a_number_leads_back_to_its_hex(grid: HexGrid) -> None:
    for at in ((1, 38), (28, 1), (12, 16)):
        assert grid.hex_numbered(grid.number(at)) == at


def test_numbers_are_rows_then_columns_or_columns_then_rows() -> None:
    assert HexGrid().number((27, 19)) == "2719"
    assert COLUMNS_THEN_ROWS.number((13, 3)) == "0313", "Tebessa: column 3, row 13"


@pytest.mark.parametrize(
    ("number", "around"),
    [
        ("1107", "1106 1006 1007 1108 1207 1206"),
        ("1207", "1206 1107 1108 1208 1308 1307"),
    ],
)
def test_the_neighbours_of_a_flat_topped_hex(number: str, around: str) -> None:
    """Salerno-Rome 6.11: odd c: (c±1, r-1), (c±1, r); even c: (c±1, r), (c±1, r+1). From the north, anticlockwise."""
    grid = COLUMNS_THEN_ROWS
    assert [grid.number(at) for at in grid.neighbours(grid.hex_numbered(number))] == around.split()
    assert [heading.name for heading in grid.headings] == ["N", "NW", "SW", "S", "SE", "NE"]


@pytest.mark.parametrize("line", ["1216 1215 1115 1114 1113 1112 1011 1010", "2419 2420 2421 2422 2323 2223"])
def test_the_lines_of_the_kasserine_ledger_hang_together(line: str) -> None:
    """T51 and T52."""
    hexes = [COLUMNS_THEN_ROWS.hex_numbered(number) for number in line.split()]
    assert all(COLUMNS_THEN_ROWS.distance(a, b) == 1 for a, b in pairwise(hexes))


KASSERINE = """
[grid.map]
straight = "columns"
shifted = "even"
northwards = false
numbers = "columns"

[section.map]
rows = [1, 4]
columns = [1, 3]
short = "even"
scale = 1

[ground.sea]
terrain = "sea"
hexes = "0304"

[way.road]
kind = "road"
way = "0101 0201 0302"

[hexside.river]
feature = "river"
sides = "0101|0102 0102|0201"
"""


def small_map(text: str) -> HexMap:
    return read_map(Tables(DataFile("map.toml", text)), ("plain",), ("sea",))


def test_a_map_numbered_by_columns_is_read_from_data() -> None:
    found = small_map(KASSERINE)
    assert found.grid == COLUMNS_THEN_ROWS
    assert found.ids[: found.open] == ("0101", "0102", "0103", "0104", "0201", "0202", "0203", "0301", "0302", "0303")
    assert found.ids[found.open :] == ("0304",), "the sea comes last, and 0204 is not there: even columns are short"
    one, other = found.number["0201"], found.number["0302"]
    assert found.at[one] == (1, 2) and found.at[other] == (2, 3)
    assert other in found.board.neighbours[one] and found.heading(one, other) == 4, "south-east"
    assert found.distance(found.number["0101"], found.number["0303"]) == 3
    assert (one, other) in found.ways["road"]
    assert found.sides[found.number["0102"], one] == {"river"}


def test_a_pair_of_hexes_that_do_not_touch_is_refused() -> None:
    with pytest.raises(DataError, match=r"hexside\.river\.sides: 0101 and 0103 do not touch"):
        small_map(KASSERINE.replace("0101|0102", "0101|0103"))


LINE = [[1], [0, 2], [1, 3], [2, 4], [3]]


def test_zones_are_counted_as_pieces_come_and_go() -> None:
    table = zone_table(LINE, lambda a, b: (a, b) != (2, 3))
    counts, zone = [0] * 5, 0
    zone = raise_zone(table, counts, zone, 2)
    zone = raise_zone(table, counts, zone, 0)
    assert zone == mask_of([1]) == zone_of(table, [2, 0])
    zone = lower_zone(table, counts, zone, 2)
    assert zone == mask_of([1]), "another piece still reaches it"
    assert lower_zone(table, counts, zone, 0) == 0


def test_what_lies_within_a_budget_of_the_seeds() -> None:
    network = Network(mask_of(around) for around in LINE)
    found = beside(1 << 0, network, mask_of(range(5)), double=1 << 2, budget=4)
    assert list(places_of(found)) == [0, 1, 2, 3], "from place 3 the line enters 2, which costs two, 1 and 0"
    assert list(places_of(beside(1 << 0, network, mask_of(range(5)), double=1 << 2, budget=3))) == [0, 1, 2]
    blocked = beside(1 << 0, network, mask_of([0, 1, 3, 4]), 0, 4)
    assert list(places_of(blocked)) == [0, 1, 2], "a line may begin in place 2, but not lead through it"


def test_rings_and_trees_of_a_network() -> None:
    network = Network(mask_of(around) for around in LINE)
    assert [list(places_of(ring)) for ring in rings(1 << 2, network, mask_of([0, 1, 3]))] == [[1, 3], [0]]
    before = tree((0, 4), network, mask_of(range(5)))
    assert before == {0: 0, 4: 4, 1: 0, 3: 4, 2: 1}
    assert line_in(before, 2) == [0, 1, 2] and line_in(before, 4) == [4]
    assert line(4, 1, network, mask_of(range(5))) == [4, 3, 2, 1]
    assert line(4, 1, network, mask_of([0, 1, 3, 4])) is None
