"""Validation of a stack of steps: a snapshot may have been forged."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from sirocco.kernel.state import State
from sirocco.kernel.step import Step

S = TypeVar("S", bound=State)

Besides = Callable[[S, Any, Any], Iterator[str]]
"""What is wrong with a step on the one below it (None: it is the lowest); its numbers are known to be in range."""


def impossible_stack(
    s: S,
    under: Mapping[type[Step[S]], Collection[type[Any]]],
    stages: Mapping[type[Step[S]], int],
    ranges: Mapping[str, range],
    besides: Besides[S],
) -> Iterator[str]:
    """Problems of a stack that no game can have. `under` says what a step may lie on, `stages` how many stages a step
    has, `ranges` the valid numbers in steps, and in structs they contain, by field name."""
    below: Step[S] | None = None
    for step in s.stack:
        kind = type(step)
        if type(below) not in under[kind]:
            yield f"{kind.__name__} is out of its place"
            return
        if not 0 <= getattr(step, "stage", 0) <= stages.get(kind, 0):
            yield f"{kind.__name__} has no such stage"
        for name, value in _held(step):
            if name in ranges and any(number not in ranges[name] for number in numbers(value)):
                yield f"{kind.__name__} has an impossible '{name}'"
                return
        yield from besides(s, step, below)
        below = step


def numbers(value: Any) -> Iterator[int]:
    """The numbers of a field that holds one, or several, or pairs."""
    if isinstance(value, tuple | list):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, int):
        yield value


def _held(step: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """The fields of a step and of the structs it contains."""
    for name in step.__struct_fields__:
        value = getattr(step, name)
        if isinstance(value, msgspec.Struct):
            yield from _held(value)
        else:
            yield name, value
