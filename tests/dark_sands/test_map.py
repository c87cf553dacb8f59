"""The map of The Dark Sands: every fact that the rulebook states about it, and every march of its long example.

Hexes are named as printed. `march` finds the least cost of a move as the rules price it: a unit stops where an enemy's
zone of control reaches, and does not step from one such hex into another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import pairwise, product

import pytest

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import Reach, reach
from sirocco.board.trace import flood, line
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.loading import DATA, SCENARIOS
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.terrain import QUARTERS, prohibited
from sirocco.mechanics.movement_costs import cost_table

C = DATA.load("compass")
MAP = C.map
GROUND = C.grounds[False, False]
EVERYWHERE = (1 << MAP.open) - 1
OVERLAND = cost_table([list(places_of(of)) for of in GROUND.overland], lambda _, place: MAP.scale[place])
"""What a hex counts for in the overland part of a line of supply."""


def at(number: str) -> int:
    return MAP.number[number]


def hexes(mask: int) -> set[str]:
    return {MAP.ids[i] for i in places_of(mask)}


def mask(*numbers: str) -> int:
    """The mask of hexes, given one by one or several in a line."""
    return mask_of([at(number) for line in numbers for number in line.split()])


def touch(one: str, other: str) -> bool:
    return at(other) in MAP.board.neighbours[at(one)]


def between(one: str, other: str) -> frozenset[str]:
    """What lies on the side of two hexes."""
    return MAP.sides.get((at(one), at(other)), frozenset())


def terrain(number: str) -> str:
    return MAP.terrain[at(number)]


def on_way(kind: str, *numbers: str) -> bool:
    """Whether such a way leads through these hexes one after the other."""
    return all((at(a), at(b)) in MAP.ways[kind] for a, b in pairwise(numbers))


def on_track(*numbers: str) -> bool:
    """The same for a way that may be a road here and a trail there."""
    return all(GROUND.track[at(a)] >> at(b) & 1 for a, b in pairwise(numbers))


def zone(*units: str) -> set[str]:
    """Where units in these hexes have a zone of control."""
    return {MAP.ids[b] for number in units for b in GROUND.zone[at(number)]}


def march(start: str, enemies: Iterable[str] = (), *, wheels: bool = False, blocked: Iterable[str] = ()) -> Reach:
    """Everywhere a unit can get to, and what it costs in quarters; `blocked` hexes hold what has no zone of control."""
    held = mask(*enemies)
    zones = mask(*zone(*enemies))
    closed = held | mask(*blocked)
    table = GROUND.on_wheels if wheels else GROUND.on_foot
    return reach(table, (at(start),), 40 * QUARTERS, closed=closed, stops=zones)


def cost(start: str, goal: str, enemies: str = "", *, wheels: bool = False, blocked: str = "") -> Fraction | None:
    """In movement points, past enemies in the given hexes."""
    found = march(start, enemies.split(), wheels=wheels, blocked=blocked.split()).cost.get(at(goal))
    return None if found is None else Fraction(found, QUARTERS)


# Geometry and sections.


def test_a_row_of_odd_number_lies_half_a_hex_further_east() -> None:
    for i, number in enumerate(MAP.ids):
        row, column = int(number[:2]), int(number[2:])
        beyond = (column, column + 1) if row % 2 else (column - 1, column)
        around = {(row, column - 1), (row, column + 1), *product((row - 1, row + 1), beyond)}
        own = [j for j, section in enumerate(MAP.section_of) if section == MAP.section_of[i]]
        assert {MAP.at[j] for j in own if j in MAP.board.neighbours[i]} == around & {MAP.at[j] for j in own}, number


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("2728", "2629", 1),
        ("2629", "2630", 1),
        ("2630", "2631", 1),
        ("2620", "2719", 1),
        ("2630", "2729", 1),
        ("2630", "2730", 1),
        ("1647", "2045", 4),
        ("2728", "2327", 4),
        ("2719", "2618", 2),
    ],
)
def test_the_proofs_of_the_geometry(one: str, other: str, steps: int) -> None:
    assert MAP.distance(at(one), at(other)) == steps


def test_the_edge_of_the_west_is_a_zigzag() -> None:
    assert touch("2919", "2820") and touch("2820", "2719"), "2919, 2820 and 2719 follow one another"
    lasts = {row: max(c for r, c in MAP.at if r == row and c <= 20) for row in range(12, 36)}
    assert all(last == (19 if row % 2 else 20) for row, last in lasts.items()), "even rows end at 20, odd ones at 19"


def test_sections_by_column_and_row() -> None:
    bounds = {"west": (0, 20, 12, 35, 2), "centre": (21, 54, 8, 31, 1), "east": (56, 78, 10, 20, 2)}
    for i, (row, column) in enumerate(MAP.at):
        left, right, low, high, scale = bounds[MAP.sections[MAP.section_of[i]]]
        assert left <= column <= right and low <= row <= high and MAP.scale[i] == scale


@pytest.mark.parametrize(
    ("headquarters", "units", "most"),
    [
        ("2441", "2435 2534", 7),
        ("2727", "2728 2629 2630 2828 2730", 3),
        ("2727", "2125 2031", 7),
        ("2429", "2523", 6),
        ("2429", "2923", 8),
        ("2230", "1927", 4),
        ("2230", "2128", 2),
        ("2230", "2625", 7),
    ],
)
def test_headquarters_stand_near_their_units(headquarters: str, units: str, most: int) -> None:
    assert max(MAP.distance(at(headquarters), at(unit)) for unit in units.split()) == most


@pytest.mark.parametrize(
    ("path", "headings"),
    [
        ("1647 1746 1846 1945 2045", {"NW"}),
        ("2719 2718 2618", {"W", "SW"}),
        ("2728 2628 2528 2428 2327", {"SW", "SE"}),
    ],
)
def test_the_retreats_of_the_example_are_chains(path: str, headings: set[str]) -> None:
    steps = list(pairwise(path.split()))
    assert all(touch(a, b) for a, b in steps)
    found = [MAP.heading(at(a), at(b)) for a, b in steps]
    assert {MAP.grid.headings[h].name for h in found if h is not None} == headings
    assert [MAP.distance(at(steps[0][0]), at(b)) for _, b in steps] == list(range(1, len(steps) + 1))


# Where sections meet.

JUNCTIONS = {
    "blue": ("2921 3021 3121", "3020 3119"),
    "green": ("2621 2721 2821", "2719 2820 2919"),
    "yellow": ("2221 2321 2421 2521", "2519 2620"),
    "orange": ("1821 1921 2021 2121", "2219 2319 2420"),
    "red": ("1854 1954 2054", "1756 1856 1956"),
    "white": ("1554 1654 1754", "1656"),
    "purple": ("1054 1154 1254 1354 1454", "1356 1456 1556"),
}
CROSSINGS = {
    "road": {("3020", "3021"), ("2921", "3020"), ("1956", "2054")},
    "trail": {("2621", "2820"), ("1921", "2319"), ("1356", "1454")},
    "rail": {("1954", "1956")},
}


def test_sections_touch_in_the_hexes_of_one_colour_and_nowhere_else() -> None:
    expected = {frozenset(pair) for one, other in JUNCTIONS.values() for pair in product(one.split(), other.split())}
    found = {
        frozenset((MAP.ids[a], MAP.ids[b]))
        for a, around in enumerate(MAP.board.neighbours)
        for b in around
        if MAP.section_of[a] != MAP.section_of[b]
    }
    assert found == expected


def test_ways_run_on_only_between_the_hexes_listed() -> None:
    for kind, pairs in CROSSINGS.items():
        found = {
            tuple(sorted((MAP.ids[a], MAP.ids[b]))) for a, b in MAP.ways[kind] if MAP.section_of[a] != MAP.section_of[b]
        }
        assert found == pairs, kind
    assert not any(MAP.section_of[a] != MAP.section_of[b] for a, b in MAP.ways["bypass"])


def test_a_unit_in_1154_enters_the_east_in_the_purple_hexes_alone() -> None:
    across = {MAP.ids[b] for b in MAP.board.neighbours[at("1154")] if MAP.section_of[b] != MAP.section_of[at("1154")]}
    assert across == {"1356", "1456", "1556"}, "19.1.6: any hex of the colour, and no other such as 1256"


# Names, sources, forts, coast, frontier.


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("El Agheila", "1600"),
        ("Agedabia", "1905"),
        ("Bengasi", "2904"),
        ("Derna", "3418"),
        ("Bir Hacheim", "2125"),
        ("El Adem", "2429"),
        ("Tobruk", "2830"),
        ("Bir el Gubi", "2031"),
        ("Sidi Rezegh", "2432"),
        ("Gabr Salah", "1933"),
        ("Gambut", "2535"),
        ("Sidi Omar", "1839"),
        ("Fort Capuzzo", "2140"),
        ("Sollum", "2141"),
        ("Bardia", "2441"),
        ("Halfaya Pass", "2042"),
        ("Buqbuq", "2045"),
        ("Sidi Barrani", "2149"),
        ("Mersa Matruh", "1960"),
        ("Alexandria", "1877"),
        ("To Cairo", "1376"),
        ("El Alamein", "1571"),
        ("El Tamimi", "2921"),
        ("Gazala", "2824"),
        ("Acroma", "2627"),
        ("Mechili", "2916"),
        ("Msus", "2509"),
        ("Barce", "3209"),
        ("Cyrene", "3414"),
        ("El Daba", "1667"),
        ("Fuka", "1764"),
    ],
)
def test_named_hexes(name: str, number: str) -> None:
    found = {row.name: MAP.ids[place] for row, place in zip(C.places, C.hex_of_place, strict=True)}
    assert found[name] == number


def test_halfaya_and_cairo_are_only_letters_on_the_map() -> None:
    assert not mask("2042", "1376") & C.named


def test_ports_victory_hexes_and_sources() -> None:
    assert hexes(C.ports) == {"2904", "2830", "2441", "1960", "1877"}
    assert hexes(C.kept) == {"2904", "2830", "2141", "2441", "1960", "1571", "1877", "1600"}
    assert [{MAP.ids[i] for i in of} for of in C.sources] == [{"1877", "1376"}, {"1600"}]
    assert not C.ports & ~C.coast, "all ports are coastal"


def test_there_are_exactly_four_forts() -> None:
    assert hexes(C.forts) == {"2830", "2829", "2729", "2441"}
    assert hexes(C.tobruk) == {"2830", "2829", "2729"} and hexes(C.bardia) == {"2441"}


def test_the_entry_area_holds_thirteen_units_and_two_headquarters() -> None:
    assert hexes(C.entry) == {"1600", "1601", "1500", "1501", "1400", "1401"}


def test_egypt_lies_east_of_column_40() -> None:
    assert not C.sections[2] & ~C.egypt
    assert C.egypt & mask("2141", "2042") == mask("2141", "2042"), "Sollum and Halfaya are in Egypt"
    assert not C.egypt & mask("2140", "1839", "2441"), "Capuzzo, Sidi Omar and Bardia are not"
    centre = {h for h in hexes(C.sections[1]) if int(h[2:]) >= 41 and int(h[:2]) <= 21}
    assert hexes(C.egypt & C.sections[1]) == centre


COAST = """
1600 1601 1702 1803 1804 1904 2005 2205 2304 2404 2405 2504 2604 2703 2804 2904 3005 3105 3106 3207 3208 3308 3309 3319
3410 3411 3412 3417 3418 3512 3513 3514 3515
2042 2043 2044 2045 2046 2052 2053 2054 2141 2146 2147 2148 2149 2150 2151 2341 2441 2540 2634 2635 2636 2638 2639 2640
2730 2731 2732 2733 2736 2737 2823 2829 2830 2922 2923 2924 2925 2926 2927 3022 3121
1570 1571 1572 1573 1669 1670 1674 1675 1764 1765 1766 1767 1775 1776 1861 1862 1863 1864 1877 1878 1959 1960 1977 2056
2057 2058 2059
"""
"""Land hexes in which the real coastline leaves any sea."""


def test_coastal_hexes_are_those_with_sea_in_them() -> None:
    assert hexes(C.coast) == set(COAST.split())


def test_sea_and_the_qattara_depression_are_closed() -> None:
    assert {MAP.terrain[i] for i in range(MAP.open, len(MAP.ids))} == {"sea", "depression"}
    assert not {MAP.terrain[i] for i in range(MAP.open)} & {"sea", "depression"}
    qattara = {h for h in MAP.ids if terrain(h) == "depression"}
    assert qattara == {f"{row}{column}" for row in (10, 11) for column in range(56, 79)}, "East rows up to 11"


def test_every_open_hex_can_be_reached_from_alexandria() -> None:
    on_foot, on_wheels = ([mask_of([b for b, _ in of]) for of in table] for table in (GROUND.on_foot, GROUND.on_wheels))
    assert flood(at("1877"), on_foot, EVERYWHERE) == EVERYWHERE
    far = hexes(EVERYWHERE & ~flood(at("1877"), on_wheels, EVERYWHERE))
    assert {terrain(h) for h in far} <= {"marsh", "mountain"}, "by tanks all but that"


# Ground.

LEDGER_GROUND = {
    "rough": "1849 1850 1948 2050 1944 2728 2730 2628 2528 2428 2328 2229 2130 2926 2927",
    "marsh": "1502 1503 1403 1270 1271 1272 1273",
    "mountain": "3211 3212 3213 3214 3215 3216 3313 3314 3315 3316",
}
LEDGER_SIDES = {
    "ridge": "2429|2528 2429|2529 2430|2529 2430|2530 2728|2829 2728|2729 2432|2532 2433|2533",
    "escarpment": """1646|1746 1746|1747 1746|1847 1846|1847 1945|1946
                     1942|2042 1942|2043 1943|2043 1943|2044 1944|2044""",
}


@pytest.mark.parametrize("kind", LEDGER_GROUND)
def test_the_ground_the_rulebook_needs(kind: str) -> None:
    assert {h: terrain(h) for h in LEDGER_GROUND[kind].split() if terrain(h) != kind} == {}


@pytest.mark.parametrize("kind", LEDGER_SIDES)
def test_the_hexsides_the_rulebook_needs(kind: str) -> None:
    expected = [pair.split("|") for pair in LEDGER_SIDES[kind].split()]
    assert [pair for pair in expected if kind not in between(*pair)] == []


def test_no_ground_lies_where_the_chart_forbids_it() -> None:
    centre = [MAP.ids[i] for i in places_of(C.sections[1]) if MAP.terrain[i] == "mountain"]
    assert centre == [], "the chart has no cost for mountains on the Centre section"
    assert not mask(*(h for h in hexes(EVERYWHERE) if terrain(h) in ("mountain", "marsh"))) & C.forts


def test_most_of_the_map_is_open_desert() -> None:
    found = Counter(MAP.terrain[i] for i in range(MAP.open))
    assert 0.05 <= 1 - found["desert"] / MAP.open <= 0.08


def test_the_camps_of_sidi_barrani_have_rough_between_them() -> None:
    around = {MAP.ids[b] for b in MAP.board.neighbours[at("1949")]}
    assert {h for h in around if terrain(h) == "rough"} == {"1849", "1850", "1948", "2050"}
    assert not on_track("1949", "1849") and not on_track("1949", "1948"), "no way gives a zone of control there"
    assert not zone("1949", "1848", "2149", "2150") & {"1849", "1850", "1948"}, "the gap: no zone reaches into rough"


def test_ways_cross_no_escarpment_unless_they_lead_over_it() -> None:
    for pair, sides in MAP.sides.items():
        if prohibited(sides) and GROUND.track[pair[0]] >> pair[1] & 1:
            assert GROUND.overland[pair[0]] >> pair[1] & 1, "a way across stays usable"


def test_halfaya_is_the_way_down() -> None:
    assert on_way("road", "2141", "2042"), "the coast road stays open"
    assert not prohibited(between("2041", "2042")), "the pass stays open"


def test_2129_is_open() -> None:
    assert terrain("2129") == "desert", "two brigades isolate Sirte in 2030"


# Ways.

WAYS = {
    "R1 coast road, West": (
        "road",
        """1600 1601 1602 1702 1703 1804 1805 1905 2005 2105 2205 2305 2405 2505 2605 2704 2805 2904 2905 3006 3007
        3107 3108 3209 3210 3310 3311 3312 3413 3414 3415 3416 3417 3418 3318 3219 3119 3020""",
    ),
    "R2 coast road, Centre west": ("road", "3021 2921 2922 2823 2824 2825 2826 2827 2828 2829 2830"),
    "R3 coast road, Centre east": (
        "road",
        """2830 2730 2731 2632 2633 2634 2635 2535 2536 2537 2538 2439 2339 2240 2140 2141 2042 2043 2044 2045 2046
        2047 2048 2049 2149 2150 2151 2052 2053 2054""",
    ),
    "R4 Bardia loop": ("road", "2439 2440 2441 2341 2340 2240"),
    "R5 Tobruk inner road": ("road", "2830 2729"),
    "R7 Tobruk to the ridge of El Adem": ("road", "2729 2629 2528"),
    "R6 coast road, East": (
        "road",
        """1956 1957 1958 1959 1960 1861 1862 1762 1763 1764 1765 1766 1667 1668 1669 1670 1570 1571 1572 1573 1574
        1675 1775 1776 1877""",
    ),
    "T1 Trigh Capuzzo": (
        "trail",
        """2140 2240 2239 2338 2337 2437 2436 2435 2434 2433 2432 2431 2430 2429 2428 2427 2426 2425 2324 2323 2322
        2321 2421 2521 2621""",
    ),
    "T2 Trigh el Abd": (
        "trail",
        """1842 1841 1840 1839 1838 1837 1836 1935 1934 1933 1932 1931 2031 2030 2029 2028 2127 2126 2125 2124 2123
        2023 2022 1921""",
    ),
    "T3 Capuzzo-Sidi Omar": ("trail", "2140 2040 1940 1939 1839"),
    "T4 El Adem-Bir el Gubi": ("trail", "2429 2329 2230 2130 2031"),
    "T5 Bir Hacheim-Gazala": ("trail", "2125 2226 2325 2426 2526 2627 2727 2827"),
    "T6 El Adem-coast": ("trail", "2429 2528 2628 2728 2828"),
    "T7 frontier south desert track": (
        "trail",
        "2052 1951 1851 1750 1650 1649 1648 1647 1646 1645 1544 1543 1542 1541 1540 1440 1439 1338",
    ),
    "T8 Siwa track east": ("trail", "1648 1649 1549 1550 1551 1552 1453 1454"),
    "T9 Agedabia-Msus-Mechili": (
        "trail",
        "1905 2006 2105 2206 2306 2307 2408 2409 2509 2510 2611 2612 2712 2713 2814 2815 2915 2916",
    ),
    "T10 Mechili-Derna": ("trail", "2916 3017 3117 3218 3318 3418"),
    "T11 Mechili-Centre": ("trail", "2916 2917 2918 2819 2820"),
    "T12 Msus-Bengasi": ("trail", "2509 2609 2608 2707 2706 2806 2805 2904"),
    "T13 Barce-Mechili": ("trail", "3209 3210 3110 3111 3112 3013 3014 3015 2915 2916"),
    "T14 Matruh south track": ("trail", "1960 1860 1760 1660 1560 1559 1459 1458 1357 1356"),
    "T15 Alamein-Qattara track": ("trail", "1571 1471 1371 1372 1373 1374 1375 1376"),
    "T16 Cairo-Alexandria": ("trail", "1376 1477 1576 1677 1776 1877"),
    "T17 Trigh el Abd, West": ("trail", "2509 2510 2511 2512 2513 2514 2515 2416 2417 2418 2318 2319"),
    "T18 Sofafi-Sidi Omar": ("trail", "1646 1745 1744 1743 1742 1842"),
    "T19 El Tamimi-south": ("trail", "2921 2821 2721 2621"),
    "bypass": ("bypass", "2828 2728 2629 2630 2631 2632"),
}
RAIL_EAST = """1877 1776 1775 1675 1574 1573 1572 1571 1570 1569 1669 1668 1667 1666 1765 1764 1763 1762 1862 1861 1960
1959 1958 1957 1956"""
RAIL_CENTRE = """1954 1953 1853 1852 1751 1750 1749 1649 1648 1647 1546 1545 1645 1644 1743 1742 1842 1841 1840 1939
1938 2038 2137 2238 2337 2336 2436 2435 2534 2533 2532 2632 2631 2731 2730 2830"""


@pytest.mark.parametrize("name", WAYS)
def test_ways_as_listed(name: str) -> None:
    kind, way = WAYS[name]
    steps = list(pairwise(way.split()))
    assert all(touch(a, b) for a, b in steps), "consecutive hexes touch"
    assert on_way(kind, *way.split())


def test_there_are_no_other_ways() -> None:
    expected: dict[str, set[frozenset[str]]] = {"rail": set(), "road": set(), "trail": set(), "bypass": set()}
    for kind, way in [*WAYS.values(), ("rail", RAIL_EAST), ("rail", RAIL_CENTRE)]:
        expected[kind] |= {frozenset(pair) for pair in pairwise(way.split())}
    for kind, pairs in CROSSINGS.items():
        expected[kind] |= {frozenset(pair) for pair in pairs}
    assert {k: {frozenset((MAP.ids[a], MAP.ids[b])) for a, b in of} for k, of in MAP.ways.items()} == expected


def test_the_railway_runs_from_alexandria_to_tobruk_through_all_railheads() -> None:
    assert [MAP.ids[i] for i in C.railway] == [*RAIL_EAST.split(), *RAIL_CENTRE.split()]
    assert all(b in MAP.board.neighbours[a] for a, b in pairwise(C.railway))
    railheads = [DATA.load(name).setup.railhead for name in SCENARIOS]
    assert railheads == ["1960", "1957", "1546", "2337"]
    places = [C.railway.index(at(number)) for number in railheads]
    assert places == sorted(places), "each further west"
    assert MAP.ids[C.railway[-1]] == "2830"


def test_the_railway_west_of_1957() -> None:
    first = C.railway.index(at("1957"))
    assert [MAP.ids[i] for i in C.railway[first + 1 : first + 6]] == ["1956", "1954", "1953", "1853", "1852"]


def test_what_the_ways_join() -> None:
    coast = "2052 2151 2150 2149 2049 2048 2047 2046 2045 2044 2043 2042 2141 2140 2240 2339 2439 2538 2537 2536 2535"
    assert on_way("road", *coast.split()), "2052, Sidi Barrani, Buqbuq, Halfaya, Sollum"
    assert on_way("road", "2439", "2440", "2441"), "and Bardia"
    assert on_way("road", "2829", "2828"), "passing beside 2728"
    assert "2728" in {MAP.ids[b] for b in MAP.board.neighbours[at("2828")]}
    crossroads = [b for b in MAP.board.neighbours[at("2921")] if GROUND.track[at("2921")] >> b & 1]
    assert len(crossroads) >= 3, "El Tamimi is a crossroads"
    assert line(at("2436"), at("2429"), GROUND.track, EVERYWHERE) is not None
    assert on_track("2031", "2030", "2029"), "the southern trail through 2030"
    assert GROUND.track[at("1933")], "Gabr Salah lies on a trail"


# The moves of the example, with what each costs. Enemies stand where the story has them at the time.

SET_UP = "1647 1848 1949 2150 2436 2045 2140 2141 2149 2441"
AFTER_THE_ATTACKS = "2045 1848 2149 2150 2140 2141 2441 2436"
FIRST_LINE = "2729 2730 2429 2030"
SECOND_LINE = "2728 2823 2723 2523 2324 2030"
TANKS, FEET = True, False


@pytest.mark.parametrize(
    ("unit", "start", "goal", "points", "enemies", "blocked", "wheels"),
    [
        ("5/4 and 7/4, 7 points", "1550", "1849", 4, SET_UP, "", FEET),
        ("5/4 and 7/4, 7 points, through the rough gap", "1550", "1948", 6, SET_UP, "", FEET),
        ("16/70, 6 points", "1550", "1850", 3.5, SET_UP, "", FEET),
        ("11/4, 7 points", "1959", "1950", 3.75, SET_UP, "", FEET),
        ("Coldstream", "2051", "2050", 2, SET_UP, "", FEET),
        ("7 Armoured, 8 points", "1650", "1648", 1, SET_UP, "", TANKS),
        ("7 Armoured, 8 points", "1650", "1547", 2.5, SET_UP, "", TANKS),
        ("7 Armoured, 8 points", "1650", "1546", 4.5, SET_UP, "", TANKS),
        ("7 Armoured, 8 points", "1650", "1646", 6.5, SET_UP, "", TANKS),
        ("Selby, 8 points", "1951", "1648", 2.5, SET_UP, "", FEET),
        ("7 Armoured, 8 points", "1647", "2042", 5, AFTER_THE_ATTACKS, "1839", TANKS),
        ("4 Indian, 7 points", "1849", "1742", 5.5, AFTER_THE_ATTACKS, "1839", FEET),
        ("16/70, 6 points", "1850", "1742", 5.5, AFTER_THE_ATTACKS, "1839", FEET),
        ("Sirte, half of 4", "2436", "2432", 2, "", "", FEET),
        ("Sirte, 4 points", "2432", "2030", 4, "", "", FEET),
        ("Marmarica, 4 points", "2140", "2729", 3.75, "", "", FEET),
        ("23 Marzo, half of 4", "2441", "2634", 2, "", "", FEET),
        ("23 Marzo, 4 points", "2634", "2429", 2.5, "", "", FEET),
        ("28 Ottobre, half of 4", "2140", "2635", 2, "", "", FEET),
        ("28 Ottobre, 4 points", "2635", "2730", 1.25, "", "", FEET),
        ("Cirene out of supply, 2 points", "2045", "1845", 2, "2042 1842 1742 1644 1646 1849 1950", "", FEET),
        ("4/7, 8 points", "2042", "2630", 6.25, FIRST_LINE, "2830", TANKS),
        ("7/7, 8 points", "2531", "2829", 5.75, FIRST_LINE, "2830", TANKS),
        ("7SG, 8 points", "2531", "2829", 5.75, FIRST_LINE, "2830", FEET),
        ("Marmarica, 4 points: rough, by the road", "2729", "2728", 1.5, "2829 2830 2730", "", FEET),
        ("23 Marzo, 4 points", "2429", "2523", 4, "", "", FEET),
        ("Pavia, 4 points", "3418", "2823", 2.75, "", "", FEET),
        ("Sabratha, 4 points", "3418", "2723", 3.75, "", "", FEET),
        ("7/7, stopped at once", "2829", "2828", 0.25, SECOND_LINE, "2429", TANKS),
        ("4/7, 8 points", "2730", "2325", 7, SECOND_LINE, "2429", TANKS),
        ("7SG, 8 points", "2830", "2425", 7.25, SECOND_LINE, "2429", FEET),
        ("Selby, 8 points", "1929", "2323", 6.5, SECOND_LINE, "2429", FEET),
        ("infantry, 6 points", "2731", "2527", 5.25, SECOND_LINE, "2429", FEET),
        ("Coldstream", "2432", "2729", 3, SECOND_LINE, "2429", FEET),
        ("5/4", "2130", "2031", 0.5, SECOND_LINE, "2429", FEET),
        ("Pavia", "2823", "2921", 0.5, "", "", FEET),
        ("Sabratha, 4 points", "2723", "2719", 4, "", "", FEET),
        ("7/7, 8 points", "2722", "2620", 4, "2719 2921", "", TANKS),
    ],
)
def test_the_moves_of_the_example(
    unit: str, start: str, goal: str, points: float, enemies: str, blocked: str, wheels: bool
) -> None:
    assert cost(start, goal, enemies, wheels=wheels, blocked=blocked) == Fraction(points), unit


def test_4_7_through_bardia() -> None:
    legs = [cost("2042", "2441", FIRST_LINE, wheels=True), cost("2441", "2630", FIRST_LINE, wheels=True)]
    assert sum(leg for leg in legs if leg is not None) == 7, "7 of 8"


def test_sabratha_crosses_the_joint_step_by_step() -> None:
    assert [cost("2723", "2722"), cost("2722", "2721"), cost("2721", "2719")] == [1, 1, 2]
    prices = {MAP.ids[b]: price for b, price in GROUND.on_foot[at("2721")]}
    assert prices["2719"] == prices["2820"] == prices["2919"] == 2 * QUARTERS, "it could have entered there too"


def test_babini_gets_to_2324_by_extended_movement_only() -> None:
    found = cost("3418", "2324", wheels=True)
    assert found is not None and found > 6
    east = "3418 3318 3219 3119 3020 2921 2821 2721 2621 2521 2421 2321 2322 2323 2324"
    south = "3418 3318 3218 3117 3017 2916 2917 2918 2819 2820 2621 2521 2421 2321 2322 2323 2324"
    assert on_track(*east.split()) and on_track(*south.split())


@pytest.mark.parametrize(
    "way",
    [
        # 22 Guards, from Alexandria
        """1877 1776 1775 1675 1574 1573 1572 1571 1570 1670 1669 1668 1667 1766 1765 1764 1763 1762 1862 1861 1960
        1959 1958 1957 1956 2054 2053 2052""",
        # 11/4, past Gabr Salah
        "1842 1841 1840 1839 1838 1837 1836 1935 1934 1933",
        # 22 Guards, 7/4 and Coldstream to Sidi Rezegh
        """1744 1743 1742 1842 1841 1840 1839 1939 1940 2040 2140 2240 2239 2338 2337 2437 2436 2435 2434 2433
        2432""",
    ],
)
def test_the_extended_moves_of_the_example(way: str) -> None:
    assert on_track(*way.split())


# Zones of control: the checks that the ground was chosen for.


def test_cirene_retreats_without_loss() -> None:
    assert not zone("1646", "1747", "1847", "1648", "1547", "1546") & {"1746", "1846", "1945", "2045"}


def test_cirene_bars_the_trail() -> None:
    assert {"1744", "1745"} <= zone("1845")


def test_el_adem_does_not_reach_across_its_ridge() -> None:
    assert "2529" not in zone("2429"), "the ridges on its north side"
    assert not zone("2429", "2031") & {"2328", "2229"}, "nor does anyone reach the rough south of it"


def test_marmarica_in_2728_holds_the_coast_road() -> None:
    assert "2828" in zone("2728"), "7/7 is stopped there"
    assert not zone("2728") & {"2829", "2729", "2830"}, "in a fort it is in no zone"
    assert zone("2729") == zone("2829") == zone("2830") == zone("2441") == set(), "and has none out of it"


def test_marmarica_is_attacked_from_2828_freely_and_from_2729_across_a_ridge() -> None:
    assert not between("2828", "2728")
    assert between("2729", "2728") == {"ridge"}
    assert terrain("2728") == terrain("2730") == "rough", "28 Ottobre in 2730 defends 3+1"


def test_marmarica_retreats_to_2327() -> None:
    path = {"2628", "2528", "2428", "2327"}
    assert not zone("2828", "2729", "2527", "2430") & path
    assert {"2727", "2627"} <= zone("2828", "2527")


def test_sirte_in_2030_is_isolated_by_two() -> None:
    around = {MAP.ids[b] for b in MAP.board.neighbours[at("2030")]}
    assert around - {"2130", "1929"} <= zone("2130", "1929")
    assert "2130" not in zone("2030") or on_track("2030", "2130"), "rough: the brigade there may step straight to 2031"


# Supply: who has a line at set-up, and after the second chit of the example.


@cache
def sources(side: int) -> int:
    return mask_of(C.sources[side])


def supplied(c: DarkSands, side: int, friends: int, enemies: int, zones: int, built: int) -> int:
    """Hexes with a line of supply by land. `zones` is where the enemy has a zone of control."""
    free = EVERYWHERE & ~enemies
    track = list(GROUND.track)
    if side == ALLIED:
        track = [of | (c.rail_links[i] & built if built >> i & 1 else 0) for i, of in enumerate(track)]
    joined = 0
    for source in c.sources[side]:
        joined |= flood(source, track, free)
    open_ground = free & ~(zones & ~friends)
    found = sources(side)
    for place in range(MAP.open):
        ways = reach(OVERLAND, (place,), 8, closed=EVERYWHERE & ~(open_ground | 1 << place)).path
        if any(ways(track) for track in places_of(joined & open_ground & ~(1 << place))):
            found |= 1 << place
    return found


def exerts(c: DarkSands, unit: str) -> bool:
    return bool(c.exerting >> c.unit_ids.index(unit) & 1)


def without_supply(c: DarkSands) -> tuple[set[str], set[str]]:
    """The occupied hexes of both sides that have no line by land at set-up."""
    stacks = [{at(h): ids for h, ids in row.units.items()} for row in c.setups]
    held = [mask_of(list(of)) for of in stacks]
    reach_of = [zone_mask([h for h, ids in of.items() if any(exerts(c, u) for u in ids)]) for of in stacks]
    built = mask_of(c.railway[: c.railway.index(at(c.setup.railhead)) + 1])
    lacking = [
        held[side] & ~supplied(c, side, held[side], held[1 - side], reach_of[1 - side], built)
        for side in (ALLIED, AXIS)
    ]
    return hexes(lacking[ALLIED]), hexes(lacking[AXIS])


def zone_mask(places: list[int]) -> int:
    return mask_of([b for place in places for b in GROUND.zone[place]])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everyone_has_a_line_of_supply_at_set_up(scenario: str) -> None:
    allied, axis = without_supply(DATA.load(scenario))
    assert axis == set()
    assert allied == ({"2729", "2829", "2830"} if scenario == "crusader" else set()), "Tobruk by its port alone"


def test_five_divisions_are_cut_off_by_the_second_chit() -> None:
    british = mask("2042 1842 1840 1742 1644 1646 1849 1950 2050 2052")
    italian = mask("1848 2045 2149 2150 2140 2141 2441 2436")
    garrisons = mask("1839", "2830")
    built = mask_of(C.railway[: C.railway.index(at("1960")) + 1])
    axis = supplied(C, AXIS, italian | garrisons, british, zone_mask(list(places_of(british))), built)
    assert hexes(italian & ~axis) == {"1848", "2045", "2149", "2150"}
    allied = supplied(C, ALLIED, british, italian | garrisons, zone_mask(list(places_of(italian))), built)
    assert hexes(british & ~allied) == set(), "all British have one"


def test_sirte_has_no_line_in_2030() -> None:
    british, italian = mask("2130", "1929"), mask("2030")
    axis = supplied(C, AXIS, italian, british, zone_mask(list(places_of(british))), 0)
    assert not axis & italian
