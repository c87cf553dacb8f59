"""Imagined branches: a game of one's own from a point of another, of which one knew only one side."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.cli import main
from sirocco.kernel.dice import commitment, key_of
from sirocco.kernel.formats.record import digest, read_record
from sirocco.kernel.formats.saved import Saved
from sirocco.kernel.game import Game
from sirocco.kernel.proof.conformance import Broken, conform
from sirocco.kernel.proof.fairness import prove
from sirocco.kernel.registry import definition
from tests.forging import assert_refused_or_played, changed, forged, put
from tests.test_formats import resealed

SEED = "the-original-seed-7c1e"
SLOTS = {"allied": slice(0, 8), "italian": slice(8, 16)}
OTHER = {"allied": "italian", "italian": "allied"}
HIDDEN = ("hand", "container")


def some_game(seed: str = SEED, actions: int = 260) -> Game:
    game = sirocco.new("compass", seed=seed)
    chance = random.Random(seed)
    for _ in range(actions):
        play_on(game, chance)
    return game


def play_on(game: Game, chance: random.Random, actions: int = 1) -> None:
    for _ in range(actions):
        if game.decision is not None:
            game.act(chance.choice(game.decision.actions))


GAME = some_game()
BOTH_HOLD = next(n for n in range(100, 260) if all(any(GAME.as_of(n).state.hand[part]) for part in SLOTS.values()))
"""A point at which both sides have markers in hand."""
POINTS = (0, 1, 2, 3, 40, 100, 171, 259, 260)


def without(plain: dict[str, Any], side: str) -> dict[str, Any]:
    """A position without what `side` cannot know of it and without how many dice were thrown."""
    own = {name: plain[name][SLOTS[side]] for name in HIDDEN}
    return {**plain, **own, "rolled": None}


def seen(game: Game, side: str) -> dict[str, Any]:
    """What a side sees, without how it came about."""
    return {name: value for name, value in game.view(side).items() if name not in ("events", "commitment")}


@pytest.mark.parametrize("side", OTHER)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_it_is_the_position_as_the_side_knows_it(seed: str, side: str) -> None:
    game = some_game(seed)
    for number in POINTS:
        then = game.as_of(number)
        branch = game.imagined_branch(number, side)
        assert seen(branch, side) == seen(then, side)
        assert without(branch.state.plain(), side) == without(msgspec.to_builtins(then.state.plain()), side)
        assert list(branch.definition.broken_invariants(branch.state)) == []
        assert (branch.events, branch.actions_taken, branch.can_undo) == ([], [], False)
        assert branch.state.dice.counter == 0


@pytest.mark.parametrize("side", OTHER)
def test_the_table_shows_the_same(side: str) -> None:
    """Also in the middle of a combat, where there is no log to read the dice from."""
    display = GAME.definition.display(GAME.components)
    index = GAME.definition.side_index(side)
    panels = 0
    for number in range(0, 261, 3):
        then, branch = GAME.as_of(number), GAME.imagined_branch(number, side)
        shown = display.table(branch.state, index)
        assert shown == display.table(then.state, index), number
        panels += shown.panel is not None and shown.panel.rows[0].hits is not None
    assert panels > 3


def test_nothing_of_the_original_comes_along() -> None:
    """Neither the seed nor the past, and the other's hand only by chance."""
    for side, other in OTHER.items():
        for number in (BOTH_HOLD, 260):
            real = GAME.as_of(number).state.hand[SLOTS[other]]
            hands = []
            for _ in range(60):
                branch = GAME.imagined_branch(number, side)
                written = branch.record() + branch.to_json()
                for secret in (SEED, key_of(SEED).hex(), commitment(SEED), GAME.header.commitment):
                    assert secret not in written
                assert read_record(branch.record()).actions == []
                hands.append(branch.state.hand[SLOTS[other]])
            assert {sum(hand) for hand in hands} == {sum(real)}
            assert len(set(map(tuple, hands))) > 1
            assert any(hand != real for hand in hands)


def test_its_own_seed_decides_what_comes_but_not_what_was_imagined() -> None:
    branches = [GAME.imagined_branch(BOTH_HOLD, "allied", "mine") for _ in range(30)]
    assert {branch.header.commitment for branch in branches} == {commitment("mine")}
    assert len({tuple(branch.state.hand) for branch in branches}) > 1


