"""The counters of Kasserine: the order of battle as reconstructed, and what the rulebook says about them."""

from __future__ import annotations

from collections import Counter

import pytest

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.components.units import COMBAT, GUNS
from tests.kasserine.tunisia import GAME, MAP

ORDER_OF_BATTLE = """
10Pz/I-7 armour 5-3-6 3-2-6
10Pz/II-7 armour 5-3-6 3-2-6
10Pz/I-69 mechanised 1-2-6 1-1-6
10Pz/II-69 mechanised 1-2-6 1-1-6
10Pz/AA10 reconnaissance 1-1-8 0-1-8
10Pz/AR90 artillery 0-1-5 0-1-5
21Pz/I-5 armour 5-3-6 3-2-6
21Pz/II-5 armour 5-3-6 3-2-6
21Pz/I-104 mechanised 1-2-6 1-1-6
21Pz/II-104 mechanised 1-2-6 1-1-6
21Pz/AA580 reconnaissance 1-1-8 0-1-8
21Pz/AR155 artillery 0-1-5 0-1-5
15Pz/I-8 armour 5-3-6 3-2-6
15Pz/II-8 armour 5-3-6 3-2-6
15Pz/I-Afrika mechanised 1-2-6 1-1-6
15Pz/II-Afrika mechanised 1-2-6 1-1-6
15Pz/AA33 reconnaissance 1-1-8 0-1-8
15Pz/AR33 artillery 0-1-5 0-1-5
sPz501 armour 6-4-5 3-2-5
Centauro/XIV-31 armour 2-2-6 1-1-6
Centauro/Art artillery 0-1-5 0-1-5
Centauro/XIVBers infantry 1-2-5 1-1-5
Centauro/XXIIBers infantry 1-2-5 1-1-5
Centauro/XXIVBers infantry 1-2-5 1-1-5
Centauro/7Bers infantry 1-2-5 1-1-5
1US/3-1AR armour 4-3-6 2-2-6
1US/1-6AIR mechanised 1-2-6 1-1-6
1US/91AFA self-propelled 0-1-6 0-1-6
1US/81Recon reconnaissance 1-1-8 0-1-8
1US/2-13AR armour 4-3-6 2-2-6
1US/2-6AIR mechanised 1-2-6 1-1-6
1US/27AFA self-propelled 0-1-6 0-1-6
1US/2-1AR armour 4-3-6 2-2-6
1US/3-6AIR mechanised 1-2-6 1-1-6
1US/68AFA self-propelled 0-1-6 0-1-6
1US/17FA artillery 0-1-5 0-1-5
1US/701TD anti-tank 1-2-6 0-1-6
19Fr/I-3RTA infantry 1-2-4 0-1-4
19Fr/II-3RTA infantry 1-2-4 0-1-4
19Fr/I-7RTA infantry 1-2-4 0-1-4
19Fr/II-7RTA infantry 1-2-4 0-1-4
19Fr/67RAA artillery 0-1-5 0-1-5
34US/1-133 infantry 1-2-4 1-1-4
34US/3-133 infantry 1-2-4 1-1-4
34US/1-135 infantry 1-2-4 1-1-4
34US/2-135 infantry 1-2-4 1-1-4
34US/3-135 infantry 1-2-4 1-1-4
34US/3-168 infantry 1-2-4 1-1-4
34US/185FA artillery 0-1-5 0-1-5
9US/1-39 infantry 1-2-4 1-1-4
9US/2-39 infantry 1-2-4 1-1-4
9US/3-39 infantry 1-2-4 1-1-4
9US/1-47 infantry 1-2-4 1-1-4
9US/34FA artillery 0-1-5 0-1-5
9US/60FA artillery 0-1-5 0-1-5
9US/805TD anti-tank 1-2-6 0-1-6
9US/894TD anti-tank 1-2-6 0-1-6
6Br/17-21Lancers armour 3-3-6 2-1-6
6Br/2Lothians armour 3-3-6 2-1-6
6Br/10RB mechanised 1-2-6 1-1-6
6Br/2-5Leicesters infantry 1-2-4 1-1-4
6Br/152FdRA artillery 0-1-5 0-1-5
"""
"""Attack, defence, movement of the full and of the reduced face."""
UNITS = [line.split() for line in ORDER_OF_BATTLE.split("\n") if line]
NUMBER = {name: number for number, name in enumerate(GAME.unit_ids)}


