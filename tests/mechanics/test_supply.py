"""Lines of supply in two parts: what they cover, the line itself, and what cuts it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.mechanics.movement_costs import ChangedCosts, cost_table
from sirocco.mechanics.supply import Cut, OverlandByCost, OverlandByPlaces, SupplyNet, open_ground

PLAIN, ROAD, HILL, PEAK, CITY = 2, 1, 4, 6, 4
"""Half points for foot infantry (Kasserine K-log-05)."""
CLEAR, RAIN, STORM = 14, 12, 8
"""How long a line may be, in half points (K-wx-04)."""


def in_a_row(length: int) -> list[list[int]]:
    return [[b for b in (a - 1, a + 1) if 0 <= b < length] for a in range(length)]


def from_a_dump(prices: Sequence[int], budget: int) -> OverlandByCost:
    """Lines of Kasserine: from a dump, paying for every hex but the dump's own."""
    return OverlandByCost(cost_table(in_a_row(len(prices)), lambda _, place: prices[place]), budget)


def everywhere(length: int) -> int:
    return (1 << length) - 1


@pytest.mark.parametrize(("weather", "supplied"), [(CLEAR, True), (RAIN, False), (STORM, False)])
def test_seven_plain_hexes_from_a_dump(weather: int, supplied: bool) -> None:
    """Kasserine T18: the unit's hex is paid for, the dump's is not."""
    covered = from_a_dump([PLAIN] * 9, weather).covered(1 << 0, everywhere(9))
    assert bool(covered >> 7 & 1) is supplied
    assert not covered >> 8 & 1


def test_fourteen_road_hexes_from_a_dump() -> None:
    """Kasserine T19."""
    covered = from_a_dump([ROAD] * 16, CLEAR).covered(1 << 0, everywhere(16))
    assert covered == mask_of(range(15))


def test_costs_are_those_of_foot_infantry() -> None:
    found = from_a_dump([CITY, HILL, PEAK, CITY, ROAD], CLEAR)
    assert list(places_of(found.covered(1 << 0, everywhere(5)))) == [0, 1, 2, 3]
    assert found.ways(3, 1 << 0, everywhere(5)) == {0: [3, 2, 1, 0]}


def test_a_line_does_not_run_through_a_zone_but_may_end_in_one() -> None:
    """Kasserine K-log-06, K-log-21, A-32, T20 and T43. At night there are no zones."""
    overland = from_a_dump([PLAIN] * 6, CLEAR)
    by_day = everywhere(6) & ~mask_of([0, 5])
    assert overland.covered(1 << 0, by_day) == everywhere(6), "the dump and the unit stand in zones"
    assert overland.ways(5, 1 << 0, by_day)[0] == [5, 4, 3, 2, 1, 0]
    between = everywhere(6) & ~(1 << 3)
    assert overland.covered(1 << 0, between) == mask_of(range(4))
    assert overland.ways(5, 1 << 0, between) == {}


# Salerno-Rome: 6 points to a road joined to a terminal, then along it.

NEIGHBOURS = in_a_row(12)
ROADS = Network(mask_of([b for b in around if a < 5 and b < 5]) for a, around in enumerate(NEIGHBOURS))
"""A road from hex 0, the terminal, to hex 4; off-road from there to hex 11."""


def salerno(budget: int = 12, changes: ChangedCosts | None = None) -> SupplyNet:
    """A line is paid for towards the road."""
    plain = cost_table(NEIGHBOURS, lambda _, place: ROAD if place < 5 else PLAIN)
    return SupplyNet(1 << 0, ROADS, OverlandByCost(changes or plain, budget))


def test_six_points_to_a_road_and_the_road_without_limit() -> None:
    """SR-17b: five plain hexes and the road hex are 5 1/2 points, one more is too far."""
    net = salerno()
    assert net.supplied(everywhere(12), everywhere(12)) == mask_of(range(11))
    assert net.line(10, everywhere(12), everywhere(12)) == list(range(10, -1, -1))
    assert net.line(11, everywhere(12), everywhere(12)) is None
    assert salerno(16).supplied(everywhere(12), everywhere(12)) >> 11 & 1, "SR-17.6a, T-54: one point buys 2 more"


