"""The table of From Salerno to Rome: what lies where, and what nobody may see."""

from __future__ import annotations

import random

import sirocco
from sirocco.games.salerno_rome.display.schedule import due_turn
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display, Table, Tray
from sirocco.kernel.proof.rulebook import read_clauses
from tests.whole import SHORT

ALLIED, AXIS = 0, 1


def started(scenario: str = "ortona", **options: bool) -> tuple[Game, Display]:
    game = sirocco.new("salerno-rome", scenario, seed=1, options=options)
    return game, game.definition.display(game.components)


def tray(table: Table, name: str) -> Tray:
    return next(each for each in table.trays if each.id == name)


def asked(step: str) -> tuple[Game, Display]:
    """A game played at random until a step is asked."""
    for seed in range(20):
        (game, display), chance = started(), random.Random(seed)
        while game.decision is not None:
            if game.decision.step == step:
                return game, display
            game.act(chance.choice(game.decision.actions))
    raise AssertionError(f"nobody came to {step}")


def test_every_counter_of_a_table_is_on_the_sheet() -> None:
    for scenario in (*SHORT["salerno-rome"], "campaign"):
        game, display = started(scenario)
        sheet, clauses = display.sheet(), read_clauses(game.definition.package, "en")
        for side in (ALLIED, AXIS, None):
            table = display.table(game.state, side)
            assert set(table.pieces) <= set(sheet.pieces)
            assert {name for each in table.trays for name in each.pieces} <= set(table.pieces)
            assert {each.rule for each in table.trays} <= set(clauses)


def test_sr_9_9a_units_below_the_top_of_an_enemy_stack_are_anonymous() -> None:
    game, display = started()
    unknown = game.view("allied")["unseen"]
    assert unknown
    table = display.table(game.state, ALLIED)
    covers = [now.at for name, now in table.pieces.items() if name.endswith("?")]
    assert {place: covers.count(place) for place in covers} == unknown
    own = display.table(game.state, AXIS)
    hidden = {name for name in own.pieces if not name.endswith("?")} - set(table.pieces)
    assert len(hidden) == len(covers)
    assert all(game.components.unit_rows[name].side == "axis" for name in hidden)  # type: ignore[attr-defined]


def test_without_fog_of_war_everybody_is_named() -> None:
    game, display = started(fogOfWar=False)
    assert not [name for name in display.table(game.state, None).pieces if name.endswith("?")]


def test_sr_6g_what_is_allocated_lies_open_to_its_owner_alone() -> None:
    game, display = asked("Allocation")
    choice = next(a for a in game.decision.actions if str(a).endswith(" 1"))  # type: ignore[union-attr]
    game.act(choice)
    mine, theirs = (display.table(game.state, side) for side in (ALLIED, AXIS))
    assert [token.id for token in tray(mine, "allocation-allied").tokens] == [str(choice).split()[1]]
    assert not [each for each in theirs.trays if each.id.startswith("allocation")]
    assert not [each for each in display.table(game.state, None).trays if each.id.startswith("allocation")]


def test_artillery_is_a_counter_with_its_fire_and_range() -> None:
    game, display = started()
    piece = display.sheet().pieces["XIII-Art"]
    assert piece.kind == "artillery" and piece.faces[0].values == ("9", "3")
    assert "XIII-Art" in tray(display.table(game.state, ALLIED), "artillery-allied").pieces


def test_the_command_display_lists_each_corps_with_its_divisions() -> None:
    game, display = started()
    found = tray(display.table(game.state, None), "corps-XIII")
    assert [token.id for token in found.tokens] == ["XIII", "5Inf", "1Can", "2NZ"]


def test_weather_and_impulse_are_in_the_headline() -> None:
    game, display = started()
    headline = display.table(game.state, None).headline
    assert headline.args["impulse"] == 1 and headline.args["bad"] is False


def test_the_campaign_tells_who_comes_when() -> None:
    game, display = started("campaign")
    table = display.table(game.state, None)
    coming = [n for turn in table.ahead for n in turn.notices if n.what.key == "board-arrive"]
    told = {name for notice in coming for name in notice.pieces}
    assert told
    units = game.components.vocabulary.names["unit"].ids
    assert all(due_turn(game.state, units.index(name)) for name in told)


def test_a_division_that_is_withdrawn_is_told_once_and_in_its_turn() -> None:
    game = sirocco.new("salerno-rome", scenario="campaign", seed=1)
    table = game.definition.display(game.components).table(game.state, 0)
    told = [(ahead.turn, notice.what) for ahead in table.ahead for notice in ahead.notices if notice.warn]
    about = [(turn, what.args) for turn, what in told if "2FJ" in str(what.args)]
    assert about == [(3, {"impulse": 1, "formations": ["2FJ"]})]


def test_sr_8_1b_and_sr_9_8a_weather_and_planes_of_the_next_impulse_are_told_exactly() -> None:
    game, display = started("ortona")
    (weather, *_) = display.table(game.state, None).trays[0].tokens
    told = [(note.key, note.args.get("side"), note.args.get("number"), note.args["exact"]) for note in weather.notes]
    assert told == [
        ("tray-weather-ahead", None, None, "2/3"),
        ("tray-planes-ahead", "allied", 2, "1"),
        ("tray-planes-ahead", "axis", 0, "1/2"),
        ("tray-planes-ahead", "axis", 1, "1/2"),
    ]


def test_supply_overlay_shows_the_line_of_a_unit_to_its_terminal() -> None:
    game, display = started()
    overlay = display.overlay(game.state, ALLIED, "supply", "78Inf/11")
    assert overlay.paths and overlay.paths[0].places[0] == "4425"
    assert overlay.notes[0].key == "overlay-line"
    terminal = game.components.italy.places["Vasto"].hex  # type: ignore[attr-defined]
    assert overlay.paths[0].places[-1] == terminal


def test_every_overlay_of_every_side_can_be_drawn() -> None:
    game, display = asked("FormationChoice")
    for name in display.overlays:
        assert any(display.overlay(game.state, side, name, None).marks for side in (ALLIED, AXIS, None))


def test_a_combat_has_its_panel_with_strengths() -> None:
    game, display = asked("Attack")
    game.act(next(a for a in game.decision.actions if a.verb == "with"))  # type: ignore[union-attr]
    panel = display.table(game.state, None).panel
    assert panel is not None and not panel.decided
    attackers = [slot for slot in panel.rows[0].slots if slot.piece]
    assert attackers and all(slot.value for slot in attackers)
    assert game.explain("done").odds[0].measure("measure-defender-hit") is not None  # type: ignore[union-attr]
