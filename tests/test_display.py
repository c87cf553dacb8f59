"""What a page is told: complete, by id, and nothing a side may not know."""

from __future__ import annotations

import msgspec
import pytest

import sirocco
from sirocco import players
from sirocco.kernel.display import Display, Stage
from sirocco.kernel.registry import definition
from sirocco.kernel.rulebook import read_clauses


def compass() -> tuple[sirocco.Game, Display]:
    game = sirocco.new("compass", seed=5)
    return game, game.definition.display(game.components)


def stages(line: tuple[Stage, ...]) -> list[Stage]:
    return [s for stage in line for s in (stage, *stages(stage.stages))]


def test_every_clause_and_step_the_sheet_names_exists() -> None:
    _, display = compass()
    sheet = display.sheet()
    clauses = set(read_clauses("sirocco.games.compass", "en"))
    named = {*sheet.event_rules.values(), *sheet.badges.values(), *(card.rule for card in sheet.cards.values())}
    named |= {stage.rule for stage in stages(sheet.sequence)}
    assert named <= clauses
    assert {stage.step for stage in stages(sheet.sequence)} <= set(definition("compass").steps)


def test_every_event_has_a_clause_for_the_log() -> None:
    game, display = compass()
    bot = players.make("greedy", seed=1)
    while game.decision is not None:
        game.act(bot.choose(game))
    rules = display.sheet().event_rules
    assert {event.kind for event in game.events} - set(rules) == {"played"}


def test_a_whole_game_is_shown_without_gaps() -> None:
    game, display = compass()
    sheet = display.sheet()
    places = set(game.components.vocabulary.names["area"].ids)
    boxes = {f"{box}-{side}" for box in ("box", "lost", "waiting") for side in ("allied", "italian")}
    boxes |= {f"turn-{turn}" for turn in range(1, sheet.turns + 1)}
    bot = players.make("greedy", seed=2)
    panels = 0
    while game.decision is not None:
        table = display.table(game.state, 0)
        assert set(table.pieces) == set(sheet.pieces)
        assert {piece.at for piece in table.pieces.values()} <= places | boxes
        assert all(piece.face < len(sheet.pieces[name].faces) for name, piece in table.pieces.items())
        assert set(table.control) == places
        assert table.cards["italian"].hand is None
        if table.panel is not None:
            panels += 1
            in_line = [s.piece for row in table.panel.rows for s in row.slots if s.piece is not None]
            assert len(in_line) == len(set(in_line))
        assert msgspec.json.encode(table)
        game.act(bot.choose(game))
    assert panels > 20


def test_the_panel_takes_units_and_shows_the_dice_they_rolled() -> None:
    """C-6.2.E.1a, C-6.2.E.4a: dropping a unit on a slot is the action the slot names."""
    game, display = compass()
    bot = players.make("greedy", seed=2)
    seen = {"front": 0, "support": 0, "dice": 0}
    while game.decision is not None:
        panel = display.table(game.state, None).panel
        legal = {str(action) for action in game.decision.actions}
        for row in panel.rows if panel is not None else ():
            for slot in row.slots:
                for place in (slot, slot.behind):
                    if place is not None and place.piece is None and place.takes:
                        verb, *rest = place.takes
                        deeds = {" ".join([verb, piece, *rest]) for piece in row.pool}
                        seen[verb] += bool(deeds & legal)
                if slot.die:
                    seen["dice"] += 1
                    assert slot.faces is not None
                    assert slot.hit == (slot.die <= slot.faces)
        game.act(bot.choose(game))
    assert min(seen.values()) > 10


def test_overlays_tell_what_cuts_supply() -> None:
    game = sirocco.position(
        {
            "game": "compass",
            "units": {"11Hussars": "Giarabub", "Maletti": "Garn-ul-Grein", "4Arm": "Piccadilly-Circus"},
            "control": {"allied": ["Giarabub", "Piccadilly-Circus"]},
        }
    )
    display = game.definition.display(game.components)
    cut = display.overlay(game.state, 0, "supply", "11Hussars")
    assert {mark.place for mark in cut.marks if mark.tone == "cut"} >= {"Garn-ul-Grein"}
    fine = display.overlay(game.state, 0, "supply", "4Arm")
    assert [path.places for path in fine.paths] == [("Piccadilly-Circus",)]
    for name in display.sheet().overlays:
        assert display.overlay(game.state, None, name, None).marks
    with pytest.raises(sirocco.UnknownName):
        display.overlay(game.state, 0, "weather", None)
    with pytest.raises(sirocco.UnknownName):
        display.overlay(game.state, 0, "supply", "nobody")
