"""The map of From Salerno to Rome: what the rulebook says about it, and what geography and the scenarios need."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.board.trace import flood
from sirocco.games.salerno_rome.components.terrain import MAJOR, MINOR, RIDGE, RIVER, Mover
from sirocco.mechanics.movement_costs import price_of
from tests.salerno_rome.italy import FOLDER, ITALY, MAP, TABLES, at, hexes, mask, terrain, touch

EVERYWHERE = (1 << MAP.open) - 1
MAP_1, MAP_2 = ITALY.maps
ROOT = Path(__file__).parents[2]
TRACK = Network(a | b for a, b in zip(MAP.along(MAJOR), MAP.along(MINOR), strict=True))
"""Where roads lead, by hex."""
SEAS = (1 << len(MAP.ids)) - 1 & ~EVERYWHERE


def hex_of(place: str) -> str:
    return ITALY.places[place].hex


def test_every_datum_has_a_basis() -> None:
    for name, table in TABLES.items():
        told = {(row, field) for row, field, _, _ in table.provenance()}
        missing = {(row, field) for row, data in table.rows.items() for field in data if field != "basis"} - told
        assert missing == set(), name


# Hexes.


def test_columns_and_rows() -> None:
    assert len(MAP.ids) == 61 * 64
    assert {(int(number[2:]), int(number[:2])) for number in MAP.ids} == set(MAP.at), "CCRR"


@pytest.mark.parametrize(
    ("number", "around"),
    [("2128", "2127 2129 2027 2028 2227 2228"), ("2230", "2229 2231 2130 2131 2330 2331")],
)
def test_columns_of_even_number_lie_half_a_hex_lower(number: str, around: str) -> None:
    assert {MAP.ids[b] for b in MAP.board.neighbours[at(number)]} == set(around.split())


def test_the_directions_of_the_scatter_diagram_lie_opposite_each_other() -> None:
    up, down = MAP.heading(at("2128"), at("2127")), MAP.heading(at("2128"), at("2129"))
    assert up is not None and down is not None and abs(up - down) == 3


def test_the_maps_meet_between_rows_31_and_32() -> None:
    assert all((int(number[2:]) >= 32) == bool(MAP_1 >> at(number) & 1) for number in hexes(EVERYWHERE))
    assert MAP_1 | MAP_2 == EVERYWHERE and not MAP_1 & MAP_2
    assert touch("2931", "2932"), "they are one map in play"


def test_the_file_of_hexes_is_what_the_tool_makes() -> None:
    tool = ROOT / "tools" / "salerno_hexes.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# Ground.


def test_how_much_there_is_of_each_ground() -> None:
    found = Counter(MAP.terrain)
    assert found["city"] == 16
    assert found["sea"] == len(MAP.ids) - MAP.open
    assert min(found["plain"], found["hill"], found["mountain"]) > 600


@pytest.mark.parametrize(
    ("number", "ground"),
    [
        ("4023", "hill"),
        ("4124", "hill"),
        ("1105", "city"),
        ("1643", "city"),
        ("2128", "city"),
        ("0101", "sea"),
        ("6164", "sea"),
        ("2101", "mountain"),
        ("1701", "hill"),
        ("1429", "sea"),
        ("0414", "plain"),
        ("5651", "sea"),
        ("5751", "hill"),
        ("2131", "mountain"),
    ],
)
def test_single_hexes(number: str, ground: str) -> None:
    assert terrain(number) == ground


def test_two_seas_and_one_land() -> None:
    adjacent = MAP.board.adjacent
    tyrrhenian, adriatic = flood(at("0101"), adjacent, SEAS), flood(at("6101"), adjacent, SEAS)
    assert tyrrhenian | adriatic == SEAS and not tyrrhenian & adriatic
    assert flood(at("1005"), adjacent, EVERYWHERE) == EVERYWHERE
    assert not ITALY.tyrrhenian & ITALY.adriatic
    assert mask("0414 1543 1952 1858") & ~ITALY.tyrrhenian == 0
    assert mask("4417 4521 4633 5250 5259") & ~ITALY.adriatic == 0


def test_everybody_on_foot_gets_everywhere_in_any_weather_but_across_rivers() -> None:
    for mover in (Mover.FOOT, Mover.MOUNTAIN_TROOPS):
        for bad in (False, True):
            network = [mask_of([b for b, _ in of]) for of in ITALY.costs.tables[mover, bad]]
            assert flood(at("1005"), network, EVERYWHERE) == EVERYWHERE


def test_ships_stand_within_three_hexes_of_the_coast() -> None:
    assert ITALY.waters and not ITALY.waters & EVERYWHERE
    coast = ITALY.tyrrhenian | ITALY.adriatic
    for place in places_of(SEAS):
        near = any(MAP.grid.distance(MAP.at[place], MAP.at[shore]) <= 3 for shore in places_of(coast))
        assert near == bool(ITALY.waters >> place & 1), MAP.ids[place]


# Places.

ON_MAP_1 = """
Termoli Petacciato Montecilfone Guglionesi Larino S-Elia-a-Pianisi Casacalenda Campobasso Vinchiaturo Jelsi S-Giuliano
Bojano Faicchio Mondragone Sessa-Aurunca Teano Vairano Vitulazio Cancello-Arnone Amorosi Caiazzo Piedimonte Dragoni
Montesarchio Caserta Benevento Nola Napoli Pozzuoli Capodichino Pomigliano Castel-Volturno Villa-Literno Capua
Grazzanise Aversa Acerra Serracapriola Foggia Amendola Castelnuovo-della-Daunia Volturara Lucera Cerignola San-Severo
Manfredonia Vieste Salerno Nocera-Inferiore Eboli Avellino Teora Lioni Battipaglia Montecorvino Paestum Altavilla
Agropoli Maiori Vietri Sorrento Castellammare Torre-Annunziata Contursi Polla Potenza Melfi Ariano-Irpino Bovino Troia
Ascoli-Satriano Canosa Barletta
"""
PORTS = """
Anzio Gaeta Pescara Ortona Giulianova Termoli Napoli Pozzuoli Manfredonia Salerno Castellammare Barletta
"""


def test_which_places_lie_on_which_map() -> None:
    on_map_1 = set(ON_MAP_1.split())
    assert on_map_1 == {name for name in ITALY.places if not ITALY.hexes_of(name) & ~MAP_1}
    assert not any(ITALY.hexes_of(name) & MAP_1 for name in ITALY.places if name not in on_map_1)
    assert len(ITALY.places) == 139


@pytest.mark.parametrize("name", ["Vasto", "Castiglione-Messer-Marino", "Capracotta", "Isernia", "Minturno", "Roma"])
def test_the_rulebook_puts_these_on_map_2(name: str) -> None:
    assert not ITALY.hexes_of(name) & ~MAP_2


def test_no_place_lies_in_the_sea_and_no_two_share_a_hex() -> None:
    taken = [number for row in ITALY.places.values() for number in row.hexes]
    assert len(taken) == len(set(taken))
    assert not any(terrain(number) == "sea" for number in taken)


def test_ports_lie_on_the_coast() -> None:
    assert not ITALY.ports & ~(ITALY.tyrrhenian | ITALY.adriatic)
    assert {name for name, row in ITALY.places.items() if row.port} == set(PORTS.split())


def test_airfields() -> None:
    assert ITALY.airfields[at(hex_of("Foggia"))] + ITALY.airfields[at(hex_of("Amendola"))] == 4
    assert sum(ITALY.airfields.values()) == 17


def test_cities() -> None:
    assert hexes(ITALY.hexes_of("Roma")) == {"1005", "1105", "1006"}
    assert hexes(ITALY.hexes_of("Napoli")) == {"1543", "1643"}
    assert touch("1005", "1105") and touch("1005", "1006") and touch("1543", "1643")
    named = mask_of([at(number) for row in ITALY.places.values() if row.kind == "city" for number in row.hexes])
    assert named == ITALY.cities


def test_the_box_of_bari() -> None:
    assert ITALY.boxes["Bari"].port and ITALY.boxes["Bari"].dots == 10


def test_places_lie_where_they_are_on_the_globe() -> None:
    """Within a hex or so: the ledger moved some so that two do not share a hex."""
    far = {}
    for name, row in ITALY.places.items():
        latitude, longitude = row.at
        x, y = (longitude - 14) * 83.4, (latitude - 41.5) * 111.2
        column = ((x + y) / 2**0.5 + 100) / 4.33 + 0.5
        line = (146.5 - (y - x) / 2**0.5) / 5 + 0.5
        own_row, own_column = MAP.at[at(row.hex)]
        shift = 0.5 if own_column % 2 == 0 else 0.0
        apart = (((column - own_column) * 4.33) ** 2 + ((line - own_row - shift) * 5) ** 2) ** 0.5
        if apart > 5:
            far[name] = round(apart, 1)
    assert far == {}


def test_the_first_depots_lie_on_beaches() -> None:
    """The set-up of the campaign puts them near Salerno and at Paestum."""
    for number in ("2053", "1858"):
        assert terrain(number) == "plain" and ITALY.tyrrhenian >> at(number) & 1
        assert MAP.near(at(number), 1) & ITALY.road
        assert any(MAP.distance(at(number), place) <= 4 for place in places_of(ITALY.waters)), "ships can cover it"


# Fortified lines.


def test_the_gustav_line_runs_from_sea_to_sea() -> None:
    line = [MAP.ids[place] for place in ITALY.gustav_line]
    assert all(touch(a, b) for a, b in pairwise(line))
    assert ITALY.tyrrhenian >> ITALY.gustav_line[0] & 1 and ITALY.adriatic >> ITALY.gustav_line[-1] & 1
    north = flood(at("1005"), MAP.board.adjacent, EVERYWHERE & ~ITALY.gustav)
    assert not north & MAP_1, "nobody passes around it"


def test_casoli_castel_di_sangro_and_cassino_are_on_the_gustav_line() -> None:
    for place in ("Casoli", "Castel-di-Sangro", "Cassino"):
        assert not ITALY.hexes_of(place) & ~ITALY.gustav
    assert not ITALY.gustav & MAP_1


def test_gustav_hexes_of_the_ortona_scenario() -> None:
    assert hexes(ITALY.gustav_between("3026", "3923")) == hexes(mask("3126 3226 3225 3325 3424 3524 3624 3724 3823"))
    sangro = {MAP.ids[a] for a, _ in ITALY.rivers["Sangro"]} | {MAP.ids[a] for a, _ in ITALY.rivers["Aventino"]}
    assert {"4023", "4124"} <= hexes(ITALY.gustav_between("3923", "4423"))
    assert {"4023", "4124"} <= sangro, "both hills stand above the river"


def test_three_bernhardt_hexes_bar_the_way_to_cassino() -> None:
    assert hexes(ITALY.bernhardt) == {"2131", "2230", "2330"}
    assert hex_of("Mignano") == "2230" and hex_of("San-Pietro-Infine") == "2330"
    assert not ITALY.bernhardt & ITALY.gustav


# Roads.


def test_all_roads_are_one_network() -> None:
    assert flood(at("1005"), TRACK, EVERYWHERE) == ITALY.road


def test_every_city_and_village_lies_on_a_road() -> None:
    away = {
        name for name, row in ITALY.places.items() if row.kind != "airfield" and not ITALY.hexes_of(name) & ITALY.road
    }
    assert away == set()


def test_roads_keep_to_the_land_and_are_no_longer_than_they_must() -> None:
    assert all(a < MAP.open and b < MAP.open for kind in (MAJOR, MINOR) for a, b in MAP.ways[kind])
    geography = tomllib.loads((FOLDER / "geography.toml").read_text(encoding="utf-8"))
    for name, road in geography["road"].items():
        stops = [at(ITALY.places[stop].hex if stop in ITALY.places else stop) for stop in road["through"].split()]
        way = TABLES["way"].rows[name]["way"].split()
        assert len(way) - 1 == sum(MAP.distance(a, b) for a, b in pairwise(stops)), name
        assert (way[0], way[-1]) == (MAP.ids[stops[0]], MAP.ids[stops[-1]])


@pytest.mark.parametrize(
    ("kind", "numbers"),
    [
        (MAJOR, "1001 1002 1003 1004 1005"),
        (MAJOR, "2402 2401"),
        (MAJOR, "4759 4760"),
        (MINOR, "3923 3922"),
        (MAJOR, "3320 3319 3318 3317"),
    ],
)
def test_pieces_of_road(kind: str, numbers: str) -> None:
    assert all((at(a), at(b)) in MAP.ways[kind] for a, b in pairwise(numbers.split()))


def test_the_border_of_the_ortona_scenario_is_a_road() -> None:
    """Isernia, Castel di Sangro, Roccaraso, Sulmona, Molina Aterno."""
    for start, end in pairwise(["Isernia", "Castel-di-Sangro", "Roccaraso", "Sulmona", "Molina-Aterno"]):
        assert flood(at(hex_of(start)), TRACK, ITALY.road) >> at(hex_of(end)) & 1
        steps = MAP.distance(at(hex_of(start)), at(hex_of(end)))
        reached = 1 << at(hex_of(start))
        for _ in range(steps):
            reached |= TRACK.around(reached)
        assert reached >> at(hex_of(end)) & 1, f"{start} to {end} by the shortest way"


def test_terminals_lie_on_edges_and_on_major_roads() -> None:
    axis, eighth, others = (MAP.features[name] for name in ("terminals-axis", "terminals-eighth-army", "south-exits"))
    assert hexes(axis) == {"1001", "2401", "3101", "4601"} and hexes(eighth) == {"3264", "4764", "5264"}
    major = mask_of(list({a for a, _ in MAP.ways[MAJOR]}))
    assert not (axis | eighth) & ~major and not others & ~ITALY.road
    north, south = (mask_of([i for i in places_of(ITALY.road) if MAP.at[i][0] == row]) for row in (1, 64))
    assert north == axis, "every road of the north edge is a terminal"
    assert south == eighth | others | mask("3164"), "the road to Potenza passes 3164 and does not leave there"


def test_four_major_roads_lead_from_map_1_to_map_2() -> None:
    assert hexes(ITALY.roads_into(MAP_1, MAP_2, MAJOR)) == {"1732", "2232", "2932", "4532"}


def test_roads_of_the_lower_edge_of_map_2() -> None:
    assert hexes(ITALY.roads_into(MAP_2, MAP_1)) == {"1631", "2231", "2931", "4431"}


# Rivers, bridges, ridges.


def test_rivers_flow_between_land_in_one_piece() -> None:
    for name, sides in ITALY.rivers.items():
        corners: dict[tuple[float, float], set[int]] = {}
        chain = sorted(pair for pair in sides if pair[0] < pair[1])
        for number, (a, b) in enumerate(chain):
            assert a < MAP.open and b < MAP.open
            heading = MAP.heading(a, b)
            assert heading is not None
            own = MAP.grid.corners(MAP.at[a])
            for x, y in (own[heading], own[(heading + 1) % 6]):
                corners.setdefault((round(x, 6), round(y, 6)), set()).add(number)
        ends = [corner for corner, of in corners.items() if len(of) == 1]
        assert len(ends) == 2 and max(map(len, corners.values())) == 2, name


REACHING_THE_SEA = """
Volturno-lower Liri-Garigliano Sangro Moro Foro Trigno Biferno Fortore Candelaro Ofanto Aterno-Pescara Vomano Tiber Sele
"""


@pytest.mark.parametrize("name", REACHING_THE_SEA.split())
def test_rivers_reach_the_sea(name: str) -> None:
    coast = ITALY.tyrrhenian | ITALY.adriatic
    seaward = [
        (a, b)
        for a, b in ITALY.rivers[name]
        if (coast >> a & coast >> b & 1) and MAP.board.adjacent[a] & MAP.board.adjacent[b] & SEAS
    ]
    assert seaward, "its last side ends at a hex of the sea"


def corners(name: str) -> set[tuple[float, float]]:
    """The corners along a river."""
    found = set()
    for a, b in ITALY.rivers[name]:
        heading = MAP.heading(a, b)
        assert heading is not None
        around = MAP.grid.corners(MAP.at[a])
        found |= {(round(x, 6), round(y, 6)) for x, y in (around[heading], around[(heading + 1) % 6])}
    return found


@pytest.mark.parametrize(
    ("tributary", "river"),
    [
        ("Volturno", "Volturno-lower"),
        ("Calore-Irpino", "Volturno-lower"),
        ("Rapido-Gari", "Liri-Garigliano"),
        ("Sacco", "Liri-Garigliano"),
        ("Aventino", "Sangro"),
        ("Aniene", "Tiber"),
        ("Calore-Lucano", "Sele"),
        ("Tanagro", "Sele"),
    ],
)
def test_tributaries_meet_their_rivers(tributary: str, river: str) -> None:
    assert corners(tributary) & corners(river)


def test_there_is_a_bridge_wherever_a_road_crosses_a_river() -> None:
    for a, b in MAP.ways[MAJOR] | MAP.ways[MINOR]:
        assert ((a, b) in ITALY.bridges) == (RIVER in MAP.sides.get((a, b), ()))
    assert len(ITALY.bridges) == 2 * 71


def test_the_bridges_of_rome_stand_for_ever() -> None:
    assert ITALY.lasting_bridges < ITALY.bridges
    assert (at("1005"), at("1105")) in ITALY.lasting_bridges, "the Tiber flows through Rome"


def test_the_sangro_has_bridges() -> None:
    assert any(pair in ITALY.bridges for pair in ITALY.rivers["Sangro"])


def test_ridges_lie_between_mountains() -> None:
    sides = {pair for pair, of in MAP.sides.items() if RIDGE in of}
    assert len(sides) > 100
    assert all(MAP.terrain[a] == MAP.terrain[b] == "mountain" for a, b in sides)


# Costs.


# Costs, in halves of a movement point.


def step(mover: Mover, bad: bool, start: str, end: str) -> int | None:
    return price_of(ITALY.costs.tables[mover, bad], at(start), at(end))


@pytest.mark.parametrize(
    ("start", "end", "foot", "armour", "mountain_troops", "why"),
    [
        ("0507", "0607", (2, 4), (2, 4), (2, 4), "plain"),
        ("3838", "3939", (4, 6), (4, 6), (4, 6), "hill"),
        ("2811", "2812", (6, 8), (None, None), (4, 6), "mountain"),
        ("0907", "1006", (2, 2), (2, 2), (2, 2), "city"),
        ("1001", "1002", (1, 1), (1, 1), (1, 1), "major road"),
        ("3125", "3224", (2, 2), (2, 2), (2, 2), "minor road through mountains"),
        ("1216", "1217", (8, 10), (None, None), (4, 6), "ridge between mountains"),
        ("2338", "2437", (6, None), (6, None), (6, None), "the Volturno, into plain"),
    ],
)
def test_costs(
    start: str,
    end: str,
    foot: tuple[int | None, int | None],
    armour: tuple[int | None, int | None],
    mountain_troops: tuple[int | None, int | None],
    why: str,
) -> None:
    expected = {Mover.FOOT: foot, Mover.ARMOUR: armour, Mover.MOUNTAIN_TROOPS: mountain_troops}
    found = {mover: (step(mover, False, start, end), step(mover, True, start, end)) for mover in Mover}
    assert found == expected, why


def test_what_bridges_change() -> None:
    a, b = min(pair for pair in ITALY.bridges if pair in MAP.ways[MAJOR] and pair not in ITALY.lasting_bridges)
    for bad in (False, True):
        assert price_of(ITALY.costs.tables[Mover.FOOT, bad], a, b) == 1, "by the road"
    entry = ITALY.chart.entry[MAP.terrain[b]]
    assert ITALY.costs.without_bridge[Mover.FOOT, False][a, b] == entry[False] + 4
    assert ITALY.costs.without_bridge[Mover.FOOT, True][a, b] is None
    assert ITALY.costs.with_bridge[Mover.FOOT, False][a, b] == entry[False] + 2
    assert ITALY.costs.with_bridge[Mover.FOOT, True][a, b] == entry[True] + 2


def test_stacking_limits() -> None:
    limits = {terrain(MAP.ids[i]): ITALY.stack[i] for i in range(MAP.open)}
    assert limits == {"plain": 10, "hill": 8, "mountain": 6, "city": 10}
