"""Reading rulings from files."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from sirocco.kernel.conversion import convert
from sirocco.kernel.definition import Definition
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile
from sirocco.kernel.proof.rulings.lines import Lines, lines_of

ENTRIES = ("game", "override", "ruling")
"""The entries allowed at the top of a file of rulings."""


class Ruling(msgspec.Struct, forbid_unknown_fields=True):
    """One ruling as its file gives it."""

    title: str
    clauses: list[str]
    position: dict[str, Any]
    play: list[str | dict[str, Any]]
    test: str | None = None
    """The number of the test case it settles."""
    dice: list[int] | None = None
    options: dict[str, bool] = {}
    source: str = ""
    override: str | None = None
    """The component file its values are pinned by, given once for all rulings of a file."""
    line: int = 0
    """Where it begins in its file; 0 if it comes from none."""
    lines: list[int] = []
    """Where each item of its play begins."""

    def __str__(self) -> str:
        return f"{self.source}: {self.title}"

    def where(self, number: int | None = None) -> str:
        """The location of the ruling, or of an item of its play, for failure messages."""
        line = self.line
        label = self.title
        if number is not None:
            item = self.play[number]
            label += f", play {number + 1} ({item if isinstance(item, str) else ', '.join(item)})"
            line = self.lines[number] if self.lines else line
        return f"{self.source}:{line}: {label}" if line else f"{self.source}: {label}" if self.source else label


def read_rulings(source: Path | Traversable) -> list[Ruling]:
    """All rulings of a file."""
    file = DataFile.read(source, source.name)
    rows = file.tables.get("ruling")
    game = file.tables.get("game")
    if not isinstance(rows, list) or not isinstance(game, str):
        raise DataError(f"{file.name}: needs 'game = ...' and at least one [[ruling]]")
    for entry in file.tables:
        if entry not in ENTRIES:
            raise DataError(f"{file.name}: unknown entry '{entry}'; known: {', '.join(ENTRIES)}")
    override = _override(file, source)
    places = lines_of(file.text)
    found = []
    for number, row in enumerate(rows):
        place = places[number] if len(places) == len(rows) else Lines(0, [])
        found.append(_ruling(file.name, number, row, place, game, override))
    return found


def _ruling(name: str, number: int, row: Any, place: Lines, game: str, override: str | None) -> Ruling:
    where = f"{name}:{place.heading}" if place.heading else name
    if not isinstance(row, dict) or {"source", "override", "line", "lines"} & set(row):
        raise DataError(f"{where}: ruling {number + 1}: a table of title, clauses, position, play and what they need")
    try:
        ruling = convert({**row, "source": name, "override": override, "line": place.heading}, Ruling)
    except msgspec.ValidationError as error:
        raise DataError(f"{where}: ruling {number + 1} ({row.get('title', 'untitled')}): {error}") from None
    ruling.position = {"game": game, **ruling.position}
    if len(place.play) == len(ruling.play):
        ruling.lines = place.play
    return ruling


def _override(file: DataFile, source: Path | Traversable) -> str | None:
    """`override = "pinned/values.toml"` names a component file, relative to the folder of the rulings file."""
    name = file.tables.get("override")
    if name is None:
        return None
    path = Path(str(source)).parent / str(name)
    if not path.is_file():
        raise DataError(f"{file.name}: override '{name}' is not there")
    return str(path)


def rulings_of(definition: Definition[Any]) -> list[Ruling]:
    """The rulings that ship with a game, in file order."""
    folder = files(definition.package) / "rulings"
    sources = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return [ruling for source in sources for ruling in read_rulings(source)]
