"""The counters of From Salerno to Rome: what the rulebook and its example of play tell, and what must be alike."""

from __future__ import annotations

import re

import pytest

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.loading import DATA, SCENARIOS
from sirocco.games.salerno_rome.components.units import ARMOUR, UnitRow
from sirocco.kernel.action import plain
from sirocco.kernel.formats.datafile import BASES

C = DATA.load("campaign")
UNITS = C.unit_rows
ON_FOOT = ("infantry", "parachute", "glider", "mountain", "machine-guns", "special", "flak", "engineers")


def steps(row: UnitRow) -> int:
    return 1 if row.reduced is None else 2


def of(division: str) -> dict[str, UnitRow]:
    return {name.partition("/")[2]: row for name, row in UNITS.items() if row.formation == division}


def names(mask: int) -> set[str]:
    return {C.unit_ids[i] for i in places_of(mask)}


# Names.


@pytest.mark.parametrize("ids", [C.unit_ids, C.artillery_ids, C.formation_ids, tuple(C.armies), tuple(C.costs)])
def test_ids_can_be_written_and_told_apart(ids: tuple[str, ...]) -> None:
    assert all(re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9/.-]*", name) for name in ids)
    assert len({plain(name) for name in ids}) == len(ids)


def test_a_unit_of_a_division_is_called_by_it() -> None:
    for name, row in UNITS.items():
        if row.formation is not None:
            assert name.startswith(f"{row.formation}/")
            assert row.name == f"{C.divisions[row.formation].name} {row.code}"


def test_names_in_sentences_are_unique() -> None:
    assert len({row.name for row in UNITS.values()}) == len(UNITS)


@pytest.mark.parametrize("text", ["activate 26Pz/I-67", "activate 26.Pz/I-67", "activate 26pz.i-67"])
def test_a_unit_answers_to_its_printed_name(text: str) -> None:
    assert C.vocabulary.parse(text).text == "activate 26Pz/I-67"


@pytest.mark.parametrize("kind", ["unit", "artillery", "formation", "army", "purchase", "pool"])
def test_every_id_is_read_back(kind: str) -> None:
    known = C.vocabulary.names[kind]
    assert [known.index(name) for name in known.ids] == list(range(len(known.ids)))


def test_every_verb_names_kinds_of_things_that_there_are() -> None:
    vocabulary = C.vocabulary
    kinds = {kind for forms in vocabulary.verbs.values() for form in forms for kind in form}
    assert (
        kinds
        == {"unit", "hex", "artillery", "formation", "army", "pool", "purchase", "points"}
        == set(vocabulary.names)
    )
    for forms in vocabulary.verbs.values():
        assert len({len(form) for form in forms}) == len(forms)


# Numbers that the rulebook tells.


def test_26_panzer_as_in_the_example() -> None:
    division = of("26Pz")
    assert set(division) == {"Afkl", "I-9", "II-9", "I-67", "II-67", "A", "B", "C", "D"}
    assert {division[name].combat for name in ("Afkl", "I-9", "II-9", "I-67", "II-67")} == {2}
    tank = division["D"]
    assert (tank.combat, tank.dots, tank.tank, tank.reaction, tank.reduced) == (1, 0.5, 1, 2, None)


def test_parachute_battalions_as_in_the_example() -> None:
    battalion = of("1FJ")["II-3"]
    assert (battalion.combat, battalion.dots, battalion.reaction, steps(battalion)) == (2, 1, 2, 1)
    assert len(of("1FJ")) == 10 and of("1FJ")["MG"].kind == "machine-guns"


@pytest.mark.parametrize("division", ["78Inf", "1Can", "5Inf"])
def test_brigades_as_in_the_example(division: str) -> None:
    assert {(row.combat, row.reduced, row.dots) for row in of(division).values()} == {(6, 4, 3)}
    assert len(of(division)) == 3


@pytest.mark.parametrize("tank", ["7/2", "7/6"])
def test_tank_battalions_as_in_the_example(tank: str) -> None:
    row = UNITS[tank]
    assert (row.reduced, row.dots, row.tank, row.formation) == (1, 1, 1, None)


def test_65_infantry_has_three_pieces_of_two_steps() -> None:
    assert [steps(row) for row in of("65I").values()] == [2, 2, 2]


def test_only_german_tanks_have_half_a_dot() -> None:
    half = {name for name, row in UNITS.items() if row.dots == 0.5}
    assert half == {name for name, row in UNITS.items() if row.side == "axis" and row.kind == "tank"}
    assert {C.half_dots[i] for i in places_of(C.tanks & C.side_mask[1])} == {1}
    assert C.half_dots[C.unit_ids.index("78Inf/11")] == 6


# Classes.

