"""Proving a record: that its dice are those of the seed that was committed to before the first of them fell.

The record is played through once more with dice that remember what they gave. Each number is worked out again from the
seed, independently of the game; and the dice in the log, re-rolls too, must be exactly those that were rolled, in their
order, none more and none less.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from sirocco.kernel.dice import Dice, key_of
from sirocco.kernel.errors import DataError
from sirocco.kernel.events import Event, EventKind, unchain
from sirocco.kernel.formats.record import Record, replay_stepwise
from sirocco.kernel.game import Game, first_state
from sirocco.kernel.step import advance


class Proof(NamedTuple):
    """What has been proven about a record."""

    commitment: str
    actions: int
    numbers: int
    """Random numbers used, for dice and for draws."""
    dice: int
    """Dice in the log that were compared with them."""
    scripted: int
    """Dice that were scripted in the record, as in a test: the seed proves nothing about them."""
    over: bool


class Drawn(NamedTuple):
    """A random number that was used: the number of possible values, and the value."""

    possible: int
    number: int
    rolled: bool
    """Whether it was a die; otherwise something was drawn."""


class WatchedDice(Dice):
    """Dice that record their values by position in the stream. The record is shared with copies: a game may continue in
    a copy of its state, and one that goes back a little rolls the same dice again."""

    __slots__ = ("drawn",)

    def __init__(self, dice: Dice, drawn: dict[int, Drawn]) -> None:
        super().__init__(dice.key, dice.counter, dice.script)
        self.drawn = drawn

    def copy(self) -> Dice:
        return WatchedDice(self, self.drawn)

    def below(self, n: int) -> int:
        place = self.counter
        number = super().below(n)
        self.drawn[place] = Drawn(n, number, False)
        return number

    def roll(self) -> int:
        place = self.counter
        face = super().roll()
        self.drawn[place] = Drawn(6, face - 1, True)
        return face


def prove(record: Record, override: Path | None = None) -> Proof:
    """Replay a record and verify it; raises DataError with the first contradiction."""
    dice = seen = counter = 0
    drawn: dict[int, Drawn] = {}
    kinds: Mapping[str, EventKind] = {}
    for number, game in enumerate(replay_stepwise(record, override)):
        if number == 0:
            kinds = game.definition.event_kinds
            drawn = _before_the_first_action(game)
        events = game.events
        used = {place: drawn[place] for place in sorted(drawn) if place >= counter}
        if used:
            _of_the_seed(_seed_of(game, number), used, game.header.dice is not None, number)
        dice += _compare([d.number + 1 for d in used.values() if d.rolled], events[seen:], kinds, number)
        seen, counter = len(events), game.state.dice.counter
        drawn = {}
        game.state.dice = WatchedDice(game.state.dice, drawn)
    return Proof(
        game.header.commitment,
        len(record.actions),
        game.state.dice.counter,
        dice,
        len(game.header.dice or ()),
        game.decision is None,
    )


def _before_the_first_action(game: Game) -> dict[int, Drawn]:
    """The random numbers used before the first decision."""
    state: Any = first_state(game.definition, game.components, game.state.options, game.header)
    drawn: dict[int, Drawn] = {}
    state.dice = WatchedDice(state.dice, drawn)
    advance(state)
    if unchain(state.log) != game.events:
        raise DataError("record: does not begin as its seed says")
    return drawn


def _seed_of(game: Game, action: int) -> str:
    """The seed in force for an action: after a branch, the branch's own."""
    return [seed for begins, seed in game.header.seeds if begins < max(action, 1)][-1]


def _of_the_seed(seed: str, drawn: Mapping[int, Drawn], scripted: bool, number: int) -> None:
    """Check that every number is the one the seed gives at its position."""
    key = key_of(seed)
    for place, used in drawn.items():
        if scripted and used.rolled:
            continue
        if Dice(key, place).below(used.possible) != used.number:
            raise DataError(f"record: action {number}: a number was used that the seed did not give")


def _compare(rolled: list[int], events: Iterable[Event], kinds: Mapping[str, EventKind], number: int) -> int:
    """The number of dice in the events, which must be exactly those rolled, in order."""
    logged = [face for event in events if event.kind in kinds for face in kinds[event.kind].faces(event)]
    if kinds and logged != rolled:
        raise DataError(f"record: action {number}: the log has the dice {logged}, but rolled were {rolled}")
    return len(logged)
