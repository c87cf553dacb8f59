"""Positions: any situation of any game from a TOML file or a dict. What FEN is to chess."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sirocco.kernel.action import Names
from sirocco.kernel.conversion import convert
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.kernel.state import State
from sirocco.kernel.step import Step

T = TypeVar("T")
S = TypeVar("S", bound=State)

FRAME = ("game", "scenario", "seed", "options", "dice")


def load_position(source: str | Path | Mapping[str, Any], override: Path | None = None) -> Game:
    """A game at the position: the frame (game, scenario, options, dice, seed) is the kernel's, the rest the game's.

    Where there is nothing but the frame, it is the scenario's own set-up.
    """
    table = dict(source) if isinstance(source, Mapping) else DataFile.read(Path(source)).tables
    name = table.get("game")
    if not isinstance(name, str):
        raise DataError("position: 'game' must name a game")
    for entry, kind in (("scenario", str), ("options", dict), ("dice", list)):
        if entry in table and not isinstance(table[entry], kind):
            raise DataError(f"position: '{entry}' must be a {kind.__name__}")
    body = {k: v for k, v in table.items() if k not in FRAME}
    return Game.start(
        definition(name),
        table.get("scenario"),
        table.get("seed", "position"),
        table.get("options"),
        table.get("dice"),
        override,
        body or None,
    )


def table_of(kind: type[T], table: Mapping[str, Any]) -> T:
    """The game's part of a position as its own type; unknown entries and wrong types are refused."""
    try:
        return convert(dict(table), kind)
    except msgspec.ValidationError as error:
        raise DataError(f"position: {error}") from None


def check_turn(turn: int, last: int) -> None:
    if not 1 <= turn <= last:
        raise DataError(f"position: turn must be from 1 to {last}, not {turn}")


def check_point(at: str, points: Collection[str]) -> None:
    """Check that the sequence of play has a point of that name."""
    if at not in points:
        raise DataError(f"position: unknown point '{at}' of the sequence; known: {', '.join(points)}")


def go_to_point(state: S, points: Mapping[str, Sequence[Step[S]]], at: str) -> None:
    """Put the sequence of play at the named one of its points, which are given with the steps on the stack there."""
    check_point(at, points)
    state.stack = list(points[at])


def play_on(state: State, *texts: str) -> None:
    """Take actions in a position that is being set up; an illegal one is an error of the position."""
    for text in texts:
        action = state.components.vocabulary.parse(text)
        step = state.stack[-1]
        refusal = step.refusal(state, action)
        if refusal is not None:
            raise DataError(f"position: '{text}' is refused by {refusal.rule}")
        step.apply(state, action)


def listed(names: Names, table: Mapping[str, T]) -> dict[int, T]:
    """The entries of a table by index, in the order of the names and not of the file."""
    found: dict[int, T] = {}
    for name, entry in table.items():
        index = names.index(name)
        if index in found:
            raise DataError(f"position: {names.ids[index]} is listed twice")
        found[index] = entry
    return dict(sorted(found.items()))