CLASSES: dict[str, tuple[dict[str, object], tuple[float, int]]] = {
    "German battalion": ({"side": "axis", "kind": "motorised", "size": "II"}, (1, 1)),
    "German tanks": ({"side": "axis", "kind": "tank"}, (0.5, 1)),
    "German reconnaissance": ({"side": "axis", "kind": "reconnaissance"}, (1, 1)),
    "German regiment": ({"side": "axis", "kind": "infantry", "size": "III"}, (3, 2)),
    "Jaeger": ({"side": "axis", "kind": "mountain", "size": "III"}, (3, 2)),
    "US or French regiment": ({"side": "allied", "kind": "infantry", "size": "III"}, (3, 2)),
    "Allied tank destroyers": ({"side": "allied", "kind": "tank-destroyer"}, (1, 2)),
    "Allied reconnaissance": ({"side": "allied", "kind": "reconnaissance"}, (1, 1)),
    "Allied paratroops": ({"side": "allied", "kind": "parachute", "size": "III"}, (3, 2)),
    "gliders": ({"side": "allied", "kind": "glider"}, (3, 2)),
}


@pytest.mark.parametrize("name", CLASSES)
def test_dots_and_steps_by_class(name: str) -> None:
    wanted, expected = CLASSES[name]
    rows = [row for row in UNITS.values() if all(getattr(row, entry) == value for entry, value in wanted.items())]
    assert rows
    assert {(row.dots, steps(row)) for row in rows} == {expected}


def test_allied_brigades_have_three_dots_but_those_of_tanks_and_raiders_two() -> None:
    two = {name for name, row in UNITS.items() if row.side == "allied" and row.dots == 2}
    assert two == {"1Arm/A", "1Arm/B", "36Eng", "Rngrs", "Cmd-A", "Cmd-B", "RM"}
    brigades = [row for name, row in UNITS.items() if row.side == "allied" and row.size == "X" and name not in two]
    assert {(row.dots, steps(row)) for row in brigades} == {(3, 2)}


def test_allied_tank_battalions_have_two_steps_but_the_light_one() -> None:
    battalions = {n: r for n, r in UNITS.items() if r.side == "allied" and r.kind == "tank" and r.size == "II"}
    assert {name for name, row in battalions.items() if steps(row) == 1} == {"757TL"}
    assert {row.dots for row in battalions.values()} == {1}


def test_only_pieces_of_one_step_react_and_most_of_them_do() -> None:
    one = [row for row in UNITS.values() if steps(row) == 1]
    assert not [row.name for row in UNITS.values() if steps(row) == 2 and row.reaction]
    reacting = [row for row in one if row.reaction]
    assert len(reacting) > 0.8 * len(one)
    assert {row.reaction for row in reacting if row.kind == "reconnaissance"} == {3}
    assert {row.reaction for row in reacting if row.kind != "reconnaissance"} == {2}
    assert C.reacting.bit_count() == len(reacting)


def test_armour_and_nobody_else_has_a_tank_bonus_of_one_or_two() -> None:
    for row in UNITS.values():
        assert (row.tank in (1, 2)) == (row.kind in ARMOUR)
        assert row.tank <= 2
    assert names(C.armour) == {name for name, row in UNITS.items() if row.tank}


def test_mountain_troops_have_a_bonus_of_one() -> None:
    assert {row.mountain for row in UNITS.values()} == {0, 1}
    assert all(row.mountain for row in UNITS.values() if row.kind == "mountain")
    assert {name for name, row in UNITS.items() if row.mountain and row.kind != "mountain"} == {"1SSF"}
    assert {UNITS[name].formation for name in names(C.mountain_troops)} >= {"5GJ", "114J", "4Ind", "2DIM"}


def test_foot_is_slower_than_wheels() -> None:
    assert max(row.movement for row in UNITS.values() if row.kind in ON_FOOT) <= 7
    assert min(row.movement for row in UNITS.values() if row.kind == "reconnaissance") == 10


def test_sister_units_are_alike() -> None:
    """Units of a division of one kind and size differ only where an order of battle says so."""
    differing = set()
    for division in C.divisions:
        seen: dict[tuple[str, str], tuple[object, ...]] = {}
        for row in of(division).values():
            numbers = (row.combat, row.reduced, row.movement, row.dots, row.reaction, row.tank, row.mountain)
            if seen.setdefault((row.kind, row.size), numbers) != numbers:
                differing.add(division)
    assert differing == {"15PzG", "1SSPz"}  # the battalion of Reggio walks; the SS has two groups of heavier tanks


# Lists.


