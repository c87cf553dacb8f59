"""What the documents say is true: the README is a doctest, the code in docs/ runs, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import sirocco
from sirocco.kernel import registry

ROOT = Path(__file__).parent.parent
MADE = [
    line.strip("/\n")
    for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    if "/" in line.strip("/")
]
"""Folders that are made by building and testing: a fresh clone has none of them."""
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("document", ["README.md", "docs/library.md"])
def test_what_python_is_shown_is_a_doctest(document: str) -> None:
    source = "\n".join(blocks(ROOT / document, "python"))
    test = doctest.DocTestParser().get_doctest(source, {}, document, document, 0)
    try:
        results = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS).run(test)
    finally:
        registry._REGISTERED.clear()
    assert results.attempted > 12
    assert results.failed == 0


def test_the_page_of_the_library_tells_every_public_name() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert [name for name in sirocco.__all__ if not re.search(rf"\b{name}\b", text)] == []
    shown = [name for name in vars(sirocco.Game) if not name.startswith("_")]
    missing = [name for name in shown if not re.search(rf"\b{name}\b", text)]
    assert missing == []


def test_the_override_of_components_loads(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(blocks(ROOT / "docs" / "components.md", "toml")[0], encoding="utf-8")
    game = sirocco.new("compass", override=file)
    assert game.definition.info().name == "compass"
    assert game.header.components != sirocco.new("compass").header.components


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_links_and_paths_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        if not link.startswith("http"):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"
    for path in re.findall(r"`((?:sirocco|tests|docs|benchmarks)/[\w/.-]+)`", text):
        assert path.strip("/") in MADE or (ROOT / path).exists(), f"{document.name} names {path}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_clauses_named_exist(document: Path) -> None:
    from sirocco.kernel.proof.rulebook import read_clauses

    clauses = read_clauses("sirocco.games.compass", "en")
    for clause in re.findall(r"\bC-\d[\w.]*\w", document.read_text(encoding="utf-8")):
        assert clause in clauses, f"{document.name} names {clause}"
