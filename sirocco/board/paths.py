"""Cheapest ways across a board: where a mover or a line can get to, at what cost, and by which way.

Costs are whole numbers, so a game counts in the smallest fraction of a movement point it knows. What each step costs
is a table by place (`CostTable`): one that never changes, or one with today's changes laid over it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from sirocco.board.graph import places_of

CLOSED = -1
"""The cost noted for a place that is never entered."""


class CostTable(Protocol):
    """For each place the places next to it that can be entered, and what that costs."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> Sequence[tuple[int, int]]: ...


class Reach(NamedTuple):
    """`cost` by place, and for each node of the search the one before it on a cheapest way.

    Nodes are places, unless the search had several modes: then node `place * modes + mode`, and `last` is the node in
    which a place is reached at the least cost.
    """

    cost: dict[int, int]
    before: dict[int, int]
    modes: int = 1
    last: Mapping[int, int] = {}

    def path(self, goal: int) -> list[int]:
        """The places entered on the way to `goal`, in order; empty for a start."""
        node = self.last.get(goal, goal)
        path = []
        while node in self.before:
            path.append(node // self.modes)
            node = self.before[node]
        return path[::-1]


def reach(
    table: CostTable,
    starts: Iterable[int],
    allowance: int | None = None,
    *,
    closed: int = 0,
    stops: int = 0,
    stop_to_stop: bool = False,
    zone: int = 0,
    surcharge: int = 0,
    first_step_free: bool = False,
    modes: int = 1,
) -> Reach:
    """Everything within `allowance` of the starts; without an allowance, everything that can be reached.

    Masks of places: `closed` are never entered. `stops` are entered but not left again; a start among them is left,
    though not straight into another, unless `stop_to_stop`. A step from one place of `zone` into another costs
    `surcharge` more. With `first_step_free` the first step may be taken whatever it costs, but then nothing follows.

    A search with several `modes` carries a number from 0 besides the place, such as which price comes next of two that
    alternate. Its table goes by nodes (see `Reach`); it begins in any mode, and the masks still go by places.

    Of equally cheap ways the one over places of lower number is found.
    """
    if modes > 1:
        starts = [start * modes + mode for start in starts for mode in range(modes)]
        closed, stops, zone = (_in_every_mode(mask, modes) for mask in (closed, stops, zone))
    far = (_longest(table) if allowance is None else allowance) + 1
    cost = [far] * len(table)
    if allowance is None:  # else few of the closed places are ever met
        for place in places_of(closed):
            cost[place] = CLOSED
        closed = 0
    before: dict[int, int] = {}
    waiting: list[list[int]] = [[] for _ in range(far)]
    begun = list(starts)
    for start in begun:
        cost[start] = 0
    too_dear: dict[int, int] = {}
    for start in begun:
        barred = stops if stops >> start & 1 and not stop_to_stop else 0
        extra = zone if zone >> start & 1 else 0
        for other, price in table[start]:
            if barred >> other & 1:
                continue
            total = price + surcharge if extra >> other & 1 else price
            if closed >> other & 1:
                cost[other] = CLOSED
            elif total < cost[other]:
                cost[other] = total
                before[other] = start
                waiting[total].append(other)
            elif first_step_free and total >= far == cost[other]:
                before[other] = start
                too_dear[other] = total
    _go_on(table, waiting, cost, before, closed, stops, zone if surcharge else 0, surcharge)
    costs = dict.fromkeys(begun, 0) | too_dear | {node: cost[node] for node in before if cost[node] < far}
    return Reach(costs, before) if modes == 1 else _by_place(costs, before, modes)


def leads_to(table: CostTable, start: int, goals: int, allowance: int, passable: int) -> bool:
    """Whether a way from a place gets to one of the goals within the allowance, all of it but its first place through
    passable ones (masks): where few places ask, it is quicker than to look what can be reached from all goals."""
    if goals >> start & 1:
        return True
    goals &= passable
    if not goals:
        return False
    far = allowance + 1
    cost = {start: 0}
    waiting = {0: [start]}
    for spent in range(far):
        for node in waiting.get(spent, ()):
            if cost[node] < spent:
                continue
            for other, price in table[node]:
                total = spent + price
                if total >= cost.get(other, far):
                    continue
                if goals >> other & 1:
                    return True
                if passable >> other & 1:
                    cost[other] = total
                    waiting.setdefault(total, []).append(other)
                else:
                    cost[other] = CLOSED
    return False


DEAREST = 254
"""The most that `within` can be allowed."""


def within(table: CostTable, starts: int, allowance: int, passable: int) -> int:
    """The places that cost no more than the allowance (up to `DEAREST`) from the nearest of the starts, those included
    (all are masks). A place that is not passable is entered, but not left again unless it is a start."""
    far = allowance + 1
    cost = [far] * len(table)
    waiting: list[list[int]] = [[] for _ in range(far)]
    waiting[0] += places_of(starts)
    for start in waiting[0]:
        cost[start] = 0
    for spent, nodes in enumerate(waiting):
        for node in nodes:
            if cost[node] < spent:
                continue
            for other, price in table[node]:
                total = spent + price
                if total < cost[other]:
                    cost[other] = total
                    if total < allowance and passable >> other & 1:
                        waiting[total].append(other)
    digits = bytes(cost).translate(b"1" * far + b"0" * (256 - far))  # of the mask, the lowest first
    return int(digits[::-1], 2)


def _go_on(
    table: CostTable,
    waiting: list[list[int]],
    cost: list[int],
    before: dict[int, int],
    closed: int,
    stops: int,
    zone: int,
    surcharge: int,
) -> None:
    """Settle the nodes that wait, by what they have cost, and all that follow from them."""
    special = stops | zone
    for spent, nodes in enumerate(waiting):
        nodes.sort()
        for node in nodes:
            if cost[node] < spent:
                continue
            steps = table[node]
            if special >> node & 1:
                if stops >> node & 1:
                    continue
                steps = [(other, price + surcharge if zone >> other & 1 else price) for other, price in steps]
            for other, price in steps:
                total = spent + price
                if total < cost[other]:
                    if closed >> other & 1:
                        cost[other] = CLOSED
                        continue
                    cost[other] = total
                    before[other] = node
                    waiting[total].append(other)


def _longest(table: CostTable) -> int:
    """More than any way without a detour can cost."""
    dearest = max((price for place in range(len(table)) for _, price in table[place]), default=0)
    return dearest * len(table)


def _in_every_mode(mask: int, modes: int) -> int:
    every = (1 << modes) - 1
    found = 0
    for place in places_of(mask):
        found |= every << place * modes
    return found


def _by_place(costs: Mapping[int, int], before: dict[int, int], modes: int) -> Reach:
    last: dict[int, int] = {}
    for node, cost in costs.items():
        known = last.get(node // modes)
        if known is None or cost < costs[known]:
            last[node // modes] = node
    return Reach({place: costs[node] for place, node in last.items()}, before, modes, last)


class Obstacle(NamedTuple):
    """Why a place is out of reach: what the cheapest way on the bare map costs, and which places on it are barred."""

    cost: int
    barred: list[int]


def obstacle(table: CostTable, start: int, goal: int, barred: int) -> Obstacle | None:
    """What lies between two places; None if no way joins them at all. `barred` is a mask."""
    found = reach(table, (start,))
    if goal not in found.cost:
        return None
    return Obstacle(found.cost[goal], [place for place in found.path(goal) if barred >> place & 1])
