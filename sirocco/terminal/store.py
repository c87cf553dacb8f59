"""Games on disk: saved games (JSON) and records, distinguished by their first line."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import sirocco
from sirocco.kernel.errors import DataError, SiroccoError
from sirocco.kernel.formats.record import MAGIC
from sirocco.kernel.game import Game


def path_of(words: str) -> Path:
    """The path a player has typed."""
    try:
        return Path(words).expanduser()
    except RuntimeError:
        raise DataError(f"{words}: there is no such home directory") from None


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
        raise DataError(f"{path}: cannot be read: {reason}") from None


class Stored(NamedTuple):
    """A loaded game, and whether it came from a record. Records are never overwritten."""

    game: Game
    is_record: bool


def load_game(path: Path, override: Path | None = None) -> Stored:
    """The game of a saved game or of a record."""
    text = read_text(path)
    is_record = text.startswith(MAGIC)
    try:
        return Stored((sirocco.replay if is_record else sirocco.from_json)(text, override), is_record)
    except DataError as error:
        raise DataError(f"{path}: {error}") from None


def move_aside(path: Path, game: Game, override: Path | None = None, for_record: bool = False) -> Path | None:
    """Rename a file that is not an earlier save (or record) of this game; returns its new name."""
    if not path.is_file() or not path.stat().st_size or _is_earlier(path, game, override, for_record):
        return None
    number = 1
    while (aside := path.with_name(f"{path.name}.{number}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise DataError(f"{path}: holds something else and cannot be renamed: {error.strerror}") from None
    return aside


def _is_earlier(path: Path, game: Game, override: Path | None, is_record: bool) -> bool:
    """Whether a file contains this game at this or an earlier point."""
    try:
        stored = load_game(path, override)
    except SiroccoError:
        return False
    then = [(side, str(action)) for side, action in stored.game.actions_taken]
    now = [(side, str(action)) for side, action in game.actions_taken]
    return stored.is_record == is_record and stored.game.header == game.header and now[: len(then)] == then


def write_text(path: Path, text: str) -> None:
    """Write a file atomically."""
    if path.exists() and not path.is_file():
        raise DataError(f"{path}: cannot be written: it is not a file")
    draft = path.parent / f".{path.name}.{os.getpid()}"
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DataError(f"{path}: cannot be written: {reason}") from None
