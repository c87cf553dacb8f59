"""Proving a record: that its dice are those of the seed that was committed to before the first of them fell.

The record is played through once more. The dice the log tells of are compared with the numbers that follow from the
seed, worked out apart from the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sirocco.kernel.dice import Dice, key_of
from sirocco.kernel.display import Roll
from sirocco.kernel.errors import DataError
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game
from sirocco.kernel.record import Record, moments


class Proof(NamedTuple):
    """What has been proven of a record."""

    commitment: str
    actions: int
    numbers: int
    """Random numbers used, for dice and for draws."""
    dice: int
    """Dice in the log that were compared with them."""
    scripted: int
    """Dice that were laid down in the record, as in a test: of those the seed proves nothing."""
    over: bool


def prove(record: Record, override: Path | None = None) -> Proof:
    """Play a record through and check all it says; raises DataError with what is not so."""
    counter = dice = told = scripted = 0
    rolls: dict[str, Roll] = {}
    for number, game in enumerate(moments(record, override)):
        if number == 0:
            rolls = dict(game.definition.display(game.components).sheet().rolls)
            scripted = len(game.header.dice or ())
        elif game.state.dice.counter != counter and not scripted:
            events = game.events
            dice += _compare(
                _seed_of(game, number), range(counter, game.state.dice.counter), events[told:], rolls, number
            )
            told = len(events)
        counter = game.state.dice.counter
    return Proof(
        game.header.commitment,
        len(record.actions),
        game.state.dice.counter,
        dice,
        scripted,
        game.decision is None,
    )


def _seed_of(game: Game, action: int) -> str:
    """The seed that counted for an action: after a branch it is the branch's own."""
    return [seed for begins, seed in game.header.seeds if begins < action][-1]


def _compare(seed: str, used: range, events: list[Event], rolls: dict[str, Roll], number: int) -> int:
    """How many dice the events tell of; all of them must be, in their order, among the numbers used."""
    key = key_of(seed)
    faces: Iterator[str] = (str(Dice(key, place).below(6) + 1) for place in used)
    count = 0
    for event in events:
        if event.kind not in rolls:
            continue
        thrown = event.data[rolls[event.kind].dice]
        for die in thrown if isinstance(thrown, list) else [str(thrown)]:
            if not die.isdigit() or die == "0":
                continue
            if die not in faces:
                raise DataError(f"record: action {number}: the log tells of a {die} that the seed did not give")
            count += 1
    return count
