"""Steps that only lead on: a turn and its phases, a phase and its segments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from msgspec.structs import replace

from sirocco.kernel.step import UNASKED, Question, S, Step


class Stages(Step[S], Generic[S], frozen=True, kw_only=True):
    """Goes through its parts in order; `stage` is the one that comes next, so the stack reads as "you are here"."""

    stage: int = 0

    def parts(self, s: S) -> Sequence[Step[S] | Callable[[S], None]]:
        """Steps, and what is done without one; none any more if the rest does not take place."""
        raise NotImplementedError

    def begin(self, s: S) -> None:
        """What comes before the first part."""

    def end(self, s: S) -> None:
        """What comes after the last one, when this step is gone from the stack."""

    def ask(self, s: S) -> Question:
        return UNASKED

    def run(self, s: S) -> None:
        """Go on to the next part that is a step; on the way, what is done without one, unless it leaves another step on
        top of the stack."""
        if not self.stage:
            self.begin(s)
        now = self
        while True:
            stage, parts = now.stage, now.parts(s)
            if stage >= len(parts):
                s.pop()
                now.end(s)
                return
            now = replace(now, stage=stage + 1)
            s.replace(now)
            part = parts[stage]
            if isinstance(part, Step):
                s.push(part)
                return
            part(s)
            if not s.stack or s.stack[-1] is not now:
                return
