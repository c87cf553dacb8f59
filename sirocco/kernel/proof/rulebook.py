"""The rulebook as data: our wording of every clause, where it is implemented, and which rulings test it.

Code names the clauses it implements with `@implements("C-3.5c")`; a ruling names the clauses it tests; coverage is
computed from the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import walk_packages
from typing import Any, NamedTuple, TypeVar

from sirocco.kernel.errors import DataError, UnknownName

T = TypeVar("T", bound=Callable[..., Any])


class Place(NamedTuple):
    """A place in the code."""

    module: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.module}:{self.line} ({self.name})"


_IMPLEMENTED: dict[str, list[Place]] = {}


def implements(*clauses: str) -> Callable[[T], T]:
    """Mark a function or class as the implementation of clauses. Costs nothing when it runs."""

    def mark(thing: T) -> T:
        code = getattr(thing, "__code__", None)
        line = code.co_firstlineno if code is not None else _line_of_class(thing)
        for clause in clauses:
            _IMPLEMENTED.setdefault(clause, []).append(Place(thing.__module__, thing.__qualname__, line))
        return thing

    return mark


def _line_of_class(thing: Any) -> int:
    for value in vars(thing).values():
        code = getattr(value, "__code__", None)
        if code is not None and code.co_name != "__annotate__":
            return int(code.co_firstlineno)
    return 1


def implemented(package: str) -> dict[str, list[Place]]:
    """Clause ids and the places that implement them, over all modules of a game's package."""
    root = import_module(package)
    for module in walk_packages(root.__path__, f"{package}."):
        import_module(module.name)
    return {
        clause: [p for p in places if p.module.startswith(package)]
        for clause, places in sorted(_IMPLEMENTED.items())
        if any(p.module.startswith(package) for p in places)
    }


class Clause(NamedTuple):
    """One clause in one language, with its headings."""

    id: str
    text: str
    chapter: str
    section: str
    basis: str = ""
    """Empty if the printed rulebook says so; `reading` where it can be read in more than one way, `rebuilt` where the
    clause rests on components it does not show or stands in for a passage that is lost."""

    @property
    def unmarked(self) -> str:
        """The text without the markup of emphasis and code, for plain output."""
        return re.sub(r"([*`])(\S[^*`]*)\1", r"\2", self.text)


_TAG = re.compile(r"\[([A-Z]{1,3}-[^\]\s]+)(?: (reading|rebuilt))?\]\s+")


def read_clauses(package: str, language: str) -> dict[str, Clause]:
    """All clauses of a game's rulebook in rulebook order."""
    source = files(package) / "rulebook" / f"{language}.md"
    try:
        text = source.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise UnknownName(f"there is no rulebook in '{language}'; known: en, it") from None
    clauses: dict[str, Clause] = {}
    chapter = section = ""
    for block in re.split(r"\n\s*\n", text):
        paragraph = block.strip()
        for line in paragraph.splitlines():
            if line.startswith("## "):
                chapter, section = line[3:].strip(), ""
            elif line.startswith("### "):
                section = line[4:].strip()
        tag = _TAG.match(paragraph)
        if tag:
            clause = tag.group(1)
            if clause in clauses:
                raise DataError(f"{source.name}: clause {clause} stands twice")
            wording = " ".join(paragraph[tag.end() :].split())
            clauses[clause] = Clause(clause, wording, chapter, section, tag.group(2) or "")
    return clauses


@cache
def _bases(package: str) -> dict[str, str]:
    try:
        return {name: clause.basis for name, clause in read_clauses(package, "en").items()}
    except UnknownName:
        return {}


def basis_of(package: str, clause: str) -> str:
    """The basis of a clause, for whoever only cites it; empty too where there is no such clause, or no rulebook."""
    return _bases(package).get(clause, "")
