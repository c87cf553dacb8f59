"""Rules 8, 9 and 15: the steps of an operation, whoever carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import ClassVar

from sirocco.games.salerno_rome.rules.combat.combat import Combat
from sirocco.games.salerno_rome.rules.movement.movement import Movement
from sirocco.games.salerno_rome.rules.reserves import (
    ReserveDesignation,
    ReserveStep,
    close_operation,
    end_idle_operations,
)
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.victory import check_now
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Line, Step
from sirocco.mechanics.kinds import Side

Parts = Sequence[Step[SalernoState] | Callable[[SalernoState], None]]


class OperationBase(Stages[SalernoState], frozen=True, kw_only=True):
    """What comes first in it; B, movement; C, combat; D, Reserves of both sides."""

    under = ("FormationChoice",)
    stages = 6

    side: Side

    def end(self, s: SalernoState) -> None:
        check_now(s)


@cache
def parts_after_first(side: int) -> Parts:
    """What follows whatever comes first."""
    return (
        Movement(side=side),
        partial(end_idle_operations, side=side),
        Combat(side),
        partial(close_operation, side=side),
        ReserveStep(side),
    )


class FormationOperation(OperationBase, frozen=True, kw_only=True):
    """Of units on the map: A, who goes into Reserve, comes first."""

    leads_to: ClassVar[tuple[str | Line, ...]] = ("ReserveDesignation", "Movement", "Combat", "ReserveStep")

    def parts(self, s: SalernoState) -> Parts:
        return _parts_of_formation(self.side)


@cache
def _parts_of_formation(side: int) -> Parts:
    return (ReserveDesignation(side), *parts_after_first(side))
