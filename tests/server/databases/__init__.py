"""Databases made by earlier releases of the server, with what their players saw: they are upgraded in the tests."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

FOLDER = Path(__file__).parent


class KeptGame(msgspec.Struct, frozen=True):
    """A game in such a database: its tokens by side, and the table as each side saw it last, a spectator's under an
    empty name."""

    id: str
    tokens: dict[str, str]
    tables: dict[str, dict[str, Any]]


class Release(NamedTuple):
    """A release, known by the date of its commit and what it is remembered for."""

    name: str

    def games(self) -> dict[str, KeptGame]:
        """The games by what they are there for."""
        return msgspec.json.decode(
            lzma.decompress((FOLDER / f"{self.name}.json.xz").read_bytes()), type=dict[str, KeptGame]
        )

    def unpack(self, path: Path) -> None:
        """Write its database to a file."""
        path.write_bytes(lzma.decompress((FOLDER / f"{self.name}.sqlite.xz").read_bytes()))

    def keep(self, database: Path, games: dict[str, KeptGame]) -> None:
        (FOLDER / f"{self.name}.sqlite.xz").write_bytes(lzma.compress(database.read_bytes(), preset=9))
        (FOLDER / f"{self.name}.json.xz").write_bytes(lzma.compress(msgspec.json.encode(games), preset=9))


RELEASES = [Release(path.name.removesuffix(".sqlite.xz")) for path in sorted(FOLDER.glob("*.sqlite.xz"))]
