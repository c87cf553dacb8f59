"""`sirocco replay`: a record shown action by action."""

from __future__ import annotations

from pathlib import Path

from sirocco.kernel.errors import DataError, UnknownName
from sirocco.kernel.events import Event
from sirocco.kernel.formats.record import Record, read_record, replay, replay_stepwise
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.describe import HEAD, QUIET
from sirocco.kernel.proof.fairness import prove
from sirocco.terminal.formatter import Formatter
from sirocco.terminal.screen import Screen
from sirocco.terminal.store import read_text


def verify_record(path: Path, override: Path | None) -> bool:
    """Verify a record and show what was proven; False if the record is not sound."""
    text = read_text(path)
    try:
        record = read_record(text)
    except DataError as error:
        raise DataError(f"{path}: {error}") from None
    screen = Screen()
    try:
        proof = prove(record, override)
    except DataError as error:
        screen.say(f"{path}: NOT SOUND: {error}")
        return False
    screen.say(f"seed: fits the commitment {proof.commitment[:16]}...")
    if proof.scripted:
        screen.say(f"dice: {proof.scripted} were scripted; the seed proves nothing about them")
    else:
        screen.say(f"dice: {proof.dice} in the log, {proof.numbers} random numbers in all, every one the seed's")
    screen.say(f"position: after {proof.actions} actions as recorded")
    screen.say(f"{path}: sound, {proof.actions} actions, the game is {'over' if proof.over else 'not over'}")
    return True


def show_record(path: Path, upto: int | None, side: str | None, language: str, override: Path | None) -> None:
    """Show a record; without a side everything is shown, since a record hides nothing."""
    record = _read(path, override)
    screen: Screen | None = None
    shown = 0
    for number, game in enumerate(replay_stepwise(record, override)):
        if screen is None:
            if side is not None:
                game.definition.side_index(side)
            screen = Screen(game.definition.sides)
        formatter = Formatter(game, language, side)
        shown = _show_events(screen, formatter, game.events, shown, side)
        if number in (upto, len(record.actions)):
            standing = formatter.say("ui-standing", scores=formatter.scores())
            screen.say(f"{formatter.describer.headline()} · {standing}", HEAD)
            return
        owner, action = record.actions[number]
        hidden = side not in (None, owner) and _secret(game, action)
        screen.say(f"{number + 1:5} {formatter.side_name(owner)}: {'...' if hidden else action}", QUIET)


def draw_record(path: Path, upto: int | None, picture_file: Path, language: str, override: Path | None) -> None:
    """Draw the board of a record, at its end or after `upto` actions."""
    record = _read(path, override)
    game = replay(read_text(path), override, None if upto is None else min(upto, len(record.actions)))
    picture = game.definition.display(game.components).picture(game, language)
    if picture is None:
        raise UnknownName(f"{game.definition.name} has no board to draw")
    try:
        picture_file.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise DataError(f"{picture_file}: cannot be written: {error.strerror}") from None
    Screen().say(f"{picture_file}: the board after {len(game.actions_taken)} actions")


def _read(path: Path, override: Path | None) -> Record:
    """A record that is complete and replays without error."""
    text = read_text(path)
    try:
        record = read_record(text)
        replay(text, override)
    except DataError as error:
        raise DataError(f"{path}: {error}") from None
    return record


def _show_events(screen: Screen, formatter: Formatter, events: list[Event], shown: int, side: str | None) -> int:
    """Show the events since the last action; without a side, secrets too."""
    for event in events[shown:]:
        reader = event.owner if side is None else side
        screen.say(formatter.texts.event(event, reader), str(event.data.get("side", "")), 4)
    return len(events)


def _secret(game: Game, action: str) -> bool:
    """Whether an action reveals what only its owner knows: its first event has a secret part."""
    after = game.clone()
    after.act(action)
    new = after.events[len(game.events) :]
    return any(event.secret is not None for event in new[:1])
