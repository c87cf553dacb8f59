"""One turn follows another until the game is over."""

from __future__ import annotations

from typing import Any

import msgspec

from sirocco.kernel.action import Vocabulary
from sirocco.kernel.definition import Components
from sirocco.kernel.dice import Dice
from sirocco.kernel.state import State
from sirocco.kernel.step import advance
from sirocco.mechanics.turns import GameTurns


class Row(msgspec.Struct, frozen=True):
    dates: str


class Calendar(Components):
    turns: tuple[Row, ...]
    last_turn: int


class Readings(msgspec.Struct, frozen=True):
    decides_early: bool


CALENDAR = Calendar("1", "days", Vocabulary({}, []), tuple(map(Row, ("14", "15", "16"))), 3)


class Days(State):
    turn: int
    won: bool = False

    def note(self) -> None:
        self.won = self.turn == 2 and self.options.decides_early
        self.emit("played", turn=self.turn)


class Day(GameTurns[Days], frozen=True):
    rule = "T-1"
    stages = 1

    def parts(self, s: Days) -> list[Any]:
        return [Days.note]

    def is_over(self, s: Days) -> bool:
        return s.won or super().is_over(s)

    def announce(self, s: Days) -> None:
        s.emit("over", turn=s.turn)


def played(decides_early: bool) -> list[str]:
    """What happens, the first thing first."""
    s = Days(CALENDAR, Readings(decides_early), Dice.seeded("x"), [Day()], None, 0, turn=1)
    advance(s)
    assert s.stack == []
    found, log = [], s.log
    while log is not None:
        log, event = log
        found.append(" ".join(map(str, (event.kind, *event.data.values()))))
    return found[::-1]


def test_every_turn_is_announced_with_its_dates_and_the_last_ends_the_game() -> None:
    turns = ["turn 1 14", "played 1", "turn 2 15", "played 2", "turn 3 16", "played 3"]
    assert played(decides_early=False) == [*turns, "over 3"]


def test_a_game_may_be_over_before() -> None:
    assert played(decides_early=True) == ["turn 1 14", "played 1", "turn 2 15", "played 2", "over 2"]
