"""The structured log: everything that happens appends an event. Prose is made at the edge.

The log is a chain of (earlier, event) pairs, so a copy of a game shares its past and costs nothing.
"""

from __future__ import annotations

import msgspec

from sirocco.kernel.message import Value


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """`data` is public. `secret` is known to the side `owner` alone and replaces data of the same name."""

    kind: str
    data: dict[str, Value]
    owner: str | None = None
    secret: dict[str, Value] | None = None

    def seen_by(self, side: str | None) -> Event:
        """The event as that side (None: a spectator) may know it."""
        if self.secret is None:
            return self
        if side is not None and side == self.owner:
            return Event(self.kind, {**self.data, **self.secret})
        return Event(self.kind, self.data)


EventChain = tuple["EventChain", Event] | None


def unchain(chain: EventChain, since: EventChain = None) -> list[Event]:
    """The events of a chain, oldest first, or those that came since an earlier state of it."""
    events = []
    while chain is not since and chain is not None:
        chain, event = chain
        events.append(event)
    events.reverse()
    return events


def chain_up(events: list[Event]) -> EventChain:
    chain: EventChain = None
    for event in events:
        chain = (chain, event)
    return chain
