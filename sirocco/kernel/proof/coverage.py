"""Coverage: which clauses are implemented and tested, computed from code markers and rulings."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from sirocco.kernel.definition import Definition
from sirocco.kernel.proof.rulebook import implemented, read_clauses
from sirocco.kernel.proof.rulings import rulings_of


class Count(msgspec.Struct, frozen=True):
    """How many clauses there are, how many of them have code, and how many a ruling."""

    clauses: int
    implemented: int
    tested: int


class Coverage(msgspec.Struct, frozen=True):
    """`open` lists the clauses that lack code or a ruling."""

    game: str
    clauses: int
    implemented: int
    tested: int
    read: Count
    """Those that the printed rulebook has, in whatever reading."""
    rebuilt: Count
    """Those that had to be rebuilt (`Clause.basis`)."""
    open: list[str]
    unknown: list[str]
    """Clause ids that code or rulings name but the rulebook does not have."""


def coverage(definition: Definition[Any]) -> Coverage:
    clauses = read_clauses(definition.package, "en")
    coded = implemented(definition.package)
    ruled = {clause for ruling in rulings_of(definition) for clause in ruling.clauses}

    def counted(names: Collection[str]) -> Count:
        return Count(len(names), sum(name in coded for name in names), sum(name in ruled for name in names))

    rebuilt = [name for name, clause in clauses.items() if clause.basis == "rebuilt"]
    whole = counted(clauses)
    return Coverage(
        definition.name,
        whole.clauses,
        whole.implemented,
        whole.tested,
        counted(set(clauses).difference(rebuilt)),
        counted(rebuilt),
        [c for c in clauses if c not in coded or c not in ruled],
        sorted({*coded, *ruled} - set(clauses)),
    )
