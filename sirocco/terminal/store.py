"""Games on disk: saved games (JSON) and records, told apart by their first line."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import sirocco
from sirocco.kernel.errors import DataError
from sirocco.kernel.game import Game
from sirocco.kernel.record import MAGIC


def path_of(words: str) -> Path:
    """The file a person means."""
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


def load_game(path: Path, override: Path | None = None) -> Game:
    """The game of a saved game or of a record."""
    text = read_text(path)
    try:
        return sirocco.replay(text, override) if text.startswith(MAGIC) else sirocco.from_json(text, override)
    except DataError as error:
        raise DataError(f"{path}: {error}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.parent / f".{path.name}.{os.getpid()}"
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DataError(f"{path}: cannot be written: {reason}") from None