def test_enemies_on_or_next_to_the_path_cut_it_unless_friends_are_there() -> None:
    """SR-17c: an enemy beside hex 3 of the road."""
    enemies, zone = 0, 1 << 3
    free = open_ground(everywhere(12), enemies, zone, friends=1 << 8)
    net = salerno()
    assert net.supplied(free, free) == mask_of(range(3)) | 1 << 3, "a unit in hex 3 itself would hold it open"
    assert net.line(8, free, free) is None
    assert net.cut(8, free, free) == Cut(list(range(8, -1, -1)), [3])
    kept_open = open_ground(everywhere(12), enemies, zone, friends=1 << 3)
    assert net.line(8, kept_open, kept_open) == list(range(8, -1, -1))
    assert not open_ground(everywhere(12), 1 << 3, 0, friends=1 << 3) >> 3 & 1, "an enemy in the hex itself blocks"


def test_a_broken_bridge_cuts_the_road_but_the_river_may_be_forded() -> None:
    """SR-17d, AMB-26: between hexes 2 and 3."""
    roads = Network(mask & ~(1 << 3 if place == 2 else 1 << 2 if place == 3 else 0) for place, mask in enumerate(ROADS))
    plain = cost_table(NEIGHBOURS, lambda _, place: PLAIN)
    fair = ChangedCosts(plain, NEIGHBOURS, steps={(2, 3): PLAIN + 4, (3, 2): PLAIN + 4})
    net = SupplyNet(1 << 0, roads, OverlandByCost(fair, 12))
    assert net.supplied(everywhere(12), everywhere(12)) == mask_of(range(7)), "3 points to cross, then one a hex"
    assert net.line(4, everywhere(12), everywhere(12)) == [4, 3, 2, 1, 0]
    bad = ChangedCosts(plain, NEIGHBOURS, steps={(2, 3): None, (3, 2): None})
    net = SupplyNet(1 << 0, roads, OverlandByCost(bad, 12))
    assert net.supplied(everywhere(12), everywhere(12)) == mask_of(range(3))


def test_a_road_that_is_cut_leaves_the_other_roads_as_they_are() -> None:
    cut = ROADS.changed({1: ROADS[1] & ~(1 << 2), 2: ROADS[2] & ~(1 << 1)})
    assert [cut[place] for place in (0, 1, 2, 3, 4)] == [1 << 1, 1 << 0, 1 << 3, ROADS[3], ROADS[4]]
    assert cut.around(everywhere(12)) == mask_of([0, 1, 2, 3, 4])
    assert ROADS[1] == mask_of([0, 2]), "the network itself is as it was"


def test_several_sources_and_the_nearest_of_them() -> None:
    net = SupplyNet(mask_of([0, 4]), ROADS, OverlandByPlaces(Network(map(mask_of, NEIGHBOURS)), 2))
    assert net.line(6, everywhere(12), everywhere(12)) == [6, 5, 4]
    assert net.line(1, everywhere(12), everywhere(12)) == [1, 0]
    assert net.supplied(everywhere(12), everywhere(12)) == mask_of(range(7))
    one_lost = everywhere(12) & ~(1 << 4)
    assert net.supplied(one_lost, one_lost) == mask_of(range(5)), "a line from hex 5 would lead through 4"


def test_places_may_count_double() -> None:
    """As on the lateral sections of The Dark Sands."""
    net = SupplyNet(1 << 0, ROADS, OverlandByPlaces(Network(map(mask_of, NEIGHBOURS)), 4, double=mask_of([5, 6])))
    assert net.supplied(everywhere(12), everywhere(12)) == mask_of(range(7)), "from hex 6 a line enters 5 and 4: three"
    assert net.line(6, everywhere(12), everywhere(12)) == [6, 5, 4, 3, 2, 1, 0]
    assert net.line(7, everywhere(12), everywhere(12)) is None


def test_without_a_road_to_a_source_there_is_nothing() -> None:
    net = salerno()
    lost = everywhere(12) & ~(1 << 0)
    assert net.supplied(lost, lost) == 0
    assert net.line(1, lost, lost) is None
    assert net.cut(1, lost, lost) == Cut([1, 0], [0])
