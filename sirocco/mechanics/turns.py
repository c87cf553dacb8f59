"""Game turns: one after the other until the last, or until somebody has won."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from sirocco.kernel.stages import Stages
from sirocco.kernel.step import LOWEST, S


class GameTurns(Stages[S], Generic[S], frozen=True, kw_only=True):
    """A game turn; after it the next. The state has the number of the `turn`, the components a row with `dates` for
    each of the `turns`, and the `last_turn`. The game says what a turn consists of, and announces its end."""

    under: ClassVar[tuple[str, ...] | None] = (LOWEST,)

    def is_over(self, s: Any) -> bool:
        """Whether no other turn follows."""
        over: bool = s.turn >= s.components.last_turn
        return over

    def announce(self, s: S) -> None:
        """The game is over."""
        raise NotImplementedError

    def begin(self, s: Any) -> None:
        s.emit("turn", turn=s.turn, dates=s.components.turns[s.turn - 1].dates)

    def end(self, s: Any) -> None:
        if self.is_over(s):
            self.announce(s)
        else:
            s.turn += 1
            s.push(type(self)())
