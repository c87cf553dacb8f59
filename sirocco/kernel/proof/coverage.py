"""Coverage: which clauses are implemented and tested, computed from code markers and rulings."""

from __future__ import annotations

from typing import Any

import msgspec

from sirocco.kernel.definition import Definition
from sirocco.kernel.proof.rulebook import implemented, read_clauses
from sirocco.kernel.proof.rulings import rulings_of


class Coverage(msgspec.Struct, frozen=True):
    """`open` lists the clauses that lack code or a ruling."""

    game: str
    clauses: int
    implemented: int
    tested: int
    open: list[str]
    unknown: list[str]
    """Clause ids that code or rulings name but the rulebook does not have."""


def coverage(definition: Definition[Any]) -> Coverage:
    clauses = read_clauses(definition.package, "en")
    coded = implemented(definition.package)
    ruled = {clause for ruling in rulings_of(definition) for clause in ruling.clauses}
    return Coverage(
        definition.name,
        len(clauses),
        sum(c in coded for c in clauses),
        sum(c in ruled for c in clauses),
        [c for c in clauses if c not in coded or c not in ruled],
        sorted({*coded, *ruled} - set(clauses)),
    )
