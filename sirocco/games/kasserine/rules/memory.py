"""What rules have computed before, remembered with the components by all that it depends on."""

from __future__ import annotations

from typing import Any, TypeVar

from sirocco.games.kasserine.components import Kasserine

T = TypeVar("T")

REMEMBERED = 8192
"""How many answers are remembered before all are forgotten."""


def keep(c: Kasserine, key: Any, value: T) -> T:
    """Remember a value that has just been computed."""
    if len(c.memo) >= REMEMBERED:
        c.memo.clear()
    c.memo[key] = value
    return value
