"""Charts: columns by odds, half odds, factors and names, rows for any number of dice, shifts, and exact chances."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile, Table
from sirocco.kernel.odds import distribution, ways_to_roll
from sirocco.mechanics.charts import BELOW, Chart, read_charts, read_keyed_charts

KASSERINE = """
[chart.C]
key = ["violent", "disengage"]
odds = "0.5:1 1:1 1.5:1 2:1 2.5:1 3:1 4:1 5:1 6:1"
below = "AE"
rows = [
    "AR AR A2 A2 R/R D2 D2 D2 D3",
    "AR A2 A2 R/R D2 D2 D2 D3 D3",
    "A2 A2 R/R D2 D2 D2 D3 D3 D3",
    "A2 R/R D2 D2 D2 D3 D3 D3 DR",
    "R/R D2 D2 D2 D3 D3 D3 DR DR",
    "D2 D2 D2 D3 D3 D3 DR DR DE",
]
[chart.E]
key = ["medium", "medium"]
odds = "0.5:1 1:1 1.5:1 2:1 2.5:1 3:1 4:1 5:1 6:1"
below = "AE"
rows = [
    "AR AR A3 A2 A2 R/R R/R D2 D2",
    "AR A3 A2 A2 R/R R/R D2 D2 D3",
    "A3 A2 A2 R/R R/R D2 D2 D3 DR",
    "A2 A2 R/R R/R D2 D2 D3 DR DR",
    "A2 R/R R/R D2 D2 D3 DR DR DR",
    "R/R R/R D2 D2 D3 DR DR DR DE",
]
"""
"""Two of the six tables of Kasserine 6.2."""

SALERNO = """
[chart.combat]
dice = 2
clamp = true
odds = "1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1"
rows = [
    "A3 | A3 | A2 | A2 | A1 | A1 | N | A1* D1*",
    "A3 | A2 | A2 | A1 | A1 | N | A1* D1* | A1 D1",
    "A2 | A2 | A1 | A1 | N | A1* D1* | A1 D1 | DR",
    "A2 | A1 | A1 | N | A1* D1* | A1 D1 | DR | D1",
    "A1 | A1 | N | A1* D1* | A1 D1 | DR | D1 | A1 D2",
    "A1 | N | A1* D1* | A1 D1 | DR | D1 | A1 D2 | D2",
    "N | A1* D1* | A1 D1 | DR | D1 | A1 D2 | D2 | D2R",
    "A1* D1* | A1 D1 | DR | D1 | A1 D2 | D2 | D2R | D3",
    "A1 D1 | DR | D1 | A1 D2 | D2 | D2R | D3 | D3R",
    "DR | D1 | A1 D2 | D2 | D2R | D3 | D3R | D3R*",
    "D1 | A1 D2 | D2 | D2R | D3 | D3R | D3R* | D3R*",
]
[chart.bombardment]
dice = 2
below = "-"
factors = "1-2 3-5 6-8 9-12 13-17 18+"
[chart.bombardment.rows]
2-4 = "- - - - - -"
5 = "- - - - G G"
6 = "- - - G G R"
7 = "- - G G R R"
8 = "- G G R R R"
9 = "G G R R R 1*"
10 = "G R R R 1* 2"
11 = "R R R 1* 2 2"
"12+" = "R R 1* 2 2 2*"
[chart.support]
dice = 2
columns = "attacker defender"
rows = { 2 = "L1 R1", 3-4 = "-1 +1", 5-6 = "0 0", 7-8 = "+1 -1", 9-10 = "+2 -2", 11 = "R1 L1", 12 = "R2 L2" }
"""
"""Salerno-Rome 6.1, 6.3 and 6.4."""


def table(text: str) -> Table:
    return Table("chart", DataFile("charts.toml", text), None)


def charts(text: str) -> dict[str, Chart]:
    return read_charts(table(text))


def test_a_pair_of_tactics_picks_the_table() -> None:
    by_key = read_keyed_charts(table(KASSERINE))
    found = charts(KASSERINE)
    assert by_key == {("violent", "disengage"): found["C"], ("medium", "medium"): found["E"]}, "K-cmb-12, T42"


@pytest.mark.parametrize(
    ("attack", "defence", "odds"), [(5, 3, "1.5:1"), (5, 2, "2.5:1"), (2, 2, "1:1"), (7, 2, "3:1"), (8, 4, "2:1")]
)
def test_half_odds_are_rounded_in_the_defenders_favour(attack: int, defence: int, odds: str) -> None:
    """Kasserine T01 to T05."""
    chart = charts(KASSERINE)["E"]
    assert chart.names[chart.column(attack, defence)] == odds


def test_the_worked_example_of_kasserine() -> None:
    chart = charts(KASSERINE)["E"]
    assert chart.result(chart.column(8, 4), 4) == "R/R", "K-cmb-17"


def test_odds_below_the_first_column_give_a_result_without_dice() -> None:
    chart = charts(KASSERINE)["E"]
    assert chart.column(1, 4) == BELOW, "T06"
    assert chart.chances(BELOW) == {"AE": Fraction(1)}
    clamped = charts(SALERNO)["combat"]
    assert clamped.column(1, 10) == 0, "Salerno-Rome uses its first column"


def test_better_odds_than_the_last_column_use_the_last() -> None:
    chart = charts(SALERNO)["combat"]
    assert chart.names[chart.column(50, 1)] == "6:1"


def test_two_dice() -> None:
    assert list(ways_to_roll(2).values()) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    chart = charts(SALERNO)["combat"]
    assert chart.result(chart.column(4, 2), 9) == "D1"
    assert chart.result(chart.column(6, 4), 7) == "A1* D1*", "6:4 is 1:1: there is no column 3:2"
    assert chart.result(chart.column(3, 1), 10) == "D2"
    best = chart.chances(chart.named("6:1"))
    assert sum(best.values()) == 1
    assert best["A1* D1*"] + best["A1 D1"] + best["A1 D2"] == Fraction(1 + 2 + 5, 36), "rolls 2, 3 and 6"


def test_a_modifier_is_added_to_the_dice_and_kept_within_the_rows() -> None:
    chart = charts(SALERNO)["combat"]
    column = chart.named("1:1")
    assert chart.result(column, 13) == chart.result(column, 12) == "D2"
    assert chart.result(column, 1) == chart.result(column, 2) == "A2"
    assert chart.chances(column, 3)["D2"] == Fraction(4 + 3 + 2 + 1, 36), "9 or more on the dice"


def test_columns_by_factors() -> None:
    chart = charts(SALERNO)["bombardment"]
    assert [chart.names[chart.factor_column(n)] for n in (1, 2, 3, 5, 6, 12, 13, 18, 40)] == [
        "1-2", "1-2", "3-5", "3-5", "6-8", "9-12", "13-17", "18+", "18+",
    ]  # fmt: skip
    assert chart.factor_column(0) == BELOW
    assert chart.result(chart.factor_column(10), 4) == "-" and chart.result(chart.factor_column(10), 8) == "R"
    assert chart.result(chart.factor_column(3), 10) == "R"


def test_shifts_end_at_the_last_column_and_may_fall_off_the_first() -> None:
    chart = charts(SALERNO)["bombardment"]
    single_dot_on_the_move = chart.shifted(chart.factor_column(4), 1 - 1)
    assert chart.names[single_dot_on_the_move] == "3-5", "E-27"
    assert chart.shifted(chart.factor_column(1), -1) == BELOW
    assert chart.chances(BELOW) == {"-": Fraction(1)}, "AMB-46: no effect"
    assert chart.shifted(BELOW, 2) == BELOW
    assert chart.names[chart.shifted(chart.factor_column(18), 2)] == "18+"
    combat = charts(SALERNO)["combat"]
    assert combat.names[combat.shifted(0, -2)] == "1:3", "this one clamps at both ends"


def test_columns_by_name_and_rows_by_ranges() -> None:
    chart = charts(SALERNO)["support"]
    assert chart.result(chart.named("attacker"), 4) == "-1"
    assert chart.result(chart.named("defender"), 9) == "-2"
    assert chart.chances(chart.named("attacker"))["0"] == Fraction(4 + 5, 36)


def test_the_distribution_of_any_reading_of_the_dice() -> None:
    assert distribution(1, lambda die: die >= 3) == {False: Fraction(1, 3), True: Fraction(2, 3)}
    assert distribution(3, lambda rolled: rolled == 18)[True] == Fraction(1, 216)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('odds = "1:1 one"\nrows = ["a b"]', "charts.toml, line 2, chart.x.odds: odds are written"),
        ('odds = "2:1 1:1"\nrows = ["a b"]', "chart.x.odds: odds must grow"),
        ('odds = "1:1 2:0"\nrows = ["a b"]', "chart.x.odds: odds are written"),
        ('rows = ["a"]', "chart.x: needs its columns"),
        ('odds = "1:1"\nfactors = "1+"\nrows = ["a"]', "chart.x: needs its columns"),
        ('odds = "1:1 2:1"\nrows = ["a"]', "chart.x.rows: every row needs a result"),
        ('odds = "1:1"\nrows = ["a", "b"]', "chart.x.rows: needs a row for each sum of the dice up to 6"),
        ('odds = "1:1"\ndice = 0\nrows = ["a"]', "line 3, chart.x.dice: at least one die"),
        ('odds = "1:1"\ndice = 2\nrows = { 3-12 = "a" }', "chart.x.rows: the lowest sum of the dice is 2"),
        ('odds = "1:1"\nrows = { 1-3 = "a", 5-6 = "b" }', "'5-6' does not follow on"),
        ('odds = "1:1"\nrows = { 1-3 = "a", x = "b" }', "'x' is not a range"),
        ('odds = "1:1"\nrows = { "1+" = "a", 2-6 = "b" }', "only the last range may be open"),
        ('odds = "1:1"\nrows = { 1-6 = "a", 7-6 = "b" }', "'7-6' ends before it begins"),
        ('factors = "1-2 4+"\nrows = ["a b"]', "chart.x.factors: '4+' does not follow on"),
        ('odds = "1:1"\nbelow = "AE"\nclamp = true\nrows = ["a"]', "chart.x.below: has a result of its own"),
        ('odds = "1:1"\nrow = ["a"]', "chart.x.row: unknown field"),
    ],
)
def test_a_broken_chart_is_refused_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        charts(f"[chart.x]\n{text}")
    assert problem in str(refused.value)


def test_two_charts_cannot_have_the_same_key() -> None:
    twice = KASSERINE.replace('["medium", "medium"]', '["violent", "disengage"]')
    with pytest.raises(DataError, match=r"chart\.E\.key: chart C has the same key"):
        read_keyed_charts(table(twice))


def test_a_chart_without_a_result_below_says_so() -> None:
    chart = charts('[chart.x]\nodds = "1:1"\nrows = { 1-6 = "a" }')["x"]
    with pytest.raises(ValueError, match="below its first column"):
        chart.result(BELOW, 3)
