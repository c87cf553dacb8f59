"""Points allocated in secret, units under covers, boxes, and snapshots with windows that somebody made up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.kernel import registry
from sirocco.kernel.dice import Dice
from sirocco.kernel.game import Game
from sirocco.mechanics.hidden_pieces import draw_covers, exchange, exchanged, identities
from tests.forging import assert_refused_or_played, forged
from tests.skirmish import Skirmish
from tests.skirmish.components import COVERS, UNITS
from tests.skirmish.openings import at_movement, programming

NORTHERN = ("N-1", "N-2", "N-3", "N-guns")


@pytest.fixture(autouse=True, scope="module")
def skirmish() -> Iterator[None]:
    registry.register(Skirmish())
    yield
    registry._REGISTERED.clear()


# Secret allocation.


def allocating(*actions: str) -> Game:
    game = sirocco.new("skirmish", seed=2)
    for action in ("done", "done", *actions):
        game.act(action)
    return game


def test_every_thing_is_given_its_points_by_one_action() -> None:
    game = allocating("allocate march 5")
    assert game.decision is not None
    assert [str(action) for action in game.decision.actions] == ["allocate fire 0", "allocate reaction 0"]
    with pytest.raises(sirocco.IllegalAction, match="0 points at most"):
        game.act("allocate fire 1")
    with pytest.raises(sirocco.IllegalAction, match="has been given its points"):
        game.act("allocate march 0")
    game.act("allocate reaction 0")
    game.act("allocate fire 0")
    assert game.decision is not None
    assert game.decision.side == "south"


def test_how_much_was_allocated_to_what_shows_nowhere_before_both_are_ready() -> None:
    one = allocating("allocate march 5", "allocate fire 0", "allocate reaction 0")
    other = allocating("allocate march 0", "allocate reaction 3", "allocate fire 1")
    assert one.view("south") == other.view("south")
    assert one.view(None) == other.view(None)
    assert one.length == other.length
    assert one.imagine("south", 5).state == other.imagine("south", 5).state
    assert one.view("north") != other.view("north")


def test_allocations_are_laid_open_together_and_cannot_be_taken_back_then() -> None:
    game = allocating("allocate march 3", "allocate fire 1", "allocate reaction 1")
    assert game.can_undo
    for action in programming()[-3:]:
        assert "revealed" not in [event.kind for event in game.events]
        game.act(action)
    assert [event.data["points"] for event in game.events if event.kind == "revealed"] == [
        ["3", "1", "1"],
        ["1", "2", "2"],
    ]
    assert not game.can_undo
    assert game.view("south")["points"]["north"] == {"march": 3, "fire": 1, "reaction": 1}


def test_an_allocation_can_be_taken_back_while_it_is_ones_own() -> None:
    game = allocating("allocate march 3", "allocate fire 1")
    game.undo()
    game.undo()
    game.act("allocate march 0")
    assert sirocco.replay(game.record()).state == game.state


# Units under covers.


def test_a_unit_is_known_to_its_enemy_only_while_one_is_adjacent() -> None:
    game = at_movement()
    covers = {COVERS[game.state.cover[UNITS.index(unit)]]: unit for unit in NORTHERN}
    seen = game.view("south")["units"]
    assert not set(NORTHERN) & set(seen)
    assert set(covers) <= set(seen)
    assert set(NORTHERN) <= set(game.view("north")["units"])
    for action in ("take N-2", "move 0303", "decline", "move 0404"):
        game.act(action)
    seen = game.view("south")["units"]
    assert set(NORTHERN) & set(seen) == {"N-2"}
    assert len([cover for cover in covers if cover in seen]) == 3
    assert not set(NORTHERN) & set(game.view(None)["units"])


def test_the_log_names_covers_to_who_may_not_know() -> None:
    game = at_movement()
    game.act("take N-2")
    game.act("move 0205")
    assert "N-2" in str(game.view("north")["events"])
    for viewer in ("south", None):
        assert "N-2" not in str(game.view(viewer)["events"])


def test_imagining_deals_every_hidden_unit_to_every_cover() -> None:
    game = at_movement()
    first = min(game.state.cover[UNITS.index(unit)] for unit in NORTHERN)
    under = Counter(game.imagine("south", seed).state.cover.index(first) for seed in range(200))
    assert set(under) == {UNITS.index(unit) for unit in NORTHERN}
    assert min(under.values()) > 20


def test_identities_depend_on_what_is_seen_alone() -> None:
    """Two worlds that look alike, with other units under the same covers, are dealt alike."""
    chance = random.Random(4)
    for seed in range(30):
        hidden = [1, 3, 4, 6]
        places = {7: 20, 8: 21, 9: 22, 10: 23}
        worlds = []
        for _ in range(2):
            units = chance.sample(hidden, 4)
            cover, place, marked = [0] * 8, [0] * 8, 0
            for unit, (number, where) in zip(units, places.items(), strict=True):
                cover[unit], place[unit] = number, where
                marked |= (number == 9) << unit
            took = identities(hidden, cover, Dice.seeded(str(seed)), lambda unit, _: True)
            exchange(cover, took)
            exchange(place, took)
            worlds.append((cover, place, exchanged(marked, took)))
            assert [place[unit] for unit in hidden] == [places[cover[unit]] for unit in hidden]
        assert worlds[0] == worlds[1]


def test_covers_are_dealt_one_a_piece() -> None:
    cover = [0] * 6
    draw_covers(cover, (2, 3, 5), Dice.seeded("x"))
    assert sorted(cover[piece] for piece in (2, 3, 5)) == [2, 3, 5]


# Boxes.


def test_headquarters_stand_in_boxes_and_give_a_point_more() -> None:
    game = sirocco.new("skirmish", seed=2)
    game.act("assign N-fire-hq N-field")
    assert game.view("south")["headquarters"]["N-fire-hq"] == "N-field"
    with pytest.raises(sirocco.IllegalAction, match="room"):
        game.act("assign N-march-hq N-field")
    for action in programming():
        game.act(action)
    assert game.view(None)["points"]["north"] == {"march": 3, "fire": 2, "reaction": 1}


def test_the_table_shows_boxes_as_places_and_covers_as_pieces() -> None:
    game = at_movement()
    display = game.definition.display(game.components)
    sheet, drawing, south = display.sheet(), display.drawing("en"), display.table(game.state, 1)
    assert drawing is not None
    assert sheet.box == "box"
    assert not drawing.places["N-field"].map
    assert south.pieces["N-fire-hq"].at == "N-staff"
    assert set(south.pieces) <= set(sheet.pieces)
    assert not set(NORTHERN) & set(south.pieces)
    assert all(piece.at in drawing.places for piece in south.pieces.values())


# Snapshots that somebody made up.


def branch_in_a_window(depth: int) -> Game:
    game = at_movement()
    for action in ("take N-2", "move 0303", "decline-move", "halt", "react S-2", "move 0404")[:depth]:
        game.act(action)
    return game.imagined_branch(game.length, "south", seed=1)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), depth=st.sampled_from([2, 4, 6]))
def test_a_forged_snapshot_with_windows_is_refused_or_played(data: st.DataObject, depth: int) -> None:
    game = branch_in_a_window(depth)
    assert_refused_or_played(game, forged(game, data))


def test_a_forged_allocation_is_refused() -> None:
    game = allocating("allocate march 3", "allocate fire 1", "allocate reaction 1").imagined_branch(5, "south", seed=1)
    for chosen in ([[9, 0, 0]], [[-1, -1, -1]], [[1, 1]], [[1, 1, 1], [1, 1, 1], [1, 1, 1]], [[-1, 1, 1], [1, 1, 1]]):
        snapshot = dict(game.header.begins_from or {})
        snapshot["stack"] = [*snapshot["stack"][:-1], {**snapshot["stack"][-1], "chosen": chosen}]
        with pytest.raises(sirocco.DataError):
            Game.start(game.definition, game.header.scenario, snapshot=snapshot)
