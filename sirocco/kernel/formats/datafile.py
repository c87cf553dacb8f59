"""Component files: TOML with a basis for every datum, an owner's override on top, and errors that name the place.

A component file holds tables of rows (`[unit.7RTR]`) and a `[basis]` table that says for each field where its values
come from; a row can say otherwise for itself (`basis = { name = "seed" }`).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sirocco.kernel.conversion import convert
from sirocco.kernel.errors import DataError

BASES = ("seed", "published", "geography", "history", "balance", "owner")

T = TypeVar("T", bound=msgspec.Struct)


def load_toml(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: {error}") from None


class DataFile:
    """One TOML file: its text, its tables, and the line of each row and field."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.tables = load_toml(text, name)

    @classmethod
    def read(cls, path: Path | Traversable, name: str | None = None) -> DataFile:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "not UTF-8 text, or not a file name"
            raise DataError(f"{path}: cannot be read: {reason}") from None
        return cls(name or str(path), text)

    def line(self, table: str, row: str | None = None, field: str | None = None) -> int:
        """The line of a row's heading, or of one of its fields (dotted keys inside the row's table included)."""
        named = rf"\s*\.\s*[\"']?{re.escape(row)}[\"']?" if row else ""
        heading = re.compile(r"^\s*\[\s*" + re.escape(table) + named)
        found = 0
        for number, line in enumerate(self.text.splitlines(), 1):
            if heading.match(line):
                found = number
            elif found and line.lstrip().startswith("["):
                break
            elif found and field and re.match(rf"^\s*[\"']?{re.escape(field)}[\"']?\s*[.=]", line):
                return number
        return found

    def fail(self, problem: str, table: str, row: str | None = None, field: str | None = None) -> DataError:
        place = ".".join(part for part in (table, row, field) if part)
        return DataError(f"{self.name}, line {self.line(table, row, field)}, {place}: {problem}")


