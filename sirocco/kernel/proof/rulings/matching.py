"""Comparing what a ruling expects with the data of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.shape import ANYTHING, NONE, Lexicon, Record, Shape

NOTHING: tuple[Any, ...] = (0, NONE, [])
"""The values that a missing entry may be compared with."""


def mismatches(wanted: Any, found: Any, path: str, shape: Shape = ANYTHING) -> Iterator[str]:
    """Where the wanted value, as its shape reads it, is not contained in what is found. Raises DataError for a missing
    entry that the shape does not allow."""
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping):
            yield f"{path} is {found!r}"
            return
        for key, value in wanted.items():
            if key in found:
                yield from mismatches(value, found[key], f"{path}.{key}", shape.inner(key))
            elif not shape.sparse:
                raise DataError(f"{path}.{key} cannot exist")
            elif value not in NOTHING:
                yield f"{path}.{key} does not exist"
    elif wanted == NONE:
        if found is not None:
            yield f"{path} is {found!r}, not none"
    elif wanted != found:
        yield f"{path} is {found!r}, not {wanted!r}"


def spelled(value: Any) -> str:
    """A value as the key of a table can name it."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)


def read_path(path: str, shape: Shape, lexicon: Lexicon) -> tuple[list[str], Shape]:
    """A path as the game spells it, and the shape of what it leads to. Raises DataError for one that leads nowhere."""
    parts = []
    walked = ""
    for part in path.split("."):
        key = part if part == "*" else shape.key(part, lexicon, walked or "the position")
        parts.append(key)
        walked = f"{walked}.{key}" if walked else key
        try:
            shape = _inside(shape) if key == "*" else shape.inner(key)
        except DataError as error:
            raise DataError(f"{walked}: {error}") from None
    return parts, shape


def _inside(shape: Shape) -> Shape:
    """The shape a star leads to: the entries of a record may all be different."""
    return ANYTHING if isinstance(shape, Record) else shape.inner("*")


def reached(found: Any, path: list[str]) -> Iterator[Any]:
    """The values a path leads to in nested tables; `*` selects every entry, of a list too; a missing entry is
    skipped."""
    if not path:
        yield found
    elif isinstance(found, Mapping):
        for key in found if path[0] == "*" else [path[0]]:
            if key in found:
                yield from reached(found[key], path[1:])
    elif isinstance(found, list) and path[0] == "*":
        for value in found:
            yield from reached(value, path[1:])


class Rows(Shape):
    """The rows of a component table, by id or by any name of such a thing; a field that another row has is
    empty where it is missing."""

    def __init__(self, kind: str, rows: Mapping[str, Mapping[str, Any]]) -> None:
        self.kind = kind
        self.rows = rows
        self.row = Record({field: ANYTHING for fields in rows.values() for field in fields})

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if not isinstance(wanted, Mapping):
            raise DataError(f"{path} is a table, never {wanted!r}")
        return {
            (key := self.key(name, lexicon, path)): self.row.read(fields, lexicon, f"{path}.{key}")
            for name, fields in wanted.items()
        }

    def inner(self, key: str) -> Shape:
        return self.row

    def key(self, key: str, lexicon: Lexicon, path: str) -> str:
        if key not in self.rows and lexicon.knows(self.kind):
            key = lexicon.id(self.kind, key)
        if key not in self.rows:
            raise DataError(f"{path} has no row '{key}'")
        return key
