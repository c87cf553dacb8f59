"""The charts of From Salerno to Rome: their laws, what the example of play confirms, what the scenarios bind."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from sirocco.games.salerno_rome.components.charts import LAST_TURN
from sirocco.games.salerno_rome.components.loading import DATA
from sirocco.mechanics.charts import BELOW

C = DATA.load("campaign")
COMBAT, FIRE = C.combat, C.bombardment
DICE = range(2, 13)

BY_SUM = {
    **dict.fromkeys((2, 3), "A3"),
    **dict.fromkeys((4, 5), "A2"),
    **dict.fromkeys((6, 7), "A1"),
    8: "N",
    9: "A1* D1*",
    10: "A1 D1",
    11: "DR",
    12: "D1",
    13: "A1 D2",
    14: "D2",
    15: "D2R",
    16: "D3",
    17: "D3R",
    **dict.fromkeys((18, 19), "D3R*"),
}
"""Combat results by dice and number of the column together."""


def column(odds: str) -> int:
    return COMBAT.names.index(odds)


# Combat.


def test_combat_depends_on_dice_and_column_together() -> None:
    for dice, number in product(DICE, range(len(COMBAT.names))):
        assert COMBAT.result(number, dice) == BY_SUM[dice + number]


def test_the_columns_of_combat() -> None:
    assert COMBAT.names == ("1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1")


@pytest.mark.parametrize(("odds", "dice", "result"), [("2:1", 9, "D1"), ("1:1", 7, "A1* D1*"), ("3:1", 10, "D2")])
def test_combat_as_in_the_example(odds: str, dice: int, result: str) -> None:
    assert COMBAT.result(column(odds), dice) == result


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [(13, 6, "2:1"), (6, 4, "1:1"), (8, 4, "2:1"), (20, 3, "6:1"), (5, 16, "1:3"), (4, 6, "1:2"), (1, 30, "1:3")],
)
def test_odds_are_rounded_for_the_defender(attack: int, defence: int, odds: str) -> None:
    assert COMBAT.names[COMBAT.column(attack, defence)] == odds


def test_shifts_end_at_the_ends() -> None:
    assert COMBAT.shifted(column("6:1"), 3) == column("6:1")
    assert COMBAT.shifted(column("1:3"), -2) == column("1:3")
    assert COMBAT.shifted(column("6:1"), -1) == column("5:1")


def test_modified_dice_end_at_the_ends_and_do_not_go_on_along_the_diagonal() -> None:
    assert COMBAT.result(column("1:3"), 15) == "D1"
    assert COMBAT.result(column("6:1"), 0) == "A1* D1*"


def test_even_the_best_odds_can_cost_the_attacker_a_step() -> None:
    chances = COMBAT.chances(column("6:1"))
    assert sum(chance for result, chance in chances.items() if result.startswith("A")) == Fraction(8, 36)


@pytest.mark.parametrize(("dice", "result"), [(2, "A1* D1*"), (4, "DR"), (6, "A1 D2"), (12, "D3R*")])
def test_six_to_one(dice: int, result: str) -> None:
    assert COMBAT.result(column("6:1"), dice) == result


def test_at_one_to_one_a_lone_battalion_must_leave_from_seven_up() -> None:
    for dice in DICE:
        assert ("D" in COMBAT.result(column("1:1"), dice)) == (dice >= 7)


# Bombardment.


def by_total(total: int) -> str:
    bounds = {8: "-", 10: "G", 13: "R", 14: "1*", 16: "2", 17: "2*"}
    return next(result for most, result in bounds.items() if total <= most)


def test_bombardment_depends_on_dice_and_column_together_but_for_one_blank() -> None:
    against = {
        (number, dice)
        for number, dice in product(range(len(FIRE.names)), DICE)
        if FIRE.result(number, dice) != by_total(dice + number)
    }
    assert against == {(FIRE.names.index("18+"), 4)}
    assert FIRE.result(FIRE.names.index("18+"), 4) == "-"
    assert FIRE.result(FIRE.names.index("18+"), 5) == "G"


@pytest.mark.parametrize(
    ("factors", "shift", "dice", "result"),
    [
        (9, 0, 4, "-"),
        (4, 2, 8, "R"),
        (4, 0, 4, "-"),
        (5, 0, 10, "R"),
        (9, -1, 11, "R"),
        (5, 3, 10, "1*"),
        (9, -2, 8, "G"),
        (9, -2, 12, "R"),
    ],
)
def test_bombardments_of_the_example_and_the_tests(factors: int, shift: int, dice: int, result: str) -> None:
    assert FIRE.result(FIRE.shifted(FIRE.factor_column(factors), shift), dice) == result


@pytest.mark.parametrize(
    ("factors", "name"),
    [(1, "1-2"), (3, "3-5"), (5, "3-5"), (6, "6-8"), (12, "9-12"), (13, "13-17"), (18, "18+"), (40, "18+")],
)
def test_the_columns_of_bombardment(factors: int, name: str) -> None:
    assert FIRE.names[FIRE.factor_column(factors)] == name


def test_left_of_the_first_column_nothing_happens() -> None:
    assert FIRE.shifted(FIRE.factor_column(4), -2) == BELOW
    assert FIRE.result(BELOW, 12) == "-"


@pytest.mark.parametrize(
    ("dots", "shift"),
    [(0, -1), (0.5, -1), (1, -1), (1.5, 0), (2.5, 0), (3, 0), (3.5, 0), (4, 1), (8, 1), (8.5, 1), (9, 2), (10, 2)],
)
def test_dots_shift_bombardment(dots: float, shift: int) -> None:
    assert C.effects.size_shift(dots) == shift


def test_ground_and_motion_shift_bombardment() -> None:
    shifts = {name: row.bombardment for name, row in C.effects.cover.items()}
    assert shifts == {"plain": 0, "hill": 0, "mountain": -1, "city": -1, "village": -1}
    assert C.effects.line.bombardment == -1
    assert C.effects.moved == 1


# Tactical support.


def test_support_as_in_the_example() -> None:
    assert [C.support.result(0, dice) for dice in (5, 6, 9)] == ["-", "-", "+2"]


def test_support_for_the_defender_mirrors_the_attackers() -> None:
    mirror = {"-": "-", "L1": "R1", "R1": "L1", "R2": "L2", "-1": "+1", "+1": "-1", "+2": "-2"}
    for dice in DICE:
        assert C.support.result(1, dice) == mirror[C.support.result(0, dice)]


def test_support_backfires_from_two_to_four() -> None:
    assert [C.support.result(0, dice) for dice in (2, 3, 4)] == ["L1", "-1", "-1"]
    assert [C.support.result(0, dice) for dice in (7, 8, 10, 11, 12)] == ["+1", "+1", "+2", "R1", "R2"]


# One die.


def bad(turn: int) -> int:
    """On how many numbers of the die the weather of a turn is bad: always the lowest ones."""
    results = [C.weather.result(turn - 1, die) for die in range(1, 7)]
    assert results == sorted(results)
    return results.count("bad")


def test_weather() -> None:
    assert [bad(turn) for turn in range(1, LAST_TURN + 1)] == [0, 2, 3, 4, 4, 4, 3, 2, 1, 0]
    assert C.weather.result(C.weather.named("2"), 6) == "fair"


def test_scatter() -> None:
    assert [C.drift.result(0, die) for die in range(1, 7)] == ["2", "2", "1", "1", "0", "0"]
    assert [C.direction.result(0, die) for die in range(1, 7)] == ["1", "2", "3", "4", "5", "6"]


def test_gegenangriff_and_rearguards() -> None:
    assert [C.gegenangriff.result(0, die) for die in range(1, 7)] == ["1", "1", "1", "2", "2", "3"]
    assert [C.rearguard.result(0, die) for die in range(1, 7)] == ["none", "retreat", "retreat", "out", "out", "out"]


# Effects of ground in combat.


def test_the_ground_of_a_defender() -> None:
    cover = C.effects.cover
    assert {name: row.defence for name, row in cover.items() if row.defence != 1} == {"mountain": 2, "city": 2}
    assert {name: row.bonus for name, row in cover.items() if row.bonus} == {"village": 1}
    assert [name for name, row in cover.items() if not row.tanks] == ["city"]
    line = C.effects.line
    assert (line.plain, line.hill, line.mountain, line.city) == (2, 2, 3, 3)
    assert line.axis and not line.tanks and not line.encircled


def test_what_halves_an_attacker() -> None:
    approach = C.effects.approach
    assert {name for name, row in approach.items() if row.halves} == {"hill", "river", "ridge"}
    assert approach["hill"].origins == ("plain",)


# Activation points.


def test_what_the_scenarios_tell_about_the_calendar() -> None:
    kesselring = DATA.load("kesselring")
    for turn in (2, 3):
        assert C.turns[turn - 1].axis == kesselring.points[turn][3] - 5
        assert C.points[turn][:3] == kesselring.points[turn][:3]
    december = C.turns[3]
    ortona = DATA.load("ortona").points[4]
    assert december.viii + december.xv == ortona[1] and december.axis > ortona[3]
    for turn, points in DATA.load("anzio").points.items():
        assert C.turns[turn - 1].v >= points[0]
        assert C.turns[turn - 1].axis + 5 >= points[3]


def test_the_fifth_army_can_do_with_ten_points_less_from_march_on() -> None:
    assert all(row.v - 10 >= 8 for row in C.turns[6:])


def test_the_axis_has_somewhat_fewer_points_than_the_allies() -> None:
    for row in C.turns:
        allied = row.v + row.viii + row.xv
        assert Fraction(2, 3) * allied < row.axis < allied


def test_the_months_go_on_from_september_1943() -> None:
    months = ["Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    assert [row.dates for row in C.turns] == [f"{month} {1943 if i < 4 else 1944}" for i, month in enumerate(months)]


COSTS = {
    "division": 1,
    "corps": 1,
    "polish-corps": 2,
    "kampfgruppe": 1,
    "second-kampfgruppe": 1,
    "task-force": 1,
    "corps-artillery": 1,
    "army-artillery": 1,
    "airfield-planes": 1,
    "drop-division": 3,
    "drop-unit": 1,
    "major-landing": 4,
    "minor-landing": 2,
    "gustav": 2,
    "fortification": 1,
    "offensive": 2,
    "intelligence": 1,
    "gegenangriff": 1,
    "settling": 0,
    "supply-extension": 1,
    "foreign-terminal": 1,
    "transfer-division": 1,
    "transfer-corps": 1,
}


def test_costs() -> None:
    assert {name: row.points for name, row in C.costs.items()} == COSTS
    assert C.costs["corps"].of(2) == 3  # XIII Corps with 78 Inf and 1 Can in the example
    assert C.costs["transfer-corps"].of(2) == 3
    assert C.costs["supply-extension"].most == 2
    assert C.costs["foreign-terminal"].units == C.costs["airfield-planes"].planes == 3
    assert C.costs["gustav"].a_turn == C.costs["gegenangriff"].a_turn == 1
    assert all(C.costs[name].most == 1 for name in ("kampfgruppe", "task-force", "fortification", "minor-landing"))
