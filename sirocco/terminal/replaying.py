"""`sirocco replay`: a record told again, action by action."""

from __future__ import annotations

from pathlib import Path

from sirocco.kernel.describe import HEAD, QUIET
from sirocco.kernel.errors import DataError
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game
from sirocco.kernel.record import Record, read_record, replay, start_of
from sirocco.terminal.screen import Screen
from sirocco.terminal.speaker import Speaker
from sirocco.terminal.store import read_text


def verify_record(path: Path, override: Path | None) -> None:
    """Prove that a record replays to the position it says."""
    text = read_text(path)
    try:
        game = replay(text, override)
    except DataError as error:
        raise DataError(f"{path}: {error}") from None
    end = "over" if game.decision is None else "not over"
    Screen().say(f"{path}: sound, {len(game.actions_taken)} actions, the game is {end}")


def show_record(path: Path, upto: int | None, side: str | None, language: str, override: Path | None) -> None:
    """Tell a record; without a side everything is told, for a record hides nothing."""
    text = read_text(path)
    try:
        record = read_record(text)
        game = replay(text, override)
        again = start_of(record, override)
    except DataError as error:
        raise DataError(f"{path}: {error}") from None
    if side is not None:
        game.definition.side_index(side)
    _tell(again, record, len(record.actions) if upto is None else upto, side, language)


def _tell(game: Game, record: Record, upto: int, side: str | None, language: str) -> None:
    screen = Screen(game.definition.sides)
    speaker = Speaker(game, language, side)
    told = 0
    for number, (owner, action) in enumerate(record.actions[:upto], 1):
        told = _news(screen, speaker, game.events, told, side)
        hidden = side not in (None, owner) and _secret(game, action)
        screen.say(f"{number:5} {speaker.side_name(owner)}: {'...' if hidden else action}", QUIET)
        game.act(action)
    _news(screen, speaker, game.events, told, side)
    standing = speaker.say("ui-standing", scores=speaker.scores())
    screen.say(f"{speaker.describer.headline()} · {standing}", HEAD)


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
