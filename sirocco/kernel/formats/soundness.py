"""Validation of a state and its stack: a snapshot may have been forged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from sirocco.kernel.fields import Sizes, out_of_range
from sirocco.kernel.state import State
from sirocco.kernel.step import LOWEST

S = TypeVar("S", bound=State)

StepCheck = Callable[[S, Any, Any], Iterator[str]]
"""What is wrong with a step on the one below it (None: it is the lowest); its numbers are known to be in range."""


def unsound_numbers(s: State, sizes: Sizes) -> Iterator[str]:
    """Problems with numbers of a state outside the range their fields declare."""
    for name in out_of_range(s, sizes):
        yield f"an impossible '{name}'"


def unsound_stack(s: S, sizes: Sizes, check: StepCheck[S] | None = None) -> Iterator[str]:
    """Problems of a stack that no game can have: a step out of its place, numbers out of range, and what `check` finds
    wrong with a single step."""
    below = None
    for step in s.stack:
        name = type(step).__name__
        beneath = LOWEST if below is None else type(below).__name__
        if step.under is not None and beneath not in step.under:
            yield f"{name} is out of its place"
            return
        if not 0 <= getattr(step, "stage", 0) <= step.stages:
            yield f"{name} has no such stage"
        wrong = next(out_of_range(step, sizes), None)
        if wrong is not None:
            yield f"{name} has an impossible '{wrong}'"
            return
        if check is not None:
            yield from check(s, step, below)
        below = step