def names(mask: int) -> set[str]:
    return {GAME.unit_ids[unit] for unit in places_of(mask)}


@pytest.mark.parametrize(("unit", "kind", "full", "reduced"), UNITS)
def test_every_unit(unit: str, kind: str, full: str, reduced: str) -> None:
    row = GAME.unit_rows[unit]
    attack, defence, movement = map(int, full.split("-"))
    assert (row.kind, row.full, row.movement) == (kind, (attack, defence), movement)
    attack, defence, movement = map(int, reduced.split("-"))
    assert (row.reduced, row.movement) == ((attack, defence), movement)


def test_there_are_no_others() -> None:
    optional = names(GAME.optional["infantry26th"])
    assert names(GAME.ucts) == {unit for unit, *_ in UNITS} | optional
    assert len(UNITS) == 62
    assert optional == {"26US/1-26", "26US/3-26"}
    for unit in optional:
        row = GAME.unit_rows[unit]
        assert (row.full, row.reduced, row.movement, row.formation) == ((1, 2), (1, 1), 4, None)


def test_totals() -> None:
    main = GAME.ucts & ~GAME.optional["infantry26th"]
    for side, units, points in ((AXIS, 25, 102), (ALLIED, 37, 110)):
        mine = places_of(main & GAME.side_mask[side])
        assert len(mine) == units
        assert sum(GAME.points(unit, False) for unit in mine) == points


@pytest.mark.parametrize(
    ("formation", "group", "units", "points"),
    [
        ("10Pz", None, 6, 25),
        ("21Pz", None, 6, 25),
        ("15Pz", None, 6, 25),
        (None, None, 1, 10),
        ("Centauro", None, 6, 17),
        ("1US", "A", 4, 13),
        ("1US", "B", 3, 11),
        ("1US", "C", 3, 11),
        ("1US", "reserve", 2, 4),
        ("19Fr", None, 5, 13),
        ("34US", None, 7, 19),
        ("9US", None, 8, 20),
        ("6Br", None, 5, 19),
    ],
)
def test_combat_points_of_divisions(formation: str | None, group: str | None, units: int, points: int) -> None:
    rows = [row for row in GAME.units if row.kind in COMBAT and row.formation == formation and not row.optional]
    rows = [row for row in rows if row.group == group]
    assert (len(rows), sum(row.points(False) for row in rows)) == (units, points)


def test_what_the_rulebook_tells_of_factors() -> None:
    """German tanks attack with 5, grenadiers with 1; a US unit defends with 2; the Tiger company is a company."""
    assert {GAME.unit_rows[f"{of}Pz/{unit}"].full[0] for of, unit in (("10", "I-7"), ("21", "II-5"))} == {5}
    assert {GAME.unit_rows[f"{of}Pz/{unit}"].full[0] for of, unit in (("10", "I-69"), ("21", "II-104"))} == {1}
    assert any(row.full[1] == 2 for row in GAME.units if row.nation == "usa")
    assert GAME.unit_rows["sPz501"].size == "I" and GAME.unit_rows["sPz501"].formation is None
    assert {row.size for row in GAME.units if row.kind in COMBAT} == {"I", "II"}


def test_a_reduced_face_is_never_stronger_and_sometimes_equal() -> None:
    faces = [(row.full, row.reduced) for row in GAME.units if row.reduced is not None]
    assert all(full[0] >= back[0] and full[1] >= back[1] > 0 for full, back in faces)
    assert any(full == back for full, back in faces) and any(full != back for full, back in faces)


def test_nationalities() -> None:
    assert {row.nation for row in GAME.units if row.side == "axis"} == {"germany", "italy"}
    assert {row.nation for row in GAME.units if row.side == "allied"} == {"usa", "britain", "france"}
    assert all((row.nation == "italy") == (row.formation == "Centauro") for row in GAME.units if row.side == "axis")


