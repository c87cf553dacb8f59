"""docs/mechanics.md names every piece of sirocco/mechanics once, and exactly the games that import it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sirocco

ROOT = Path(sirocco.__file__).parent
MECHANICS = ROOT / "mechanics"
PAGE = (ROOT.parent / "docs" / "mechanics.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([\w.]+)` \| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE)
GAMES = {"C": "compass", "DS": "dark_sands", "K": "kasserine", "SR": "salerno_rome"}


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(MECHANICS).with_suffix("").parts)


@cache
def pieces_imported(path: Path) -> frozenset[str]:
    """The modules of mechanics that a file imports."""
    return frozenset(name.removeprefix("sirocco.mechanics.") for name in _imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_every_piece_is_named_once() -> None:
    pieces = [module_of(path) for path in MECHANICS.rglob("*.py") if path.stem != "__init__"]
    assert sorted(name for name, _, _ in ROWS) == sorted(pieces)


@pytest.mark.parametrize(("piece", "use"), [(name, use) for name, _, use in ROWS])
def test_the_games_named_are_those_that_import_it(piece: str, use: str) -> None:
    named = {GAMES[short] for short in re.findall(r"\*\*(\w+)\*\*", use)}
    folders = [ROOT / "games" / game for game in GAMES.values()]
    assert named == {folder.name for folder in folders if _uses(folder, piece)}
    if not named:
        other = re.search(r"`([\w./]+)`", use)
        assert other is not None
        there = ROOT.parent / other[1] if "/" in other[1] else MECHANICS / f"{other[1].replace('.', '/')}.py"
        assert _uses(there, piece)


def _uses(place: Path, piece: str) -> bool:
    files = place.rglob("*.py") if place.is_dir() else [place]
    return any(piece in pieces_imported(path) for path in files)
