"""Everything about a server that can be set, with what it is if nobody sets it."""

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
    """Where this user's programs keep their data, as the platform has it."""
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
    """How much one address may ask for: so many in a second, and so many at once after a pause."""

    requests: float = 60
    requests_burst: int = 300
    creations: float = 2
    creations_burst: int = 150
    frames: int = 60
    """Frames a connection may send in one second."""


NO_LIMITS = Rates(1e6, 1_000_000, 1e6, 1_000_000, 1_000_000)
"""For clients that can be trusted, such as our own benchmark."""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = field(default_factory=default_database)
    database_limit: int | None = None
    """A SQLite file may grow to so many megabytes."""
    lock_seconds: float = 3.0
    """How long a write waits for a database that somebody else has locked."""
    workers: int = 2
    bot_seconds: float = 0.5
    bot_grace: float = 3.0
    bot_pause: float = 0.12
    snapshot_every: int = 200
    idle_seconds: float = 600.0
    max_connections: int = 2000
    max_rooms: int = 5000
    rates: Rates = Rates()
    plugins: tuple[str, ...] = field(default_factory=plugins)
