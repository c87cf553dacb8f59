"""Records, saved games and positions: whole ones come back, broken ones say what is wrong."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.kernel.formats.record import read_record, replay


def some_game(actions: int = 150) -> sirocco.Game:
    game = sirocco.new("compass", seed=11, options={"splitRetreat": True})
    rng = random.Random(3)
    for _ in range(actions):
        assert game.decision is not None
        game.act(rng.choice(game.decision.actions))
    return game


GAME = some_game()
RECORD = GAME.record()
SAVED = GAME.to_json()


def resealed(record: str) -> str:
    """A changed record with a checksum that fits again: a forgery the checksum alone does not find."""
    import hashlib

    body = record.rpartition("checksum: ")[0]
    return f"{body}checksum: {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_record_is_readable_text() -> None:
    lines = RECORD.splitlines()
    assert lines[0] == "sirocco-record 1"
    assert "game: compass" in lines
    assert "allied: take" in RECORD
    assert read_record(RECORD).trailer["actions"] == "150"


def test_a_record_replays_to_the_same_game() -> None:
    again = sirocco.replay(RECORD)
    assert again.state == GAME.state
    assert again.events == GAME.events
    assert again.record() == RECORD
    assert sirocco.replay(RECORD.replace("\n", "\r\n")).state == GAME.state


def test_a_record_can_be_replayed_in_part() -> None:
    part = replay(RECORD, upto=40)
    assert len(part.actions_taken) == 40


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: "", "first line"),
        (lambda r: r[: len(r) // 2], "cut off"),
        (lambda r: r.replace("allied: take", "allied: took", 1), "checksum"),
        (lambda r: resealed(r.replace("allied: take", "allied: grab", 1)), "unknown verb"),
        (lambda r: resealed(r.replace("allied: ", "italian: ", 1)), "it is not italian's decision"),
        (lambda r: resealed(r.replace("seed: 11", "seed: 12")), "not the one committed to"),
        (lambda r: resealed(r.replace("components: ", "components: 0")), "made with components 0"),
        (lambda r: resealed(r.replace("game: compass", "game: chess")), "unknown game"),
        (lambda r: resealed(r.replace("scenario: campaign\n", "")), "'scenario' is missing"),
        (lambda r: resealed(r.replace('{"splitRetreat": true}', "{")), "unreadable header"),
        (lambda r: resealed(r.replace("\n--\n", "\n", 1)), "header, actions and a trailer"),
        (lambda r: resealed(r.replace("position: ", "position: 0")), "does not replay to the position"),
        (lambda r: "sirocco-record 1\n" + "x" * 5_000_000, "longer than"),
    ],
)
def test_broken_records_say_what_is_wrong(change: object, message: str) -> None:
    with pytest.raises(sirocco.SiroccoError, match=message):
        sirocco.replay(change(RECORD))  # type: ignore[operator]


def test_a_saved_game_comes_back_whole() -> None:
    again = sirocco.from_json(SAVED)
    assert again.state == GAME.state
    assert again.events == GAME.events
    assert again.can_undo == GAME.can_undo
    assert again.record() == RECORD
    assert again.to_json() == SAVED


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s[:100], "saved game"),
        (lambda s: "[]", "saved game"),
        (lambda s: "null", "saved game"),
        (lambda s: s.replace('"turn":', '"turm":', 1), "digest"),
        (lambda s: s.replace("sirocco-game 1", "sirocco-game 9"), "format 'sirocco-game 9'"),
        (lambda s: json.dumps({**json.loads(s), "barrier": "x"}), "saved game"),
    ],
)
def test_broken_saved_games_say_what_is_wrong(change: object, message: str) -> None:
    with pytest.raises(sirocco.DataError, match=message):
        sirocco.from_json(change(SAVED))  # type: ignore[operator]


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(RECORD) - 2), st.characters(codec="utf-8"))
def test_no_changed_character_goes_unnoticed_in_a_record(at: int, char: str) -> None:
    changed = RECORD[:at] + char + RECORD[at + 1 :]
    if changed.replace("\r\n", "\n") != RECORD:
        with pytest.raises(sirocco.SiroccoError):
            sirocco.replay(changed)


@settings(max_examples=200, deadline=None)
@given(st.text() | st.binary())
def test_any_text_is_refused_politely(text: str | bytes) -> None:
    with pytest.raises(sirocco.DataError):
        sirocco.from_json(text)
    if isinstance(text, str):
        with pytest.raises(sirocco.SiroccoError):
            sirocco.replay(text)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=300))
def test_any_notation_is_refused_or_carried_out(text: str) -> None:
    game = GAME.clone()
    before = game.state.plain()
    try:
        game.act(text)
    except (sirocco.NotationError, sirocco.IllegalAction) as error:
        assert str(error)
        assert game.state.plain() == before


WORDS = st.sampled_from(
    [*GAME.components.vocabulary.verbs, *(i for n in GAME.components.vocabulary.names.values() for i in n.ids)]
)


@settings(max_examples=300, deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=4))
def test_sentences_of_known_words_are_refused_or_carried_out(words: list[str]) -> None:
    game = GAME.clone()
    before = game.state.plain()
    try:
        game.act(" ".join(words))
    except (sirocco.NotationError, sirocco.IllegalAction):
        assert game.state.plain() == before


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KEYS = st.sampled_from(["base", "turn", "at", "side", "units", "control", "hands", "removed", "containers", "options"])


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_any_position_is_refused_or_set_up(table: dict[str, object]) -> None:
    try:
        game = sirocco.position({"game": "compass", **table})
    except sirocco.SiroccoError as error:
        assert str(error)
    else:
        assert game.state.turn >= 1


def test_a_position_survives_saving_and_recording() -> None:
    game = sirocco.position(
        {"game": "compass", "at": "movement", "units": {"7RTR": {"at": "Bardia", "reduced": True}, "Sirte": "Gambut"}}
    )
    game.act("attack 7RTR Gambut")
    assert sirocco.from_json(game.to_json()).state == game.state
    assert sirocco.replay(game.record()).state == game.state
    game.undo()
    assert game.definition.facts(game.state)["units"]["7RTR"]["attack"] is None


def test_a_position_file_must_exist_and_parse(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    with pytest.raises(sirocco.DataError, match="cannot be read"):
        sirocco.position(folder / "none.toml")
    bad = folder / "bad.toml"
    bad.write_text("game = compass")
    with pytest.raises(sirocco.DataError, match=r"bad.toml: .*line 1"):
        sirocco.position(bad)
    good = folder / "good.toml"
    good.write_text('game = "compass"\nbase = "setup"\n')
    assert sirocco.position(good).decision is not None


def test_the_order_of_a_positions_units_means_nothing() -> None:
    """Units that make room for others may stand before or after them, also in a record."""
    units = {"Maletti": "box", "2Libica": "box", "4Arm": "Nibeiwa"}
    for order in (units, dict(reversed(units.items()))):
        game = sirocco.position({"game": "compass", "base": "setup", "units": order})
        assert sirocco.replay(game.record()).state == game.state


def test_a_position_is_the_games_own() -> None:
    table = {"game": "compass", "units": {"4Arm": "Piccadilly-Circus"}}
    game = sirocco.position(table)
    game.act("move 4Arm Maktila")
    table["units"]["4Arm"] = "Bardia"  # type: ignore[index]
    game.undo()
    assert game.definition.facts(game.state)["units"]["4Arm"]["at"] == "Piccadilly-Circus"


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"control": {"allied": ["Bardia"], "italian": ["Bardia"]}}, "controlled by both sides"),
        ({"units": {"7RTR": "Maktila", "7 RTR": "Bardia"}}, "7RTR is listed twice"),
        ({"units": {"4Arm": "Maktila", "Cirene": "Maktila"}}, "together with enemy units"),
        ({"side": "italian", "units": {"GarBardia": {"at": "Bardia", "mp": 2}}}, "no movement points"),
        ({"units": {"GarBardia": "Derna"}}, "away from its fortress"),
        ({"units": {"GarBardia": "waiting"}}, "cannot be recovered"),
        ({"units": {"4Arm": {"at": "Maktila", "mp": 1.7e308}}}, "come in halves"),
        ({"at": "exploitation", "units": {"7Arm": {"at": "Nibeiwa", "attack": "Buq-Buq"}}}, "no attack marker here"),
        ({"hands": {"italian": ["naval-support"]}, "containers": {"italian": []}}, "not that many 'naval-support'"),
        ({"containers": {"italian": ["matilda"] * 30}}, "not that many 'matilda'"),
        ({"seed": "a\nb"}, "seed is printable"),
        ({"seed": "\ud800"}, "seed is printable"),
        ({"units": {"4Arm": object()}}, "not plain data"),
    ],
)
def test_senseless_positions_are_refused(table: dict[str, object], message: str) -> None:
    with pytest.raises(sirocco.DataError, match=message):
        sirocco.position({"game": "compass", **table})


def test_where_units_stand_they_decide_control() -> None:
    game = sirocco.position({"game": "compass", "base": "setup", "control": {"allied": ["Bardia", "Derna"]}})
    control = game.definition.facts(game.state)["control"]
    assert (control["Bardia"], control["Derna"]) == ("italian", "allied")


def test_deeply_nested_and_unreachable_files_are_refused() -> None:
    with pytest.raises(sirocco.DataError):
        sirocco.from_json('{"x":' + "[" * 200_000 + "]" * 200_000 + "}")
    with pytest.raises(sirocco.DataError, match="cannot be read"):
        sirocco.position("a\0b")


def test_a_saved_position_with_impossible_numbers_is_refused() -> None:
    """Even if somebody recomputes the digest."""
    import msgspec

    from sirocco.kernel.formats.record import digest
    from sirocco.kernel.formats.saved import Saved

    saved = msgspec.json.decode(sirocco.position({"game": "compass", "base": "setup"}).to_json(), type=Saved)
    saved.state["place"][0] = 999
    saved.digest = ""
    saved.digest = digest(saved)
    with pytest.raises(sirocco.DataError, match="saved game"):
        sirocco.from_json(msgspec.json.encode(saved))
