"""Rulings on dangers and warnings: what a side is told it stands to lose, and what it is not told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sirocco.kernel.errors import IllegalAction
from sirocco.kernel.game import Game
from tests.table_messages import dangers, facts, pinned, warnings


def position(**entries: Any) -> Game:
    return pinned("compass", **entries)


# A base or an area worth points that the enemy can walk into.


def test_an_empty_base_is_in_danger_where_an_enemy_can_march_in() -> None:
    game = position(units={"16Bde": "Bir-Enba", "Maletti": "Sidi-Barrani"})
    (danger,) = dangers(game, "allied", "danger-base-open")
    assert (danger.place, danger.pieces, danger.rule) == ("Piccadilly-Circus", ("Maletti",), "C-3.9o")
    game.act("done")
    game.march("Maletti", "Piccadilly-Circus")
    assert facts(game)["control"]["Piccadilly-Circus"] == "italian"


def test_it_is_in_none_where_he_is_a_point_short() -> None:
    """Maletti marches three points, from Sofafi to the base it is two tracks; 7 RTR's like of Italy marches one."""
    game = position(units={"16Bde": "Maktila", "GaF": "Nibeiwa", "Cirene": "Sidi-Omar"})
    assert [danger.pieces for danger in dangers(game, "allied", "danger-base-open")] == [("GaF",)]
    further = position(units={"16Bde": "Maktila", "GaF": "Sofafi", "Cirene": "Sidi-Omar"})
    assert not dangers(further, "allied", "danger-base-open")
    further.act("done")
    for unit in ("GaF", "Cirene"):
        with pytest.raises(IllegalAction):
            further.march(unit, "Piccadilly-Circus")


def test_a_unit_in_the_only_way_shuts_the_enemy_out() -> None:
    game = position(
        units={"7SG": "Maktila", "4Arm": "Nibeiwa", "7Arm": "Sofafi", "Maletti": "Sidi-Barrani", "Cirene": "Buq-Buq"}
    )
    assert not dangers(game, "allied", "danger-base-open")


def test_a_unit_in_the_base_is_told_of_an_attack_only_if_the_enemy_is_stronger() -> None:
    weak = position(units={"11Hussars": "Piccadilly-Circus", "2Libica": "Nibeiwa", "1Libica": "Maktila"})
    (danger,) = dangers(weak, "allied", "danger-base-attacked")
    assert set(danger.pieces) == {"2Libica", "1Libica"}
    assert (danger.what.args["attack"], danger.what.args["defence"]) == (4, 1)
    assert not dangers(weak, "allied", "danger-base-open")
    strong = position(units={"4Arm": "Piccadilly-Circus", "16Bde": "Piccadilly-Circus", "2Libica": "Nibeiwa"})
    assert not dangers(strong, "allied", "danger-base-attacked")


def open_areas(**entries: Any) -> dict[str, tuple[str, ...]]:
    """The areas worth points that Italy is told about, and who could walk in."""
    return {danger.place: danger.pieces for danger in dangers(position(**entries), "italian", "danger-area-open")}


def test_an_empty_fortress_is_in_danger_and_a_guarded_one_is_not() -> None:
    units = {
        "4Arm": "Forte-Capuzzo",
        "7Arm": "Sollum",
        "11Hussars": "Sidi-Azeiz",
        "16Bde": "Sidi-Azeiz",
        "GaF": "Tobruch",
    }
    assert open_areas(units=units)["Bardia"] == ("4Arm", "7Arm", "16Bde"), "the strongest three"
    assert "Bardia" not in open_areas(units=units | {"Cirene": "Bardia"})


def test_the_points_at_stake_are_named() -> None:
    game = position(units={"4Arm": "Forte-Capuzzo", "GaF": "Tobruch"})
    points = {danger.place: danger.what.args["points"] for danger in dangers(game, "italian", "danger-area-open")}
    assert points["Bardia"] == 2


def test_what_the_enemy_holds_already_is_no_danger() -> None:
    units = {"4Arm": "Forte-Capuzzo"}
    assert "Bardia" in open_areas(units=units)
    assert "Bardia" not in open_areas(units=units, control={"allied": ["Bardia"]})


