"""The chapter index, and whether somebody who knows the rulebook finds the module by the chapter's name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sirocco.kernel.definition import Definition
from sirocco.kernel.proof.chapter_index import Chapter, chapter_index, index_lines
from sirocco.kernel.proof.rulebook import implemented, read_clauses
from sirocco.kernel.registry import definition

GAMES = ("compass", "dark-sands", "kasserine", "salerno-rome")
SYNONYMS = {
    "won": "victory",
    "win": "victory",
    "map": "components",
    "counters": "components",
    "turn": "sequence",
    "refuses": "refusals",
}
"""What a reader thinks of besides the heading's own words."""
FOUND = 0.85
"""At least this share of all clauses."""
ENDINGS = r"(ments?|ings?|ations?|ions?|es|s|ed|e)$"
"""What makes placing, placement and placed one word."""


def words(heading: str) -> list[str]:
    found = re.findall(r"[a-z]+", heading.lower().replace("set-up", "setup").replace("setting up", "setup"))
    return [SYNONYMS.get(word, word) for word in found]


def stem(word: str) -> str:
    return re.sub(ENDINGS, "", re.sub(ENDINGS, "", word))


def guesses(chapter: Chapter, modules: list[str]) -> set[str]:
    """The modules a stranger opens: those named by most of the words of the section's heading, and by the chapter's."""
    found = {_named_by(heading, modules) for heading in (chapter.section, chapter.chapter) if heading}
    found.add(_named_by(f"{chapter.chapter} {chapter.section}", modules))
    return {each for each in found if each} or {"components"}


def _named_by(heading: str, modules: list[str]) -> str:
    """The module whose whole name is in a heading: the longest, and of equals the one named last."""
    named = [stem(word) for word in words(heading)]

    def fit(module: str) -> tuple[int, int]:
        parts = [stem(part) for part in module.rpartition(".")[2].split("_") if part not in ("and", "of")]
        if not set(parts) <= set(named):
            return 0, 0
        return len(parts), max(named.index(part) for part in parts)

    best = max(modules, key=fit)
    return best if fit(best) > (0, 0) else ""


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
        opened = {module.rpartition(".")[2] for module in guesses(chapter, modules)}
        for clause in chapter.clauses:
            at = {place.module.removeprefix(f"{game.package}.") for place in places[clause]}
            if opened & {part for module in at for part in module.split(".")}:
                right += 1
            else:
                missed.append(f"{clause} ({chapter.heading}): {', '.join(opened)}, not {', '.join(sorted(at))}")
    assert right >= FOUND * (right + len(missed)), "\n".join(missed)


def test_the_index_can_be_read() -> None:
    lines = list(index_lines(definition("dark-sands")))
    at = lines.index("  19.4 Naval movement (7 clauses)")
    assert lines[at + 1].startswith("    modules: rules.naval_movement (7)")
    assert "19-4-naval.toml" in lines[at + 2]
