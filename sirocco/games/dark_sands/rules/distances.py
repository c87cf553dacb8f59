"""Marching distances on the bare map, for bots: who could be where soon, whoever stands in the way."""

from __future__ import annotations

from functools import lru_cache

from sirocco.board.paths import reach
from sirocco.games.dark_sands.components import DarkSands
from sirocco.mechanics.movement_costs import turned_round

FAR = 255
"""Further than anybody marches in one action."""
LONG = 60_000


class Ranges:
    """Distances in quarters of a movement point, by the roads as they are at the beginning; worked out when asked."""

    def __init__(self, c: DarkSands) -> None:
        self._back = turned_round(c.grounds[False, False].on_foot)
        self._near: dict[int, bytes] = {}
        self._to: dict[int, list[int]] = {}

    def near(self, goal: int) -> bytes:
        """What the march to a hex costs from each other one, FAR beyond what one action allows."""
        known = self._near.get(goal)
        if known is None:
            known = self._near[goal] = bytes(self._march(goal, FAR, FAR - 1))
        return known

    def to(self, goal: int) -> list[int]:
        """What the march to a hex costs from each other one, however far."""
        known = self._to.get(goal)
        if known is None:
            known = self._to[goal] = self._march(goal, LONG, None)
        return known

    def _march(self, goal: int, beyond: int, limit: int | None) -> list[int]:
        found = reach(self._back, (goal,), limit).cost
        return [found.get(origin, beyond) for origin in range(len(self._back))]


@lru_cache(maxsize=16)
def ranges(c: DarkSands) -> Ranges:
    return Ranges(c)
