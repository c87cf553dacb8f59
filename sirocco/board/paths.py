"""Cheapest paths: where a mover can get to, at what cost, and by which way."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sirocco.board.graph import places_of

ANY_DISTANCE = 1_000_000


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


class Obstacle(NamedTuple):
    """Why a place is out of reach: what the cheapest way on the bare map costs, and which places on it are barred."""

    cost: int
    barred: list[int]


def obstacle(start: int, goal: int, steps: Callable[[int], list[tuple[int, int]]], barred: int) -> Obstacle | None:
    """What lies between two places; None if no way joins them at all. `barred` is a mask."""
    found = reach(start, ANY_DISTANCE, steps)
    if goal not in found.cost:
        return None
    return Obstacle(found.cost[goal], [place for place in found.path(goal) if barred >> place & 1])


def reach_past(
    start: int, allowance: int, table: Sequence[Sequence[tuple[int, int]]], closed: int, stops: int
) -> Reach:
    """As `reach`, by a table of places next to each place with what they cost, and past others on the board.

    Places in the mask `closed` are never entered. Those in `stops` are not left again, and from a start among them no
    step leads straight into another. The first step may be taken whatever it costs, but then nothing follows.
    """
    far = allowance + 1
    cost = [far] * len(table)
    for place in places_of(closed):
        cost[place] = -1
    before: dict[int, int] = {}
    waiting: list[list[int]] = [[] for _ in range(far)]
    cost[start] = 0
    dear = {}
    for other, price in table[start]:
        if cost[other] < 0 or stops >> start & stops >> other & 1:
            continue
        before[other] = start
        if price < far:
            cost[other] = price
            waiting[price].append(other)
        else:
            dear[other] = price
    for spent, places in enumerate(waiting):
        for place in places:
            if cost[place] < spent or stops >> place & 1:
                continue
            for other, price in table[place]:
                total = spent + price
                if total < cost[other]:
                    cost[other] = total
                    before[other] = place
                    waiting[total].append(other)
    return Reach({start: 0, **dear, **{place: cost[place] for place in before if cost[place] < far}}, before)
