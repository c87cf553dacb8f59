"""Where turns and phases begin."""

from __future__ import annotations

from typing import Any

import msgspec

from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display
from sirocco.server.observer import here
from sirocco.server.replayed import Replayed

DEPTH = 3
"""A phase is identified by this many steps at the bottom of the stack; deeper steps are within a phase."""


class Bookmarks(Replayed):
    """The bookmarks of one game."""

    def __init__(self, display: Display) -> None:
        super().__init__()
        self._display = display
        self._found: list[dict[str, Any]] = []

    def of(self, game: Game) -> list[dict[str, Any]]:
        """All bookmarks up to the present."""
        with self._lock:
            self._follow(game)
            return list(self._found)

    def _begin(self, game: Game) -> None:
        self._found = []
        self._look(game, 0)

    def _go_on(self, game: Game) -> None:
        """Nothing is kept that belongs to one of the two games."""

    def _look(self, game: Game, n: int) -> None:
        phase = here(game)[:DEPTH]
        if self._found and self._found[-1]["here"] == phase:
            return
        headline = msgspec.to_builtins(self._display.table(game.state, None).headline)
        self._found.append({"n": n, "headline": headline, "here": phase})
