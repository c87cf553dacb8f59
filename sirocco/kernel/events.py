"""The structured log: everything that happens appends an event. Prose is made at the edge.

The log is a chain of (earlier, event) pairs, so a copy of a game shares its past and costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from sirocco.kernel.chains import chained, unchained
from sirocco.kernel.formats.shape import Lexicon, Record, Shape
from sirocco.kernel.message import Value
from sirocco.kernel.presentation.readable import Readable, bound_like

if TYPE_CHECKING:
    from sirocco.kernel.presentation.text import Texts


class Event(Readable, frozen=True, omit_defaults=True):
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
        return bound_like(Event(self.kind, {**self.data, **self.secret} if known else self.data), self)

    def say(self, language: str = "en", side: str | None = None) -> str:
        """The event as that side (None: a spectator) may read it."""
        texts = self.texts(language)
        return repr(self) if texts is None else texts.event(self, side)

    def text(self, texts: Texts) -> str:
        return texts.event(self, None)


EventChain = tuple["EventChain", Event] | None


def unchain(chain: EventChain, since: EventChain = None) -> list[Event]:
    """The events of a chain, oldest first, or those that came since an earlier state of it."""
    return unchained(chain, since)


def chain_up(events: list[Event]) -> EventChain:
    chain: EventChain = chained(events)
    return chain


class Cited(msgspec.Struct, frozen=True):
    """The clauses of one kind of event that has several causes: by the value of the argument `by`."""

    by: str
    rules: dict[str, str]


class EventKind:
    """A kind of event as a game declares it: the clause it comes from, its entries, those that only its owner learns,
    and which of them are dice.

    `rolls` names the entry with the faces that were rolled: one number, or a list of them in the order they fell, with
    "0" for a die that was not rolled.
    """

    __slots__ = ("entries", "rolls", "rule", "secret")

    def __init__(self, entries: Record, rolls: str = "", secret: Record | None = None, rule: str | Cited = "") -> None:
        self.rule = rule
        self.entries = entries
        self.rolls = rolls
        self.secret = secret

    def faces(self, event: Event) -> list[int]:
        """The dice an event tells of."""
        if not self.rolls:
            return []
        rolled = event.data[self.rolls]
        faces = [int(face) for face in rolled] if isinstance(rolled, list) else [int(rolled)]
        return [face for face in faces if face]

    def strays(self, event: Event, lexicon: Lexicon) -> Iterator[str]:
        """Where an event is not as declared."""
        yield from self.entries.strays(event.data, lexicon, event.kind)
        if event.secret is not None:
            secret = self.secret or Record({})
            yield from secret.strays(event.secret, lexicon, event.kind)


def event_kind(
    rule: str | Cited = "", /, *, rolls: str = "", secret: Mapping[str, Shape] | None = None, **entries: Shape
) -> EventKind:
    """A kind of event: its clause, and its entries by name."""
    return EventKind(Record(entries), rolls, None if secret is None else Record(secret), rule)


def undeclared(events: Iterable[Event], kinds: Mapping[str, EventKind], lexicon: Lexicon) -> Iterator[str]:
    """Where events are not as their game declares them. Of a game that declares none, nothing is said."""
    for event in events if kinds else ():
        kind = kinds.get(event.kind)
        if kind is None:
            yield f"an event of the kind '{event.kind}' is not declared"
        else:
            yield from kind.strays(event, lexicon)
