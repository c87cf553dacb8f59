"""The tables of Kasserine: what the rulebook says about them, and that what was rebuilt around it is sound."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES, SINGLE
from sirocco.games.kasserine.components.loading import DATA, FILES
from sirocco.games.kasserine.components.options import Options
from sirocco.kernel.formats.datafile import DataFile, Tables
from tests.kasserine.tunisia import FOLDER, GAME

ORDER = ["AE", "AR", "A3", "A2", "R/R", "D2", "D3", "DR", "DE"]
"""From the worst for the attacker to the best."""
LETTERS = {table.letter: table for table in GAME.tables.values()}
PRINTED = """
[A]
AE AE AE AR AR AR R/R R/R DR
AE AE AR AR AR R/R R/R DR DR
AE AR AR AR R/R R/R DR DR DE
AR AR AR R/R R/R DR DR DE DE
AR AR R/R R/R DR DR DE DE DE
AR R/R R/R DR DR DE DE DE DE

[B]
AE AR AR AR A2 R/R R/R D2 D2
AR AR AR A2 R/R R/R D2 D2 D3
AR AR A2 R/R R/R D2 D2 D3 DR
AR A2 R/R R/R D2 D2 D3 DR DE
A2 R/R R/R D2 D2 D3 DR DE DE
R/R R/R D2 D2 D3 DR DE DE DE

[C]
AR AR A2 A2 R/R D2 D2 D2 D3
AR A2 A2 R/R D2 D2 D2 D3 D3
A2 A2 R/R D2 D2 D2 D3 D3 D3
A2 R/R D2 D2 D2 D3 D3 D3 DR
R/R D2 D2 D2 D3 D3 D3 DR DR
D2 D2 D2 D3 D3 D3 DR DR DE

[D]
AE AR AR AR A3 A2 A2 R/R R/R
AR AR AR A3 A2 A2 R/R R/R R/R
AR AR A3 A2 A2 R/R R/R R/R DR
AR A3 A2 A2 R/R R/R R/R DR DR
A3 A2 A2 R/R R/R R/R DR DR DR
A2 A2 R/R R/R R/R DR DR DR DE

[E]
AR AR A3 A2 A2 R/R R/R D2 D2
AR A3 A2 A2 R/R R/R D2 D2 D3
A3 A2 A2 R/R R/R D2 D2 D3 DR
A2 A2 R/R R/R D2 D2 D3 DR DR
A2 R/R R/R D2 D2 D3 DR DR DR
R/R R/R D2 D2 D3 DR DR DR DE

