"""Memory of what was computed before, by all that it depends on: for rules that ask the same again in thousands of
copies of a game, and for bots that look at nearly the same position again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")

MOST = 8192


class Memo(dict[K, V], Generic[K, V]):
    """Results by all they depend on. When there are too many it forgets all of them."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= self._most:
            self.clear()
        super().__setitem__(key, value)


class Remembering(Protocol):
    """Components with which results are remembered: all games that share them share those."""

    @property
    def memo(self) -> Memo[Any, Any]: ...


def keep(c: Remembering, key: Hashable, value: T) -> T:
    """Remember a value that has just been computed."""
    c.memo[key] = value
    return value


def remembered(c: Remembering, key: Hashable, make: Callable[[], T]) -> T:
    """What has been computed for a key, or is computed now."""
    known: T | None = c.memo.get(key)
    return keep(c, key, make()) if known is None else known
