"""The table of Kasserine: counters and boxes, light and weather, the six tables as a grid, lines over the map."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import sirocco
from sirocco.games.kasserine.display.milestones import HISTORY, STATIONS, milestones
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display, Grid, Overlay, Table, Tray
from sirocco.kernel.proof.rulebook import read_clauses

ALLIED, AXIS = 0, 1
EventData = dict[str, str | int | float | bool | list[str]]

FIGHT: dict[str, Any] = {
    "game": "kasserine",
    "at": "combat",
    "units": {
        **{"10Pz/I-7": "2219", "21Pz/I-5": "2121", "1US/1-6AIR": "2120", "Ward": "2120", "Anderson": "2018"},
        **{
            "1US/2-13AR": "1816",
            "10Pz/AR90": "2319",
            "Broich": "2319",
            "Hildebrandt": "2122",
            "Arnim": "2319",
            "URF-10Pz": "2319",
            "URF-21Pz": "2122",
        },
    },
}
"""Two battalions of tanks before Sidi bou Zid, well supplied and led; the defender has his division with him."""


def display_of(game: Game) -> Display:
    return game.definition.display(game.components)


def at(**more: Any) -> Game:
    return sirocco.position({**FIGHT, **more})


def table_of(game: Game, side: int | None = None) -> Table:
    return display_of(game).table(game.state, side)


def tray(table: Table, name: str) -> Tray:
    return next(each for each in table.trays if each.id == name)


def overlay(game: Game, name: str, unit: str | None = None, side: int | None = AXIS) -> Overlay:
    return display_of(game).overlay(game.state, side, name, unit)


def keys(shown: Overlay) -> list[str]:
    return [note.key for note in shown.notes]


def played(seed: int, number: int) -> Iterator[Game]:
    """A game played at random, action by action."""
    game, chance = sirocco.new("kasserine", seed=seed), random.Random(seed)
    for _ in range(number):
        if game.decision is None:
            return
        yield game
        game.act(chance.choice(game.decision.actions))


def test_a_game_is_shown_without_gaps() -> None:
    game = sirocco.new("kasserine", seed=1)
    sheet, clauses = display_of(game).sheet(), set(read_clauses(game.definition.package, "en"))
    places = {*game.components.vocabulary.names["hex"].ids}
    boxes = {f"{box}-{side}" for box in ("due", "exited", "lost", "out") for side in game.definition.sides}
    for number, game in enumerate(played(1, 900)):
        if number % 9:
            continue
        table = table_of(game)
        assert set(table.pieces) == set(sheet.pieces)
        assert {now.at for now in table.pieces.values()} <= places | boxes
        assert all(now.face < len(sheet.pieces[name].faces) for name, now in table.pieces.items())
        assert {badge for now in table.pieces.values() for badge in now.badges} <= set(sheet.badges)
        assert {each.rule for each in table.trays} | {each.rule for each in table.markers} <= clauses
        assert msgspec.json.encode(table)


def test_counters_have_the_colour_of_their_nation_and_the_reduced_factors_behind() -> None:
    pieces = display_of(at()).sheet().pieces
    assert [face.values for face in pieces["10Pz/I-7"].faces] == [("5", "3", "6"), ("3", "2", "6")]
    assert len(pieces["Rommel"].faces) == len(pieces["URF-Thala"].faces) == 1
    colours = {pieces[name].colour for name in ("Centauro/XIV-31", "6Br/2Lothians", "19Fr/67RAA")}
    assert len(colours | {pieces["10Pz/I-7"].colour}) == 4
    overlays = {name: pieces[name].overlay for name in ("URF-10Pz", "Rommel", "10Pz/AR90", "10Pz/I-7")}
    assert overlays == {"URF-10Pz": "supply", "Rommel": "command", "10Pz/AR90": "fire", "10Pz/I-7": ""}


@pytest.mark.parametrize(
    ("number", "weather", "light", "sky"),
    [(1, "clear", "day", "clear"), (2, "rain", "dusk", "rain"), (3, "storm", "night", "storm")],
)
def test_light_and_weather_lie_over_the_map(number: int, weather: str, light: str, sky: str) -> None:
    table = table_of(at(number=number, weather=weather))
    assert table.mood is not None
    assert (table.mood.light, table.mood.sky) == (light, sky)
    assert table.headline.args["sky"] == weather


def test_before_the_first_move_there_is_no_weather_and_units_wait_by_start_hexes() -> None:
    table = table_of(sirocco.new("kasserine", seed=1))
    assert table.mood is None
    waiting = tray(table, "set-up-CCA")
    assert "1US/3-1AR" in waiting.pieces and waiting.label.args["hexes"] == ["2120"]


def test_k_rec_04_reinforcements_lie_by_their_move_and_entry() -> None:
    table = table_of(sirocco.new("kasserine", seed=1))
    rommel = tray(table, "due-4-axis")
    assert "Rommel" in rommel.pieces and rommel.label.args["entry"] == "Gafsa-south"
    told = [(day.turn, notice.pieces) for day in table.ahead for notice in day.notices]
    assert any(day == 2 and "Rommel" in pieces for day, pieces in told)
    assert any(day == 7 and pieces == ("Patton",) for day, pieces in told)


def test_k_rec_04_who_could_have_come_before_is_told_as_late() -> None:
    game = sirocco.position({"game": "kasserine", "base": "setup", "turn": 3, "at": "movement"})
    late = [notice for notice in table_of(game).ahead[0].notices if notice.warn]
    assert len(late) == 1 and "Rommel" in late[0].pieces


def test_k_air_07_and_k_ngt_03_what_is_left_to_a_side_lies_in_its_box() -> None:
    tokens = tray(table_of(at(flown={"axis": 3}, nights={"axis": 2})), "means-axis").tokens
    assert [(token.id, token.number, token.down) for token in tokens] == [
        ("aircraft", 1, False),
        ("night-attack", 0, True),
    ]


def test_k_air_04_aircraft_lie_over_their_hexes() -> None:
    game = at(at="air")
    game.act("air 2120")
    markers = [(marker.place, marker.sign, marker.side) for marker in table_of(game).markers]
    assert markers == [("2120", "aircraft", "axis")]


# The combat.


def grid(game: Game) -> Grid:
    panel = table_of(game).panel
    assert panel is not None and panel.grid is not None
    return panel.grid


def letters(shown: Grid) -> list[list[object]]:
    return [[cell.label.args["letter"] for cell in row] for row in shown.cells]


def declared(*actions: str) -> Game:
    game = at()
    for action in ("attack 2120", "with 10Pz/I-7", "with 21Pz/I-5", *actions):
        game.act(action)
    return game


def test_k_rec_15_the_grid_names_the_six_tables_and_shares_out_their_chances() -> None:
    shown = grid(declared())
    assert letters(shown) == [["A", "B", "C"], ["D", "E", "F"]]
    for row in shown.cells:
        for cell in row:
            assert sum(share.chance for share in cell.shares) == pytest.approx(1)
    worst, best = shown.cells[0][0].shares[0], shown.cells[0][0].shares[-1]
    assert (worst.tone, best.tone) == ("axis", "allied")


def test_k_cmb_10_the_ways_of_the_side_that_declares_are_actions() -> None:
    game = declared("done")
    rows, columns = grid(game).rows, grid(game).columns
    assert [way.does for way in rows] == ["violent", "medium"] and not any(way.does for way in columns)
    game.act("violent")
    assert grid(game).rows[0].chosen and [way.does for way in grid(game).columns] == ["last", "medium", "disengage"]
    legal = {str(action) for action in game.decision.actions} if game.decision is not None else set()
    assert {way.does for way in grid(game).columns} == legal


def test_k_rec_12_a_way_that_command_does_not_open_says_why() -> None:
    game = at(units={**FIGHT["units"], "Ward": "0310", "Anderson": "0310"})
    for action in ("attack 2120", "with 10Pz/I-7"):
        game.act(action)
    closed = {way.label.key: way.closed for way in grid(game).columns if way.closed is not None}
    assert set(closed) == {"panel-defence-last", "panel-defence-disengage"}
    assert all(message.key == "refuse-type-needs-command" for message in closed.values())


def test_the_grid_is_gone_when_the_die_has_fallen() -> None:
    game = declared("done", "violent", "last")
    panel = table_of(game).panel
    assert panel is None or (panel.decided and panel.grid is None)


def test_k_ret_02_the_path_of_a_retreat_is_seen_as_far_as_it_is_laid() -> None:
    seen = []
    for seed in range(12):
        for game in played(seed, 4000):
            assert game.decision is not None
            if game.decision.step in ("Retreat", "Permission"):
                laid = table_of(game).laid
                step: Any = game.state.stack[-1]
                assert len(laid) == (len(step.path) + 1 if step.path else 0)
                seen.append(len(laid))
        if 0 in seen and 2 in seen and 3 in seen:
            return
    raise AssertionError(f"not every length was seen: {seen}")


# What lies over the map.


def test_k_log_03_the_line_of_supply_of_a_unit_and_what_it_costs() -> None:
    shown = overlay(at(), "supply", "10Pz/I-7")
    assert keys(shown)[0] == "overlay-line" and shown.paths[0].tone == "good"
    assert shown.paths[0].places[0] == "2319" and shown.paths[0].places[-1] == "2219"
    assert shown.notes[0].args["cost"] == 0.5


def test_k_wx_04_a_line_that_is_too_long_says_so() -> None:
    far = at(weather="storm", units={"10Pz/I-7": "2319", "URF-21Pz": "2819"})
    shown = overlay(far, "supply", "10Pz/I-7")
    assert keys(shown)[0] in ("overlay-too-far", "overlay-line")
    shown = overlay(at(weather="storm", units={"10Pz/I-7": "2319", "URF-21Pz": "3522"}), "supply", "10Pz/I-7")
    assert keys(shown)[0] == "overlay-too-far" and shown.paths[0].tone == "cut"
    assert shown.notes[-1].args == {"points": 4.0, "sky": "storm"}


def test_k_log_06_what_cuts_a_line_is_named_by_day_and_is_nothing_at_night() -> None:
    units = {"10Pz/I-7": "2828", "URF-21Pz": "2823", "1US/3-1AR": "2825", "1US/2-13AR": "2725", "1US/2-1AR": "2925"}
    shown = overlay(at(units=units), "supply", "10Pz/I-7")
    assert keys(shown)[0] == "overlay-cut-at"
    assert {mark.place for mark in shown.marks if mark.tone == "cut"} == set(shown.notes[0].args["hexes"])  # type: ignore[arg-type]
    apart = {**units, "1US/2-13AR": "0101", "1US/2-1AR": "0102"}
    assert keys(overlay(at(units=apart, number=3), "supply", "10Pz/I-7"))[0] == "overlay-line"


def test_k_log_01_before_supply_is_judged_units_are_supplied_by_the_lines_there_are() -> None:
    units = {"10Pz/I-7": "3012", "10Pz/II-7": "0920", "URF-10Pz": "3012", "1US/3-1AR": "2121"}
    game = sirocco.position({"game": "kasserine", "at": "dumps", "side": "axis", "units": units})
    shown, roster = table_of(game).pieces, game.definition.roster(game.state, AXIS)
    for unit, out in (("10Pz/I-7", False), ("10Pz/II-7", True)):
        assert (roster[unit].supply == "out") == ("oos" in shown[unit].badges) == out


def test_k_rec_09_command_is_told_as_direct_or_through_the_division() -> None:
    game = at()
    shown = overlay(game, "command", "10Pz/I-7")
    assert {"overlay-led-division", "overlay-led-army", "overlay-chain"} <= set(keys(shown))
    assert keys(overlay(at(units={"10Pz/I-7": "2219"}), "command", "10Pz/I-7"))[0] == "overlay-led-by-nobody"
    assert overlay(game, "command", "Arnim").rings


def test_k_art_04_the_range_of_a_gun_shrinks_at_night() -> None:
    units = {"10Pz/AR90": "2319", "1US/1-6AIR": "2120"}
    assert [mark.place for mark in overlay(at(units=units), "fire", "10Pz/AR90").marks] == ["2120"]
    assert not overlay(at(units=units, number=3), "fire", "10Pz/AR90").marks


def test_who_cannot_attack_is_told_the_clause_that_refuses() -> None:
    assert keys(overlay(at(), "attack", "10Pz/I-7")) == ["overlay-can-attack"]
    assert keys(overlay(at(at="movement", units={"10Pz/I-7": "2219"}), "attack", "10Pz/I-7")) == [
        "refuse-attack-unsupplied"
    ]


def test_k_zoc_03_at_night_no_zone_is_shown() -> None:
    assert overlay(at(), "zones").marks
    assert keys(overlay(at(number=3), "zones")) == ["overlay-no-zones"]


def test_every_overlay_can_be_drawn_for_everybody() -> None:
    game = at()
    for name in display_of(game).overlays:
        for side in (ALLIED, AXIS, None):
            found = overlay(game, name, side=side)
            assert found.marks or found.notes
            for unit in ("10Pz/I-7", "Arnim", "URF-10Pz", "Rommel", "1US/1-6AIR"):
                assert display_of(game).overlay(game.state, side, name, unit) is not None


# How far it is to winning.


def test_k_vic_01_the_standing_tells_points_losses_and_units_beyond_the_railway() -> None:
    units = {**FIGHT["units"], "21Pz/AA580": "exited", "21Pz/I-104": "lost"}
    told = {message.key: message.args for message in table_of(at(units=units)).standing}
    assert told["board-exited"] == {"points": 2, "needed": 20}
    assert (told["board-losses"]["points"], told["board-losses"]["over"]) == (3, False)
    assert told["board-now"]["winner"] == "axis"
    assert tray(table_of(at(units=units)), "exited").pieces == ("21Pz/AA580",)


def test_milestones_are_the_days_on_which_the_axis_came() -> None:
    came: EventData = {"units": ["10Pz/AA10"], "origin": "2219", "to": "2120", "cost": 2.0}
    passed: EventData = {**came, "units": ["1US/81Recon"], "to": "1615"}
    days = [Event("turn", {"turn": day, "dates": ""}) for day in (1, 2)]
    events = [days[0], Event("moved", passed), days[1], Event("moved", came), Event("moved", came)]
    assert milestones(events) == {"Sidi bou Zid": 2}
    assert set(HISTORY) <= set(STATIONS.values())
