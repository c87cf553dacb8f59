"""Losses: a side loses so many steps, by pieces that its owner chooses among those whose turn it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar, Generic

from sirocco.kernel.step import UNASKED, Question, Step
from sirocco.mechanics.choices import P, PieceChoice
from sirocco.mechanics.pieces import PiecesState


def first_group(*groups: Sequence[int]) -> Sequence[int]:
    """The first group with anybody in it: losses that go by an order of kinds."""
    return next((group for group in groups if group), ())


def evenly(s: PiecesState, pieces: Iterable[int], struck: Collection[int]) -> list[int]:
    """Who may be struck next if all must be before any is a second time. `struck` has a piece once for each time."""
    there = [piece for piece in pieces if s.place[piece] >= 0]
    return [piece for piece in there if piece not in struck] or there


def absorbed(s: PiecesState, pieces: Sequence[int], losses: int) -> int:
    """How many of so many losses some pieces can take: what is beyond their steps is lost."""
    return min(losses, s.steps_on_map(pieces))


class LossChoice(PieceChoice[P], Generic[P], frozen=True):
    """A side takes its losses step by step. A game says how many are left, who may take the next, and what the step is
    like after one."""

    verb: ClassVar[str] = "lose"

    def losses_left(self) -> int:
        raise NotImplementedError

    def loss_cause(self) -> str:
        return "combat"

    def after_loss(self, piece: int) -> Step[P]:
        """This step with one loss less to take."""
        raise NotImplementedError

    def ask(self, s: P) -> Question:
        return super().ask(s) if self.losses_left() else UNASKED

    def run(self, s: P) -> None:
        if self.losses_left():
            super().run(s)
        else:
            self.finish(s)

    def take(self, s: P, candidate: int) -> None:
        s.replace(self.after_loss(candidate))
        s.lose_step(candidate, self.loss_cause())


def destroy(s: PiecesState, pieces: Iterable[int], cause: str = "combat") -> None:
    """Eliminate all of some pieces at once."""
    for piece in pieces:
        s.eliminate(piece, cause)
