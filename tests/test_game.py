"""The public interface of a game: acting, refusing, explaining, taking back, copying, looking."""

from __future__ import annotations

import pickle
import random
from fractions import Fraction
from typing import Any

import pytest

import sirocco
from sirocco import players
from sirocco.kernel.dice import commitment


def opening() -> sirocco.Game:
    """The Allied movement of the first turn."""
    game = sirocco.new("compass", seed=7)
    for marker in ("naval-support", "air-support", "surprise"):
        game.act(f"take {marker}")
    return game


def test_games_tell_about_themselves() -> None:
    info = sirocco.games()["compass"]
    assert (info.title, info.sides, info.scenarios) == ("Compass", ("allied", "italian"), ("campaign",))
    assert {o.name: o.default for o in info.options} == {
        "garrisonRetreats": False,
        "multiDirection": True,
        "splitRetreat": False,
        "altPortWhenBaseLost": False,
        "oosSupportPenalty": True,
        "recoveryNeedsControl": True,
        "oneConvoyPerUnit": False,
    }


def test_a_decision_says_who_where_why_and_what() -> None:
    decision = sirocco.new("compass", seed=7).decision
    assert decision is not None
    assert (decision.side, decision.step, decision.rule) == ("allied", "ChooseEvents", "C-6.1.Ab")
    assert decision.prompt.key == "ask-ChooseEvents"
    assert "take naval-support" in map(str, decision.actions)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: sirocco.new("chess"), "unknown game 'chess'; known: compass"),
        (lambda: sirocco.new("compass", scenario="crusader"), "unknown scenario 'crusader'"),
        (lambda: sirocco.new("compass", options={"fog": True}), "unknown option 'fog'"),
        (lambda: sirocco.new("compass", options={"splitRetreat": "yes"}), "option 'splitRetreat' is true or false"),
        (lambda: sirocco.new("compass").view("german"), "unknown side 'german'"),
    ],
)
def test_unknown_names_are_refused(call: object, message: str) -> None:
    with pytest.raises(sirocco.UnknownName, match=message):
        call()  # type: ignore[operator]


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", sirocco.NotationError, "empty action"),
        ("fly 7RTR Bardia", sirocco.NotationError, "unknown verb 'fly'"),
        ("move 8RTR Bardia", sirocco.NotationError, "unknown unit '8RTR'"),
        ("move 7RTR Cairo", sirocco.NotationError, "unknown area 'Cairo'"),
        ("move 7RTR", sirocco.NotationError, "'move' is written: move UNIT AREA"),
        ("move 16 Maktila", sirocco.AmbiguousNotation, "unit '16' is ambiguous"),
        ("move 7RTR Bardia", sirocco.IllegalAction, "C-6.2.Df"),
        ("move GarBardia Gambut", sirocco.IllegalAction, "C-bad-01"),
        ("assault Maktila Bardia", sirocco.IllegalAction, "C-5b"),
    ],
)
def test_bad_actions_say_what_is_wrong_and_change_nothing(text: str, error: type[Exception], message: str) -> None:
    game = opening()
    before = game.to_json()
    with pytest.raises(error, match=message):
        game.act(text)
    assert game.to_json() == before


def test_names_are_read_kindly() -> None:
    for text in ("move 7rtr bir-enba", "MOVE 7RTR Bir-Enba", "move a05 ENB", "move 7RTR birenba", "move 7rtr enba"):
        game = opening()
        game.act(text)
        assert str(game.actions_taken[-1][1]) == "move 7RTR Bir-Enba"


def test_an_illegal_action_names_its_rule() -> None:
    game = opening()
    with pytest.raises(sirocco.IllegalAction) as refusal:
        game.act("move 4Arm Nibeiwa")
    assert refusal.value.rule == "C-6.2.Dg"
    assert refusal.value.reason
    assert pickle.loads(pickle.dumps(refusal.value)).rule == "C-6.2.Dg"


def test_explanations_add_up() -> None:
    game = opening()
    road = game.explain("move 4Arm Bir-Enba")
    assert road is not None
    assert road.breakdowns[0].total == 1
    attack = game.explain("attack 5Ind Nibeiwa")
    assert attack is not None
    for odds in attack.odds:
        assert sum((o.chance for o in odds.outcomes), Fraction(0)) == 1
    assert attack.breakdowns[0].total == 1


def test_undo_stops_at_dice_and_at_the_other_side() -> None:
    game = opening()
    assert not game.can_undo or game.actions_taken
    start = game.state.plain()
    game.act("move 4Arm Bir-Enba")
    game.act("move 4Arm Forte-Maddalena")
    game.undo()
    game.undo()
    assert game.state.plain() == start
    game.act("attack 5Ind Nibeiwa")
    for action in ("done", "assault Piccadilly-Circus Nibeiwa", "front 5Ind", "done"):
        game.act(action)
    game.act("front 2Libica")
    game.undo()
    with pytest.raises(sirocco.UndoError):
        game.undo()
    assert game.decision is not None
    assert game.decision.side == "italian"


def test_undo_reaches_back_over_checkpoints() -> None:
    """More actions than are kept between two checkpoints, all taken back, also after loading."""
    game = opening()
    states: list[dict[str, Any]] = []
    rng = random.Random(1)
    while len(states) < 90:
        assert game.decision is not None
        moves = [a for a in game.decision.actions if a.verb == "move"]
        if not moves:
            break
        states.append(game.state.plain())
        game.act(rng.choice(moves))
    loaded = sirocco.from_json(game.to_json())
    for before in reversed(states):
        game.undo()
        loaded.undo()
        assert game.state.plain() == before == loaded.state.plain()


