"""Replacements: reduced pieces are made whole again and lost ones come back, for points or whatever pays for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Generic

from sirocco.board.graph import places_of
from sirocco.kernel.action import Action
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice, P
from sirocco.mechanics.pieces import OFF


class ReplacementChoice(Choice[P], Generic[P], frozen=True):
    """A side restores and rebuilds pieces one after the other as long as it can and likes.

    Who is restored is named; who is rebuilt is named with the place where it comes back, unless the game settles that.
    `means` is computed once to judge all pieces: a supply net, a zone.
    """

    restore_verb: ClassVar[str] = "restore"
    rebuild_verb: ClassVar[str] = "rebuild"
    optional: ClassVar[bool] = True

    def means(self, s: P) -> Any:
        return None

    def is_restorable(self, s: P, piece: int, means: Any) -> bool:
        """Whether a reduced piece of the side's on the map can be made whole now."""
        raise NotImplementedError

    def restore(self, s: P, piece: int) -> None:
        """Pay for a step, and make a piece whole."""
        raise NotImplementedError

    def refuse_restoring(self, s: P, piece: int) -> Refusal | None:
        raise NotImplementedError

    def rebuildable(self, s: P, means: Any) -> Iterable[tuple[int, ...]]:
        """Each lost piece that can come back, perhaps with a place."""
        raise NotImplementedError

    def rebuild(self, s: P, piece: int, place: int = OFF) -> None:
        """Pay for a lost piece, and bring it back."""
        raise NotImplementedError

    def refuse_rebuilding(self, s: P, piece: int, place: int = OFF) -> Refusal | None:
        raise NotImplementedError

    def restorable(self, s: P, means: Any) -> Iterable[int]:
        reduced = s.reduced & s.standing & s.components.side_mask[self.chooser(s)]
        return (piece for piece in places_of(reduced) if self.is_restorable(s, piece, means))

    def known_verbs(self) -> tuple[str, ...]:
        return self.restore_verb, self.rebuild_verb

    def options(self, s: P) -> list[Action]:
        word, means = s.components.vocabulary.action, self.means(s)
        found = [word(self.restore_verb, piece) for piece in self.restorable(s, means)]
        return found + [word(self.rebuild_verb, *lost) for lost in self.rebuildable(s, means)]

    def choose(self, s: P, action: Action) -> None:
        carry_out = self.restore if action.verb == self.restore_verb else self.rebuild
        carry_out(s, *action.args)

    def refuse_option(self, s: P, action: Action) -> Refusal | None:
        refuse = self.refuse_restoring if action.verb == self.restore_verb else self.refuse_rebuilding
        return refuse(s, *action.args)
