"""The description that every game on a board has without writing one, and what the two games add to it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import sirocco
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.describe import Describer, Line
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.mechanics.display.describer import TableDescriber
from sirocco.mechanics.display.dice import Throw, fortunes, thrown_in_fights
from sirocco.mechanics.display.marches import joined_marches
from tests.skirmish import Skirmish
from tests.skirmish.components import BOXES, COVERS, UNITS

RAW = re.compile(r"\b(board|step|overlay|panel|sketch|name)-[a-z]|Message\(|None")
"""What is shown if a message is missing."""


def played(name: str, scenario: str | None, actions: int, seed: int = 3) -> Game:
    game = sirocco.new(name, scenario, seed=seed)
    chance = random.Random(seed)
    for _ in range(actions):
        assert game.decision is not None
        game.act(chance.choice(game.decision.actions))
    return game


def text(lines: list[Line]) -> str:
    return "\n".join(f"{'  ' * line.indent}{line.text}" for line in lines)


def all_lines(describer: Describer[Any, Any], game: Game) -> str:
    found = [*describer.situation(), *describer.board(False), *describer.board(True), *describer.roster(None)]
    found += [*describer.hand(), *describer.calendar(), *describer.luck(), Line(describer.headline())]
    for kind, names in game.components.vocabulary.names.items():
        for name in names.ids[:: max(1, len(names.ids) // 20)]:
            found += [*describer.about(kind, name), Line(describer.brief(kind, name))]
    return text(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "scenario"), [("compass", None), ("dark-sands", "crusader")])
def test_a_game_that_adds_nothing_is_described_all_the_same(name: str, scenario: str | None, language: str) -> None:
    game = played(name, scenario, 150)
    describer: TableDescriber[Any, Any] = TableDescriber(game, Texts(game, language), game.definition.sides[0])
    assert RAW.search(all_lines(describer, game)) is None
    board = text(describer.board(False))
    for unit, entry in describer.entries().items():
        assert bool(re.search(rf"(: |, ){re.escape(unit)} \S+-", board)) == entry.on_map
        place = describer.whereabouts(unit)
        assert place == (entry.at if entry.on_map else None)
        if place is not None:
            assert f"{unit} " in describer.brief(describer.sheet.place, place)


def test_every_unit_is_on_the_roster_once() -> None:
    game = played("dark-sands", "crusader", 200)
    describer: TableDescriber[Any, Any] = TableDescriber(game, Texts(game), None)
    lines = [line.text for side in game.definition.sides for line in describer.roster(side)]
    for unit, entry in describer.entries().items():
        named = [line for line in lines if re.search(rf"(^|: |, ){re.escape(unit)}( |,|$)", line)]
        assert named, unit
        assert entry.on_map or any(line.startswith(describer.texts.name("where", entry.at)) for line in named)


def test_a_unit_is_described_with_its_clauses() -> None:
    position = {"game": "compass", "base": "setup", "turn": 2, "at": "movement"}
    game = sirocco.position({**position, "units": {"7RTR": {"at": "Bir-Enba", "reduced": True}}})
    describer = game.definition.describer()(game, Texts(game), "allied")
    about = {line.rule: line.text for line in describer.about("unit", "7RTR") if line.rule}
    assert about["C-1.2c"].startswith("Asterisk") and about["C-7.8a"].startswith("Matilda")
    assert "1 of 2 strength levels" in about["C-1.2e"]
    assert re.fullmatch(r"[\d½]+\*-\d/1 \(reduced.*\), Bir Enba, .* MP", describer.brief("unit", "7RTR"))


def test_the_hand_shows_cards_to_their_owner_and_open_boxes_to_all() -> None:
    game = played("compass", None, 40)
    for side, own in (("allied", "Allies"), ("italian", "Italians")):
        shown = text(game.definition.describer()(game, Texts(game), side).hand()).split("\n")
        owner = ""
        for line in shown:
            owner = line.split(":")[0] if not line.startswith(" ") else owner
            assert not re.match(r"  \d × .*\(", line) or owner == own
    boxes = text(game_boxes().hand())
    assert "Supports of the Axis" in boxes and "In the pool" in boxes


def game_boxes() -> Describer[Any, Any]:
    game = played("dark-sands", "crusader", 10)
    return game.definition.describer()(game, Texts(game), None)


def test_dice_are_counted_as_hits_or_added_up() -> None:
    throws = [Throw("red", 6, 2, True), Throw("red", 1, 2), Throw("blue", 4), Throw("blue", 5)]
    found = fortunes(throws, ["blue", "red", "green"])
    assert found == {"blue": (2, 9, 7.0), "red": (2, 1, pytest.approx(2 / 3))}


def test_a_die_without_a_side_is_the_attackers() -> None:
    game = sirocco.new("dark-sands", "crusader", seed=1)
    sheet, kinds = game.definition.display(game.components).sheet(), game.definition.event_kinds
    log = [Event("attack", {"side": "axis"}), Event("rolled", {"die": 4}), Event("attack", {"side": "allied"})]
    log += [Event("checked", {"die": 1}), Event("rolled", {"die": 2})]
    assert list(thrown_in_fights(log, kinds, sheet)) == [Throw("axis", 4), Throw("allied", 2)]


def test_the_steps_of_a_march_are_one() -> None:
    steps = [("A", "B", 1.0), ("B", "C", 0.5), ("D", "E", 1.0)]
    log = [Event("moved", {"unit": "x", "origin": a, "to": b, "cost": cost}) for a, b, cost in steps]
    first, second = joined_marches(log, {"moved": "unit"})
    assert (first.data["origin"], first.data["to"], first.data["cost"]) == ("A", "C", 1.5)
    assert second == log[2]


def test_pieces_under_cover_and_boxes_are_described_as_the_side_sees_them() -> None:
    """A game with anonymous pieces, headquarters in boxes, and neither roster nor words of its own."""
    game = Game.start(Skirmish(), "meeting", seed=5)
    north: TableDescriber[Any, Any] = TableDescriber(game, Texts(game), "north")
    table = north.counters().table
    hidden = [unit for unit in UNITS if unit not in table.pieces]
    assert hidden and any(name in COVERS for name in table.pieces)
    shown = text([*north.board(True), *north.roster(None)])
    assert not any(re.search(rf"(: |, |  ){re.escape(unit)} ", shown) for unit in hidden)
    assert all(f"{name} " in shown for name in table.pieces)
    assert all(len(north.about("unit", unit)) == 1 and north.brief("unit", unit) == "" for unit in hidden)
    box = next(now.at for now in table.pieces.values() if now.at in BOXES)
    assert len(north.about("box", box)) > 1 and north.brief("box", box)
    assert north.calendar() and north.headline()
