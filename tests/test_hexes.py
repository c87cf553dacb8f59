"""Hex grids: neighbours, headings and corners agree, whatever the orientation."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from sirocco.board.graph import mask_of, places_of
from sirocco.board.hexes import HexGrid
from sirocco.board.network import Network
from sirocco.board.trace import within
from sirocco.board.zones import lower_zone, raise_zone, zone_of, zone_table

GRIDS = [
    HexGrid(straight, shifted, northwards)
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
    found = within(1 << 0, network, mask_of(range(5)), double=1 << 2, budget=4)
    assert [list(places_of(mask)) for mask in found] == [[], [0], [1], [], [2]], "place 2 costs two, place 3 is too far"
    blocked = within(1 << 0, network, mask_of([0, 1, 3, 4]), 0, 4)
    assert [list(places_of(mask)) for mask in blocked] == [[], [0], [1], [], []]
