"""Finding games: every installed package may offer some under the entry point `sirocco.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from sirocco.kernel.definition import Definition, GameInfo
from sirocco.kernel.errors import UnknownName

GROUP = "sirocco.games"


@cache
def known() -> tuple[str, ...]:
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


@cache
def definition(name: str) -> Definition[Any]:
    """The game of that name; loaded when first asked for."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Definition[Any] = point.load()
            return game
    raise UnknownName(f"unknown game '{name}'; known: {', '.join(known()) or 'none'}")


def catalogue() -> dict[str, GameInfo]:
    """Every installed game: title, scenarios, options, sides."""
    return {name: definition(name).info() for name in known()}
