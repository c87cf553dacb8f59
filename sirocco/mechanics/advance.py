"""Advance after combat: pieces that have fought move into the place the enemy has left."""

from __future__ import annotations

from typing import ClassVar, Generic

from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, message
from sirocco.mechanics.choices import P, PieceChoice


class AdvanceChoice(PieceChoice[P], Generic[P], frozen=True):
    """The winner moves in with all, some or none of those who may, one after the other."""

    verb: ClassVar[str] = "advance"
    optional: ClassVar[bool] = True
    attacking: ClassVar[bool | None] = True
    question: ClassVar[tuple[str, ...]] = ("side", "hex")
    """Its last word is what a game calls a place."""

    def target(self) -> int:
        """The place that has been fought for: the target of the step's `battle`, if it does not say otherwise."""
        target: int = self.battle.target  # type: ignore[attr-defined]
        return target

    def is_vacated(self, s: P) -> bool:
        """Whether no enemy is left in it."""
        return not s.occupied[1 - self.chooser(s)] >> self.target() & 1

    def able(self, s: P) -> list[int]:
        """Who may advance if the place is vacated."""
        raise NotImplementedError

    def candidates(self, s: P) -> list[int]:
        return self.able(s) if self.is_vacated(s) else []

    def warnings(self, s: P, action: Action) -> list[Message]:
        """Nobody has moved in yet."""
        if action.verb != "done" or s.occupied[self.chooser(s)] >> self.target() & 1:
            return []
        return [message("warn-left-empty", **{self.question[-1]: s.place_ids[self.target()]})]

    def take(self, s: P, candidate: int) -> None:
        s.transfer(candidate, self.target(), "advanced")
