"""The data of a game: its files, the file of each scenario, and an owner's over them all.

Components are read and checked once, and again when the owner's file has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeVar

from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile, Table, Tables, version_of
from sirocco.kernel.formats.versions import versions_of

C = TypeVar("C")

Index = Callable[[Mapping[str, Table], str, str], C]
"""Builds components from the tables, the scenario's name and the version."""


class DataSet(Generic[C]):
    """`names` are the files of the folder `data`. A scenario's own file holds a table of the sides, and `scenario`,
    which has no rows and becomes one called `row`. An owner may add rows to the tables in `growing`. `file_of` gives
    the file of a scenario where several share one. `shown` are tables and `table.field`s that no rule reads: they
    do not count for the version."""

    def __init__(
        self,
        package: str,
        names: Sequence[str],
        index: Index[C],
        *,
        row: str,
        growing: Collection[str] = (),
        file_of: Callable[[str], str] = str,
        shown: Collection[str] = (),
    ) -> None:
        self._package, self._shown = package, shown
        self._folder = files(package) / "data"
        self._names, self._index = names, index
        self._row, self._growing, self._file_of = row, growing, file_of
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
        try:
            version = version_of(tables, versions_of(self._package).rules, self._shown)
            return self._index(tables, scenario, version)
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

    def _read(self, scenario: str, override: Path | None) -> tuple[Tables, DataFile | None]:
        """The tables of all files, with the owner's merged over them."""
        own = None if override is None else DataFile.read(override)
        opened = [DataFile.read(self._folder / name, name) for name in self._names]
        file = f"{self._file_of(scenario)}.toml"
        scene = DataFile.read(self._folder / "scenarios" / file, file)
        scene.tables["scenario"] = {self._row: scene.tables.pop("scenario")}
        tables = Tables(*opened, scene, override=own, growing=self._growing)
        if own is not None:
            for name in own.tables:
                if name not in tables:
                    raise own.fail(f"unknown table; known: {', '.join(tables)}", name)
        return tables, own