@pytest.mark.parametrize("side", OTHER)
def test_it_is_a_game_like_any_other(side: str) -> None:
    chance = random.Random(side)
    for number in POINTS:
        branch = GAME.imagined_branch(number, side)
        begun = branch.clone()
        play_on(branch, chance, 150)
        record = branch.record()
        for again in (sirocco.replay(record), sirocco.from_json(branch.to_json())):
            assert (again.state, again.events) == (branch.state, branch.events)
            assert again.header == branch.header
            assert again.record() == record and again.to_json() == branch.to_json()
            assert again.as_of(0).state == begun.state
            assert again.as_of(70).state == branch.as_of(70).state
            assert again.can_undo == branch.can_undo
            while again.can_undo:
                again.undo()
            assert again.state == branch.as_of(len(again.actions_taken)).state
        proof = prove(read_record(record))
        assert (proof.actions, proof.numbers) == (150, branch.state.dice.counter)
        assert not proof.scripted


def test_its_first_actions_can_be_taken_back() -> None:
    branch = GAME.imagined_branch(3, "allied")
    begun = branch.state.plain()
    branch.act("move 11Hussars Bir-Enba")
    loaded = sirocco.from_json(branch.to_json())
    for game in (branch, loaded):
        game.undo()
        assert game.state.plain() == begun
        assert not game.can_undo


def test_it_can_be_branched_from_again() -> None:
    chance = random.Random(4)
    first = GAME.imagined_branch(100, "allied", "first")
    play_on(first, chance, 80)
    for twig in (first.branch(50, "second"), first.branch(0, "second")):
        assert twig.header.snapshot == first.header.snapshot
        play_on(twig, chance, 60)
        assert sirocco.replay(twig.record()).state == twig.state
        assert sirocco.from_json(twig.to_json()).state == twig.state
        prove(read_record(twig.record()))
    other = first.imagined_branch(80, "italian", "third")
    assert other.header.seeds == ((0, "third"),)
    assert "first" not in other.record()
    play_on(other, chance, 60)
    assert sirocco.replay(other.record()).state == other.state


def test_there_is_no_such_point_or_side() -> None:
    with pytest.raises(sirocco.DataError, match="there is no number 261"):
        GAME.imagined_branch(261, "allied")
    with pytest.raises(sirocco.UnknownName, match="unknown side 'german'"):
        GAME.imagined_branch(3, "german")
    with pytest.raises(sirocco.DataError, match="printable"):
        GAME.imagined_branch(3, "allied", "a\nb")


def test_the_record_is_told_and_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    branch = GAME.imagined_branch(100, "italian")
    play_on(branch, random.Random(1), 120)
    file = tmp_path / "branch.record"
    file.write_text(branch.record(), encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 0
    assert "sound, 120 actions" in capsys.readouterr().out
    assert main(["replay", str(file), "--side", "italian"]) == 0
    assert main(["replay", str(file), "--to", "0", "--svg", str(tmp_path / "board.svg")]) == 0
    file.write_text(with_snapshot(branch, lambda s: s["hand"].__setitem__(0, 9)), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(file), "--verify"]) == 1
    assert "NOT SOUND: snapshot: " in capsys.readouterr().out


