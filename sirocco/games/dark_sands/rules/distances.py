"""Marching distances on the bare map, for bots: who could be where soon, whoever stands in the way."""

from __future__ import annotations

import heapq
from functools import lru_cache

from sirocco.games.dark_sands.components import DarkSands

FAR = 255
"""Further than anybody marches in one action."""
LONG = 60_000
Table = tuple[tuple[tuple[int, int], ...], ...]


class Ranges:
    """Distances in quarters of a movement point, by the roads as they are at the beginning; worked out when asked."""

    def __init__(self, c: DarkSands) -> None:
        table = c.grounds[False, False].on_foot
        back: list[list[tuple[int, int]]] = [[] for _ in table]
        for origin, entries in enumerate(table):
            for hex_, price in entries:
                back[hex_].append((origin, price))
        self._back: Table = tuple(tuple(entries) for entries in back)
        self._near: dict[int, bytes] = {}
        self._to: dict[int, list[int]] = {}

    def near(self, goal: int) -> bytes:
        """What the march to a hex costs from each other one, FAR beyond what one action allows."""
        known = self._near.get(goal)
        if known is None:
            costs = self._march(goal, FAR - 1)
            known = self._near[goal] = bytes(min(cost, FAR) for cost in costs)
        return known

    def to(self, goal: int) -> list[int]:
        """What the march to a hex costs from each other one, however far."""
        known = self._to.get(goal)
        if known is None:
            known = self._to[goal] = self._march(goal, LONG)
        return known

    def _march(self, goal: int, limit: int) -> list[int]:
        cost = [LONG] * len(self._back)
        cost[goal] = 0
        queue = [(0, goal)]
        while queue:
            spent, place = heapq.heappop(queue)
            if spent > cost[place]:
                continue
            for origin, price in self._back[place]:
                total = spent + price
                if total <= limit and total < cost[origin]:
                    cost[origin] = total
                    heapq.heappush(queue, (total, origin))
        return cost


@lru_cache(maxsize=16)
def ranges(c: DarkSands) -> Ranges:
    return Ranges(c)