# Lines of supply.


def test_units_without_a_line_are_told_before_the_check_marks_them() -> None:
    units = {"Brescia": "Bengasi", "Babini": "El-Agheila", "11Hussars": "Agedabia"}
    game = position(side="italian", units=units)
    (danger,) = dangers(game, "italian", "danger-cut-off")
    assert (danger.pieces, danger.place) == (("Brescia",), "Bengasi")
    assert "danger-cut-off" in warnings(game), "Brescia could still march"
    check = facts(position(side="italian", at="supply", units=units))["units"]
    assert check["Brescia"]["oos"] and not check["Babini"]["oos"]


def test_units_that_carry_the_marker_already_are_not_told_again() -> None:
    units: dict[str, Any] = {"Brescia": {"at": "Bengasi", "oos": True}, "11Hussars": "Agedabia"}
    assert not dangers(position(side="italian", units=units), "italian", "danger-cut-off")


def test_units_with_a_line_or_a_home_of_their_own_are_in_no_danger() -> None:
    units = {"Giarabub": "Giarabub", "11Hussars": "Garn-ul-Grein", "Brescia": "Bengasi"}
    assert not dangers(position(side="italian", units=units), "italian", "danger-cut-off")
    away = {"Giarabub": "Garn-ul-Grein", "11Hussars": "Forte-Maddalena", "4Arm": "Giarabub"}
    (danger,) = dangers(position(side="italian", units=away), "italian", "danger-cut-off")
    assert danger.pieces == ("Giarabub",)


# Nowhere to retreat.


def test_a_stack_that_a_stronger_enemy_can_attack_needs_a_way_back() -> None:
    units = {"Pavia": "El-Agheila", "4Arm": "Agedabia"}
    (danger,) = dangers(position(units=units), "italian", "danger-no-retreat")
    assert (danger.place, danger.pieces, danger.rule) == ("El-Agheila", ("Pavia",), "C-6.2.E.7e")


def test_open_country_behind_a_stack_is_a_way_back() -> None:
    units = {"Pavia": "Agedabia", "4Arm": "Beda-Fomm"}
    assert not dangers(position(units=units), "italian", "danger-no-retreat")


def test_a_full_area_behind_a_stack_is_no_way_back() -> None:
    behind = ["Marmarica", "28Ottobre", "23Marzo", "Sirte", "Catanzaro", "Cirene"]
    units = {"3Gennaio": "Derna", "4Arm": "Martuba", **dict.fromkeys(behind, "Giovanni-Berta")}
    (danger,) = dangers(position(units=units), "italian", "danger-no-retreat")
    assert danger.pieces == ("3Gennaio",)
    del units["Cirene"]
    assert not dangers(position(units=units), "italian", "danger-no-retreat")


def test_who_can_hold_or_never_retreats_is_in_no_danger() -> None:
    held = {"Babini": "El-Agheila", "Pavia": "El-Agheila", "11Hussars": "Agedabia"}
    assert not dangers(position(units=held), "italian", "danger-no-retreat")
    fortress = {"GarTobruch": "Tobruch", "4Arm": "Acroma", "7Arm": "Gambut", "16Bde": "El-Adem", "5Ind": "Sidi-Rezegh"}
    assert not dangers(position(units=fortress), "italian", "danger-no-retreat")


# Too many in one area.

SEVEN = ["4Arm", "7Arm", "7SG", "11Hussars", "5Ind", "11Ind", "16Bde"]


def test_seven_units_in_an_area_are_one_too_many_if_the_phase_ends_now() -> None:
    game = position(units=dict.fromkeys(SEVEN, "Maktila"))
    (danger,) = dangers(game, "allied", "warn-overfull")
    assert (danger.place, danger.what.args["number"]) == ("Maktila", 1)
    assert "warn-overfull" in warnings(game)
    game.act("move 4Arm Piccadilly-Circus")
    assert not dangers(game, "allied", "warn-overfull") and "warn-overfull" not in warnings(game)


