"""Results tables: a column by odds, by factors or by name, a row by the modified sum of the dice.

A chart is data:

    [chart.combat]
    dice = 2                                 # one die if it is not given
    odds = "1:3 1:2 1:1 1.5:1 2:1"           # or factors = "1-2 3-5 6+", or columns = "attacker defender"
    rows = { "2-3" = "A2 | A1 | -", ... }    # or a list, one row for each sum of the dice from the lowest on
    below = "AE"                             # odds worse than the first column: a result without dice, or
    clamp = true                             # the first column
    key = ["violent", "disengage"]           # picks the chart among several

Results are parted by blanks, or by bars where results have blanks in them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

import msgspec

from sirocco.kernel.explain import Reading
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.odds import FACES, distribution

BELOW = -1
"""The column of what is worse than the first."""


class ChartRow(msgspec.Struct, frozen=True):
    """A chart as a file gives it; exactly one of `odds`, `factors` and `columns` names its columns, worst first."""

    rows: tuple[str, ...] | dict[str, str]
    odds: str = ""
    factors: str = ""
    columns: str = ""
    dice: int = 1
    below: str | None = None
    clamp: bool = False
    key: tuple[str, ...] = ()


class Chart(NamedTuple):
    """A table of results. Row 0 is for the sum `first`, the lowest of the dice."""

    names: tuple[str, ...]
    bounds: tuple[Fraction, ...]
    """The least odds or factors of each column; none where columns have names only."""
    rows: tuple[tuple[str, ...], ...]
    dice: int = 1
    below: str | None = None
    clamp: bool = False

    @property
    def first(self) -> int:
        return self.dice

    def column(self, attack: Fraction | float, defence: Fraction | float) -> int:
        """The column of these strengths, rounded in the defender's favour; better than the last is the last."""
        found = BELOW
        for column, bound in enumerate(self.bounds):
            if attack < bound * defence:
                break
            found = column
        return 0 if found == BELOW and self.clamp else found

    def factor_column(self, factors: Fraction | int) -> int:
        """The column of so many factors."""
        found = bisect_right(self.bounds, factors) - 1
        return 0 if found == BELOW and self.clamp else found

    def named(self, name: str) -> int:
        """The column with this name."""
        return self.names.index(name)

    def shifted(self, column: int, by: int) -> int:
        """The column so many further right, or left if negative, never past the last. Left of the first lies BELOW,
        unless the chart clamps; what is BELOW already is not shifted."""
        if column == BELOW:
            return BELOW
        return max(0 if self.clamp else BELOW, min(column + by, len(self.names) - 1))

    def final(self, rolled: int) -> int:
        """The modified sum of the dice, kept within the rows of the table."""
        return max(self.first, min(rolled, self.first + len(self.rows) - 1))

    def result(self, column: int, rolled: int) -> str:
        """What a modified sum of the dice gives in a column."""
        if column == BELOW:
            return self.automatic
        return self.rows[self.final(rolled) - self.first][column]

    @property
    def automatic(self) -> str:
        """The result left of the first column, for which no dice are rolled."""
        if self.below is None:
            raise ValueError("this chart has no result below its first column")
        return self.below

    def chances(self, column: int, modifier: int = 0) -> dict[str, Fraction]:
        """The exact chance of every result in a column, with so much added to the dice."""
        if column == BELOW:
            return {self.automatic: Fraction(1)}
        return distribution(self.dice, lambda rolled: self.result(column, rolled + modifier))

    def reading(self, event: str, chart: str, column: int, modifier: int = 0) -> Reading | None:
        """Where dice will be read on this chart, called so in events of this kind; nowhere left of its columns."""
        return None if column == BELOW else Reading(event, chart, self.names[column], modifier)


OddsChart = Chart
"""What charts were called while all of them went by odds."""


def read_charts(table: Table) -> dict[str, Chart]:
    """The charts of a file, by name."""
    return {name: _chart(table, name, row) for name, row in table.typed(ChartRow).items()}


