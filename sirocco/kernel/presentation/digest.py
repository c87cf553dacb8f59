"""The log condensed: related events as one, and when things first happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from sirocco.kernel.events import Event
from sirocco.kernel.presentation.readable import bound_like


def joined(events: Iterable[Event], join: Callable[[Event, Event], Event | None]) -> list[Event]:
    """The events, with neighbours merged where `join` returns one event for the last one and the next."""
    merged: list[Event] = []
    for event in events:
        both = join(merged[-1], event) if merged else None
        if both is None:
            merged.append(event)
        else:
            merged[-1] = bound_like(both, event)
    return merged


def first_turns(events: Iterable[Event], name: Callable[[Event], str | None]) -> dict[str, int]:
    """The turn of the first event for each name that `name` returns."""
    found: dict[str, int] = {}
    turn = 0
    for event in events:
        if event.kind == "turn":
            turn = int(str(event.data["turn"]))
        elif (label := name(event)) is not None:
            found.setdefault(label, turn)
    return found


def first_captures(
    events: Iterable[Event], entry: str, places: Mapping[str, str], words: Mapping[str, str]
) -> dict[str, int]:
    """The turn on which each of these places first passed to each side. `entry` holds the place in events `control`;
    `places` have the names to report, and `words` follow the name, by side."""

    def passing(event: Event) -> str | None:
        if event.kind != "control" or event.data[entry] not in places:
            return None
        return f"{places[str(event.data[entry])]} {words[str(event.data['side'])]}"

    return first_turns(events, passing)
