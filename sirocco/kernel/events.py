"""The structured log: everything that happens appends an event. Prose is made at the edge.

The log is a chain of (earlier, event) pairs, so a copy of a game shares its past and costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.kernel.message import Value
from sirocco.kernel.spoken import Spoken, bound_alike

if TYPE_CHECKING:
    from sirocco.kernel.text import Texts


class Event(Spoken, frozen=True, omit_defaults=True):
    """`data` is public. `secret` is known to the side `owner` alone and replaces data of the same name. `str()` tells
    what anybody may know."""

    kind: str
    data: dict[str, Value]
    owner: str | None = None
    secret: dict[str, Value] | None = None

    def seen_by(self, side: str | None) -> Event:
        """The event as that side (None: a spectator) may know it."""
        if self.secret is None:
            return self
        known = side is not None and side == self.owner
        return bound_alike(Event(self.kind, {**self.data, **self.secret} if known else self.data), self)

    def say(self, language: str = "en", side: str | None = None) -> str:
        """The event as that side (None: a spectator) may read it."""
        texts = self.texts(language)
        return repr(self) if texts is None else texts.event(self, side)

    def told(self, texts: Texts) -> str:
        return texts.event(self, None)


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
