"""The chapter index: for every chapter of a rulebook the modules that carry out its clauses, and their rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from sirocco.kernel.definition import Definition
from sirocco.kernel.proof.rulebook import Clause, implemented, read_clauses
from sirocco.kernel.proof.rulings import rulings_of


class Chapter(msgspec.Struct, frozen=True):
    """A section of the rulebook. `modules` carry out so many of its clauses each, the one with most of them first;
    `rulings` are the files with so many rulings on them each."""

    chapter: str
    section: str
    clauses: list[str]
    modules: dict[str, int]
    rulings: dict[str, int]

    @property
    def heading(self) -> str:
        return self.section or self.chapter


def chapter_index(definition: Definition[Any]) -> list[Chapter]:
    """All sections of a game's rulebook that have clauses, in its order."""
    places = implemented(definition.package)
    ruled = [(ruling.source, set(ruling.clauses)) for ruling in rulings_of(definition)]
    found = []
    for (chapter, section), clauses in _sections(read_clauses(definition.package, "en")).items():
        modules: Counter[str] = Counter()
        for clause in clauses:
            names = {place.module.removeprefix(f"{definition.package}.") for place in places.get(clause, ())}
            modules.update(sorted(names))
        rulings = Counter(source for source, tested in ruled if tested & set(clauses))
        found.append(Chapter(chapter, section, clauses, dict(modules.most_common()), dict(sorted(rulings.items()))))
    return found


def _sections(clauses: dict[str, Clause]) -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for clause in clauses.values():
        found.setdefault((clause.chapter, clause.section), []).append(clause.id)
    return found


def index_lines(definition: Definition[Any]) -> Iterator[str]:
    """The index as text: a line for every section, then its modules and its rulings."""
    chapter = ""
    for entry in chapter_index(definition):
        if entry.chapter != chapter:
            chapter = entry.chapter
            yield ""
            yield chapter
        yield f"  {entry.heading} ({_counted(len(entry.clauses), 'clause')})"
        yield f"    modules: {', '.join(f'{module} ({number})' for module, number in entry.modules.items()) or 'none'}"
        yield f"    rulings: {', '.join(f'{file} ({number})' for file, number in entry.rulings.items()) or 'none'}"


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
