"""Which earlier versions of a game's rules and components a stored game may go on under (docs/compatibility.md)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.resources import files

import msgspec

from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile

VERSIONS = "versions.toml"


class Versions(msgspec.Struct, frozen=True, rename="kebab"):
    """What a game declares of its versions, in `data/versions.toml`. A game without that file knows only its own."""

    rules: int = 1
    """Counted up whenever the same actions and dice lead to another position, or other actions are offered."""
    replays: frozenset[str] = frozenset()
    """Versions whose games replay to the same positions, action by action."""
    goes_on: frozenset[str] = frozenset()
    """Versions whose positions can be played on, although what led to them cannot be replayed."""


@cache
def versions_of(package: str) -> Versions:
    """The versions that the game in a package declares."""
    path = files(package) / "data" / VERSIONS
    if not path.is_file():
        return Versions()
    file = DataFile.read(path, VERSIONS)
    try:
        return msgspec.convert(file.tables, Versions)
    except msgspec.ValidationError as error:
        raise DataError(f"{VERSIONS}: {error}") from None


def replayable(package: str, version: str, present: str) -> bool:
    """Whether a game begun with a version replays under the present one."""
    return version == present or version in versions_of(package).replays


def playable(package: str, versions: Collection[str], present: str) -> bool:
    """Whether a position reached under these versions can be played on under the present one."""
    declared = versions_of(package)
    return {*versions} <= {present, *declared.replays, *declared.goes_on}
