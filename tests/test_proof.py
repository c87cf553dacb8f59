"""`replay --verify`: every die of every game is compared, and one that was tampered with is found."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import sirocco
from sirocco.cli import main
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.record import read_record
from sirocco.kernel.game import Game
from sirocco.kernel.message import Value
from sirocco.kernel.proof.fairness import prove
from sirocco.kernel.proof.rulings import Ruling, check, rulings_of
from sirocco.kernel.registry import definition, installed
from sirocco.kernel.state import State

ROLLING = [
    (name, kind)
    for name in installed()
    for kind, event_kind in definition(name).event_kinds.items()
    if event_kind.rolls
]


SALERNO_ROME = (
    *("weather", "dropped", "attacked", "airCheck", "bombarded", "supported", "demolition", "bridged"),
    *("attackedRearguard", "gegenangriff", "attrition", "airlift", "coin", "answer"),
)


def played(name: str, seed: str = "proof") -> Game:
    game = sirocco.new(name, seed=seed)
    chance = random.Random(1)
    while game.decision is not None:
        game.act(chance.choice(game.decision.actions))
    return game


def falsify(monkeypatch: pytest.MonkeyPatch, kind: str, entry: str) -> None:
    """Let the log show other dice than were rolled."""
    honest = State.append_event

    def append_event(self: State, event_kind: str, data: dict[str, Value]) -> None:
        if event_kind == kind:
            faces: Any = data[entry]
            if isinstance(faces, list):
                data[entry] = [face if face == "0" else str(int(face) % 6 + 1) for face in faces]
            else:
                data[entry] = faces % 6 + 1
        honest(self, event_kind, data)

    monkeypatch.setattr(State, "append_event", append_event)


def showing(name: str, kind: str) -> tuple[Ruling, Game]:
    """A ruling in which such dice are rolled, and its game."""
    for ruling in rulings_of(definition(name)):
        if any(isinstance(item, str) or "forced" in item for item in ruling.play):
            game = check(ruling)
            kinds = game.definition.event_kinds
            if any(event.kind == kind and any(kinds[kind].faces(event)) for event in game.events):
                return ruling, game
    raise AssertionError(f"no ruling rolls for {kind}")


def test_the_kinds_that_roll() -> None:
    assert set(ROLLING) == {
        ("compass", "rolled"),
        ("compass", "rerolled"),
        ("dark-sands", "rolled"),
        ("dark-sands", "checked"),
        ("dark-sands", "railRoll"),
        ("dark-sands", "dash"),
        *(("salerno-rome", kind) for kind in SALERNO_ROME),
        *(("kasserine", kind) for kind in ("weather", "demolition", "fired", "bombed", "rolled")),
    }


@pytest.mark.parametrize("name", installed())
def test_every_die_of_a_game_is_compared(name: str) -> None:
    game = played(name)
    proof = prove(read_record(game.record()))
    kinds = game.definition.event_kinds
    dice = [face for event in game.events for face in kinds[event.kind].faces(event)]
    assert proof.dice == len(dice) > 5
    assert proof.numbers == game.state.dice.counter >= proof.dice


@pytest.mark.parametrize(("name", "kind"), ROLLING)
def test_a_die_the_log_tells_otherwise_is_found(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ruling, game = showing(name, kind)
    record = read_record(game.record())
    override = None if ruling.override is None else Path(ruling.override)
    assert prove(record, override).dice > 0
    falsify(monkeypatch, kind, definition(name).event_kinds[kind].rolls)
    with pytest.raises(DataError, match="the log has the dice"):
        prove(record, override)


@pytest.mark.parametrize("name", installed())
def test_a_die_left_out_of_the_log_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(name).record()
    honest, rolling = State.append_event, {kind for game, kind in ROLLING if game == name}

    def silent(self: State, kind: str, data: dict[str, Value]) -> None:
        if kind not in rolling:
            honest(self, kind, data)

    monkeypatch.setattr(State, "append_event", silent)
    with pytest.raises(DataError, match=r"has the dice \[.*\], but rolled were \[\d"):
        prove(read_record(record))


@pytest.mark.parametrize("name", installed())
def test_loaded_dice_are_found(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Dice that do not follow from the seed: an honest program does not come to where the record says, and a program
    that loads them again is found out by the seed."""
    fair = Dice.roll
    monkeypatch.setattr(Dice, "roll", lambda dice: max(fair(dice), 4))
    record = played(name).record()
    with pytest.raises(DataError, match="the seed did not give"):
        prove(read_record(record))
    monkeypatch.undo()
    assert record != played(name).record()
    file = tmp_path / "record"
    file.write_text(record, encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 1
    assert "NOT SOUND" in capsys.readouterr().out
