"""The settings of a server and their defaults."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from sirocco.kernel.errors import UnknownName

PLUGINS = "SIROCCO_PLUGINS"
"""Environment variable: modules to import at start, in the server and in its bot workers, separated by commas. They
may register games and bots that are not installed."""


def data_directory() -> Path:
    """The user's data directory, by the platform's convention."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "sirocco"


def default_database() -> str:
    return f"sqlite:///{data_directory() / 'games.sqlite'}"


def plugins() -> tuple[str, ...]:
    return tuple(name for name in os.environ.get(PLUGINS, "").split(",") if name)


def import_plugins(names: Iterable[str]) -> None:
    for name in names:
        try:
            import_module(name)
        except ImportError as error:
            raise UnknownName(f"{PLUGINS}: cannot import '{name}': {error}") from None


@dataclass(frozen=True)
class Rates:
    """Limits for each client address: requests per second, and how many at once after a pause."""

    requests: float = 60
    requests_burst: int = 300
    creations: float = 2
    creations_burst: int = 150
    frames: int = 60
    """Frames a connection may send in one second."""
    trusted: bool = False
    """Whether clients may choose the seed of a game against others, too."""


NO_LIMITS = Rates(1e6, 1_000_000, 1e6, 1_000_000, 1_000_000, trusted=True)
"""For trusted clients, such as our own benchmark."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    database: str = field(default_factory=default_database)
    database_limit: int | None = None
    """Maximum size of a SQLite file in megabytes."""
    lock_seconds: float = 3.0
    """How long a write waits for a locked database."""
    workers: int = 2
    bot_seconds: float = 0.5
    bot_grace: float = 3.0
    bot_pause: float = 0.12
    snapshot_every: int = 200
    idle_seconds: float = 600.0
    keep_seconds: float = 20.0
    """How long a server that stops may take to keep the games as they are; what is left out is told by the journals,
    but cannot be taken over by a version with other rules."""
    lesson_seconds: float = 24 * 3600.0
    """How long the table of a tutorial is kept after it was last used."""
    max_connections: int = 2000
    max_rooms: int = 5000
    rates: Rates = Rates()
    plugins: tuple[str, ...] = field(default_factory=plugins)