def read_keyed_charts(table: Table) -> dict[tuple[str, ...], Chart]:
    """The charts of a file that are picked by a key, such as the attacker's and the defender's tactics."""
    charts = read_charts(table)
    found: dict[tuple[str, ...], str] = {}
    for name, row in table.typed(ChartRow).items():
        if not row.key:
            continue
        if row.key in found:
            raise table.fail(f"chart {found[row.key]} has the same key", name, "key")
        found[row.key] = name
    return {key: charts[name] for key, name in found.items()}


def _chart(table: Table, name: str, row: ChartRow) -> Chart:
    headings = {field: text for field in ("odds", "factors", "columns") if (text := getattr(row, field))}
    if len(headings) != 1:
        raise table.fail("needs its columns: odds, factors or columns, and one of them only", name)
    (field, text), *_ = headings.items()
    names = tuple(text.split())
    if row.dice < 1:
        raise table.fail("at least one die is rolled", name, "dice")
    if row.clamp and row.below is not None:
        raise table.fail("has a result of its own below the first column, so it cannot clamp", name, "below")
    if field == "odds":
        bounds = _odds(table, name, names)
    elif field == "factors":
        bounds = _factors(table, name, names)
    else:
        bounds = ()
    return Chart(names, bounds, _rows(table, name, row, len(names)), row.dice, row.below, row.clamp)


def _odds(table: Table, name: str, names: tuple[str, ...]) -> tuple[Fraction, ...]:
    try:
        ratios = tuple(Fraction(a) / Fraction(b) for a, b in (odds.split(":") for odds in names))
    except (ValueError, ZeroDivisionError):
        raise table.fail("odds are written 1:3 1:2 1:1 1.5:1", name, "odds") from None
    if sorted(set(ratios)) != list(ratios):
        raise table.fail("odds must grow from column to column", name, "odds")
    return ratios


def _factors(table: Table, name: str, names: tuple[str, ...]) -> tuple[Fraction, ...]:
    return tuple(Fraction(low) for low, _ in _ranges(table, name, "factors", names))


def _ranges(table: Table, name: str, field: str, texts: tuple[str, ...]) -> list[tuple[int, int]]:
    """Ranges such as 2-3, 7 or 12+ one after the other without a gap; an open one ends where it begins."""
    found: list[tuple[int, int]] = []
    for text in texts:
        low, dash, high = text.removesuffix("+").partition("-")
        if not low.isdecimal() or (dash and not high.isdecimal()):
            raise table.fail(f"'{text}' is not a range such as 7, 2-3 or 12+", name, field)
        if text.endswith("+") and (dash or text != texts[-1]):
            raise table.fail(f"only the last range may be open: '{text}'", name, field)
        if found and int(low) != found[-1][1] + 1:
            raise table.fail(f"'{text}' does not follow on the range before it", name, field)
        found.append((int(low), int(high or low)))
        if found[-1][1] < found[-1][0]:
            raise table.fail(f"'{text}' ends before it begins", name, field)
    return found


def _rows(table: Table, name: str, row: ChartRow, width: int) -> tuple[tuple[str, ...], ...]:
    """One row for each sum of the dice, from the lowest on; rows for ranges are repeated."""
    texts = row.rows
    if isinstance(texts, Mapping):
        ranges = _ranges(table, name, "rows", tuple(texts))
        if ranges and ranges[0][0] != row.dice:
            raise table.fail(f"the lowest sum of the dice is {row.dice}", name, "rows")
        results = [text for (low, high), text in zip(ranges, texts.values(), strict=True) for _ in range(low, high + 1)]
    else:
        results = list(texts)
    rows = tuple(_results(text) for text in results)
    if not rows or any(len(of) != width for of in rows):
        raise table.fail("every row needs a result for each column", name, "rows")
    if len(rows) < (FACES - 1) * row.dice + 1:
        raise table.fail(f"needs a row for each sum of the dice up to {FACES * row.dice}", name, "rows")
    return rows


def _results(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|")) if "|" in text else tuple(text.split())
