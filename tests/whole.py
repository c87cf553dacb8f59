"""How much is tested: all there is (`make proof`, `make pictures`), or the share for which every run has time."""

from __future__ import annotations

import os
from collections.abc import Sequence

from sirocco.kernel.registry import definition

WHOLE = os.environ.get("SIROCCO_WHOLE") == "1"
SHORT = {"salerno-rome": ("ortona",), "kasserine": ("kasserine",)}
"""Of games whose scenarios take long, those that every run of the tests plays."""


def scenarios_of(name: str) -> Sequence[str]:
    """The scenarios of a game that there is time for."""
    return definition(name).scenarios if WHOLE else SHORT.get(name, definition(name).scenarios)


def share_of(name: str, number: int) -> int:
    """So many games, but of long ones a quarter."""
    return number if WHOLE or name not in SHORT else max(1, number // 4)


def how_closely(name: str) -> float:
    """At which share of its actions a random game is looked at closely: the longer they are, the fewer."""
    return {"salerno-rome": 0.01, "kasserine": 0.003}.get(name, 0.02)