def test_headquarters() -> None:
    found = {name: row for name, row in GAME.unit_rows.items() if row.kind == "headquarters"}
    assert {name: row.formation for name, row in found.items() if row.size == "XX"} == {
        "Broich": "10Pz",
        "Hildebrandt": "21Pz",
        "Borowietz": "15Pz",
        "Calvi": "Centauro",
        "Ward": "1US",
        "Welvert": "19Fr",
        "Ryder": "34US",
        "Le-Roy": "9US",
        "Keightley": "6Br",
    }
    assert names(GAME.army_ucms[AXIS]) == {"Rommel", "Arnim"}
    assert names(GAME.army_ucms[ALLIED]) == {"Anderson", "Patton"}
    assert all((row.full, row.reduced, row.movement) == ((0, 0), None, 7) for row in found.values())


def test_every_division_has_its_chief() -> None:
    for unit in places_of(GAME.ucts):
        formation = GAME.units[unit].formation
        chief = GAME.chief[unit]
        assert (chief < 0) == (formation is None)
        assert chief < 0 or GAME.units[chief].formation == formation
    assert GAME.unit_ids[GAME.chief[NUMBER["1US/27AFA"]]] == "Ward", "the combat groups are one division"


def test_supply_units() -> None:
    mobile = {row.name for row in GAME.units if row.kind == "supply" and row.movement}
    assert len(mobile) == 11 and names(GAME.mobile & GAME.original) == {
        *("URF-10Pz", "URF-21Pz", "URF-CCA", "URF-CCB", "URF-CCC", "URF-19Fr"),
        *("URF-DAK-1", "URF-DAK-2", "URF-34US", "URF-6Br", "URF-9US"),
    }
    assert {row.movement for row in GAME.units if row.kind == "supply"} == {0, 5}
    assert (GAME.urfs & ~GAME.mobile & GAME.original).bit_count() == 15
    assert all(row.full == (0, 0) and row.reduced is None for row in GAME.units if row.kind == "supply")


def test_a_supply_unit_can_change_sides() -> None:
    for unit in range(len(GAME.units)):
        other = GAME.taken[unit]
        assert (other >= 0) == bool(GAME.urfs >> unit & 1)
        if other >= 0:
            assert GAME.taken[other] == unit and GAME.side_of[other] == 1 - GAME.side_of[unit]
            assert GAME.units[other].name == GAME.units[unit].name
            assert (GAME.original >> unit & 1) + (GAME.original >> other & 1) == 1
    words = GAME.vocabulary
    assert words.parse("blow URF-Thala") != words.parse("blow URF-Thala-taken"), "the whole name means the first"


def test_who_has_a_zone_and_who_needs_supply() -> None:
    assert not GAME.exerting & (GAME.guns | GAME.ucms | GAME.urfs)
    assert GAME.exerting | GAME.guns == GAME.ucts
    assert {GAME.units[unit].kind for unit in places_of(GAME.guns)} == set(GUNS)
    assert GAME.ucts & ~GAME.supply_bound == GAME.reconnaissance


@pytest.mark.parametrize(
    ("unit", "full", "reduced"),
    [
        ("34US/1-133", Mover.FOOT, Mover.REDUCED),
        ("Centauro/7Bers", Mover.FOOT, Mover.REDUCED),
        ("10Pz/I-69", Mover.MOTORISED, Mover.MOTORISED),
        ("10Pz/AA10", Mover.MOTORISED, Mover.MOTORISED),
        ("sPz501", Mover.MOTORISED, Mover.MOTORISED),
        ("19Fr/67RAA", Mover.MOTORISED, Mover.MOTORISED),
        ("1US/27AFA", Mover.MOTORISED, Mover.MOTORISED),
        ("9US/805TD", Mover.MOTORISED, Mover.MOTORISED),
        ("Rommel", Mover.SERVICE, Mover.SERVICE),
        ("URF-DAK-1", Mover.SERVICE, Mover.SERVICE),
    ],
)
def test_how_units_move(unit: str, full: Mover, reduced: Mover) -> None:
    number = NUMBER[unit]
    assert (GAME.mover(number, False), GAME.mover(number, True)) == (full, reduced)
    assert GAME.allowance[number] == 2 * GAME.unit_rows[unit].movement


