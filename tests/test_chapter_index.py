"""The chapter index, and whether somebody who knows the rulebook finds the module by the chapter's name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sirocco.kernel.definition import Definition
from sirocco.kernel.proof.chapter_index import Chapter, chapter_index, index_lines
from sirocco.kernel.proof.rulebook import implemented, read_clauses
from sirocco.kernel.registry import definition

GAMES = ("compass", "dark-sands")
SYNONYMS = {"won": "victory", "win": "victory", "map": "components", "counters": "components", "turn": "sequence"}
"""What a reader thinks of besides the heading's own words."""
ALIKE = 4
"""Words that begin with so many equal letters are taken for the same: place, placing, placement."""


def words(heading: str) -> list[str]:
    found = re.findall(r"[a-z]+", heading.lower().replace("set-up", "setup").replace("setting up", "setup"))
    return [SYNONYMS.get(word, word) for word in found]


def alike(a: str, b: str) -> bool:
    return a[:ALIKE] == b[:ALIKE] if min(len(a), len(b)) >= ALIKE else a == b


def guess(chapter: Chapter, modules: list[str]) -> str:
    """The module a stranger opens first: of those whose whole name is in the headings the one with most words, then the
    one that the section's heading ends with, else the components."""
    section, both = words(chapter.section), words(f"{chapter.chapter} {chapter.section}")

    def fit(module: str) -> tuple[int, int]:
        parts = [part for part in module.rpartition(".")[2].split("_") if part not in ("and", "of")]
        if not all(any(alike(part, word) for word in both) for part in parts):
            return 0, 0
        last = max((i for i, word in enumerate(section) for part in parts if alike(part, word)), default=-1)
        return len(parts) if last >= 0 else 1, last + 1

    best = max(modules, key=fit)
    return best if fit(best) > (0, 0) else "components"


def modules_of(game: Definition[Any]) -> list[str]:
    places = implemented(game.package)
    named = {place.module.removeprefix(f"{game.package}.") for found in places.values() for place in found}
    return sorted(m for m in named if m.startswith("rules.") or m == "components.terrain")


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_stands_once_in_the_index_with_its_modules_and_rulings(name: str) -> None:
    index = chapter_index(definition(name))
    listed = [clause for chapter in index for clause in chapter.clauses]
    assert listed == list(read_clauses(definition(name).package, "en"))
    assert all(chapter.modules and chapter.rulings for chapter in index)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_a_chapter_are_found_by_its_name(name: str) -> None:
    game = definition(name)
    places, modules = implemented(game.package), modules_of(game)
    right, missed = 0, []
    for chapter in chapter_index(game):
        found = guess(chapter, modules)
        for clause in chapter.clauses:
            at = {place.module.removeprefix(f"{game.package}.") for place in places[clause]}
            if any(module.startswith(found) or module.rpartition(".")[2] == found.rpartition(".")[2] for module in at):
                right += 1
            else:
                missed.append(f"{clause} ({chapter.heading}): {found}, not {', '.join(sorted(at))}")
    assert right >= 0.9 * (right + len(missed)), "\n".join(missed)


def test_the_index_can_be_read() -> None:
    lines = list(index_lines(definition("dark-sands")))
    at = lines.index("  19.4 Naval movement (7 clauses)")
    assert lines[at + 1].startswith("    modules: rules.naval_movement (7)")
    assert "19-4-naval.toml" in lines[at + 2]
