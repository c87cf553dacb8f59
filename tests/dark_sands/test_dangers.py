"""Rulings on dangers and warnings: what a side is told it stands to lose, and what it is not told."""

from __future__ import annotations

from typing import Any

import pytest

from sirocco.kernel.errors import IllegalAction
from sirocco.kernel.game import Game
from tests.table_messages import dangers, facts, pinned, warnings


def position(**entries: Any) -> Game:
    return pinned("dark-sands", **{"turn": 2, **entries})


def open_places(game: Game, side: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The hexes that a side is told about, each with the kind of danger and who could march in."""
    keys = ("danger-source-open", "danger-place-open")
    return {danger.place: (key, danger.pieces) for key in keys for danger in dangers(game, side, key)}


# A source of supply or a place worth points that the enemy can march into.


def test_an_empty_source_is_in_danger_where_an_enemy_can_march_in() -> None:
    game = position(units={"16/70": "1702", "Sirte": "2830"})
    assert open_places(game, "axis")["1600"] == ("danger-source-open", ("16/70",))
    game.march("16/70", "1600")
    assert facts(game)["control"]["1600"] == "allied"


def test_it_is_in_none_where_he_is_too_far() -> None:
    game = position(units={"16/70": "2107", "Sirte": "2830"})
    assert "1600" not in open_places(game, "axis")
    with pytest.raises(IllegalAction):
        game.march("16/70", "1600")


def test_it_is_in_none_where_it_is_guarded_or_the_way_is_held() -> None:
    guarded = position(units={"16/70": "1702", "GarIt1": "1600"})
    assert "1600" not in open_places(guarded, "axis")
    held = position(units={"16/70": "1702", "Sirte": "1601"})
    assert "1600" not in open_places(held, "axis")


def test_a_headquarters_alone_guards_nothing() -> None:
    alone = position(turn=8, units={"4/7": "1804", "HQAK": "1600"})
    assert open_places(alone, "axis")["1600"] == ("danger-source-open", ("4/7",))
    alone.march("4/7", "1600")
    with_a_regiment = position(turn=8, units={"4/7": "1804", "HQAK": "1600", "104": "1600"})
    assert "1600" not in open_places(with_a_regiment, "axis")


def test_a_source_that_nobody_marks_as_controlled_is_one_too() -> None:
    """The road to Cairo feeds the Allies like Alexandria, but it is worth no points and carries no marker."""
    game = position(turn=8, units={"104": "1374", "4/7": "1877"})
    assert open_places(game, "allied")["1376"] == ("danger-source-open", ("104",))
    assert "1376" not in open_places(position(turn=8, units={"104": "1374", "4/7": "1376"}), "allied")


def test_a_unit_out_of_supply_reaches_less() -> None:
    near = {"5/4Ind": "2130", "Sirte": "2030"}
    assert "2441" in open_places(position(units=near), "axis")
    marked: dict[str, Any] = {"5/4Ind": {"at": "2130", "oos": True}, "Sirte": "2030"}
    assert "2441" not in open_places(position(units=marked), "axis")


def test_garrisons_threaten_nobody() -> None:
    assert "1600" not in open_places(position(units={"GarAl1": "1601", "Sirte": "2830"}), "axis")


def test_a_port_feeds_and_another_place_is_worth_points() -> None:
    game = position(units={"5/4Ind": "2130", "Sirte": "2030"})
    kinds = {place: key for place, (key, _) in open_places(game, "axis").items()}
    assert kinds == {"2830": "danger-source-open", "2141": "danger-place-open", "2441": "danger-place-open"}


def test_what_the_enemy_holds_already_is_no_danger() -> None:
    units = {"5/4Ind": "2130", "Sirte": "2030"}
    game = position(units=units, control={"allied": ["Bardia"]})
    assert "2441" not in open_places(game, "axis") and "2141" in open_places(game, "axis")


# Lines of supply.

ROAD_CUT = {"Sirte": "2205", "Cirene": "1602", "GarAl1": "1702"}
"""The only road out of El Agheila is cut between the two."""


def test_units_without_a_line_are_told_before_the_logistics_action_marks_them() -> None:
    game = position(side="axis", units=ROAD_CUT)
    (danger,) = dangers(game, "axis", "danger-cut-off")
    assert (danger.pieces, danger.place, danger.rule) == (("Sirte",), "2205", "DS-10.2a")
    assert warnings(game)["danger-cut-off"] == {"units": ["Sirte"]}
    marked = facts(position(at="logistics", units=ROAD_CUT, logistics=0, pool={"allied": {"movement": 1}}))["units"]
    assert marked["Sirte"]["oos"] and not marked["Cirene"]["oos"]


def test_those_already_marked_or_in_supply_are_not_told() -> None:
    marked: dict[str, Any] = {**ROAD_CUT, "Sirte": {"at": "2205", "oos": True}}
    supplied = {"Sirte": "2205", "Cirene": "1602"}
    for units in (marked, supplied):
        game = position(side="axis", units=units)
        assert not dangers(game, "axis", "danger-cut-off") and "danger-cut-off" not in warnings(game)


def test_a_port_feeds_the_allies_where_no_road_does() -> None:
    """Both sources are in enemy hands; 16/70 stands two hexes from Tobruk."""
    lost = {"16/70": "2629", "GarIt1": "1877", "GarIt2": "1376"}
    (danger,) = dangers(position(units=lost), "allied", "danger-cut-off")
    assert danger.pieces == ("16/70",)
    assert not dangers(position(units=lost | {"14/70": "2830"}), "allied", "danger-cut-off")


# Surrounded.


def test_a_stack_with_enemies_or_their_zones_all_around_is_surrounded() -> None:
    game = position(side="axis", units={"Sirte": "2030", "5/4Ind": "2130", "Selby": "1929"})
    (danger,) = dangers(game, "axis", "danger-surrounded")
    assert (danger.place, danger.pieces, danger.rule) == ("2030", ("Sirte",), "DS-20.3.4e")


@pytest.mark.parametrize(
    "units",
    [
        {"Selby": "1831"},
        {"Selby": {"at": "1929", "disrupted": True}},
        {"Selby": "1929", "Pavia": "2029"},
        {"Selby": "1929", "Sirte": "out", "GarIt1": "2030"},
    ],
    ids=["one hex is open", "his zone does not count", "friends stand in it", "a garrison never retreats"],
)
def test_with_a_way_out_it_is_not(units: dict[str, Any]) -> None:
    game = position(side="axis", units={"Sirte": "2030", "5/4Ind": "2130", **units})
    assert not dangers(game, "axis", "danger-surrounded")


def test_nobody_is_surrounded_by_enemies_who_are_not_beside_him() -> None:
    """All hexes around 0948 lie in the zones of three brigades two hexes away; none of them could attack it now."""
    away = {"4/7": "0847", "7/7": "0850", "5/4Ind": "1148"}
    assert not dangers(position(side="axis", units={"Sirte": "0948", **away}), "axis", "danger-surrounded")
    beside = position(side="axis", units={"Sirte": "0948", **away, "7/4Ind": "0949"})
    assert [danger.pieces for danger in dangers(beside, "axis", "danger-surrounded")] == [("Sirte",)]


# Too many in one hex.


def test_a_fourth_brigade_is_one_too_many_if_the_action_ends_now() -> None:
    four = dict.fromkeys(["16/70", "14/70", "5/4Ind", "7/4Ind"], "1148")
    game = position(units=four)
    assert [danger.place for danger in dangers(game, "allied", "warn-overfull")] == ["1148"]
    assert warnings(game)["warn-overfull"] == {"hex": "1148"}
    game.march("16/70", "1149")
    assert not dangers(game, "allied", "warn-overfull") and "warn-overfull" not in warnings(game)


# What ending a step would lose.


def test_ending_a_movement_is_warned_of_while_somebody_could_guard_the_place() -> None:
    units = {"5/4Ind": "2130", "Sirte": "2328"}
    assert warnings(position(side="axis", units=units))["danger-source-open"] == {"hex": "2830", "unit": "5/4Ind"}
    by_half = position(side="axis", at="half-movement", units=units)
    assert "2830" in open_places(by_half, "axis") and "danger-source-open" not in warnings(by_half)
    far = position(side="axis", units={"5/4Ind": "2130", "Sirte": "1602"})
    assert "2830" in open_places(far, "axis") and "danger-source-open" not in warnings(far)


def test_who_has_not_moved_is_counted() -> None:
    game = position(units={"16/70": "1148", "14/70": "1148"})
    assert warnings(game) == {"warn-could-move": {"number": 2}}
    game.march("16/70", "1149")
    assert warnings(game) == {"warn-could-move": {"number": 1}}
    game.march("14/70", "1149")
    assert not warnings(game)


def test_hexes_that_could_still_be_attacked_are_named() -> None:
    """4/7 stands beside Bardia, 16/70 before Sirte far away. When Bardia has been fought for, there is still Sirte."""
    game = position(at="combat", dice=[3], units={"4/7": "2440", "GarIt1": "2441", "16/70": "1148", "Sirte": "1149"})
    assert warnings(game) == {"warn-no-attack": {"hexes": ["1149", "2441"]}}
    for action in ("attack Bardia", "with 4/7", "done", "advance 4/7"):
        game.act(action)
    assert warnings(game) == {"warn-attacks-left": {"hexes": ["1149"]}}


def test_nothing_is_said_where_nobody_can_attack_any_more() -> None:
    game = position(at="combat", dice=[3], units={"4/7": "2440", "GarIt1": "2441", "Sirte": "1149"}, held={})
    for action in ("attack Bardia", "with 4/7", "done"):
        game.act(action)
    assert warnings(game) == {"warn-left-empty": {"hex": "2441"}}, "an area left to enter"
    game.act("advance 4/7")
    assert not warnings(game)


def replacing(**units: Any) -> Game:
    """Axis replacements with three panzer points, one German and one Italian."""
    entries = {"turn": 5, "at": "replacements", "scenario": "campaign-compass", "replacements": ["axis-41-4"]}
    return position(**entries, units=units)


def test_points_lapse_that_somebody_could_take() -> None:
    assert warnings(replacing(Bologna={"at": "1601", "reduced": True})) == {"warn-points-lost": {"points": 1}}
    assert warnings(replacing(**{"1/8": "rebuild"})) == {"warn-points-lost": {"points": 3}}
    both = replacing(**{"1/8": "rebuild", "Bologna": {"at": "1601", "reduced": True}})
    both.act("restore Bologna")
    assert warnings(both) == {"warn-points-lost": {"points": 3}}


@pytest.mark.parametrize(("saved", "lapse"), [(0, None), (2, 2)])
def test_the_allies_save_three_of_each_kind(saved: int, lapse: int | None) -> None:
    entries = {"turn": 9, "at": "allied-replacements", "scenario": "campaign-compass", "replacements": ["tiger-cub"]}
    game = position(**entries, saved={"tank": saved}, units={"4/7": {"at": "1877", "reduced": True}})
    assert warnings(game) == ({} if lapse is None else {"warn-points-lost": {"points": lapse}})
