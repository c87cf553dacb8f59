"""What is found out about a game by replaying it: cached, and extended as the game goes on."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod

from sirocco.kernel.game import Game


class Replayed(ABC):
    """Looks at one game after every action. Slow the first time: ask in a thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._actions: list[str] = []
        self._game: Game | None = None

    def _follow(self, game: Game) -> None:
        """Replay what has not been looked at yet, or everything if something was taken back. Hold the lock."""
        taken = [str(action) for _, action in game.actions_taken]
        if self._game is None or taken[: len(self._actions)] != self._actions:
            self._game, self._actions = game.as_of(0), []
            self._begin(self._game)
        replayed, answered = self._game, game.answered_at
        apart = answered | {number for number, _ in game.header.seeds[1:]}
        if answered:  # perhaps since it was looked at
            replayed = game.as_of(len(self._actions))
            self._go_on(replayed)
        for n in range(len(self._actions), len(taken)):
            if n in apart:
                replayed = game.as_of(n)
                self._go_on(replayed)
            replayed.act(taken[n])
            self._actions.append(taken[n])
            self._look(replayed, len(self._actions))
        self._game = replayed

    @abstractmethod
    def _begin(self, game: Game) -> None:
        """The game before its first action."""

    @abstractmethod
    def _go_on(self, game: Game) -> None:
        """The same position as the last that was looked at, in another game: its log is not the same object."""

    @abstractmethod
    def _look(self, game: Game, n: int) -> None:
        """The game after `n` actions."""
