"""Links joined to lines: pieces that share an end become one stroke of the pen."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def chains(links: Iterable[tuple[Node, Node]], stops: Collection[Node] = ()) -> list[list[Node]]:
    """Every link once, in lines that end at `stops` and wherever more or fewer than two links meet."""
    around = _around(links)
    ends = {node: None for node, of in around.items() if node in stops or len(of) != 2}
    found = []
    for start in [*ends, *around]:
        while around[start]:
            line = [start]
            while around[line[-1]]:
                line.append(_step(around, line[-1]))
                if line[-1] in ends or line[-1] == start:
                    break
            found.append(line)
    return found


def strokes(links: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Every link once, in lines that are as long as possible: for nets drawn in one go."""
    around = _around(links)
    found = []
    for start in around:
        while around[start]:
            line = [start]
            while around[line[-1]]:
                line.append(_step(around, line[-1]))
            found.append(line)
    return found


def _around(links: Iterable[tuple[Node, Node]]) -> dict[Node, dict[Node, None]]:
    """The nodes next to each, in the given order."""
    around: dict[Node, dict[Node, None]] = {}
    for a, b in links:
        around.setdefault(a, {})[b] = None
        around.setdefault(b, {})[a] = None
    return around


def _step(around: dict[Node, dict[Node, None]], at: Node) -> Node:
    """Remove the first link from a node and return where it leads."""
    to = next(iter(around[at]))
    del around[at][to], around[to][at]
    return to
