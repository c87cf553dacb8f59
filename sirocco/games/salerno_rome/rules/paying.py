"""Rule 6, who pays: the pools of activation points, and the Allied choice among them.

What the Allied side buys is paid by V Army or XV Army Group, by VIII Army or XV Army Group, by XV Army Group alone, or
by any of them; the Axis has one pool.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from sirocco.games.salerno_rome.components.kinds import Points
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_SEVERAL, SingleChoice
from sirocco.mechanics.kinds import Side

FIFTH, EIGHTH, GROUP, AXIS_POOL = (POOLS.index(pool) for pool in ("V", "VIII", "XV", "axis"))


class Due(NamedTuple):
    """Points to be paid, by who may pay them."""

    fifth: int = 0
    """V Army or XV Army Group."""
    eighth: int = 0
    group: int = 0
    """XV Army Group alone."""
    common: int = 0
    """Any Allied pool."""
    axis: int = 0

    def plus(self, other: Due) -> Due:
        fifth, eighth, group, common, axis = self
        return Due(fifth + other[0], eighth + other[1], group + other[2], common + other[3], axis + other[4])


NOTHING = Due()


@cache
def due_of(part: str, points: int) -> Due:
    """So many points of one part: they are asked for all the time, and there are few of them."""
    return NOTHING._replace(**{part: points})


PAYERS = ((FIFTH, GROUP), (EIGHTH, GROUP), (GROUP,), (FIFTH, EIGHTH, GROUP), (AXIS_POOL,))
"""The pools that may pay each part of what is due, the natural one first."""


@implements("SR-6b", "SR-6c", "SR-6d", "SR-6e")
def due_from(pool: int, points: int) -> Due:
    """What a formation of a pool's army costs."""
    if pool == AXIS_POOL:
        return due_of("axis", points)
    return due_of("fifth" if pool == FIFTH else "eighth", points)


@implements("SR-6e")
def due_from_anybody(s: SalernoState, side: int, points: int) -> Due:
    """What belongs to no army: any pool pays, or XV Army Group alone if the game is played so."""
    if side == AXIS:
        return due_of("axis", points)
    return due_of("group" if s.options.army_group_pays_common else "common", points)


@implements("SR-6d", "SR-6e", "SR-6k", "SR-9.3b")
def can_pay(s: SalernoState, due: Due, more: Due | None = None) -> bool:
    """Whether there are points for all of it, and perhaps for more besides; no pool goes below none."""
    if more is None:
        return _can_pay(s.points, due)
    fifth, eighth, group, common, axis = due
    return _can_pay(s.points, (fifth + more[0], eighth + more[1], group + more[2], common + more[3], axis + more[4]))


def _can_pay(points: Sequence[int], due: Sequence[int]) -> bool:
    fifth, eighth, group, common, axis = due
    if axis > points[AXIS_POOL]:
        return False
    own_fifth, own_eighth, own_group = points[FIFTH], points[EIGHTH], points[GROUP]
    beyond = group
    if fifth > own_fifth:
        beyond += fifth - own_fifth
    if eighth > own_eighth:
        beyond += eighth - own_eighth
    return beyond <= own_group and fifth + eighth + group + common <= own_fifth + own_eighth + own_group


def _payers(points: Sequence[int], due: Sequence[int]) -> list[int]:
    """The pools that may pay the next point, so that the rest can still be paid."""
    part = _next(due)
    if part < 0:
        return []
    rest = Due(*_less(due))
    return [pool for pool in PAYERS[part] if points[pool] and _can_pay(_less_in(points, pool), rest)]


def _next(due: Sequence[int]) -> int:
    """The part of which the next point is paid; -1: nothing is due."""
    return next((part for part, left in enumerate(due) if left), -1)


def _less(due: Sequence[int]) -> list[int]:
    return _less_in(due, _next(due))


def _less_in(points: Sequence[int], at: int) -> list[int]:
    return [left - (i == at) for i, left in enumerate(points)]


@implements("SR-6e")
def natural_payment(points: Sequence[int], due: Sequence[int]) -> Iterator[int]:
    """The pool that pays each point where nobody says otherwise: armies pay for themselves, XV Army Group for what they
    cannot, and the fullest pool for what anybody may pay."""
    while sum(due):
        pools = _payers(points, due)
        if _next(due) == PAYERS.index((FIFTH, EIGHTH, GROUP)):
            pools.sort(key=points.__getitem__, reverse=True)
        yield pools[0]
        points, due = _less_in(points, pools[0]), _less(due)


@implements("SR-6k")
def charge(s: SalernoState, due: Due) -> None:
    """Deduct points at once; the Allied player is asked where there is a choice of pools."""
    assert can_pay(s, due)
    s.points[AXIS_POOL] -= due.axis
    if sum(due) > due.axis:
        s.push(Payment(due=due._replace(axis=0)))


@implements("SR-6e")
class Payment(SingleChoice[SalernoState], frozen=True, kw_only=True):
    """The Allied player pays point by point, as long as there is a choice; who is done lets armies pay for themselves,
    and XV Army Group for what they cannot."""

    rule = "SR-6e"
    under = ("Programming", "Reassignment", "GroupOperation", "ReserveOperation", "Movement", "SupplyMeasures")
    shown_as = "Allocation Movement SupplyMeasures"
    verb = "pay"
    asks = IF_SEVERAL
    optional = True
    refused_as = "pool-cannot-pay"
    refused_by = "SR-6d"
    question = ("side", "number")

    side: Side = ALLIED
    due: tuple[Points, Points, Points, Points, Points]

    @property
    def number(self) -> int:
        return sum(self.due)

    def candidates(self, s: SalernoState) -> list[int]:
        return _payers(s.points, self.due)

    def take(self, s: SalernoState, candidate: int) -> None:
        self._pay(s, candidate)
        s.replace(replace(self, due=Due(*_less(self.due))))

    def run(self, s: SalernoState) -> None:
        """Pay what only one pool can, point by point, until there is a choice or nothing is due any more."""
        due: Sequence[int] = self.due
        while len(pools := _payers(s.points, due)) == 1:
            self._pay(s, pools[0])
            due = _less(due)
        if pools:
            s.replace(replace(self, due=Due(*due)))
        else:
            self.finish(s)

    def done(self, s: SalernoState) -> None:
        for pool in list(natural_payment(s.points, self.due)):
            self._pay(s, pool)
        s.pop()

    def _pay(self, s: SalernoState, pool: int) -> None:
        s.points[pool] -= 1
        s.report("paid", pool=pool)

    def refuse_candidate(self, s: SalernoState, candidate: int) -> Refusal:
        allowed = candidate in PAYERS[_next(self.due)]
        return s.refuse("SR-6k" if allowed else "SR-6d", "pool-cannot-pay", pool=candidate)
