"""The log told again: what belongs together as one, and when things first happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sirocco.kernel.events import Event
from sirocco.kernel.presentation.readable import bound_alike


def joined(events: Iterable[Event], join: Callable[[Event, Event], Event | None]) -> list[Event]:
    """The events with neighbours told as one where `join` makes one of what was told last and what comes next."""
    told: list[Event] = []
    for event in events:
        both = join(told[-1], event) if told else None
        if both is None:
            told.append(event)
        else:
            told[-1] = bound_alike(both, event)
    return told


def first_turns(events: Iterable[Event], name: Callable[[Event], str | None]) -> dict[str, int]:
    """The turn on which each thing that `name` has a name for happened for the first time."""
    found: dict[str, int] = {}
    turn = 0
    for event in events:
        if event.kind == "turn":
            turn = int(str(event.data["turn"]))
        elif (called := name(event)) is not None:
            found.setdefault(called, turn)
    return found
