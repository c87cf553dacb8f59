"""Dependencies point one way, as docs/architecture.md says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sirocco
from sirocco.kernel.registry import definition, installed

ROOT = Path(sirocco.__file__).parent

MAY_IMPORT = {
    "kernel": {"kernel"},
    "board": {"board", "kernel"},
    "mechanics": {"mechanics", "board", "kernel"},
    "games": {"games", "mechanics", "board", "kernel", "players"},
    "players": {"players", "kernel"},
    "arena": {"arena", "players", "kernel"},
    "terminal": {"terminal", "players", "kernel"},
    "server": {"server", "players", "kernel"},
}
ROOMS = {
    "components": {"components"},
    "rules": {"rules", "components"},
    "positions": {"positions", "rules", "components"},
    "bot": {"bot", "rules", "components"},
    "display": {"display", "rules", "components"},
}
"""The rooms of a game and those each may look into."""


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def strangers(folder: Path, prefix: str, allowed: set[str]) -> list[str]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        for name in imported(path):
            if name.startswith(prefix) and name.removeprefix(prefix).split(".")[0] not in allowed:
                found.append(f"{path.relative_to(ROOT)} imports {name}")
    return found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_packages_import_only_what_lies_below_them(package: str) -> None:
    names = {path.stem for path in ROOT.iterdir() if (path / "__init__.py").exists()}
    outside = strangers(ROOT / package, "sirocco.", MAY_IMPORT[package] | {"__version__"})
    assert [line for line in outside if line.rpartition("sirocco.")[2].split(".")[0] in names] == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", [definition(name).package for name in installed()])
def test_the_rooms_of_a_game_look_only_towards_its_components(game: str, room: str) -> None:
    folder = ROOT.joinpath(*game.split(".")[1:], room)
    assert any(folder.glob("*.py"))
    assert strangers(folder, f"{game}.", ROOMS[room]) == []


@pytest.mark.parametrize("game", [definition(name).package for name in installed()])
def test_no_game_knows_another(game: str) -> None:
    folder = ROOT.joinpath(*game.split(".")[1:])
    name = game.rpartition(".")[2]
    assert strangers(folder, "sirocco.games.", {name}) == []


@pytest.mark.parametrize("game", [definition(name).package for name in installed()])
def test_of_a_game_only_its_bots_know_what_a_bot_is(game: str) -> None:
    folder = ROOT.joinpath(*game.split(".")[1:])
    outside = strangers(folder, "sirocco.", set(MAY_IMPORT["games"]) - {"players"})
    bots = str((folder / "bot").relative_to(ROOT))
    assert [line for line in outside if not line.startswith(bots)] == []
