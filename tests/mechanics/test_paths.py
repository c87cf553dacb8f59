"""The one search for cheapest ways, and costs that change in play. Costs in halves of a movement point."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from sirocco.board.distances import FAR, UNREACHABLE, Distances
from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import Obstacle, Reach, leads_to, obstacle, reach
from sirocco.board.surroundings import Surroundings
from sirocco.mechanics.movement_costs import (
    ChangedCosts,
    CostTables,
    FixedCosts,
    alternating,
    cost_table,
    price_of,
    turned_round,
    turned_round_again,
)

PLAIN, ROAD, HILL = 2, 1, 4


def row_of(*prices: int) -> FixedCosts:
    """Places in a row, each entered at its price from either side."""
    return cost_table([[b for b in (a - 1, a + 1) if 0 <= b < len(prices)] for a in range(len(prices))], priced(prices))


def priced(prices: Sequence[int]) -> Callable[[int, int], int | None]:
    return lambda _, place: prices[place] or None


def grid(size: int, seed: int) -> FixedCosts:
    """A square field of random prices; some places cannot be entered at all."""
    rng = random.Random(seed)
    prices = [rng.choice([0, 1, 2, 2, 2, 4, 6]) for _ in range(size * size)]

    def around(place: int) -> list[int]:
        row, column = divmod(place, size)
        beside = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
        return [r * size + c for r, c in beside if 0 <= r < size and 0 <= c < size]

    return cost_table([around(place) for place in range(size * size)], priced(prices))


def by_trying(table: FixedCosts, start: int, allowance: int, closed: int, stops: int, surcharge: int) -> dict[int, int]:
    """The least cost of every place, by going every way as long as it gets cheaper; `stops` stop, or cost more."""
    found = {start: 0}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        if stops >> here & 1 and here != start and not surcharge:
            continue
        for other, price in table[here]:
            both = stops >> here & stops >> other & 1
            if closed >> other & 1 or (both and not surcharge):
                continue
            total = found[here] + price + (surcharge if both else 0)
            if total <= allowance and total < found.get(other, allowance + 1):
                found[other] = total
                waiting.append(other)
    return found


@pytest.mark.parametrize("seed", range(20))
def test_the_search_finds_what_trying_everything_finds(seed: int) -> None:
    table, rng = grid(8, seed), random.Random(seed)
    start, closed, zone = rng.randrange(64), mask_of(rng.sample(range(64), 6)), mask_of(rng.sample(range(64), 12))
    closed &= ~(1 << start)
    stopped = reach(table, (start,), 14, closed=closed, stops=zone)
    assert stopped.cost == by_trying(table, start, 14, closed, zone, 0)
    charged = reach(table, (start,), 14, closed=closed, zone=zone, surcharge=2)
    assert charged.cost == by_trying(table, start, 14, closed, zone, 2)
    for found, extra in ((stopped, 0), (charged, 2)):
        for goal in found.cost:
            assert cost_of(table, start, found.path(goal), zone, extra) == found.cost[goal]


@pytest.mark.parametrize("seed", range(20))
def test_one_place_is_answered_for_as_the_search_from_all_goals_says(seed: int) -> None:
    """A line leads from a place, passable or not, through passable ones to a goal."""
    table, rng = grid(8, seed), random.Random(seed)
    blocked = mask_of(rng.sample(range(64), 20))
    passable = (1 << 64) - 1 & ~blocked
    goals = mask_of(rng.sample(range(64), 4)) & passable
    covered = reach(turned_round(table), list(places_of(goals)), 8, stops=blocked, stop_to_stop=True).cost
    for place in range(64):
        assert leads_to(table, place, goals, 8, passable) == (place in covered), place


@pytest.mark.parametrize("seed", range(8))
def test_what_is_left_of_the_surroundings_is_what_a_search_around_the_barred_places_finds(seed: int) -> None:
    table, chance = grid(12, seed), random.Random(seed)
    for origin in range(0, 144, 5):
        around = Surroundings(table, turned_round(table), origin, 24)
        for barred_places in (0, 3, 12, 40, 90):
            barred = mask_of(chance.sample(range(144), barred_places))
            wanted = mask_of(chance.sample(range(144), 60))
            for length in (7, 15, 24):
                found = mask_of(sorted(reach(table, (origin,), length, stops=barred, stop_to_stop=True).cost))
                assert around.within(length, barred, wanted) == found & wanted
                assert around.all_within(length, barred) == around.all_within(length, barred) == found


@pytest.mark.parametrize("seed", range(5))
def test_a_changed_table_turned_round_in_part_is_the_same_as_in_whole(seed: int) -> None:
    base, rng = grid(8, seed), random.Random(seed)
    neighbours = [[place for place in (a - 8, a - 1, a + 1, a + 8) if 0 <= place < 64] for a in range(64)]
    bridges = ChangedCosts(
        base, neighbours, steps={(a, a + 1): rng.choice([None, 3]) for a in rng.sample(range(63), 6)}
    )
    mules = ChangedCosts(bridges, neighbours, surcharge=dict.fromkeys(rng.sample(range(64), 5), 2))
    for table in (base, bridges, mules):
        again = turned_round_again(table, turned_round(base), neighbours)
        assert [sorted(again[place]) for place in range(64)] == [sorted(row) for row in turned_round(table)]


def cost_of(table: FixedCosts, start: int, path: list[int], zone: int, surcharge: int) -> int:
    cost = 0
    for origin, place in zip([start, *path], path, strict=False):
        price = price_of(table, origin, place)
        assert price is not None
        cost += price + (surcharge if zone >> origin & zone >> place & 1 else 0)
    return cost


def test_from_zone_to_zone_costs_one_point_more() -> None:
    """Salerno-Rome SR-11.1a, T-25: plain to plain, both next to the enemy, is 2 points."""
    table = row_of(PLAIN, PLAIN, PLAIN, PLAIN)
    found = reach(table, (0,), zone=mask_of([0, 1, 3]), surcharge=2).cost
    assert found == {0: 0, 1: 4, 2: 6, 3: 8}


def test_a_zone_stops_and_does_not_lead_into_another() -> None:
    """Kasserine K-rec-05, as in The Dark Sands."""
    table = row_of(PLAIN, PLAIN, PLAIN, PLAIN)
    assert reach(table, (0,), stops=mask_of([1])).cost == {0: 0, 1: 2}
    assert reach(table, (0,), stops=mask_of([0, 1])).cost == {0: 0}
    assert reach(table, (0,), stops=mask_of([0, 2])).cost == {0: 0, 1: 2, 2: 4}, "leaving a zone is free"
    assert reach(table, (0,), stops=0).cost == {0: 0, 1: 2, 2: 4, 3: 6}, "at night there are none"
    line = reach(table, (0,), stops=mask_of([0, 1]), stop_to_stop=True).cost
    assert line == {0: 0, 1: 2}, "a line may begin and end in zones"


def test_the_first_step_is_guaranteed_or_not() -> None:
    table = row_of(PLAIN, HILL, PLAIN)
    assert reach(table, (0,), 3).cost == {0: 0}, "Kasserine K-mov-12: who lacks the points stops before it"
    found = reach(table, (0,), 3, first_step_free=True)
    assert found.cost == {0: 0, 1: 4} and found.path(1) == [1]
    assert reach(table, (0,), 5, first_step_free=True).cost == {0: 0, 1: 4}
    assert reach(table, (0,), 0, first_step_free=True, zone=mask_of([0, 1]), surcharge=2).cost == {0: 0, 1: 6}


def test_several_starts() -> None:
    table = row_of(PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN)
    found = reach(table, (0, 5), 4)
    assert found.cost == {0: 0, 5: 0, 1: 2, 4: 2, 2: 4, 3: 4}
    assert found.path(3) == [4, 3] and found.path(5) == []


def track(length: int, end: int = 0) -> tuple[FixedCosts, int]:
    """A plain hex, then a track of so many hexes, then perhaps a hex at another price; and the mask of the track."""
    plain = row_of(*[PLAIN] * (length + 1), *([end] if end else []))
    return plain, mask_of(range(1, length + 1))


def alternately(length: int, allowance: int | None = None, end: int = 0) -> Reach:
    plain, on_track = track(length, end)
    return reach(alternating(plain, on_track, (1, 2)), (0,), allowance, modes=2)


def test_track_hexes_cost_a_half_and_one_in_turn() -> None:
    """Kasserine K-ter-03, T13: four hexes cost 3 points either way, three cost 2 if one begins with the half."""
    assert alternately(4).cost[4] == 6
    found = alternately(3)
    assert found.cost[3] == 4
    assert found.path(3) == [1, 2, 3]
    assert alternately(3, 3).cost == {0: 0, 1: 1, 2: 3}


def test_the_cheaper_beginning_depends_on_the_goal() -> None:
    plain, on_track = track(3)
    half_first, one_first = [
        reach(alternating(plain, on_track, prices), (0,), 9, modes=2).cost for prices in ((1, 2), (2, 1))
    ]
    assert half_first == one_first == {0: 0, 1: 1, 2: 3, 3: 4}, "the mover chooses, whatever comes first in the table"


def test_masks_go_by_places_in_a_search_with_modes() -> None:
    plain, on_track = track(4)
    table = alternating(plain, on_track, (1, 2))
    assert reach(table, (0,), modes=2, closed=mask_of([3])).cost.keys() == {0, 1, 2}
    assert reach(table, (0,), modes=2, stops=mask_of([2])).cost.keys() == {0, 1, 2}
    assert reach(table, (0,), modes=2, zone=mask_of([1, 2]), surcharge=2).cost[2] == 3 + 2


def test_a_track_between_plain_hexes_keeps_the_turn() -> None:
    """The alternation goes on after hexes off the track: it is one choice for the whole move."""
    table = alternating(row_of(PLAIN, PLAIN, PLAIN, PLAIN), mask_of([1, 3]), (1, 2))
    assert reach(table, (0,), modes=2).cost[3] == 1 + 2 + 2


def test_only_those_who_follow_a_track_take_its_prices_in_turn() -> None:
    """Kasserine A-31: `along` are the steps of the track; who comes from elsewhere pays for the ground."""
    table = alternating(row_of(PLAIN, PLAIN, PLAIN, PLAIN), mask_of([1, 2, 3]), (1, 2), {(1, 2), (2, 3)})
    assert reach(table, (0,), modes=2).cost == {0: 0, 1: PLAIN, 2: PLAIN + 1, 3: PLAIN + 3}


def test_what_bars_the_way() -> None:
    table = row_of(PLAIN, PLAIN, PLAIN, 0, PLAIN)
    assert obstacle(table, 0, 2, mask_of([1])) == Obstacle(4, [1])
    assert obstacle(table, 0, 4, 0) is None


def test_the_way_to_a_goal_from_everywhere() -> None:
    table = row_of(PLAIN, HILL, PLAIN)
    assert reach(turned_round(table), (0,)).cost == {0: 0, 1: 2, 2: 6}, "into place 0, not out of it"


# Costs that change.

NEIGHBOURS = [[1], [0, 2], [1, 3], [2]]


def test_interdiction_makes_a_hex_dearer_for_everybody_roads_too() -> None:
    """Salerno-Rome SR-16.3b, T-52: each three factors add 2 points, at most 4."""
    base = row_of(ROAD, ROAD, ROAD, ROAD)
    interdicted = ChangedCosts(base, NEIGHBOURS, surcharge={2: 8})
    assert reach(interdicted, (0,)).cost == {0: 0, 1: 1, 2: 10, 3: 11}
    assert price_of(interdicted, 1, 2) == price_of(interdicted, 3, 2) == 9
    assert interdicted[0] is base[0], "rows that do not change are those of the table"
    assert reach(base, (0,)).cost == {0: 0, 1: 1, 2: 2, 3: 3}


def test_a_blown_bridge_takes_the_road_away_and_a_built_one_opens_a_river() -> None:
    road = row_of(ROAD, ROAD, ROAD, ROAD)
    blown = ChangedCosts(road, NEIGHBOURS, steps={(1, 2): 2 + 4, (2, 1): 2 + 4})
    assert reach(blown, (0,)).cost[3] == 1 + 6 + 1, "in fair weather the river is forded"
    in_bad_weather = ChangedCosts(road, NEIGHBOURS, steps={(1, 2): None, (2, 1): None})
    assert reach(in_bad_weather, (0,)).cost == {0: 0, 1: 1}
    river = cost_table(NEIGHBOURS, lambda a, b: None if {a, b} == {1, 2} else PLAIN)
    bridge = ChangedCosts(river, NEIGHBOURS, steps={(1, 2): 3})
    assert reach(river, (0,)).cost == {0: 0, 1: 2}
    assert reach(bridge, (0,)).cost == {0: 0, 1: 2, 2: 5, 3: 7}


def test_mules_make_a_mountain_cheaper_but_nothing_less_than_one() -> None:
    """Salerno-Rome SR-17.4c: one less, at least 1; a road at a half does not get dearer."""
    base = row_of(PLAIN, 6, PLAIN, ROAD)
    helped = ChangedCosts(base, NEIGHBOURS, surcharge={1: -2, 2: -2, 3: -2}, least=2)
    assert [price_of(helped, place - 1, place) for place in (1, 2, 3)] == [4, 2, 1]


def test_a_charge_that_everybody_pays() -> None:
    base = row_of(PLAIN, HILL, PLAIN, PLAIN)
    by_night = ChangedCosts(base, NEIGHBOURS, every=1, surcharge={1: 2})
    assert reach(by_night, (0,)).cost == {0: 0, 1: 7, 2: 10, 3: 13}


def test_tables_by_class_of_mover_and_weather() -> None:
    """Salerno-Rome 6.6: a plain costs 1 in fair and 2 in bad weather; armour enters mountains only by road."""
    fair = {"plain": 2, "mountain": 6}
    ground = ["plain", "mountain", "plain", "mountain"]

    def price(key: tuple[str, bool], _: int, place: int) -> int | None:
        mover, bad = key
        if mover == "armour" and ground[place] == "mountain":
            return None
        return fair[ground[place]] + 2 * bad

    tables = CostTables(NEIGHBOURS, price)
    assert reach(tables["infantry", False], (0,)).cost[3] == 6 + 2 + 6
    assert reach(tables["infantry", True], (0,)).cost[3] == 8 + 4 + 8
    assert reach(tables["armour", True], (0,)).cost == {0: 0}
    assert tables["armour", True] is tables["armour", True]


def test_distances_to_a_goal_from_everywhere_near_and_far() -> None:
    """A road of five places on which every step west costs 100, and every step east 1; nothing leads to the sixth."""
    forth = [[(i + 1, 1)] * (i < 4) + [(i - 1, 100)] * (i > 0) for i in range(5)] + [[]]
    distances = Distances(turned_round(tuple(map(tuple, forth))))
    assert distances.to(0) == [0, 100, 200, 300, 400, UNREACHABLE]
    assert list(distances.near(0)) == [0, 100, 200, FAR, FAR, FAR]
    assert distances.to(4) == [4, 3, 2, 1, 0, UNREACHABLE]
    assert distances.near(0) is distances.near(0)
