"""The log of Compass digested: marches instead of single steps, and how the dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sirocco.games.compass.rules.hits import hitting_faces, is_hit
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.readable import bound_like
from sirocco.mechanics.display.dice import Throw
from sirocco.mechanics.display.whole_marches import names, whole_marches


def marches(events: Iterable[Event]) -> list[Event]:
    """A unit's steps in a row become one event. A unit that had no die has a dash among the dice, and beside the values
    stands how many faces hit."""
    return whole_marches(map(_shown, events), "area")


def _shown(event: Event) -> Event:
    if event.kind != "rolled":
        return event
    dice = ["-" if die == "0" else die for die in names(event.data["dice"])]
    faces = [str(hitting_faces(int(value))) for value in names(event.data["values"])]
    return bound_like(Event("rolled", {**event.data, "dice": dice, "faces": faces, "values": faces}), event)


def throws(events: Iterable[Event]) -> Iterator[Throw]:
    """Every die that was rolled, re-rolls included, against the modified combat value of its unit."""
    values: dict[str, int] = {}
    for event in events:
        if event.kind == "rolled":
            columns = (names(event.data[name]) for name in ("units", "values", "dice"))
            for unit, value, die in zip(*columns, strict=True):
                values[unit] = int(value)
                if die != "0":
                    yield _throw(event, int(die), int(value))
        elif event.kind == "rerolled":
            yield _throw(event, int(str(event.data["die"])), values[str(event.data["unit"])])


def _throw(event: Event, die: int, value: int) -> Throw:
    return Throw(str(event.data["side"]), die, hitting_faces(value), is_hit(die, value))
