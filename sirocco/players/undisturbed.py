"""Deciding without pauses: Python may collect garbage at any moment, and a full collection walks over all a process
holds, which takes longer than most decisions do."""

from __future__ import annotations

import gc


class Undisturbed:
    """Garbage waits until a decision is made. What a decision leaves behind is small. A class, because what a generator
    needs in order to end would let the collection begin before the decision is handed over."""

    def __enter__(self) -> None:
        self._was_on = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was_on:
            gc.enable()
