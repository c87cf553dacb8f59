"""The log as one side may read it, condensed and updated incrementally.

An event that condensing leaves unchanged is final once another follows it, for only the last can still be joined with
what happens next: what follows is condensed separately. So the cost of an update depends on the number of new events,
not on the length of the game.
"""

from __future__ import annotations

import msgspec

from sirocco.kernel.events import Event, EventChain, unchain
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import Texts
from sirocco.server.frames import LogEntry, LogTail

LOOK_BACK = 500
"""If the last event processed is not among this many of the latest, the log is read from the beginning."""


class EventLog:
    """`entries` is the log as the side may read it."""

    def __init__(self, side: str | None) -> None:
        self.side = side
        self.entries: list[LogEntry] = []
        self._final = 0
        self._open: list[Event] = []
        self._last: EventChain = None

    def update(self, game: Game) -> LogTail:
        """Process what has happened, or has been undone, since the last update."""
        new = _since(game.state.log, self._last)
        before = self.entries
        if new is None:
            self._final, self._open = 0, []
            new = unchain(game.state.log)
        self._last = game.state.log
        final = self._final
        self.entries = before[:final] + self._condense(game, self._open + new)
        keep = final
        while keep < min(len(before), len(self.entries)) and before[keep] == self.entries[keep]:
            keep += 1
        return LogTail(keep, self.entries[keep:])

    def _condense(self, game: Game, events: list[Event]) -> list[LogEntry]:
        seen = [event.seen_by(self.side) for event in events]
        known = {
            id(as_seen)
            for event, as_seen in zip(events, seen, strict=True)
            if event.secret is not None and event.owner == self.side
        }
        condensed = game.definition.describer()(game, Texts.of(game), self.side).condense(seen)
        positions = {id(event): number for number, event in enumerate(seen)}
        last = next((i for i in range(len(condensed) - 2, -1, -1) if id(condensed[i]) in positions), None)
        self._open = events
        if last is not None:
            self._final += last + 1
            self._open = events[positions[id(condensed[last])] + 1 :]
        return [_entry(event, id(event) in known) for event in condensed]


def entries_of(game: Game, log: EventChain, side: str | None) -> list[LogEntry]:
    """A whole log as a side may read it."""
    return EventLog(side)._condense(game, unchain(log))


def _entry(event: Event, known: bool) -> LogEntry:
    return LogEntry(event.kind, msgspec.to_builtins(event.data), known)


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
