"""Sirocco: operational board wargames of the Mediterranean, 1940-44, as a Python library.

import sirocco
game = sirocco.new("compass", seed=7)
game.act(game.decision.actions[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.decision import Decision
from sirocco.kernel.definition import GameInfo, Result
from sirocco.kernel.errors import (
    AmbiguousNotation,
    DataError,
    DiceExhausted,
    IllegalAction,
    NotationError,
    OutOfTurn,
    SiroccoError,
    UndoError,
    UnknownName,
)
from sirocco.kernel.events import Event
from sirocco.kernel.explain import Breakdown, Explanation, Odds, Outcome, Term
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.play import Player
from sirocco.kernel.registry import catalogue as _catalogue
from sirocco.kernel.registry import definition as _definition

__version__ = "0.1.0"


def games() -> dict[str, GameInfo]:
    """Every installed game: title, scenarios, options, sides."""
    return _catalogue()


def new(
    game: str,
    scenario: str | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] | None = None,
    override: str | Path | None = None,
) -> Game:
    """Start a game. Without a seed a secret one is drawn; `dice` scripts the rolls; `override` is an owner's file."""
    return Game.start(_definition(game), scenario, seed, options, dice, override)


def position(source: str | Path | Mapping[str, Any]) -> Game:
    """A game at a situation described by a TOML file or a dict (docs/rulings.md)."""
    from sirocco.kernel.formats.position import load_position

    return load_position(source)


def from_json(text: str | bytes, override: str | Path | None = None) -> Game:
    """The game that `Game.to_json` wrote."""
    from sirocco.kernel.formats.saved import from_json as load

    return load(text, override)


def replay(text: str, override: str | Path | None = None) -> Game:
    """The game that `Game.record` wrote, played through again and proven to end in the same position."""
    from sirocco.kernel.formats.record import replay as play

    return play(text, override)


__all__ = [
    "Action",
    "AmbiguousNotation",
    "Breakdown",
    "DataError",
    "Decision",
    "DiceExhausted",
    "Event",
    "Explanation",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Message",
    "NotationError",
    "Odds",
    "OutOfTurn",
    "Outcome",
    "Player",
    "Result",
    "SiroccoError",
    "Term",
    "UndoError",
    "UnknownName",
    "from_json",
    "games",
    "new",
    "position",
    "replay",
]
