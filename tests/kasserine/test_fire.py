"""What the charts of guns give beyond their ends."""

from __future__ import annotations

import pytest

from sirocco.games.kasserine.components.charts import Fire
from sirocco.games.kasserine.rules.artillery import result_of
from sirocco.mechanics.charts import Chart

EVERY_DIE_HITS = Fire(3, Chart(("fire",), (), (("RT",), ("RT",), ("RT",), ("RT",), ("RT",), ("R",))))


@pytest.mark.parametrize(("final", "result"), [(-1, "-"), (0, "-"), (1, "RT"), (6, "R"), (7, "R")])
def test_a_modified_die_below_1_is_nothing_whatever_the_first_row_says(final: int, result: str) -> None:
    assert result_of(EVERY_DIE_HITS, final) == result