def test_who_is_lost_for_good() -> None:
    expected = {name for name, row in UNITS.items() if row.formation in ("82Air", "1Air")}
    assert names(C.unrecoverable) == expected | {"2Para", "509", "Rngrs", "1SSF", "Cmd-A", "Cmd-B", "508-A", "508-B"}


def test_who_can_be_dropped() -> None:
    expected = {name for name, row in UNITS.items() if row.formation in ("82Air", "1Air")}
    assert names(C.dropping) == expected | {"509", "1SSF"}


def test_who_defends_towns_like_devils() -> None:
    assert {"1FJ/MG", "1FJ/II-3", "82Air/504", "Rngrs", "Cmd-A", "1SSF", "4FJ/11"} <= names(C.devils)
    assert not names(C.devils) & {"65I/145", "26Pz/I-9", "82Air/325"}


def test_battalions_that_may_be_another_formations_bonus() -> None:
    assert {"26Pz/I-67", "26Pz/A", "1FJ/II-3", "HG/Afkl"} <= names(C.battalions)
    assert not names(C.battalions) & {"65I/145", "4FJ/11", "5GJ/85", "191T"}


# Formations and artillery.


def test_every_division_has_units_and_every_formation_its_artillery() -> None:
    assert tuple(C.divisions) == C.formations == C.formation_ids[: len(C.divisions)]
    assert all(C.members[i] for i in range(len(C.divisions)))
    owned = [C.artillery_formation[i] for i, row in enumerate(C.artillery) if row.level in ("division", "corps")]
    assert sorted(owned) == list(range(len(C.formation_ids)))
    for row in C.artillery:
        assert (row.level == "army") == (row.of in C.armies)


def test_the_armies_and_corps_of_both_sides() -> None:
    assert {name: row.side for name, row in C.armies.items()} == {
        "V-Army": "allied",
        "VIII-Army": "allied",
        "10Armee": "axis",
        "14Armee": "axis",
    }
    assert {name for name, row in C.corps.items() if row.side == "allied"} == {
        "VI",
        "X",
        "II",
        "CEF",
        "V",
        "XIII",
        "I-CAN",
        "II-POL",
    }
    assert {name for name, row in C.corps.items() if row.side == "axis"} == {"14PzK", "76PzK", "51GK", "2SSPzK", "1FK"}
    assert all(3 <= row.spaces <= 5 for row in C.armies.values())
    assert {row.divisions for row in C.corps.values()} == {6}


def test_national_corps() -> None:
    bound = {name: (row.bound, row.always) for name, row in C.divisions.items() if row.bound}
    assert bound == {
        **dict.fromkeys(("2DIM", "3DIA", "4DMM", "1DFL"), ("CEF", True)),
        **dict.fromkeys(("1Can", "5Can"), ("I-CAN", False)),
        **dict.fromkeys(("3Pol", "5Pol"), ("II-POL", False)),
    }
    assert {name for name, row in C.corps.items() if row.bound} == {"CEF"}
    assert C.corps["CEF"].army == "V-Army"


def test_artillery_as_in_the_example() -> None:
    rows = C.artillery_rows
    assert rows["26Pz-Art"].fire == 4
    assert rows["XIII-Art"].fire == 9
    assert all(3 <= rows[name].fire <= 5 for name in ("5Inf-Art", "76PzK-Art"))
    assert 3 in [row.fire for row in rows.values() if row.level == "naval"]
    assert {row.range for row in rows.values()} == {2, 3, 4}


def test_artillery_reaches_further_the_higher_its_level() -> None:
    ranges = {
        level: {row.range for row in C.artillery if row.level == level} for level in ("division", "corps", "army")
    }
    assert ranges == {"division": {2}, "corps": {3}, "army": {4}}


def test_counter_mix() -> None:
    assert C.markers == {
        "kampfgruppe": 1,
        "task-force": 1,
        "offensive": 3,
        "gegenangriff": 1,
        "rearguard": 4,
        "fortification": 7,
        "depot": 2,
        "mules": 2,
        "reserve": 10,
        "impulse": 7,
        "gustav": 2,
    }
    assert [row.level for row in C.artillery].count("naval") == 2
    assert [row.level for row in C.artillery].count("rocket") == 1
    allied, axis = C.air
    assert (allied.fire, allied.free, allied.bonus, allied.most) == (3, 2, 4, 9)
    assert (axis.fire, axis.free, axis.bonus, axis.most) == (3, 1, 5, 3)


# Where the data come from.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_datum_has_a_basis(scenario: str) -> None:
    tables, _ = DATA._read(scenario, None)
    told = {(table, row, field) for table, row, field, _, basis in DATA.provenance(scenario) if basis in BASES}
    for name, table in tables.items():
        for row, fields in table.rows.items():
            assert {(name, row, field) for field in fields if field != "basis"} <= told
