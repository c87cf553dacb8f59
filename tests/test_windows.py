"""Windows, standing answers and orders that survive an interruption, by the skirmish of the test suite."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.kernel import registry
from sirocco.kernel.action import Thing
from sirocco.kernel.errors import DataError, IllegalAction, UnknownName
from sirocco.kernel.formats.saved import from_json
from sirocco.kernel.game import Game
from sirocco.kernel.proof.conformance import conform, disguised
from sirocco.kernel.routes import routes
from sirocco.kernel.standing import Windows
from sirocco.mechanics.marching import March
from sirocco.mechanics.windows import Asked, MovesUnderWindows, forget_answers, stop_move
from sirocco.players import make
from tests.skirmish import Skirmish
from tests.skirmish.components import HEX_IDS, UNITS
from tests.skirmish.openings import at_movement, programming

PATH = ["take N-2", "move 0303", "move 0403", "halt"]


@pytest.fixture(autouse=True)
def skirmish() -> Iterator[None]:
    registry.register(Skirmish())
    yield
    registry._REGISTERED.clear()


def asked(game: Game) -> tuple[str, str]:
    assert game.decision is not None
    return game.decision.side, game.decision.step


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [str(action) for action in game.decision.actions]


def at(game: Game, unit: str) -> str:
    where: int = game.state.place[UNITS.index(unit)]
    return HEX_IDS[where]


def test_the_skirmish_passes_the_conformance_suite() -> None:
    totals = conform("skirmish", range(12), thorough=0.2)
    assert totals.actions > 300


def test_what_a_side_cannot_know_is_really_drawn_anew() -> None:
    game = sirocco.new("skirmish", seed=3)
    for action in programming()[:4]:
        game.act(action)
    rules = game.definition
    game.answer("north", "fire", "decline")
    for side in (0, 1):
        real = rules.secrets(game.state, side)
        seen = [rules.secrets(disguised(game, rules.sides[side], seed).state, side) for seed in range(20)]
        assert any(one != real for one in seen)
        assert len({str(one) for one in seen}) > 1


# Windows.


def test_a_move_is_interrupted_between_two_hexes_and_goes_on() -> None:
    game = at_movement()
    game.act("take N-2")
    game.act("move 0303")
    assert asked(game) == ("south", "UnderFire")
    game.act("decline")
    assert asked(game) == ("north", "Move")
    game.act("move 0403")
    assert at(game, "N-2") == "0403"


def test_a_move_is_stopped_by_fire() -> None:
    game = at_movement(dice=[4])
    game.order(["take N-2", "move 0303", "move 0404", "move 0403"])
    game.act("decline")
    game.resume()
    game.act("fire S-guns")
    assert asked(game) == ("south", "Reaction")
    assert at(game, "N-2") == "0404"


def test_who_is_asked_depends_on_what_the_enemy_knows() -> None:
    """The guns stand out of range, but for all north knows S-2 might be the guns: south is asked, and can only
    decline."""
    game = at_movement()
    game.act("take N-2")
    game.act("move 0303")
    assert asked(game) == ("south", "UnderFire")
    assert offered(game) == ["decline", "decline-move"]


def test_a_window_nobody_could_use_is_not_opened() -> None:
    without_fire = at_movement(((3, 1, 1), (5, 0, 0)))
    without_fire.act("take N-2")
    without_fire.act("move 0303")
    assert asked(without_fire) == ("north", "Move")
    out_of_range = at_movement()
    out_of_range.act("take N-2")
    out_of_range.act("move 0205")
    assert asked(out_of_range) == ("north", "Move")


def test_declining_for_the_move_holds_for_this_move_only() -> None:
    game = at_movement()
    game.act("take N-2")
    game.act("move 0303")
    game.act("decline-move")
    game.act("move 0302")
    assert asked(game) == ("north", "Move")
    game.act("halt")
    game.act("decline")
    game.act("take N-3")
    game.act("move 0306")
    assert asked(game) == ("south", "UnderFire")


def reacting() -> Game:
    """S-2 may react to the guns of north, which have come to 0304 and can fire at whoever does."""
    game = at_movement(((2, 2, 1), (1, 2, 2)), dice=[5])
    game.order(["take N-guns", "move 0205", "move 0304", "halt"])
    game.act("decline")
    game.resume()
    return game


def test_a_reaction_is_itself_under_fire_and_can_be_stopped() -> None:
    game = reacting()
    assert asked(game) == ("south", "Reaction")
    game.act("react S-2")
    assert asked(game) == ("south", "Move")
    game.act("move 0404")
    assert asked(game) == ("north", "UnderFire")
    assert [step for step, _ in game.here] == ["Turn", "Segment", "Move", "Reaction", "Move", "UnderFire"]
    game.act("fire N-guns")
    assert asked(game)[1] != "Move"
    assert at(game, "S-2") == "0404"
    assert game.events[-1].data["outcome"] == "stopped"


def test_both_sides_are_asked_in_the_order_of_the_queue() -> None:
    """S-2 leaves 0504 before N-2 in 0404, which may then pursue it, and comes under fire again."""
    game = at_movement()
    for action in ("take N-2", "move 0303", "decline", "move 0404", "decline", "halt"):
        game.act(action)
    assert asked(game) == ("south", "Reaction")
    assert game.decision is not None
    assert game.decision.window == "reaction"
    for action in ("react S-2", "move 0503"):
        game.act(action)
        while asked(game) == ("north", "UnderFire"):
            game.act("decline")
    while asked(game) == ("south", "Reaction"):
        game.act("decline")
    assert asked(game) == ("north", "Reaction")
    assert game.decision is not None
    assert game.decision.window == "pursuit"
    game.act("pursue")
    assert at(game, "N-2") == "0504"
    assert asked(game) == ("south", "UnderFire")
    game.act("decline")
    assert asked(game) == ("north", "Segment")


def test_a_shared_march_can_be_interrupted() -> None:
    """The steps of mechanics/marching.py become interruptible by two fields."""

    class InterruptibleMarch(MovesUnderWindows, March[Any], frozen=True, kw_only=True):
        declined: tuple[Windows, ...] = ()
        stopped: bool = False

    game = at_movement()
    state = game.state
    state.stack.append(InterruptibleMarch(side=0, group=1, declined=(0, 3)))
    assert state.stack[-1].declines(Asked(1, 0))
    assert not state.stack[-1].declines(Asked(1, 2))
    stop_move(state)
    assert state.stack[-1].stopped
    forget_answers(state, 0)
    assert state.stack[-1].declined == ()


# Standing answers.


def test_a_standing_answer_is_given_out_of_turn_and_closes_the_windows_of_its_kind() -> None:
    game = at_movement()
    assert asked(game)[0] == "north"
    game.answer("south", "fire", "decline")
    assert game.answers("south") == {"fire": "decline", "reaction": "ask", "pursuit": "ask"}
    game.order(PATH)
    assert game.pending_order is None
    assert asked(game) == ("south", "Reaction")
    game.answer("south", "fire", "ask")
    game.act("decline")
    game.act("take N-3")
    game.act("move 0306")
    assert asked(game) == ("south", "UnderFire")


def test_a_standing_answer_given_while_asked_leaves_the_question_open() -> None:
    game = at_movement()
    game.order(PATH)
    game.answer("south", "fire", "decline")
    assert asked(game) == ("south", "UnderFire")
    game.act("decline")
    game.resume()
    assert asked(game) == ("south", "Reaction")


def test_nobody_else_learns_of_a_standing_answer() -> None:
    game = at_movement()
    seen = game.view("north"), game.view(None)
    game.answer("south", "fire", "decline")
    assert (game.view("north"), game.view(None)) == seen
    assert game.view("south")["answers"]["fire"] == "decline"
    assert game.view("north")["answers"]["fire"] == "ask"
    assert game.imagine("north", 1).answers("south")["fire"] == "ask"
    assert game.imagine("south", 1).answers("south")["fire"] == "decline"


def test_nobody_can_probe_for_a_standing_answer_and_take_the_move_back() -> None:
    for answer in ("ask", "decline"):
        game = at_movement()
        game.answer("south", "fire", answer)
        game.act("take N-2")
        game.act("move 0205")
        assert game.can_undo
        game.act("move 0305")
        assert not game.can_undo


def test_taking_back_keeps_standing_answers_and_replays_exactly() -> None:
    game = at_movement()
    game.act("take N-2")
    game.answer("south", "fire", "decline")
    game.act("move 0205")
    game.answer("south", "reaction", "decline")
    game.undo()
    game.undo()
    assert game.answers("south") == {"fire": "decline", "reaction": "decline", "pursuit": "ask"}
    assert sirocco.replay(game.record()).state == game.state
    game.order(PATH)
    assert asked(game) == ("north", "Segment")
    again = sirocco.replay(game.record())
    assert again.state == game.state
    assert again.events == game.events
    assert again.record() == game.record()


def test_a_record_and_a_saved_game_hold_the_standing_answers() -> None:
    game = at_movement()
    game.answer("south", "fire", "decline")
    game.order(PATH)
    game.answer("north", "reaction", "decline")
    text = game.record()
    lines = text.splitlines()
    assert lines.index("south answers: fire decline") < lines.index("north: take N-2")
    assert "north answers: reaction decline" in lines
    loaded = from_json(game.to_json())
    assert loaded.state == game.state
    assert loaded.record() == text
    assert sirocco.replay(text).answers("north") == {"fire": "ask", "reaction": "decline", "pursuit": "ask"}
    earlier = game.as_of(game.length - 4)
    assert earlier.answers("south")["fire"] == "decline"
    assert earlier.answers("north")["reaction"] == "ask"
    assert sirocco.replay(game.branch(game.length - 4, "other").record()).answers("south")["fire"] == "decline"


def test_games_without_answers_are_written_as_ever() -> None:
    game = sirocco.new("compass", seed=1)
    assert "answers" not in game.to_json()
    assert "answers" not in game.view("allied")
    assert game.answers("allied") == {}


@pytest.mark.parametrize(
    ("side", "window", "answer", "error"),
    [
        ("west", "fire", "decline", UnknownName),
        ("south", "rain", "decline", UnknownName),
        ("south", "fire", "perhaps", DataError),
    ],
)
def test_an_answer_that_cannot_be_is_refused(side: str, window: str, answer: str, error: type[Exception]) -> None:
    game = at_movement()
    before = game.record()
    with pytest.raises(error):
        game.answer(side, window, answer)
    assert game.record() == before


def test_a_record_with_an_answer_that_cannot_be_is_refused() -> None:
    game = at_movement()
    game.answer("south", "fire", "decline")
    body = game.record().rpartition("checksum: ")[0].replace("fire decline", "rain decline")
    from sirocco.kernel.formats.record import _checksum

    with pytest.raises(DataError, match="rain"):
        sirocco.replay(f"{body}checksum: {_checksum(body)}\n")


# Orders.


def test_an_order_waits_for_the_window_and_goes_on_after_declining() -> None:
    game = at_movement()
    assert [str(action) for action in game.order(PATH)] == PATH[:2]
    assert game.pending_order is not None
    assert game.pending_order.rest == ("move 0403", "halt")
    assert game.resume() == []
    assert game.pending_order is not None
    game.act("decline-move")
    assert [str(action) for action in game.resume()] == PATH[2:]
    assert game.pending_order is None
    assert at(game, "N-2") == "0403"


def test_an_order_ends_when_the_other_side_does_something_else() -> None:
    game = at_movement(dice=[1, 1])
    game.order(["take N-2", "move 0303", "move 0404", "move 0403"])
    game.act("decline")
    game.resume()
    assert game.pending_order is not None
    game.act("fire S-guns")
    assert game.pending_order is None
    game.act("decline")
    assert asked(game) == ("north", "Move")
    assert game.resume() == []
    assert at(game, "N-2") == "0404"


def test_an_order_ends_when_its_owner_does_something_else_or_takes_back() -> None:
    game = at_movement()
    game.order(PATH)
    game.act("decline")
    game.act("move 0302")
    assert game.pending_order is None
    again = at_movement()
    again.order(PATH)
    again.act("decline")
    again.undo()
    assert again.pending_order is None


def test_an_order_that_cannot_be_carried_out_changes_nothing() -> None:
    game = at_movement()
    before = game.record()
    for order in (["take N-2", "move 0505"], ["take N-2", "nonsense"], ["take N-2", "move 0205", "done"]):
        with pytest.raises((IllegalAction, ValueError)):
            game.order(order)
        assert game.record() == before


def test_an_order_does_not_act_for_the_other_side() -> None:
    game = at_movement()
    with pytest.raises(IllegalAction):
        game.order(["done", "take S-1"])


def test_routes_look_past_windows_and_mark_them() -> None:
    game = at_movement()
    game.act("take N-2")
    found = routes(game, Thing("unit", UNITS.index("N-2")), moving=True)
    way = found.ways[Thing("hex", HEX_IDS.index("0403"))]
    assert [str(action) for action in way.actions] == ["move 0303", "move 0403"]
    assert [str(action) for action in way.windows] == ["move 0303", "move 0403"]
    behind = found.ways[Thing("hex", HEX_IDS.index("0205"))]
    assert behind.windows == ()


def test_routes_do_not_depend_on_standing_answers_of_the_enemy() -> None:
    game = at_movement()
    game.act("take N-2")
    mover = Thing("unit", UNITS.index("N-2"))
    before = routes(game, mover, moving=True).ways
    game.answer("south", "fire", "decline")
    assert routes(game, mover, moving=True).ways == before


def test_a_march_survives_the_windows_on_its_way() -> None:
    game = at_movement()
    assert [str(action) for action in game.march("N-2", "0403")] == ["take N-2", "move 0303"]
    while game.pending_order is not None:
        game.act("decline")
        game.resume()
    assert at(game, "N-2") == "0403"
    assert asked(game) == ("south", "Reaction")


# Bots.


def test_the_greedy_bot_plays_to_the_end_answers_windows_and_goes_on_with_its_move() -> None:
    went_on = 0
    for seed in range(4):
        game = sirocco.new("skirmish", seed=seed)
        bots = {side: make("greedy", seed, seconds=0.2) for side in game.definition.sides}
        game.play_on(bots)
        assert game.result is not None
        taken = [(side, action.verb) for side, action in game.actions_taken]
        for before, answer, after in zip(taken, taken[1:], taken[2:], strict=False):
            declined = answer[1] in game.definition.declining and answer[0] != before[0]
            went_on += declined and before[1] == "move" and after == before
    assert went_on >= 1
