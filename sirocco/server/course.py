"""The course of a game: the score from turn to turn, what each side lost, its dice, and where the game turned."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec

from sirocco.kernel.events import Event, EventChain, unchain
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.text import Texts
from sirocco.server.frames import LogEntry
from sirocco.server.replayed import Replayed

TURNING_POINTS = 5


class Swing(NamedTuple):
    """An action that changed who is ahead, or by how much."""

    n: int
    turn: int
    headline: Message
    score: dict[str, int]
    change: int
    """By how much the first side's lead grew."""
    event: LogEntry | None
    """What happened."""


class Course(Replayed):
    """The course of one game as anybody may know it: the score is open, and so are the events it tells of."""

    def __init__(self, display: Display) -> None:
        super().__init__()
        self._display = display
        self._sides = {name: piece.side for name, piece in display.sheet().pieces.items()}
        self._turns: list[dict[str, Any]] = []
        self._swings: list[Swing] = []
        self._losses: Counter[tuple[str, str]] = Counter()
        self._score: dict[str, int] = {}
        self._log: EventChain = None

    def of(self, game: Game) -> dict[str, Any]:
        """Up to the present; a game that was resigned has come as far as that."""
        with self._lock:
            self._follow(game)
            describer = game.definition.describer()(game, Texts.of(game), None)
            return {
                "turns": [*self._turns, self._point(game, len(self._actions))],
                "losses": {side: self._losses_of(side) for side in game.definition.sides},
                "luck": {side: fortune._asdict() for side, fortune in describer.fortunes().items()},
                "turning": [msgspec.to_builtins(swing._asdict()) for swing in self._greatest()],
            }

    def _greatest(self) -> list[Swing]:
        found = sorted(self._swings, key=lambda swing: (-abs(swing.change), swing.n))[:TURNING_POINTS]
        return sorted(found, key=lambda swing: swing.n)

    def _losses_of(self, side: str) -> dict[str, int]:
        return {loss: self._losses[side, loss] for loss in dict.fromkeys(self._display.losses.values())}

    def _begin(self, game: Game) -> None:
        self._score, self._log = game.score, game.state.log
        self._swings, self._losses = [], Counter()
        self._turns = [self._point(game, 0)]

    def _go_on(self, game: Game) -> None:
        self._log = game.state.log

    def _look(self, game: Game, n: int) -> None:
        events = unchain(game.state.log, self._log)
        self._log = game.state.log
        for event in events:
            if event.kind in self._display.losses:
                side = self._sides.get(str(event.data.get(self._display.piece)), "")
                self._losses[side, self._display.losses[event.kind]] += 1
        if game.score != self._score:
            self._note_swing(game, n, events)
        if any(event.kind in self._display.stretches for event in events):
            self._turns.append(self._point(game, n))

    def _note_swing(self, game: Game, n: int, events: list[Event]) -> None:
        change = self._lead(game.score) - self._lead(self._score)
        self._score = game.score
        if change:
            table = self._display.table(game.state, None)
            self._swings.append(Swing(n, table.turn, table.headline, game.score, change, self._told(events)))

    def _lead(self, score: dict[str, int]) -> int:
        first, *others = self._display.definition.sides
        return score[first] - max(score[side] for side in others)

    def _told(self, events: list[Event]) -> LogEntry | None:
        """The event that tells most of what happened: one of those the game names, else what happened first."""
        kinds = self._display.turning
        named = sorted((event for event in events if event.kind in kinds), key=lambda event: kinds.index(event.kind))
        for event in (*named, *events):
            return LogEntry(event.kind, msgspec.to_builtins(event.seen_by(None).data))
        return None

    def _point(self, game: Game, n: int) -> dict[str, Any]:
        table = self._display.table(game.state, None)
        return {"n": n, "turn": table.turn, "headline": msgspec.to_builtins(table.headline), "score": game.score}
