"""Cheapest paths: where a mover can get to, at what cost, and by which way."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import NamedTuple


class Reach(NamedTuple):
    """`cost` by place and the place before it on a cheapest path."""

    cost: dict[int, int]
    before: dict[int, int]

    def path(self, goal: int) -> list[int]:
        """The places entered on the way to `goal`, in order; empty for the start itself."""
        path = []
        while goal in self.before:
            path.append(goal)
            goal = self.before[goal]
        return path[::-1]


def reach(start: int, allowance: int, steps: Callable[[int], list[tuple[int, int]]]) -> Reach:
    """Everything within `allowance` of `start`; `steps(place)` gives the places next to it and the cost to enter."""
    cost = {start: 0}
    before: dict[int, int] = {}
    queue = [(0, start)]
    while queue:
        spent, place = heapq.heappop(queue)
        if spent > cost[place]:
            continue
        for other, price in steps(place):
            total = spent + price
            if total <= allowance and total < cost.get(other, allowance + 1):
                cost[other] = total
                before[other] = place
                heapq.heappush(queue, (total, other))
    return Reach(cost, before)