[F]
A3 A2 A2 A2 D2 D2 D2 D2 D2
A2 A2 A2 D2 D2 D2 D2 D2 D3
A2 A2 D2 D2 D2 D2 D2 D3 D3
A2 D2 D2 D2 D2 D2 D3 D3 D3
D2 D2 D2 D2 D2 D3 D3 D3 D3
D2 D2 D2 D2 D3 D3 D3 D3 DR
"""
ROWS = {part[1]: [line.split() for line in part.splitlines()[1:]] for part in PRINTED.strip().split("\n\n")}


def test_every_datum_has_a_basis() -> None:
    files = [DataFile.read(FOLDER / name, name) for name in FILES]
    for name, table in Tables(*files).items():
        told = {(row, field) for row, field, _, _ in table.provenance()}
        missing = {(row, field) for row, data in table.rows.items() for field in data if field != "basis"} - told
        assert missing == set(), name


def test_every_datum_of_the_scenario_has_a_basis() -> None:
    told = {(table, row, field) for table, row, field, _, _ in DATA.provenance("kasserine")}
    scene = DataFile.read(FOLDER / "scenarios" / "kasserine.toml", "kasserine.toml")
    for table in ("start", "fixed"):
        for row, data in scene.tables[table].items():
            assert {(table, row, field) for field in data if field != "basis"} <= told
    assert {("scenario", "start", "sets_up_first"), ("scenario", "start", "moves_first")} <= told


# The six combat tables.


@pytest.mark.parametrize(
    ("attack", "defence", "letter"),
    [
        ("violent", "last", "A"),
        ("violent", "medium", "B"),
        ("violent", "disengage", "C"),
        ("medium", "last", "D"),
        ("medium", "medium", "E"),
        ("medium", "disengage", "F"),
    ],
)
def test_what_both_sides_declare_picks_the_table(attack: str, defence: str, letter: str) -> None:
    assert GAME.tables[attack, defence].letter == letter


def test_there_is_a_table_for_all_they_can_declare() -> None:
    assert set(GAME.tables) == {(attack, defence) for attack in ATTACKS for defence in DEFENCES}


@pytest.mark.parametrize("letter", list("ABCDEF"))
def test_results(letter: str) -> None:
    assert [list(row) for row in LETTERS[letter].chart.rows] == ROWS[letter]


@pytest.mark.parametrize("letter", list("ABCDEF"))
def test_neither_a_higher_die_nor_better_odds_make_it_worse(letter: str) -> None:
    ranks = [[ORDER.index(result) for result in row] for row in LETTERS[letter].chart.rows]
    for row in ranks:
        assert row == sorted(row)
    for above, below in pairwise(ranks):
        assert all(one <= other for one, other in zip(above, below, strict=True))


@pytest.mark.parametrize("letter", list("ABCDEF"))
def test_each_table_is_a_ladder(letter: str) -> None:
    """A result depends on the column and the die together, save where the ladder ends."""
    ladder: dict[int, set[str]] = {}
    for die, row in enumerate(LETTERS[letter].chart.rows, 1):
        for column, result in enumerate(row):
            ladder.setdefault(column + die, set()).add(result)
    assert all(len(results) == 1 for results in ladder.values()), ladder


def test_the_worked_example() -> None:
    """T01: 5 + 1 with complete command is 8 against 2 x 2 in a city, medium against medium, die 4."""
    table = GAME.tables["medium", "medium"]
    column = table.chart.column(5 + 1 + 2 * GAME.limits.bonus, 2 * 2)
    assert table.letter == "E" and table.chart.names[column] == "2:1"
    assert table.chart.result(column, 4) == "R/R"


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (2, 2, "1:1"),
        (5, 2, "2.5:1"),
        (5, 3, "1.5:1"),
        (7, 2, "3:1"),
        (1, 2, "0.5:1"),
        (40, 2, "6:1"),
        (9, 2, "4:1"),
    ],
)
def test_odds_go_down_to_a_column(attack: int, defence: int, odds: str) -> None:
    """T02 to T05."""
    for table in GAME.tables.values():
        assert table.chart.names[table.chart.column(attack, defence)] == odds


def test_below_the_lowest_column_the_attackers_are_lost() -> None:
    """T06: 1 against 4."""
    for table in GAME.tables.values():
        column = table.chart.column(1, 4)
        assert table.chart.chances(column) == {"AE": Fraction(1)}


def test_who_moves_those_that_retreat() -> None:
    assert {letter: table.winner_moves for letter, table in LETTERS.items()} == {
        **dict.fromkeys("ABD", True),
        **dict.fromkeys("CEF", False),
    }


@pytest.mark.parametrize(
    ("side", "verb", "control", "of"),
    [
        ("attack", "violent", "army", "every"),
        ("attack", "medium", "any", "every"),
        ("defence", "last", "any", "one"),
        ("defence", "medium", "none", "every"),
        ("defence", "disengage", "any", "one"),
    ],
)
def test_what_command_a_way_to_fight_needs(side: str, verb: str, control: str, of: str) -> None:
    assert (GAME.postures[side, verb].control, GAME.postures[side, verb].of) == (control, of)


# Artillery, weather, demolition.


@pytest.mark.parametrize(
    ("gun", "target", "distance", "results"),
    [
        ("artillery", "soft", 3, "- - - RT RT R"),
        ("artillery", "armour", 2, "- - - - RT RT"),
        ("self-propelled", "soft", 2, "- - - RT RT R"),
        ("self-propelled", "armour", 2, "- - - - RT RT"),
        ("anti-tank", "armour", 1, "- - - RT RT R"),
    ],
)
def test_artillery(gun: str, target: str, distance: int, results: str) -> None:
    fire = GAME.fire[gun, target]
    assert fire.range == distance
    assert [fire.chart.result(0, die) for die in range(1, 7)] == results.split()


def test_anti_tank_guns_may_not_fire_at_soft_targets() -> None:
    assert ("anti-tank", "soft") not in GAME.fire and len(GAME.fire) == 5


def test_what_changes_the_die_of_a_gun() -> None:
    assert GAME.modifiers["night"].die == -1 and GAME.modifiers["night"].range == 1
    assert GAME.modifiers["reduced"].die == -1 and GAME.modifiers["reduced"].range is None


def test_weather() -> None:
    assert [GAME.weather_chart.result(0, die) for die in range(1, 7)] == ["clear"] * 2 + ["rain"] * 3 + ["storm"]
    assert [(row.movement, row.supply, row.air) for row in GAME.weathers] == [(0, 0, True), (1, 1, True), (3, 3, False)]
    assert [GAME.limits.supply - row.supply for row in GAME.weathers] == [7, 6, 4]


def test_demolition_and_bombing() -> None:
    assert [GAME.demolition.result(0, die) for die in range(1, 7)] == ["-", "-", *["blown"] * 4]
    assert [GAME.bombing.result(0, die) for die in range(1, 7)] == ["-", "-", "-", "RT", "R", "R"]
    assert set(SINGLE) == {"weather", "demolition", "bombing"}


# The numbers of the rules.


def test_numbers() -> None:
    limits = GAME.limits
    assert (limits.supply, limits.command, limits.stack, limits.nights) == (7, 9, 2, 2)
    assert (limits.aircraft, limits.support, limits.bonus, limits.bombers) == (1, 2, 1, 1)
    assert (limits.detour, limits.gun_movement) == (3, 50)
    assert GAME.aircraft == (2, 4), "Allied, Axis"


def test_victory() -> None:
    victory = GAME.victory
    assert (victory.exits, victory.losses) == (20, 35)
    assert (victory.german_at_most, victory.allied_below, victory.allied_above) == (1, 2, 2)


# What was rebuilt.


def test_every_rebuilt_rule_has_its_row() -> None:
    assert list(GAME.rebuilt) == [f"K-rec-{number:02}" for number in range(1, 35)]


def test_what_was_rebuilt_can_be_replaced() -> None:
    for clause, row in GAME.rebuilt.items():
        for option in row.options:
            assert option in Options.__struct_encode_fields__, clause


def test_options_of_rebuilt_rules_are_those_rules_own() -> None:
    """An option that bends a rebuilt clause is in its row."""
    for name, field in zip(Options.__struct_fields__, Options.__struct_encode_fields__, strict=True):
        clause = Options.__annotations__[name]
        for number in range(1, 35):
            if f'"K-rec-{number:02}"' in str(clause):
                assert field in GAME.rebuilt[f"K-rec-{number:02}"].options


def test_nothing_rebuilt_claims_to_be_read() -> None:
    """The data of rules that the text has lost have a basis of their own."""
    basis = {(table, row, field): of for table, row, field, _, of in DATA.provenance("kasserine")}
    for key, of in basis.items():
        table, row, field = key
        rebuilt = (
            (table == "chart" and row in "ABCDEF" and field == "rows")
            or (table == "chart" and row.endswith(("-soft", "-armour")) and field == "rows")
            or (table in ("retreat", "fire", "modifier", "rebuilt"))
            or (table == "unit" and field in ("full", "reduced"))
            or (table == "arrival" and field != "side")
        )
        if rebuilt:
            assert of in ("balance", "history"), key