def test_a_clone_goes_its_own_way() -> None:
    game = opening()
    copy = game.clone()
    copy.act("move 4Arm Bir-Enba")
    assert copy.state != game.state
    game.act("move 4Arm Bir-Enba")
    assert copy.state == game.state
    assert (copy.state != game.state) is False
    assert copy.record() == game.record()


def test_an_imagined_game_has_no_past_and_no_seed() -> None:
    game = opening()
    imagined = game.imagine("italian", 3)
    assert imagined.events == []
    assert imagined.actions_taken == []
    assert imagined.header.seed is None
    with pytest.raises(sirocco.DataError, match="seed"):
        imagined.record()
    with pytest.raises(sirocco.UndoError):
        imagined.undo()
    assert sum(imagined.state.hand[:8]) == 3


def test_views_hide_what_they_must() -> None:
    game = opening()
    own, other, spectator = (game.view(side) for side in ("allied", "italian", None))
    assert own["markers"]["allied"]["hand"] == {"air-support": 1, "naval-support": 1, "surprise": 1}
    assert other["markers"]["allied"]["hand"] is None
    assert other["markers"]["allied"]["held"] == 3
    assert spectator["markers"]["italian"]["hand"] is None
    assert "actions" in own["decision"]
    assert "actions" not in other["decision"]
    assert "naval-support" not in str([e for e in other["events"] if e["kind"] == "took"])
    assert str(game.header.seed) not in map(str, other.values())


def test_a_finished_game_has_a_result_and_refuses_more() -> None:
    game = sirocco.position({"game": "compass", "turn": 12, "at": "end"})
    assert game.decision is None
    assert game.result is not None
    assert game.result.winner == "italian"
    with pytest.raises(sirocco.IllegalAction, match="over"):
        game.act("done")


def test_an_imagined_game_takes_back_its_own_actions() -> None:
    for game in (opening().imagine("allied", 3), opening().clone(seed=5)):
        before = game.state.plain()
        game.act("move 4Arm Bir-Enba")
        assert game.can_undo
        game.undo()
        assert game.state.plain() == before
        assert not game.can_undo


def test_a_game_as_it_was_replays_the_same_past() -> None:
    game = sirocco.new("compass", seed=3)
    bot = players.make("random", seed=3)
    states = [game.clone()]
    for _ in range(150):
        game.act(bot.choose(game))
        states.append(game.clone())
    for number in (0, 1, 63, 64, 65, 127, 149, 150):
        then = game.as_of(number)
        assert then.state == states[number].state
        assert then.events == states[number].events
        assert not then.can_undo
    with pytest.raises(sirocco.DataError):
        game.as_of(151)


def test_a_branch_has_the_same_past_and_other_dice() -> None:
    game = sirocco.new("compass", seed=3)
    bot = players.make("random", seed=3)
    for _ in range(200):
        game.act(bot.choose(game))
    branch = game.branch(100, "another")
    assert branch.state == game.as_of(100).state
    assert branch.header.commitment == commitment("another") != game.header.commitment
    assert not branch.can_undo
    for _ in range(120):
        branch.act(bot.choose(branch))
    assert sirocco.replay(branch.record()).state == branch.state
    assert sirocco.from_json(branch.to_json()).state == branch.state
    twig = branch.branch(150, "third").branch(150, "fourth")
    assert twig.header.seeds == ((0, "3"), (100, "another"), (150, "fourth"))
    assert sirocco.replay(twig.record()).state == twig.state
    early = branch.branch(50, "early")
    assert early.header.seeds == ((0, "3"), (50, "early"))
    loaded = sirocco.from_json(branch.to_json())
    while loaded.can_undo:
        loaded.undo()
    assert loaded.state == branch.as_of(len(loaded.actions_taken)).state


@pytest.mark.parametrize(("name", "action"), [("compass", "take leader"), ("dark-sands", "done")])
def test_a_side_that_does_not_decide_cannot_act(name: str, action: str) -> None:
    game = sirocco.new(name, seed=1)
    assert game.decision is not None
    decider = game.decision.side
    other = next(side for side in game.definition.sides if side != decider)
    before = game.to_json()
    for tried in (action, game.decision.actions[0], "done"):
        with pytest.raises(sirocco.OutOfTurn) as refusal:
            game.act(tried, by=other)
        assert refusal.value.rule == game.decision.rule
        assert "decision" in refusal.value.reason
        assert type(pickle.loads(pickle.dumps(refusal.value))) is sirocco.OutOfTurn
    with pytest.raises(sirocco.NotationError):
        game.act("mvoe", by=other)
    with pytest.raises(sirocco.UnknownName):
        game.act(action, by="nobody")
    assert game.to_json() == before
    game.act(game.decision.actions[0], by=decider)
    assert [side for side, _ in game.actions_taken] == [decider]


def test_the_actions_of_a_verb_by_what_they_name_last() -> None:
    words = sirocco.new("compass", seed=1).components.vocabulary
    units = range(len(words.names["unit"].ids))
    assert words.each("activate") == tuple(words.action("activate", unit) for unit in units)
    assert words.each("play", 2) == tuple(words.action("play", 2, unit) for unit in units)
    assert words.each("play", 3)[0] is words.action("play", 3, 0)
