"""The chapter index."""

from __future__ import annotations

import pytest

from sirocco.kernel.proof.chapter_index import chapter_index, index_lines
from sirocco.kernel.proof.rulebook import read_clauses
from sirocco.kernel.registry import definition

GAMES = ("compass", "dark-sands")


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_stands_once_in_the_index_with_its_modules_and_rulings(name: str) -> None:
    index = chapter_index(definition(name))
    listed = [clause for chapter in index for clause in chapter.clauses]
    assert listed == list(read_clauses(definition(name).package, "en"))
    assert all(chapter.modules and chapter.rulings for chapter in index)


def test_the_index_can_be_read() -> None:
    lines = list(index_lines(definition("dark-sands")))
    at = lines.index("  19.4 Naval movement (7 clauses)")
    assert lines[at + 1].startswith("    modules: rules.naval_movement (7)")
    assert "19-4-naval.toml" in lines[at + 2]
