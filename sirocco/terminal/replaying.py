"""`sirocco replay`: a record told again, action by action."""

from __future__ import annotations

from pathlib import Path

from sirocco.kernel.errors import DataError, UnknownName
from sirocco.kernel.events import Event
from sirocco.kernel.formats.record import Record, moments, read_record, replay
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.describe import HEAD, QUIET
from sirocco.kernel.proof.fairness import prove
from sirocco.terminal.screen import Screen
from sirocco.terminal.speaker import Speaker
from sirocco.terminal.store import read_text


def verify_record(path: Path, override: Path | None) -> bool:
    """Tell what can be proven of a record; False if something in it is not so."""
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
        screen.say(f"dice: {proof.scripted} were laid down beforehand; the seed proves nothing of them")
    else:
        screen.say(f"dice: {proof.dice} in the log, {proof.numbers} random numbers in all, every one the seed's")
    screen.say(f"position: after {proof.actions} actions as recorded")
    screen.say(f"{path}: sound, {proof.actions} actions, the game is {'over' if proof.over else 'not over'}")
    return True


def show_record(path: Path, upto: int | None, side: str | None, language: str, override: Path | None) -> None:
    """Tell a record; without a side everything is told, for a record hides nothing."""
    record = _read(path, override)
    screen: Screen | None = None
    told = 0
    for number, game in enumerate(moments(record, override)):
        if screen is None:
            if side is not None:
                game.definition.side_index(side)
            screen = Screen(game.definition.sides)
        speaker = Speaker(game, language, side)
        told = _news(screen, speaker, game.events, told, side)
        if number in (upto, len(record.actions)):
            standing = speaker.say("ui-standing", scores=speaker.scores())
            screen.say(f"{speaker.describer.headline()} · {standing}", HEAD)
            return
        owner, action = record.actions[number]
        hidden = side not in (None, owner) and _secret(game, action)
        screen.say(f"{number + 1:5} {speaker.side_name(owner)}: {'...' if hidden else action}", QUIET)


def draw_record(path: Path, upto: int | None, picture_file: Path, language: str, override: Path | None) -> None:
    """Draw the board of a record, at its end or after so many actions."""
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
    """A record that is whole and replays."""
    text = read_text(path)
    try:
        record = read_record(text)
        replay(text, override)
    except DataError as error:
        raise DataError(f"{path}: {error}") from None
    return record


def _news(screen: Screen, speaker: Speaker, events: list[Event], told: int, side: str | None) -> int:
    """Tell the events since the last action; to nobody in particular, secrets too."""
    for event in events[told:]:
        reader = event.owner if side is None else side
        screen.say(speaker.texts.event(event, reader), str(event.data.get("side", "")), 4)
    return len(events)


def _secret(game: Game, action: str) -> bool:
    """Whether an action's words tell what only its owner knows: those it leaves a secret event behind."""
    after = game.clone()
    after.act(action)
    new = after.events[len(game.events) :]
    return any(event.secret is not None for event in new[:1])
