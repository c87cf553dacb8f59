"""The log as one side may read it, condensed, kept up to date event by event.

An event that condensing leaves as it is counts as told: what comes after it is condensed apart. So an update costs as
much as there is news, not as much as the game is long.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from sirocco.kernel.events import Event, EventChain, unchain
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import Texts

LOOK_BACK = 500
"""If the last event told is not among so many latest ones, the log is read anew."""


class Tail(NamedTuple):
    """The first `keep` entries stay, `add` follows."""

    keep: int
    add: list[dict[str, Any]]


class Chronicle:
    """`entries` are JSON-ready: kind, data, and `known` where the side reads what others do not."""

    def __init__(self, side: str | None) -> None:
        self.side = side
        self.entries: list[dict[str, Any]] = []
        self._settled = 0
        self._open: list[Event] = []
        self._last: EventChain = None

    def update(self, game: Game) -> Tail:
        """Take in what has happened since, or been taken back."""
        new = _since(game.state.log, self._last)
        before = self.entries
        if new is None:
            self._settled, self._open = 0, []
            new = unchain(game.state.log)
        self._last = game.state.log
        settled = self._settled
        self.entries = before[:settled] + self._condense(game, self._open + new)
        keep = settled
        while keep < min(len(before), len(self.entries)) and before[keep] == self.entries[keep]:
            keep += 1
        return Tail(keep, self.entries[keep:])

    def _condense(self, game: Game, events: list[Event]) -> list[dict[str, Any]]:
        seen = [event.seen_by(self.side) for event in events]
        known = {
            id(as_seen)
            for event, as_seen in zip(events, seen, strict=True)
            if event.secret is not None and event.owner == self.side
        }
        told = game.definition.describer()(game, Texts.of(game), self.side).condense(seen)
        places = {id(event): number for number, event in enumerate(seen)}
        last = next((i for i in range(len(told) - 1, -1, -1) if id(told[i]) in places), None)
        self._open = events
        if last is not None:
            self._settled += last + 1
            self._open = events[places[id(told[last])] + 1 :]
        return [_entry(event, id(event) in known) for event in told]


def entries_of(game: Game, log: EventChain, side: str | None) -> list[dict[str, Any]]:
    """A whole log as a side may read it."""
    return Chronicle(side)._condense(game, unchain(log))


def _entry(event: Event, known: bool) -> dict[str, Any]:
    entry: dict[str, Any] = msgspec.to_builtins(event)
    if known:
        entry["known"] = True
    return entry


def _since(log: EventChain, last: EventChain) -> list[Event] | None:
    """The events after a known one, oldest first; None if it cannot be found."""
    found: list[Event] = []
    while log is not last:
        if log is None or len(found) == LOOK_BACK:
            return None
        log, event = log
        found.append(event)
    found.reverse()
    return found
