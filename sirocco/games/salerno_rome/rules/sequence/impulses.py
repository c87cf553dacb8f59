"""Rule 8, whose segment it is, and who has done what there is to do in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements

if TYPE_CHECKING:
    from sirocco.mechanics.kinds import Side, Units


class SideSegment:
    """What a side's segment is known by, wherever on the stack it lies."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def side(self) -> Side: ...


def active_side(s: SalernoState) -> int:
    """The side whose segment it is; -1: nobody's."""
    for step in s.stack:
        if isinstance(step, SideSegment):
            return step.side
    return -1


@implements("SR-8e", "SR-8c")
def done_units(s: SalernoState) -> int:
    """Who may do nothing more: END OPS, and Reserves that have acted in the enemy's segment of this impulse."""
    return s.end_ops | s.reserve_done


@implements("SR-8e", "SR-5h")
def end_operations(s: SalernoState, side: int, units: Units) -> None:
    """Units have done what they may: END OPS; in the enemy's segment they are only done for this impulse."""
    if side == active_side(s):
        s.end_ops |= units
    else:
        s.reserve_done |= units
