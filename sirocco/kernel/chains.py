"""Chains of (earlier, item) pairs: a past that copies of a game share, so that copying it costs nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def unchained(chain: Any, since: Any = None) -> list[Any]:
    """The items of a chain, oldest first, or those that came since an earlier state of it."""
    items = []
    while chain is not since and chain is not None:
        chain, item = chain
        items.append(item)
    items.reverse()
    return items


def chained(items: Iterable[Any]) -> Any:
    """The chain of some items, oldest first."""
    chain: Any = None
    for item in items:
        chain = (chain, item)
    return chain
