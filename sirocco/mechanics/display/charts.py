"""A results table as a page prints it."""

from __future__ import annotations

from sirocco.kernel.presentation.display import ResultsTable
from sirocco.mechanics.charts import Chart


def results_table(chart: Chart, rule: str = "") -> ResultsTable:
    return ResultsTable(chart.names, chart.rows, chart.first, chart.dice, rule)
