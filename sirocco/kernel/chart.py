"""Results tables: odds by column, dice by row."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import msgspec

from sirocco.kernel.formats.datafile import Table

BELOW = -1
"""Odds worse than the first column."""


class ChartRow(msgspec.Struct, frozen=True):
    """`odds` such as "1:2 1:1 2:1", worst first; one row of results for each final die from 1 on."""

    odds: str
    rows: tuple[str, ...]


class OddsChart(NamedTuple):
    """A combat results table by odds."""

    names: tuple[str, ...]
    ratios: tuple[Fraction, ...]
    rows: tuple[tuple[str, ...], ...]

    def column(self, attack: Fraction | float, defence: Fraction | float) -> int:
        """The column of these strengths, rounded in the defender's favour; better than the last is the last."""
        found = BELOW
        for column, ratio in enumerate(self.ratios):
            if attack < ratio * defence:
                break
            found = column
        return found

    def final(self, die: int) -> int:
        """A modified die within the table."""
        return max(1, min(die, len(self.rows)))

    def result(self, column: int, die: int) -> str:
        """What a modified die gives in a column."""
        return self.rows[self.final(die) - 1][column]


def read_charts(table: Table) -> dict[str, OddsChart]:
    """The tables of a file; every row must have a result for each column."""
    charts = {}
    for name, row in table.typed(ChartRow).items():
        names = tuple(row.odds.split())
        try:
            ratios = tuple(Fraction(int(a), int(b)) for a, b in (odds.split(":") for odds in names))
        except (ValueError, ZeroDivisionError):
            raise table.fail("odds are written 1:3 1:2 1:1", name, "odds") from None
        if sorted(set(ratios)) != list(ratios):
            raise table.fail("odds must grow from column to column", name, "odds")
        rows = tuple(tuple(results.split()) for results in row.rows)
        if not rows or any(len(results) != len(names) for results in rows):
            raise table.fail("every row needs a result for each column", name, "rows")
        charts[name] = OddsChart(names, ratios, rows)
    return charts