def test_two_combat_units_stack_and_any_number_of_others() -> None:
    allow, place = GAME.stacking.allow, MAP.number["1115"]
    three = [NUMBER[name] for name in ("10Pz/I-7", "10Pz/II-7", "sPz501")]
    others = GAME.side_mask[AXIS] & ~GAME.ucts
    assert allow(1 << three[0] | 1 << three[1] | others, place)
    assert not allow(sum(1 << unit for unit in three), place)


# Who is in play when.


def starting(name: str) -> set[str]:
    start = GAME.starts[GAME.start_ids.index(name)]
    return names(start.units) | {GAME.unit_ids[unit] for unit, _ in start.fixed}


def of(formation: str, *groups: str) -> set[str]:
    rows = GAME.unit_rows.items()
    return {
        name
        for name, row in rows
        if row.formation == formation and row.kind in COMBAT and (not groups or row.group in groups)
    }


def test_who_begins_where() -> None:
    assert starting("10Pz") == of("10Pz") | {"sPz501", "Broich", "Arnim", "URF-10Pz"}
    assert starting("21Pz") == of("21Pz") | {"Hildebrandt", "URF-21Pz"}
    assert starting("CCA") == of("1US", "A") | {"URF-CCA"}
    assert starting("CCB") == of("1US", "B") | {"URF-CCB"}
    assert starting("CCC") == of("1US", "C", "reserve") | {"Ward", "Anderson", "URF-CCC"}
    assert starting("19Fr") == of("19Fr") | {"Welvert", "URF-19Fr"}
    assert starting("26US") == {"26US/1-26", "26US/3-26"}
    assert GAME.starts[GAME.start_ids.index("26US")].option == "infantry26th"


@pytest.mark.parametrize(
    ("date", "number", "side", "entry", "units"),
    [
        (
            "15 Feb",
            1,
            AXIS,
            "Gafsa-south",
            of("15Pz") | of("Centauro") | {"Rommel", "Borowietz", "Calvi", "URF-DAK-1", "URF-DAK-2"},
        ),
        ("16 Feb", 1, ALLIED, "Maktar", of("34US") | {"Ryder", "URF-34US"}),
        ("17 Feb", 2, ALLIED, "Le-Kef", of("6Br") | {"Keightley", "URF-6Br"}),
        ("19 Feb", 1, ALLIED, "Tebessa", of("9US") - {"9US/34FA", "9US/60FA"}),
        ("20 Feb", 1, ALLIED, "Tebessa", {"Patton"}),
        ("21 Feb", 1, ALLIED, "Tebessa", {"9US/34FA", "9US/60FA", "Le-Roy", "URF-9US"}),
    ],
)
def test_who_comes_when(date: str, number: int, side: int, entry: str, units: set[str]) -> None:
    day = next(n for n, row in enumerate(GAME.turns, 1) if row.dates == date)
    move = next(n for n, slot in enumerate(GAME.moves, 1) if (slot.day, slot.number) == (day, number))
    (arrival,) = GAME.arrivals[move]
    assert (arrival.side, arrival.entry, names(arrival.units)) == (side, entry, units)


def test_everybody_comes_into_play_once() -> None:
    seen = Counter(unit for start in GAME.starts for unit in places_of(start.units))
    seen.update(unit for start in GAME.starts for unit, _ in start.fixed)
    seen.update(unit for unit, _ in GAME.fixed)
    seen.update(unit for arrivals in GAME.arrivals.values() for each in arrivals for unit in places_of(each.units))
    assert seen == dict.fromkeys(places_of(GAME.original), 1)


def test_ten_days_of_two_day_moves_and_a_night() -> None:
    assert [row.dates for row in GAME.turns] == [f"{day} Feb" for day in range(14, 24)]
    assert GAME.last_move == 30 and GAME.last_turn == 10
    assert [slot.night for slot in GAME.moves] == [False, False, True] * 10


def test_options_bring_in_the_units_that_say_so() -> None:
    fields = set(Options.__struct_encode_fields__)
    assert set(GAME.optional) <= fields
