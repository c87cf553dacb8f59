"""What the numbers in a state and in its steps stand for, declared with their types.

    side: Annotated[int, Index("side")]          the number of a side
    units: Annotated[int, Mask("unit")]          a set of units, one bit each
    left: Annotated[int, Between(0, 8)]          any number in these bounds

A saved game may have been written by anybody, so every number is checked against its declaration when one is loaded
(formats/soundness.py). How many things of a kind there are, the game's definition says (`sizes`).
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

import msgspec

Sizes = Mapping[str, int]
Check = Callable[[Any, Sizes], bool]


class Index(NamedTuple):
    """The number of a thing of some kind; from `least` on, where numbers below 0 stand for none or elsewhere."""

    kind: str
    least: int = 0

    def allows(self, number: int, sizes: Sizes) -> bool:
        return self.least <= number < sizes[self.kind]


class Mask(NamedTuple):
    """A set of things of some kind, one bit each."""

    kind: str

    def allows(self, number: int, sizes: Sizes) -> bool:
        return 0 <= number < 1 << sizes[self.kind]


class Between(NamedTuple):
    """A number within bounds, both included."""

    least: int
    most: int

    def allows(self, number: int, sizes: Sizes) -> bool:
        return self.least <= number <= self.most


class Clause(NamedTuple):
    """With the type of an option: the clause that it bends."""

    id: str


Count = Annotated[int, Between(0, 999)]
"""A count to which the rules set no limit."""


@cache
def check_of(type_: Any) -> Check | None:
    """Whether a value of this type has all its numbers in range; None if the type declares no range."""
    origin, arguments = get_origin(type_), get_args(type_)
    if origin is Annotated:
        ranges = [each for each in arguments[1:] if isinstance(each, Index | Mask | Between)]
        return ranges[0].allows if ranges else check_of(arguments[0])
    if origin in (Union, types.UnionType):
        inner = [check_of(each) for each in arguments if each is not type(None)]
        return None if not inner or inner[0] is None else _unless_none(inner[0])
    if origin is list or (origin is tuple and arguments[1:] == (...,)):
        return _each(check_of(arguments[0]))
    if origin is tuple:
        return _together([check_of(each) for each in arguments])
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        return _fields(type_)
    return None


def _unless_none(check: Check) -> Check:
    return lambda value, sizes: value is None or check(value, sizes)


def _each(check: Check | None) -> Check | None:
    return None if check is None else lambda values, sizes: all(check(value, sizes) for value in values)


def _together(checks: list[Check | None]) -> Check | None:
    if not any(checks):
        return None
    return lambda values, sizes: all(
        check is None or check(value, sizes) for check, value in zip(checks, values, strict=True)
    )


def _fields(struct: type[msgspec.Struct]) -> Check | None:
    checks = dict(field_checks(struct))
    if not checks:
        return None
    return lambda value, sizes: all(check(getattr(value, name), sizes) for name, check in checks.items())


@cache
def field_checks(struct: type[msgspec.Struct]) -> tuple[tuple[str, Check], ...]:
    """The fields of a struct that have a range, each with its check."""
    found = ((field.name, check_of(field.type)) for field in msgspec.structs.fields(struct))
    return tuple((name, check) for name, check in found if check is not None)


def out_of_range(struct: msgspec.Struct, sizes: Sizes) -> Iterator[str]:
    """The names of the fields with a number out of its declared range."""
    return (name for name, check in field_checks(type(struct)) if not check(getattr(struct, name), sizes))


def undeclared(type_: Any) -> bool:
    """Whether a type holds a plain number of which nothing is declared."""
    origin, arguments = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return arguments[0] is int and not any(isinstance(each, Index | Mask | Between) for each in arguments[1:])
    if arguments:
        return any(undeclared(each) for each in arguments)
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        return any(undeclared(field.type) for field in msgspec.structs.fields(type_))
    return type_ is int
