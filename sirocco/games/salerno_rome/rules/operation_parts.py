"""Rules 8, 9 and 15: the steps of an operation, whoever carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from sirocco.games.salerno_rome.components.kinds import Side
from sirocco.games.salerno_rome.rules.combat import Combat
from sirocco.games.salerno_rome.rules.movement import Movement
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

Parts = Sequence[Step[SalernoState] | Callable[[SalernoState], None]]


class OperationBase(Stages[SalernoState], frozen=True, kw_only=True):
    """What comes first in it; B, movement; C, combat; D, Reserves of both sides."""

    under = ("FormationChoice",)
    stages = 6

    side: Side

    def first(self) -> Step[SalernoState]:
        raise NotImplementedError

    def parts(self, s: SalernoState) -> Parts:
        return (
            self.first(),
            Movement(side=self.side),
            self._end_idle,
            Combat(self.side),
            self._close,
            ReserveStep(self.side),
        )

    def _end_idle(self, s: SalernoState) -> None:
        end_idle_operations(s, self.side)

    def _close(self, s: SalernoState) -> None:
        close_operation(s, self.side)

    def end(self, s: SalernoState) -> None:
        check_now(s)


class FormationOperation(OperationBase, frozen=True, kw_only=True):
    """Of units on the map: A, who goes into Reserve, comes first."""

    leads_to: ClassVar[tuple[str | Line, ...]] = ("ReserveDesignation", "Movement", "Combat", "ReserveStep")

    def first(self) -> Step[SalernoState]:
        return ReserveDesignation(self.side)
