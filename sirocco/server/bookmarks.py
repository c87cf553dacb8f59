"""Where turns and phases begin, found by replaying a game; the result is cached and extended as the game goes on."""

from __future__ import annotations

import threading
from typing import Any

import msgspec

from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display
from sirocco.server.observer import here

DEPTH = 3
"""A phase is identified by this many steps at the bottom of the stack; deeper steps are within a phase."""


class Bookmarks:
    """The bookmarks of one game."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._lock = threading.Lock()
        self._actions: list[str] = []
        self._found: list[dict[str, Any]] = []
        self._game: Game | None = None

    def of(self, game: Game) -> list[dict[str, Any]]:
        """All bookmarks up to the present. Slow the first time: call it in a thread."""
        with self._lock:
            taken = [str(action) for _, action in game.actions_taken]
            if self._game is None or taken[: len(self._actions)] != self._actions:
                self._game, self._actions, self._found = game.as_of(0), [], []
                self._add_if_new(self._game)
            replayed = self._game
            for n in range(len(self._actions), len(taken)):
                if any(n == number for number, _ in game.header.seeds[1:]):
                    replayed = game.as_of(n)
                replayed.act(taken[n])
                self._actions.append(taken[n])
                self._add_if_new(replayed)
            self._game = replayed
            return list(self._found)

    def _add_if_new(self, game: Game) -> None:
        phase = here(game)[:DEPTH]
        if self._found and self._found[-1]["here"] == phase:
            return
        headline = msgspec.to_builtins(self._display.table(game.state, None).headline)
        self._found.append({"n": len(self._actions), "headline": headline, "here": phase})
