"""Finding games: every installed package may offer some under the entry point `sirocco.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from sirocco.kernel.definition import Definition, GameInfo
from sirocco.kernel.errors import UnknownName

GROUP = "sirocco.games"


_REGISTERED: dict[str, Definition[Any]] = {}


def register(game: Definition[Any]) -> None:
    """Make a game known to this process without installing it: for tests and for trying things out."""
    _REGISTERED[game.name] = game


def known() -> tuple[str, ...]:
    return tuple(sorted({*installed(), *_REGISTERED}))


@cache
def installed() -> tuple[str, ...]:
    return tuple(point.name for point in entry_points(group=GROUP))


def definition(name: str) -> Definition[Any]:
    """The game of that name; loaded when first asked for."""
    return _REGISTERED[name] if name in _REGISTERED else _load(name)


@cache
def _load(name: str) -> Definition[Any]:
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Definition[Any] = point.load()
            return game
    raise UnknownName(f"unknown game '{name}'; known: {', '.join(known()) or 'none'}")


def catalogue() -> dict[str, GameInfo]:
    """Every installed game: title, scenarios, options, sides."""
    return {name: definition(name).info() for name in known()}
