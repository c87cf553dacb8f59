"""Stacking: how many pieces, or how many stacking points, may stand together, and which are too many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from sirocco.board.graph import places_of
from sirocco.mechanics.choices import P, PieceChoice
from sirocco.mechanics.pieces import PiecesState

REMEMBERED = 4096
"""How many answers are remembered before all are forgotten."""


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
        points, most, total = self.points, self.most[place], 0
        for piece in places_of(stack & self.pieces):
            total += points[piece]
            if total > most:
                return False
        return True

    def free(self) -> int:
        """So many of the pieces may stand together whatever they are, wherever they stand."""
        return min(self.most) // max(1, *self.points)


class StackingLimits:
    """The limits of a game, in groups: of a group only the first that is broken makes pieces too many. So pieces go by
    the narrower limit before the wider one."""

    __slots__ = ("_answers", "_counts", "_free", "_points", "groups")

    def __init__(self, *groups: tuple[CountLimit | PointLimit, ...]) -> None:
        self.groups = groups
        limits = [limit for group in groups for limit in group]
        self._counts = tuple(limit for limit in limits if isinstance(limit, CountLimit))
        self._points = tuple(limit for limit in limits if isinstance(limit, PointLimit))
        self._free = min([*(limit.most for limit in self._counts), *(limit.free() for limit in self._points)])
        """So many pieces may stand together whatever they are."""
        self._answers: dict[tuple[int, int], bool] = {}
        """What limits of points have said lately of a stack on a place."""

    def allow(self, stack: int, place: int) -> bool:
        """Whether these pieces (a mask of one side's) may stand together on a place."""
        if stack.bit_count() <= self._free:
            return True
        for pieces, most in self._counts:
            if (stack & pieces).bit_count() > most:
                return False
        return self._keep_points(stack, place) if self._points else True

    def _keep_points(self, stack: int, place: int) -> bool:
        known = self._answers.get((stack, place))
        if known is None:
            if len(self._answers) >= REMEMBERED:
                self._answers.clear()
            known = all(limit.is_kept(stack, place) for limit in self._points)
            self._answers[stack, place] = known
        return known

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
