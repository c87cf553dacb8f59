"""Stacking: how many pieces, or how many stacking points, may stand together, and which are too many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from sirocco.board.graph import places_of
from sirocco.mechanics.choices import P, PieceChoice
from sirocco.mechanics.memo import Memo
from sirocco.mechanics.pieces import PiecesState

REMEMBERED = 4096
"""Of how many stacks."""


class CountLimit(NamedTuple):
    """At most so many of some pieces (a mask), wherever they stand."""

    pieces: int
    most: int

    def is_kept(self, stack: int, place: int) -> bool:
        return (stack & self.pieces).bit_count() <= self.most


class PointLimit(NamedTuple):
    """At most so many stacking points of some pieces (a mask), by place. Where pieces count halves, points are half
    points."""

    pieces: int
    points: Sequence[int]
    """By piece."""
    most: Sequence[int]
    """By place."""

    def is_kept(self, stack: int, place: int) -> bool:
        return self.total(stack) <= self.most[place]

    def total(self, stack: int) -> int:
        """The points of a stack."""
        points, total, left = self.points, 0, stack & self.pieces
        while left:  # stacks are many and small: none is worth remembering by `places_of`
            piece = left.bit_length() - 1
            total += points[piece]
            left ^= 1 << piece
        return total

    def free(self) -> int:
        """So many of the pieces may stand together whatever they are, wherever they stand."""
        return min(self.most) // max(1, *self.points)


class StackingLimits:
    """The limits of a game, in groups: of a group only the first that is broken makes pieces too many. So pieces go by
    the narrower limit before the wider one."""

    __slots__ = ("_counts", "_free", "_points", "_totals", "groups")

    def __init__(self, *groups: tuple[CountLimit | PointLimit, ...]) -> None:
        self.groups = groups
        limits = [limit for group in groups for limit in group]
        self._counts = tuple(limit for limit in limits if isinstance(limit, CountLimit))
        self._points = tuple(limit for limit in limits if isinstance(limit, PointLimit))
        self._free = min([*(limit.most for limit in self._counts), *(limit.free() for limit in self._points)])
        """So many pieces may stand together whatever they are."""
        self._totals: Memo[int, tuple[tuple[int, Sequence[int]], ...]] = Memo(REMEMBERED)
        """For stacks asked about lately, wherever they stand, their points by each limit of points, and the most that
        it allows by place."""

    def allow(self, stack: int, place: int) -> bool:
        """Whether these pieces (a mask of one side's) may stand together on a place."""
        if stack.bit_count() <= self._free:
            return True
        for pieces, most in self._counts:
            if (stack & pieces).bit_count() > most:
                return False
        if not self._points:
            return True
        totals = self._totals.get(stack)
        if totals is None:
            totals = self._add_up(stack)
        for total, by_place in totals:  # noqa: SIM110 (a generator costs more than this)
            if total > by_place[place]:
                return False
        return True

    def _add_up(self, stack: int) -> tuple[tuple[int, Sequence[int]], ...]:
        found = self._totals[stack] = tuple([(limit.total(stack), limit.most) for limit in self._points])
        return found

    def have_room(self, s: PiecesState, piece: int, place: int, leaving: int = 0) -> bool:
        """Whether a piece may join those of its side on a place, apart from some that are about to leave (a mask)."""
        mine = s.components.side_mask[s.components.side_of[piece]]
        return self.allow(s.at[place] & mine & ~leaving | 1 << piece, place)

    def with_room(self, s: PiecesState, side: int, pieces: int, places: int) -> int:
        """Those of some places (a mask) on which pieces of a side may join those that are there."""
        doubtful = places & s.occupied[side] if pieces.bit_count() <= self._free else places
        mine = s.components.side_mask[side]
        for place in places_of(doubtful):
            if not self.allow(s.at[place] & mine | pieces, place):
                places ^= 1 << place
        return places

    def excess(self, stack: int, place: int) -> int:
        """The pieces of a stack (a mask) of which some must go."""
        found = 0
        for group in self.groups:
            broken = next((limit for limit in group if not limit.is_kept(stack, place)), None)
            if broken is not None:
                found |= stack & broken.pieces
        return found

    def overfull(self, s: PiecesState, side: int) -> list[int]:
        """The places with more pieces of a side than may stand there."""
        mine, at = s.components.side_mask[side], s.at
        found = []
        for place in places_of(s.occupied[side]):
            stack = at[place] & mine
            if stack & (stack - 1) and not self.allow(stack, place):
                found.append(place)
        return found


class ExcessChoice(PieceChoice[P], Generic[P], frozen=True):
    """Too many pieces stand together: their owner eliminates some, one after the other."""

    verb: ClassVar[str] = "eliminate"
    cause: ClassVar[str] = "stacking"

    def limits(self, s: P) -> StackingLimits:
        raise NotImplementedError

    def place_in_question(self, s: P) -> int | None:
        """Where some must go now: the first place with too many, or None."""
        return next(iter(self.limits(s).overfull(s, self.chooser(s))), None)

    def candidates(self, s: P) -> list[int]:
        place = self.place_in_question(s)
        if place is None:
            return []
        stack = s.at[place] & s.components.side_mask[self.chooser(s)]
        return list(places_of(self.limits(s).excess(stack, place)))

    def asked(self, s: P, word: str) -> Any:
        return super().asked(s, word) if word == "side" else self.place_in_question(s)

    def take(self, s: P, candidate: int) -> None:
        s.eliminate(candidate, self.cause)
