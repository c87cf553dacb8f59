"""The data of a game: which files hold its tables, the file of each scenario, and an owner's over them all.

Components are read and checked once, and again when the owner's file has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeVar

from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile, Table, version_of

C = TypeVar("C")

Index = Callable[[Mapping[str, Table], str, str], C]
"""Builds components from the tables, the scenario's name and the version."""


class DataSet(Generic[C]):
    """`tables` names the file of each table. A scenario's own file holds the table `sides`, and `scenario`, which has
    no rows and becomes one called `row`. An owner may add rows to the tables in `growing`. `file_of` gives the file of
    a scenario where several share one."""

    def __init__(
        self,
        package: str,
        tables: Mapping[str, str],
        index: Index[C],
        *,
        sides: str,
        row: str,
        growing: Collection[str] = (),
        file_of: Callable[[str], str] = str,
    ) -> None:
        self._folder = files(package) / "data"
        self._tables = tables
        self._index = index
        self._sides, self._row, self._growing, self._file_of = sides, row, growing, file_of
        self._loaded = lru_cache(maxsize=16)(self._load)

    def load(self, scenario: str, override: Path | None = None) -> C:
        """The components, with an owner's file on top if given."""
        stamp = 0.0
        if override is not None:
            try:
                stamp = override.stat().st_mtime
            except OSError as error:
                raise DataError(f"{override}: cannot be read: {error.strerror}") from None
        return self._loaded(scenario, override, stamp)

    def _load(self, scenario: str, override: Path | None, stamp: float) -> C:
        tables, own = self._read(scenario, override)
        used = {table.base.name: table.base for table in tables.values()}
        try:
            return self._index(tables, scenario, version_of([*used.values(), own]))
        except DataError as error:
            if own is None or str(error).startswith(own.name):
                raise
            raise DataError(f"{own.name} does not agree with the game's own data: {error}") from None

    def provenance(self, scenario: str, override: Path | None = None) -> Iterable[tuple[str, str, str, Any, str]]:
        """Every datum: table, row, field, value, basis."""
        tables, _ = self._read(scenario, override)
        for name, table in tables.items():
            for row, field, value, basis in table.provenance():
                yield name, row, field, value, basis

    def _read(self, scenario: str, override: Path | None) -> tuple[dict[str, Table], DataFile | None]:
        """The tables of all files, with the owner's merged over them."""
        own = None if override is None else DataFile.read(override)
        opened = {file: DataFile.read(self._folder / file, file) for file in dict.fromkeys(self._tables.values())}
        tables = {
            name: Table(name, opened[file], own, adding=name in self._growing) for name, file in self._tables.items()
        }
        file = f"{self._file_of(scenario)}.toml"
        scene = DataFile.read(self._folder / "scenarios" / file, file)
        scene.tables["scenario"] = {self._row: scene.tables["scenario"]}
        tables[self._sides] = Table(self._sides, scene, own)
        tables["scenario"] = Table("scenario", scene, own)
        if own is not None:
            for name in own.tables:
                if name not in tables:
                    raise own.fail(f"unknown table; known: {', '.join(tables)}", name)
        return tables, own
