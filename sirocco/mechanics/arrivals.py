"""Arrivals: pieces that are due are set down where they may enter; those that fit nowhere wait."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Any, ClassVar, Generic, Self

import msgspec

from sirocco.kernel.fields import Between
from sirocco.mechanics.choices import P, PairChoice


class Tally(msgspec.Struct, frozen=True):
    """How often each of some keys has been counted: what came in where only so much may, what a budget has spent."""

    at: tuple[tuple[Annotated[int, Between(-9999, 9999)], Annotated[int, Between(0, 999)]], ...] = ()

    def number(self, key: int) -> int:
        return dict(self.at).get(key, 0)

    def plus(self, key: int) -> Self:
        return type(self)(tuple(sorted({**dict(self.at), key: self.number(key) + 1}.items())))


class ArrivalChoice(PairChoice[P], Generic[P], frozen=True):
    """The owner sets down the pieces that wait, each on one of the places open to it, in any order."""

    verb: ClassVar[str] = "place"

    def waiting(self, s: P) -> Iterable[int]:
        """The pieces that should come in."""
        raise NotImplementedError

    def entries(self, s: P) -> Any:
        """What is computed once to find the entry places of all pieces: a supply net, a zone."""
        return None

    def places_for(self, s: P, piece: int, entries: Any) -> Collection[int]:
        """Where a piece may come in, in order."""
        raise NotImplementedError

    def candidates(self, s: P) -> list[tuple[int, int]]:
        waiting = list(self.waiting(s))
        if not waiting:
            return []
        entries = self.entries(s)
        return [(piece, place) for piece in waiting for place in self.places_for(s, piece, entries)]
