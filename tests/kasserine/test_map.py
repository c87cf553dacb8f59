"""The map of Kasserine: every fact that its reconstruction rests on."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from sirocco.board.graph import places_of
from sirocco.board.trace import flood
from sirocco.games.kasserine.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.kasserine.components.terrain import ROAD, SFAX_LINE, SOUSSE_LINE, TRACK, Mover
from tests.kasserine.tunisia import GAME, MAP, TABLES, TUNISIA, along, at, cheapest, hexes, mask, terrain, touch

EVERYWHERE = (1 << MAP.open) - 1
COSTS = TUNISIA.costs


def test_every_datum_has_a_basis() -> None:
    for name, table in TABLES.items():
        told = {(row, field) for row, field, _, _ in table.provenance()}
        missing = {(row, field) for row, data in table.rows.items() for field in data if field != "basis"} - told
        assert missing == set(), name


# Hexes and ground.

GRID = """
..hh.hhh..hhhh.....h.hhhhhhhh.h...~~~~
hhhhhhh...C......h.hhhhhhhM...h...~~~~
hh...h........h.hh..hMhhhhh.......~~~~
h......h.....h..hh...hM..h........~~~~
..h.....hh...h.hhhhh.M.hh.........~~~~
........h..hhhhhC..hhC.hh..........C~~
.h....hh..hhh.hh..hMhhhMM...........~.
.h...hh...hh...hhhh..hhMh.............
.hh.hhh...hhhh..hhh.hMC.M...C.........
..hhhh...CM.hhh.hhh.hhhhC.............
h.MMhhhhMhhhhMCh.hh..hhh..............
..h.hhhhMM...MhhhM....hhM.............
MhCh.h....hMhh.hMh..C.hhh.............
h.M.hhhh..hMMh.hM.....hhh.............
.....hhhMM...h.C......hh..............
.h..hM.hhhhC.h........hh..............
h.h.hhh.h..hMhh.......hh.h............
.h.h.h......h.h....h..Mhhh............
hhhhhh..C.....h....h..C.h.............
.............hh.....ChM...............
.......hh.hhhhh.......h...............
hh.....hMhMhhh...h....M.............C~
...hhhhh........hh...C.............~~~
h..h.h.hh.......hhh...Mh...........~~~
..h.....hh......h.hhhMhhh........~~~~~
.......hhMhC.h.hhMh.h..........~~~~~~~
MMMMhhhh..M.hMMhMh.h.........~~~~~~~~~
h.h.h............hh.h.......~~~~~~~~~~
"""
"""Row by row from the north: `.` plain, `h` first level, `M` second level, `C` city, `~` sea."""
MARKS = {"plain": ".", "mountain": "h", "peak": "M", "city": "C", "sea": "~"}


def test_columns_and_rows() -> None:
    assert len(MAP.ids) == 38 * 28
    assert {(int(number[2:]), int(number[:2])) for number in MAP.ids} == set(MAP.at), "CCRR"


@pytest.mark.parametrize(
    ("number", "around"),
    [("1115", "1114 1116 1014 1015 1214 1215"), ("2120", "2119 2121 2019 2020 2219 2220")],
)
def test_columns_of_even_number_lie_half_a_hex_lower(number: str, around: str) -> None:
    assert {MAP.ids[b] for b in MAP.board.neighbours[at(number)]} == set(around.split())


def test_rows_count_southwards() -> None:
    east, north = (
        MAP.grid.centre(MAP.at[at("1002")])[axis] - MAP.grid.centre(MAP.at[at("1001")])[axis] for axis in (0, 1)
    )
    assert east == 0 and north < 0


def test_the_ground_of_every_hex() -> None:
    for row, line in enumerate(GRID.split(), 1):
        for column, mark in enumerate(line, 1):
            number = f"{column:02}{row:02}"
            assert MARKS[terrain(number)] == mark, number


def test_how_much_there_is_of_each_ground() -> None:
    assert Counter(MAP.terrain) == {"plain": 651, "mountain": 285, "peak": 48, "city": 19, "sea": 61}
    assert MAP.open == 651 + 285 + 48 + 19


def test_nothing_is_above_the_plain_east_of_column_31() -> None:
    assert not any(MAP.at[place][1] > 31 for place in places_of(TUNISIA.mountains | TUNISIA.peaks))


def test_one_land_that_everybody_on_foot_can_cross() -> None:
    for mover in Mover:
        network = [sum(1 << b for b, _ in of) for of in COSTS.tables[mover, False, 0]]
        reached = flood(at("1216"), network, EVERYWHERE)
        assert reached == (EVERYWHERE & ~TUNISIA.peaks if mover is Mover.MOTORISED else EVERYWHERE), mover


# Places.

PLACES = [
    ("Tebessa", "0313", "city", ALLIED),
    ("Le-Kef", "1102", "city", ALLIED),
    ("Haidra", "0710", "village", None),
    ("Thala", "1010", "city", ALLIED),
    ("Bou-Chebka", "0716", "village", None),
    ("Kasserine", "1216", "city", ALLIED),
    ("Sbeitla", "1615", "city", ALLIED),
    ("Sbiba", "1511", "city", ALLIED),
    ("Feriana", "0919", "city", ALLIED),
    ("Gafsa", "1226", "city", None),
    ("Sidi-bou-Zid", "2120", "city", ALLIED),
    ("Faid", "2319", "city", AXIS),
    ("Maknassy", "2223", "city", None),
    ("Sened", "1825", "village", None),
    ("Sfax", "3722", "city", None),
    ("Sousse", "3606", "city", AXIS),
    ("Kairouan", "2909", "city", AXIS),
    ("Fondouk", "2510", "city", None),
    ("Pichon", "2309", "city", ALLIED),
    ("Hadjeb-el-Aioun", "2113", "city", ALLIED),
    ("Maktar", "1706", "city", ALLIED),
    ("Ousseltia", "2206", "city", ALLIED),
    ("El-Borma", "0524", "village", None),
]


@pytest.mark.parametrize(("name", "number", "kind", "owner"), PLACES)
def test_places(name: str, number: str, kind: str, owner: int | None) -> None:
    row = TUNISIA.places[name]
    assert (row.hex, row.kind) == (number, kind)
    assert terrain(number) == ("city" if kind == "city" else "plain")
    fixed = {MAP.ids[place]: GAME.side_of[unit] for unit, place in GAME.fixed}
    assert fixed.get(number) == owner


def test_the_map_has_these_places_and_no_other() -> None:
    assert list(TUNISIA.places) == [name for name, *_ in PLACES]
    assert hexes(TUNISIA.cities) == {number for _, number, kind, _ in PLACES if kind == "city"}


def test_every_place_lies_where_it_is() -> None:
    """By the fit of the grid to the country: 8 km a hex around 35.2 N 9.4 E."""
    for name, row in TUNISIA.places.items():
        column, line = int(row.hex[:2]), int(row.hex[2:])
        east = (column - 1) * 6.93 - 129.35
        north = 116.55 - (line - 1) * 8 - (4 if column % 2 == 0 else 0)
        away = ((row.at[1] - 9.4) * 90.97 - east) ** 2 + ((row.at[0] - 35.2) * 110.95 - north) ** 2
        far = {"Sidi-bou-Zid", "El-Borma"}
        assert (away**0.5 > 8) == (name in far), name


def test_fixed_supply_stands_in_every_city_north_of_the_sfax_line_but_fondouk() -> None:
    north = TUNISIA.cities & TUNISIA.north_of_sfax_line & ~mask("2510")
    assert {place for _, place in GAME.fixed} == set(places_of(north))


# Roads, tracks, railways.

ROADS = [
    "0313 0413 0514 0515 0615 0716 0717 0817 0818 0919",
    "0313 0412 0512 0511 0610 0710 0810 0910 1010 1009 1008 1007 1006 1106 1105 1104 1103 1102",
    "1010 1011 1112 1113 1114 1115 1215 1216",
    "0716 0816 0916 1016 1116 1216",
    "0919 1018 1118 1117 1216 1316 1416 1516 1615 1614 1613 1513 1512 1511 1510 1409 1408 1407 1307 1306 "
    "1205 1204 1203 1103 1102",
    "0919 0920 1020 1021 1022 1123 1124 1125 1225 1226",
    "1615 1715 1814 1914 2013 2113 2212 2312 2411 2511 2610 2710 2809 2909 3008 3108 3207 3308 3407 3507 3606",
    "1615 1716 1816 1917 2017 2118 2218 2319 2419 2519 2619 2720 2820 2920 3020 3121 3220 3321 3421 3522 3621 3722",
    "2510 2609 2710 2809 2909",
    "1226 1326 1426 1526 1625 1726 1825 1925 2024 2124 2223 2323 2423 2523 2623 2723 2822 2923 3022 3123 "
    "3222 3322 3422 3522 3622 3722",
    "1511 1510 1609 1608 1607 1707 1706 1806 1906 2006 2106 2206",
    "3606 3607 3608 3609 3610 3611 3612 3613 3614 3715 3716 3717 3718 3719 3720 3721 3722",
    "1706 1605 1505 1404 1403 1303 1202 1102",
    "0313 0213 0114",
    "1102 1101",
]
TRACKS = [
    "1010 1111 1210 1311 1410 1511",
    "2319 2219 2120",
    "2120 2020 1921 1922 1822 1723 1623 1524 1424 1425 1326 1226",
    "2223 2222 2122 2121 2120",
    "2510 2409 2309 2308 2207 2206",
    "2309 2310 2210 2211 2112 2113",
    "0524 0623 0622 0722 0721 0820 0819 0919",
    "0524 0624 0725 0825 0925 1025 1126 1226",
    "2113 2114 2115 2116 2117 2118 2119 2120",
    "2319 2419 2420 2421 2422 2323 2223",
]
SFAX, SOUSSE = (
    "0524 0624 0725 0825 0925 1025 1126 1226 1326 1426 1526 1625 1726 1825 1925 2024 2124 2223 2323 2423 "
    "2523 2623 2723 2822 2923 3022 3123 3222 3322 3422 3522 3622 3722",
    "0524 0623 0622 0722 0721 0820 0819 0919 1018 1118 1117 1216 1316 1416 1516 1615 1715 1814 1914 2013 "
    "2113 2212 2312 2411 2511 2610 2710 2809 2909 3008 3108 3207 3308 3407 3507 3606",
)


@pytest.mark.parametrize(
    ("kind", "chain"),
    [(ROAD, way) for way in ROADS] + [(TRACK, way) for way in TRACKS] + [(SFAX_LINE, SFAX), (SOUSSE_LINE, SOUSSE)],
)
def test_ways_are_linked_hex_by_hex(kind: str, chain: str) -> None:
    for one, other in pairwise(chain.split()):
        assert touch(one, other) and (at(one), at(other)) in MAP.ways[kind], (one, other)


@pytest.mark.parametrize(
    ("kind", "chains"), [(ROAD, ROADS), (TRACK, TRACKS), (SFAX_LINE, [SFAX]), (SOUSSE_LINE, [SOUSSE])]
)
def test_there_are_no_other_ways(kind: str, chains: list[str]) -> None:
    known = {frozenset(pair) for chain in chains for pair in pairwise(chain.split())}
    assert {frozenset((MAP.ids[a], MAP.ids[b])) for a, b in MAP.ways[kind]} == known


def test_no_way_leads_over_a_peak() -> None:
    for pairs in MAP.ways.values():
        assert not any(TUNISIA.peaks >> a & 1 for a, _ in pairs)


def test_all_roads_are_one_net_that_joins_every_city() -> None:
    links = [0] * MAP.open
    for kind in (ROAD, TRACK):
        for a, b in MAP.ways[kind]:
            links[a] |= 1 << b
    assert TUNISIA.cities & ~flood(at("1216"), links, EVERYWHERE) == 0


def test_a_hex_with_road_and_track_is_a_road_hex() -> None:
    both = mask("0919 1226 2423") & COSTS.roads
    assert not both & COSTS.tracks
    assert hexes(COSTS.tracks) & {"1010", "2319", "2120"} == set(), "and in a city the city counts"
    assert COSTS.tracks & mask("1111 1210 2219 2020 2409 0623") == mask("1111 1210 2219 2020 2409 0623")


def test_railways_do_not_change_costs() -> None:
    alone = mask("0524") & ~COSTS.roads
    assert alone and COSTS.tables[Mover.FOOT, False, 0][at("0424")]
    assert along(Mover.FOOT, "0523 0524") == 0.5, "a track leads there, too"
    rails = {a for kind in (SFAX_LINE, SOUSSE_LINE) for a, _ in MAP.ways[kind]}
    for place in rails - set(places_of(COSTS.roads | COSTS.tracks | TUNISIA.cities)):
        origin = next(a for a in MAP.board.neighbours[place] if a < MAP.open)
        assert dict(COSTS.tables[Mover.FOOT, False, 0][origin])[place] >= 2


# What is south of the railways.

LARGEST_ROW = """
05:24 06:23 07:22 08:20 09:19 10:18 11:18 12:16 13:16 14:16 15:16
16:15 17:15 18:14 19:14 20:13 21:13 22:12 23:12 24:11 25:11 26:10
27:10 28:09 29:09 30:08 31:08 32:07 33:08 34:07 35:07 36:06
"""
"""Of the Sousse line, by column."""


def test_what_is_south_of_the_sousse_line_follows_from_the_railway() -> None:
    line = {int(column): int(row) for column, row in (each.split(":") for each in LARGEST_ROW.split())}
    assert set(line) == set(range(5, 37))
    for place in range(MAP.open):
        row, column = MAP.at[place]
        limit = line[max(5, min(column, 36))]
        assert bool(TUNISIA.south_of_sousse_line >> place & 1) == (row > limit), MAP.ids[place]


def test_railway_hexes_lie_on_neither_side() -> None:
    sousse, sfax = mask(SOUSSE), mask(SFAX)
    assert not TUNISIA.south_of_sousse_line & sousse
    assert not (TUNISIA.south_of_sfax_line | TUNISIA.north_of_sfax_line) & sfax


@pytest.mark.parametrize(
    ("number", "south"),
    [
        ("1216", False),
        ("1217", True),
        ("2120", True),
        ("2319", True),
        ("1115", False),
        ("2510", False),
        ("2511", False),
        ("2512", True),
        ("0124", False),
        ("0125", True),
        ("3806", False),
        ("3807", True),
    ],
)
def test_single_hexes_of_the_south(number: str, south: bool) -> None:
    assert bool(TUNISIA.south_of_sousse_line >> at(number) & 1) == south


def test_the_railways_meet_at_el_borma() -> None:
    assert SFAX[:4] == SOUSSE[:4] == TUNISIA.places["El-Borma"].hex
    assert SFAX[-4:] == TUNISIA.places["Sfax"].hex and SOUSSE[-4:] == TUNISIA.places["Sousse"].hex


# Starts, entries, exits.


@pytest.mark.parametrize(
    ("start", "side", "number", "fixed", "supply"),
    [
        ("10Pz", AXIS, "2319", "Broich Arnim", "URF-10Pz"),
        ("21Pz", AXIS, "2223", "Hildebrandt", "URF-21Pz"),
        ("CCA", ALLIED, "2120", "", "URF-CCA"),
        ("CCB", ALLIED, "1022", "", "URF-CCB"),
        ("CCC", ALLIED, "1216", "Ward Anderson", "URF-CCC"),
        ("19Fr", ALLIED, "2309", "Welvert", "URF-19Fr"),
    ],
)
def test_start_points(start: str, side: int, number: str, fixed: str, supply: str) -> None:
    found = GAME.starts[GAME.start_ids.index(start)]
    assert found.side == side and found.hexes == (at(number),)
    assert hexes(found.zone) == {number, *(MAP.ids[b] for b in MAP.board.neighbours[at(number)])}
    assert {GAME.unit_ids[unit] for unit, _ in found.fixed} == {*fixed.split(), supply}
    assert {place for _, place in found.fixed} == {at(number)}


def test_start_points_have_room_for_those_who_begin_there() -> None:
    """Two in a hex; the Axis comes second and finds what the Allies left."""
    for start in GAME.starts:
        assert start.units.bit_count() <= GAME.limits.stack * start.zone.bit_count()
        if start.option is None:
            assert start.side == AXIS or not any(terrain(number) == "sea" for number in hexes(start.zone))


def test_faid_and_sidi_bou_zid_share_neighbours() -> None:
    faid, bou_zid = (GAME.starts[GAME.start_ids.index(name)].zone for name in ("10Pz", "CCA"))
    assert hexes(faid & bou_zid) == {"2219"}


@pytest.mark.parametrize("number", ["2318", "2320", "2324", "0922", "1122", "1317", "2209", "2408"])
def test_peaks_beside_start_points(number: str) -> None:
    """Only infantry on foot may be set up there."""
    assert terrain(number) == "peak"
    beside = [start for start in GAME.starts if start.zone >> at(number) & 1]
    assert beside, number
    assert COSTS.entering(Mover.MOTORISED, at(number)) is None and COSTS.entering(Mover.FOOT, at(number)) == 6


def test_exits_beyond_tebessa_and_le_kef() -> None:
    assert {name: MAP.ids[place] for name, place in TUNISIA.exits.items()} == {"Tebessa": "0114", "Le-Kef": "1101"}
    for place in TUNISIA.exits.values():
        assert TUNISIA.edge >> place & 1 and COSTS.roads >> place & 1
        assert all(COSTS.entering(mover, place) == 1 for mover in Mover), "leaving by the road costs a half"


def test_entries() -> None:
    named = {name: " ".join(MAP.ids[place] for place in places) for name, places in TUNISIA.entries.items()}
    assert named == {"Gafsa-south": "1128 1228 1328", "Maktar": "1706", "Le-Kef": "1102", "Tebessa": "0313"}
    assert mask("1128 1228 1328") & ~TUNISIA.edge == 0
    assert [COSTS.entering(Mover.MOTORISED, place) for place in TUNISIA.entries["Gafsa-south"]] == [2, 2, 2]
    assert COSTS.entering(Mover.FOOT, at("1706")) == 4, "a city"


def test_the_edge_is_where_a_hex_has_no_neighbour_on_one_side() -> None:
    at_the_rim = {i for i in range(MAP.open) if MAP.at[i][0] in (1, 28) or MAP.at[i][1] in (1, 38)}
    assert set(places_of(TUNISIA.edge)) == at_the_rim


# Passes and massifs.

PASSES = [
    ("Kasserine", "1115", "1015 1214", "1216", "1010", 5.0, 10.0),
    ("Faid", "2319", "2318 2320", "2519", "2118", 3.5, 8.5),
    ("Fondouk", "2510 2511", "2509 2512", "2710", "2212", 2.5, 9.5),
    ("Pichon", "2309", "2408 2209", "2510", "2207", 4.0, 8.0),
    ("Sbiba", "1511 1512", "1411 1412 1611 1612", "1614", "1409", 4.5, 8.5),
    ("Thala", "1010", "0911 1110", "1112", "1008", 3.5, 8.0),
    ("Bou-Chebka", "0716", "0616 0815", "0919", "0515", 3.0, 8.5),
    ("Maknassy", "2323", "2322 2324", "2523", "2124", 3.0, 7.5),
    ("Sened", "1825", "1824 1826", "2124", "1526", 3.0, 6.0),
    ("Sidi-Aich", "1022", "0922 1122", "1124", "0920", 2.5, 7.5),
    ("Gafsa", "1226 1327", "1127 1427", "1228", "1124", 4.5, 7.5),
    ("El-Guettar", "1428", "1427", "1228", "1628", 4.0, 11.5),
]


@pytest.mark.parametrize(("name", "pass_hexes", "ridge", "start", "goal", "open_", "closed"), PASSES)
def test_a_pass_is_the_cheap_way_through_its_ridge(
    name: str, pass_hexes: str, ridge: str, start: str, goal: str, open_: float, closed: float
) -> None:
    row = TUNISIA.passes[name]
    assert row.hexes.split() == pass_hexes.split() and row.ridge.split() == ridge.split()
    assert cheapest(Mover.MOTORISED, start, goal) == open_
    assert cheapest(Mover.MOTORISED, start, goal, closed=pass_hexes) == closed


def test_the_maizila_pass_has_no_road() -> None:
    row = TUNISIA.passes["Maizila"]
    assert (row.hexes, row.ridge) == ("2321", "2320 2322")
    assert terrain("2321") == "mountain" and not (COSTS.roads | COSTS.tracks) >> at("2321") & 1


def test_there_are_no_other_passes() -> None:
    assert set(TUNISIA.passes) == {name for name, *_ in PASSES} | {"Maizila"}


def test_the_ridge_beside_each_pass_touches_it() -> None:
    for name, row in TUNISIA.passes.items():
        for number in row.ridge.split():
            assert any(touch(number, gap) for gap in row.hexes.split()), (name, number)


MASSIFS = [
    ("western-dorsal", "0915 1015", "0815 0816 0916 0917 1016 1116"),
    ("western-dorsal", "1213 1214 1314", "1113 1114 1313 1414 1415"),
    ("western-dorsal", "1411 1412", "1413 1512"),
    ("western-dorsal", "1713 1714 1812", "1611 1612 1613 1614 1712 1813"),
    ("western-dorsal", "", "1608 1708 1709 1710 1808 1809 1810 1811 1908 1909 1910 1911"),
    ("western-dorsal", "2007", "1907 2005 2006 2106 2107"),
    ("western-dorsal", "2205", "1905 2204"),
    ("western-dorsal", "2203 2304", "2102 2103 2202 2303"),
    ("western-dorsal", "", "1405 1506 1507 1605 1606 1607 1705 1805"),
    ("frontier", "0616", "0516 0517 0615 0617 0618 0717"),
    ("frontier", "", "0612 0613 0614 0712 0714 0715 0814"),
    ("frontier", "0911 0912 1012", "0711 0811 0812 1011"),
    ("frontier", "0113 0314", "0114 0213 0413 0512 0514"),
    ("frontier", "0311 0411", "0209 0309 0310 0312 0410 0510 0511"),
    ("frontier", "", "0119 0218 0219 0319 0418 0419 0519 0619"),
    ("frontier", "", "0122 0222"),
    ("north-west", "1110", "1109 1111 1208 1209 1211 1309"),
    ("north-west", "", "0608 0609 0707 0708 0709 0807"),
    ("north-west", "", "1310 1311 1409 1410 1510"),
    ("centre", "1317", "1217 1318 1416 1417 1517 1518"),
    ("centre", "", "1420 1519 1520"),
    ("centre", "", "2018 2019"),
    ("centre", "", "1723 1724 1725 1822 1823 1824 1924"),
    ("eastern-dorsal", "2702", "2501 2601 2602 2603 2604 2701 2703 2801"),
    ("eastern-dorsal", "2407 2408 2507", "2307 2308 2405 2406 2505 2506 2508"),
    ("eastern-dorsal", "2509", ""),
    ("eastern-dorsal", "2209", "2109 2110 2208 2210 2211 2310 2311"),
    ("eastern-dorsal", "2512", "2312 2410 2411 2412 2513"),
    ("eastern-dorsal", "", "2313 2314 2413 2414 2415 2514"),
    ("eastern-dorsal", "2318", "2315 2316 2317 2416 2417 2418"),
    ("eastern-dorsal", "", "2518 2519 2617 2618"),
    ("eastern-dorsal", "2320", "2220"),
    ("eastern-dorsal", "2322", "2321"),
    ("south", "2324", "2424"),
    ("south", "2225", "2025 2125 2126 2325 2425 2525"),
    ("south", "1727 1826", "1626 1627 1726 1827 1925 1926"),
    ("south", "1427 1527", "1327 1426"),
    ("south", "", "1828 1928"),
    ("south", "0922 1122", "0821 0822 0823 0921 1022 1121 1221 1222 1321 1322 1421 1422 1521"),
    ("south", "1026 1127", "1126"),
    ("south", "", "0824 0826 0827 0924 0925 0926 1025"),
    ("south", "", "0423 0424 0523 0623 0624 0723"),
    ("south", "0127 0227 0327 0427", "0128 0328 0527 0528 0627 0727"),
]


def test_massifs() -> None:
    found = [
        (row.region, " ".join(row.peaks.split()), " ".join(row.slopes.split())) for row in TUNISIA.massifs.values()
    ]
    assert found == MASSIFS
    assert len({row.name for row in TUNISIA.massifs.values()}) == len(MASSIFS) == 43


def test_every_peak_and_most_mountains_have_a_name() -> None:
    peaks = " ".join(peaks for _, peaks, _ in MASSIFS)
    slopes = " ".join(slopes for _, _, slopes in MASSIFS)
    assert mask(peaks) == TUNISIA.peaks and len(peaks.split()) == 48
    assert mask(slopes) & ~TUNISIA.mountains == 0
    assert (TUNISIA.mountains & ~mask(slopes)).bit_count() == 285 - len(slopes.split()) == 66


# What steps cost.


@pytest.mark.parametrize(
    ("mover", "way", "points"),
    [
        (Mover.FOOT, "3009 3010", 1),
        (Mover.MOTORISED, "3009 3010", 1),
        (Mover.MOTORISED, "1615 1614 1613", 1),
        (Mover.FOOT, "1614 1615", 2),
        (Mover.SERVICE, "1614 1615", 2),
        (Mover.REDUCED, "1614 1615", 1),
        (Mover.FOOT, "1021 1122", 3),
        (Mover.SERVICE, "1021 1122", 3),
        (Mover.MOTORISED, "1021 1122", None),
        (Mover.REDUCED, "1021 1122", 1),
        (Mover.FOOT, "1021 1121", 2),
        (Mover.SERVICE, "1021 1121", 2),
        (Mover.MOTORISED, "1021 1121", 3),
        (Mover.MOTORISED, "1021 1022", 0.5),
        (Mover.REDUCED, "1021 1022", 0.5),
        (Mover.REDUCED, "0821 0822 0823", 2),
        (Mover.MOTORISED, "2721 2720", 0.5),
    ],
)
def test_costs(mover: Mover, way: str, points: float | None) -> None:
    assert along(mover, way) == points


def test_tracks_cost_a_half_and_one_in_turn() -> None:
    four, three = "2319 2419 2420 2421 2422", "2420 2421 2422 2423"
    assert along(Mover.FOOT, "2019 2020 1921 1922 1822") == along(Mover.FOOT, "2019 2020 1921 1922 1822", turn=1) == 3
    assert along(Mover.FOOT, "2019 2020 1921 1922") == 2 and along(Mover.FOOT, "2019 2020 1921 1922", turn=1) == 2.5
    assert along(Mover.FOOT, four) == 0.5 + 0.5 + 1 + 0.5, "2419 has a road"
    assert along(Mover.FOOT, three) == 0.5 + 1 + 0.5, "and so has 2423"


def test_a_city_keeps_its_cost_and_does_not_pass_the_track_on() -> None:
    """A-25."""
    assert along(Mover.FOOT, "2409 2309 2308 2207") == 2 + 0.5 + 1


def test_from_kasserine_to_thala() -> None:
    """T51: six halves and the city."""
    assert along(Mover.FOOT, "1216 1215 1115 1114 1113 1112 1011 1010") == 5
    assert cheapest(Mover.FOOT, "1216", "1010") == 5


def test_von_arnim_in_faid_commands_maknassy() -> None:
    """T52: at the set-up, counted as for a supply line."""
    assert along(Mover.FOOT, "2319 2419 2420 2421 2422 2323 2223") == 5 <= GAME.limits.command
    assert cheapest(Mover.FOOT, "2319", "2223") == 5


def test_who_must_follow_a_road_to_use_it() -> None:
    """Option `roadFollowOnly` (A-31)."""
    assert along(Mover.MOTORISED, "2719 2720", follow=True) == 1 and along(Mover.MOTORISED, "2719 2720") == 0.5
    assert along(Mover.MOTORISED, "2619 2720 2820", follow=True) == 1
    assert along(Mover.FOOT, "2020 1921 1922", follow=True) == 1.5
    assert along(Mover.FOOT, "1920 1921 1922", follow=True) == 1 + 0.5
    assert cheapest(Mover.FOOT, "1216", "1010", follow=True) == 5


@pytest.mark.parametrize("mover", list(Mover))
@pytest.mark.parametrize("follow", [False, True])
def test_the_search_and_the_march_agree(mover: Mover, follow: bool) -> None:
    """Both turns of the table to march by are in the search, with the turn that follows."""
    search = COSTS.search[mover, follow]
    for turn in range(COSTS.modes):
        table = COSTS.tables[mover, follow, turn]
        for origin in range(MAP.open):
            expected = {
                (place * COSTS.modes + (turn + COSTS.turns(origin, place, follow)) % COSTS.modes, price)
                for place, price in table[origin]
            }
            assert set(search[origin * COSTS.modes + turn]) == expected


def test_what_cover_is_worth() -> None:
    assert [COSTS.defence(at(number)) for number in ("3009", "1216", "1021", "1121", "1122")] == [1, 2, 1, 2, 2]
    assert [COSTS.cover(at(number)) for number in ("3009", "1216", "1021", "1121", "1122")] == [0, -1, 0, -1, -1]


def test_zones_reach_all_around_but_not_from_cities() -> None:
    assert GAME.zone_table[at("1216")] == ()
    assert {MAP.ids[b] for b in GAME.zone_table[at("1115")]} == {"1114", "1116", "1014", "1015", "1214", "1215"}
    assert "1216" in {MAP.ids[b] for b in GAME.zone_table[at("1215")]}, "into a city they do"
    assert GAME.contact[at("1216")] == MAP.board.adjacent[at("1216")] & EVERYWHERE


def test_sides() -> None:
    assert SIDES == ("allied", "axis") and GAME.scene.sets_up_first == "allied" and GAME.scene.moves_first == "axis"
