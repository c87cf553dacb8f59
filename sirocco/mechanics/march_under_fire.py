"""A march in which the other side may interfere between two hexes: before one is entered, and when it has been."""

from __future__ import annotations

from typing import Annotated, Generic

from msgspec.structs import replace

from sirocco.kernel.action import Action
from sirocco.kernel.fields import Index
from sirocco.kernel.standing import Windows
from sirocco.kernel.step import UNASKED, Question
from sirocco.mechanics.marching import March
from sirocco.mechanics.movement_phase import MOVE, M
from sirocco.mechanics.windows import MovesUnderWindows

NOWHERE = -1


class MarchUnderFire(MovesUnderWindows, March[M], Generic[M], frozen=True, kw_only=True):
    """As `March`. Windows (mechanics/windows.py) lie on top of it while they are open; then it goes on, unless a
    reaction has stopped it. A game pushes them in `approached` and `entered`, and its state has `standing_answers`."""

    declined: tuple[Windows, ...] = ()
    stopped: bool = False
    to: Annotated[int, Index("hex", NOWHERE)] = NOWHERE
    """The hex that is about to be entered."""

    def approached(self, s: M, place: int) -> None:
        """What comes before a hex is entered."""

    def ask(self, s: M) -> Question:
        return UNASKED if self.stopped or self.to != NOWHERE else super().ask(s)

    def apply(self, s: M, action: Action) -> None:
        if action.verb != MOVE:
            super().apply(s, action)
            return
        place, depth = action.args[0], len(s.stack)
        self.approached(s, place)
        if len(s.stack) == depth:
            self.enter(s, place)  # nobody interferes
        else:
            s.stack[depth - 1] = replace(self, to=place)

    def run(self, s: M) -> None:
        """Enter the hex, if the group still can and may; otherwise its side decides again."""
        if self.stopped or self.to == NOWHERE:
            self.finish(s)
            return
        march = replace(self, to=NOWHERE)
        s.replace(march)
        if any(place == self.to for place, _ in march.entries(s)):
            march.enter(s, self.to)