def test_a_resample_that_knows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The conformance suite itself can fail: imagining nothing reveals everything."""
    monkeypatch.setattr(type(definition("compass")), "resample", lambda *_: None)
    with pytest.raises(Broken, match="imagines depends on the other side's secrets"):
        # Disguising uses the same function, so the games it compares differ by hand.
        monkeypatch.setattr("sirocco.kernel.proof.conformance.disguised", another_hand)
        monkeypatch.setattr("sirocco.kernel.proof.conformance.Run.check_secrets", lambda *_: None)
        conform("compass", range(2), thorough=0.5)


def another_hand(game: Game, side: str, seed: int) -> Game:
    copy = game.clone()
    slot = SLOTS[OTHER[side]]
    for pile, other in (("hand", "container"), ("container", "hand")):
        getattr(copy.state, pile)[slot] = getattr(game.state, other)[slot]
    return copy


# Snapshots that somebody else wrote.

BRANCH = GAME.imagined_branch(171, "allied", "branch")


def with_snapshot(game: Game, change: Callable[[dict[str, Any]], Any]) -> str:
    """The record of a game, forged by who knows how to write the checksum."""
    lines = game.record().split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("snapshot: "))
    lines[place] = f"snapshot: {json.dumps(changed(game, change))}"
    return resealed("\n".join(lines))


def in_saved(game: Game, change: Callable[[dict[str, Any]], Any]) -> str:
    """The saved game, forged by who knows how to work out the digest."""
    saved = json.loads(game.to_json())
    saved["header"]["snapshot"] = changed(game, change)
    try:
        whole = msgspec.convert({**saved, "digest": ""}, Saved)
    except msgspec.ValidationError:
        return json.dumps(saved)
    whole.digest = digest(whole)
    return msgspec.json.encode(whole).decode()


OFF_MAP = next(unit for unit, place in enumerate(BRANCH.state.place) if place < 0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: [1, 2], "snapshot|header"),
        (lambda s: "text", "snapshot|header"),
        (lambda s: {}, "snapshot: missing or unknown entry 'reveals'"),
        (lambda s: s.pop("place") and None, "snapshot: missing or unknown entry 'place'"),
        (lambda s: s["place"].pop() and None, "snapshot: 'place' has 41 entries, not 42"),
        (put("place", "somewhere"), "snapshot: Expected `array`"),
        (put("place", 0, 999), "snapshot: a unit is nowhere"),
        (put("place", 0, -99), "snapshot: a unit is nowhere"),
        (put("turn", 0), "snapshot: an impossible 'turn'"),
        (put("turn", 10**30), "snapshot: an impossible 'turn'"),
        (put("reduced", -1), "snapshot: an impossible 'reduced'"),
        (put("mp", 0, 10**9), "snapshot: an impossible 'mp'"),
        (put("controlled", 0, -1), "snapshot: an impossible 'controlled'"),
        (put("controlled", 0, 0), "snapshot: an area is controlled by both sides or by none"),
        (put("mp", OFF_MAP, 3), "snapshot: .* cannot have that many movement points"),
        (put("hand", 0, -1), "snapshot: "),
        (put("returned", 3, 7), "snapshot: more markers were put back"),
        (put("rolled", -1), "snapshot: "),
        (put("rolled", 1 << 64), "snapshot: "),
        (put("stack", None), "snapshot: "),
        (put("stack", 0, "step", "Chess"), "snapshot: missing or unknown entry 'Chess'"),
        (put("stack", 0, "step", []), "snapshot: "),
        (put("stack", 0, "stage", 9), "snapshot: GameTurn has no such stage"),
        (put("stack", -1, "side", 2), "snapshot: .* has an impossible 'side'"),
        (put("stack", [{"step": "GameTurn", "stage": 1}]), "snapshot: nobody decides in GameTurn"),
        (lambda s: s["stack"].reverse(), "snapshot: .* is out of its place"),
        (lambda s: s["stack"].append(s["stack"][0]), "snapshot: GameTurn is out of its place"),
    ],
)
def test_a_forged_snapshot_is_refused(change: Callable[[dict[str, Any]], Any], message: str) -> None:
    with pytest.raises(sirocco.DataError, match=message):
        sirocco.replay(with_snapshot(BRANCH, change))
    with pytest.raises(sirocco.DataError, match=f"{message}|saved game"):
        sirocco.from_json(in_saved(BRANCH, change))


def test_a_snapshot_and_a_position_are_too_much() -> None:
    record = BRANCH.record().replace("\nsnapshot: ", '\nstart: {"turn": 3}\nsnapshot: ', 1)
    with pytest.raises(sirocco.DataError, match="not from both"):
        sirocco.replay(resealed(record))


def test_other_components_are_refused_before_the_snapshot_is_read() -> None:
    """A snapshot of other components may have more units: that is not what is wrong with it."""
    record = with_snapshot(BRANCH, lambda s: s["place"].pop() and None)
    with pytest.raises(sirocco.DataError, match="record: made with components 0"):
        sirocco.replay(resealed(record.replace("components: ", "components: 0", 1)))
    saved = json.loads(in_saved(BRANCH, lambda s: s["place"].pop() and None))
    saved["header"]["components"] = "0"
    whole = msgspec.convert({**saved, "digest": ""}, Saved)
    whole.digest = digest(whole)
    with pytest.raises(sirocco.DataError, match="saved game: made with components 0"):
        sirocco.from_json(msgspec.json.encode(whole))


SNAPSHOTS = [
    game.imagined_branch(number, "italian", "fuzz") for game in (GAME, some_game("8")) for number in range(0, 260, 13)
]


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(SNAPSHOTS), st.data())
def test_any_snapshot_is_refused_or_played(game: Game, data: st.DataObject) -> None:
    assert_refused_or_played(game, forged(game, data))
