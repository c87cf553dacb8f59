"""The calendar: days of moves by day and by night, and what weather takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.proof.rulebook import implements

WEATHERS = CLEAR, RAIN, STORM = "clear", "rain", "storm"
"""In the order of their numbers in a state."""
MOST_MOVES = 99


class DayRow(msgspec.Struct, frozen=True):
    dates: str
    moves: tuple[Literal["day", "night"], ...]


@implements("K-wx-01", "K-wx-02", "K-wx-03", "K-wx-04", "K-wx-05")
class WeatherRow(msgspec.Struct, frozen=True):
    """Movement points that every unit loses, points that supply lines lose, and whether aircraft fly."""

    movement: int
    supply: int
    air: bool


class Slot(NamedTuple):
    """A move of the calendar: the day it belongs to, its number in that day (both from 1), and whether it is night."""

    day: int
    number: int
    night: bool


@implements("K-rec-03", "K-ngt-01")
def read_days(table: Table) -> tuple[DayRow, ...]:
    rows = table.typed(DayRow)
    table.numbered(len(rows))
    for name, row in rows.items():
        if not row.moves:
            raise table.fail("a day has a move at least", name, "moves")
    if sum(len(row.moves) for row in rows.values()) > MOST_MOVES:
        raise table.fail(f"the calendar has {MOST_MOVES} moves at most", next(iter(rows)), "moves")
    return tuple(rows.values())


def moves_of(days: tuple[DayRow, ...]) -> tuple[Slot, ...]:
    """All moves one after the other; move 1 is number 0 here."""
    return tuple(
        Slot(day, number, time == "night")
        for day, row in enumerate(days, 1)
        for number, time in enumerate(row.moves, 1)
    )


def read_weather(table: Table) -> Mapping[str, WeatherRow]:
    rows = table.typed(WeatherRow)
    for name in WEATHERS:
        if name not in rows:
            raise table.fail(f"needs a row {name}", next(iter(rows)))
    for name, row in rows.items():
        for field in ("movement", "supply"):
            if not 0 <= getattr(row, field) <= 99:
                raise table.fail("must be from 0 to 99", name, field)
    return rows