class Table:
    """The rows of one table of the game's own file, with an owner's rows merged over them."""

    def __init__(self, name: str, base: DataFile, override: DataFile | None, adding: bool = False) -> None:
        self.name = name
        self.base = base
        self.override = override if override is not None and name in override.tables else None
        self.basis: dict[str, str] = base.tables.get("basis", {})
        self.rows: dict[str, dict[str, Any]] = {k: dict(v) for k, v in base.tables.get(name, {}).items()}
        self.owned: set[tuple[str, str]] = set()
        if self.override is not None:
            self._merge(self.override, adding)

    def _merge(self, override: DataFile, adding: bool) -> None:
        rows = override.tables[self.name]
        if not isinstance(rows, dict):
            raise DataError(f"{override.name}: '{self.name}' must be a table of rows")
        for row, fields in rows.items():
            if row not in self.rows and not adding:
                raise override.fail(f"unknown {self.name} '{row}'", self.name, row)
            if not isinstance(fields, dict):
                raise override.fail("must be a table of fields", self.name, row)
            self.rows.setdefault(row, {}).update(fields)
            self.owned.update((row, field) for field in fields)

    def source(self, row: str, field: str | None = None) -> DataFile:
        """The file a datum comes from; one that is missing in a row that the owner added, the owner's."""
        if self.override is not None:
            added = row not in self.base.tables.get(self.name, {})
            if (row, field) in self.owned or (row in self.override.tables[self.name] and (field is None or added)):
                return self.override
        return self.base

    def fail(self, problem: str, row: str, field: str | None = None) -> DataError:
        return self.source(row, field).fail(problem, self.name, row, field)

    def typed(self, kind: type[T]) -> dict[str, T]:
        """Every row as a `kind`; unknown fields and wrong types are refused with file, line and field."""
        fields = {f.encode_name for f in msgspec.structs.fields(kind)}
        typed = {}
        for row, data in self.rows.items():
            values = {k: v for k, v in data.items() if k != "basis"}
            for field, value in values.items():
                if field not in fields:
                    raise self.fail(f"unknown field; known: {', '.join(sorted(fields))}", row, field)
                if isinstance(value, float) and not isfinite(value):
                    raise self.fail("must be a finite number", row, field)
            try:
                typed[row] = convert(values, kind)
            except msgspec.ValidationError as error:
                problem = str(error)
                at = re.search(r"`\$\.(\w+)", problem)
                missing = re.search(r"missing required field `(\w+)`", problem)
                named = at or missing
                reason = problem.split(" - at", maxsplit=1)[0]
                raise self.fail(reason, row, named.group(1) if named else None) from None
        return typed

    def numbers(self, row: str, field: str, number: Mapping[str, int], kind: str) -> tuple[int, ...]:
        """The numbers of the things that a row names in a field, by itself or in a list; unknown ones are refused."""
        value = self.rows[row].get(field, ())
        names = (value,) if isinstance(value, str) else tuple(value)
        self.check_known(row, field, names, number, kind)
        return tuple(number[name] for name in names)

    def check_known(self, row: str, field: str | None, names: Iterable[str], known: Container[str], kind: str) -> None:
        """Refuse names of things that there are not."""
        for name in names:
            if name not in known:
                raise self.fail(f"unknown {kind} '{name}'", row, field)

    def check_words(self, field: str, known: Sequence[str]) -> None:
        """Refuse rows in which a field has none of the known words."""
        for name, row in self.rows.items():
            if row.get(field) not in known:
                raise self.fail(f"must be one of {', '.join(known)}", name, field)

    def numbered(self, last: int) -> None:
        """Refuse a track whose rows are not named 1, 2, 3 ... up to the last, in order."""
        if list(self.rows) != [str(number) for number in range(1, last + 1)]:
            raise self.fail(f"the track must have turns 1 to {last} in order", next(iter(self.rows)))

    def provenance(self) -> Iterator[tuple[str, str, Any, str]]:
        """Every datum: row, field, value, basis."""
        for row, data in self.rows.items():
            own: Mapping[str, str] = data.get("basis", {})
            for field, value in data.items():
                if field == "basis" or field not in self.basis:
                    continue
                basis = "owner" if (row, field) in self.owned else own.get(field, self.basis[field])
                if basis not in BASES:
                    raise self.base.fail(f"unknown basis '{basis}'", self.name, row, field)
                yield row, field, value, basis


class Tables(dict[str, Table]):
    """The tables of files by name, with an owner's file merged over them, which may add rows to those in `growing`. A
    table that no file has is empty."""

    def __init__(self, *files: DataFile, override: DataFile | None = None, growing: Collection[str] = ()) -> None:
        super().__init__()
        self._first = files[0]
        for file in files:
            for name in file.tables:
                if name != "basis":
                    self[name] = Table(name, file, override, adding=name in growing)

    def __missing__(self, name: str) -> Table:
        return Table(name, self._first, None)


SHOWN = frozenset({"name", "code", "dates", "lat", "lon", "basis"})
"""Fields that are only shown, in whatever table they stand: no rule reads them."""


def version_of(tables: Mapping[str, Table], rules: int, shown: Collection[str] = ()) -> str:
    """The version of rules and components, as games and records name it: a digest of the number of the rules and of the
    data that rules read, an owner's among them, in the order of the rows, which numbers the pieces. `shown` names what
    else is only shown: a table, or `table.field`."""
    read = {
        name: [(row, _read_by_rules(name, fields, shown)) for row, fields in table.rows.items()]
        for name, table in tables.items()
        if name not in shown
    }
    return hashlib.sha256(msgspec.json.encode((rules, read), order="sorted")).hexdigest()[:16]


def _read_by_rules(table: str, fields: Mapping[str, Any], shown: Collection[str]) -> dict[str, Any]:
    return {field: value for field, value in fields.items() if field not in SHOWN and f"{table}.{field}" not in shown}