def test_a_base_holds_any_number() -> None:
    assert not dangers(position(units=dict.fromkeys(SEVEN, "Piccadilly-Circus")), "allied", "warn-overfull")


# What ending a step would lose.


def test_ending_the_movement_with_an_empty_base_is_warned_of_while_somebody_could_go_back() -> None:
    units: dict[str, Any] = {"16Bde": {"at": "Maktila", "mp": 1}, "Maletti": "Nibeiwa"}
    assert "danger-base-open" in warnings(position(units=units))
    units["16Bde"] = {"at": "Maktila", "mp": 0}
    nobody = position(units=units)
    assert "danger-base-open" not in warnings(nobody)
    assert dangers(nobody, "allied", "danger-base-open"), "it is a danger all the same"


def test_units_beside_an_enemy_that_could_declare_an_attack_are_named() -> None:
    game = position(units={"16Bde": "Piccadilly-Circus", "5Ind": "Piccadilly-Circus", "1Libica": "Maktila"})
    assert warnings(game)["warn-could-attack"] == {"units": ["5Ind", "16Bde"]}
    game.act("attack 16Bde Maktila")
    assert warnings(game)["warn-could-attack"] == {"units": ["5Ind"]}
    game.act("attack 5Ind Maktila")
    assert not warnings(game)


def test_a_garrison_that_only_defends_could_not_attack() -> None:
    game = position(side="italian", units={"GarBardia": "Bardia", "16Bde": "Forte-Capuzzo", "Sirte": "Bengasi"})
    assert "warn-could-attack" not in warnings(game)


def test_who_has_not_moved_is_counted() -> None:
    game = position(units={"16Bde": "Piccadilly-Circus", "5Ind": "Piccadilly-Circus", "Sirte": "Tobruch"})
    assert warnings(game) == {"warn-could-move": {"number": 2}}
    game.act("move 16Bde Maktila")
    assert warnings(game) == {"warn-could-move": {"number": 1}}
    game.act("move 5Ind Bir-Enba")
    assert "warn-could-move" not in warnings(game)


def test_declared_attacks_not_fought_are_warned_of() -> None:
    units = {"16Bde": {"at": "Piccadilly-Circus", "attack": "Maktila"}, "1Libica": "Maktila"}
    assert warnings(position(at="combat", units=units)) == {"warn-attacks-left": {"areas": ["Maktila"]}}


def replacing(**units: Any) -> Game:
    """The Allied replacements of a turn that has points."""
    return position(at="replacements", turn=5, containers={"allied": [], "italian": []}, units=units)


def test_replacement_points_that_lapse_are_warned_of_where_they_could_be_spent() -> None:
    game = replacing(**{"16Bde": {"at": "Piccadilly-Circus", "reduced": True}})
    assert game.decision is not None and game.decision.side == "allied"
    assert list(warnings(game)) == ["warn-points-lost"]


def test_no_points_are_mourned_that_nobody_could_take() -> None:
    """A marker brings back a unit from the box; the points are for those on the map, and nobody there needs them."""
    game = position(
        at="replacements",
        turn=5,
        hands={"allied": ["unit-recovery"]},
        containers={"allied": [], "italian": []},
        units={"16Bde": "box", "5Ind": "Piccadilly-Circus"},
    )
    assert game.decision is not None
    assert "recover 16Bde" in map(str, game.decision.actions)
    assert not warnings(game)


def beaten(after: Sequence[str] = ()) -> Game:
    """Maktila has been cleared, and the victors may enter it."""
    game = position(
        at="combat",
        units={"16Bde": "Piccadilly-Circus", "5Ind": "Piccadilly-Circus", "3Gennaio": "Sidi-Barrani"},
        battle={"from": "Piccadilly-Circus", "to": "Maktila", "at": "advance", "attack": ["16Bde", "5Ind"]},
    )
    for action in after:
        game.act(action)
    return game


def test_an_area_left_to_enter_is_named_until_somebody_has_entered_it() -> None:
    assert warnings(beaten()) == {"warn-left-empty": {"area": "Maktila"}}
    assert not warnings(beaten(["advance 16Bde"]))
