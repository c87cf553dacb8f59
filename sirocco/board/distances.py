"""Marching distances on the bare map, whoever stands in the way: found when they are asked for, and kept."""

from __future__ import annotations

from sirocco.board.paths import CostTable, reach

FAR = 255
"""Further than anybody marches at once."""
UNREACHABLE = 60_000


class Distances:
    """What the march to a place costs from each other one. `back` are the costs of a step to a place from the next."""

    def __init__(self, back: CostTable) -> None:
        self._back = back
        self._near: dict[int, bytes] = {}
        self._to: dict[int, list[int]] = {}

    def __len__(self) -> int:
        return len(self._back)

    def near(self, goal: int) -> bytes:
        """The costs of one march: FAR from everywhere beyond."""
        known = self._near.get(goal)
        if known is None:
            known = self._near[goal] = bytes(self._march(goal, FAR, FAR - 1))
        return known

    def to(self, goal: int) -> list[int]:
        """The costs however far it is."""
        known = self._to.get(goal)
        if known is None:
            known = self._to[goal] = self._march(goal, UNREACHABLE, None)
        return known

    def _march(self, goal: int, beyond: int, limit: int | None) -> list[int]:
        found = reach(self._back, (goal,), limit).cost
        return [found.get(origin, beyond) for origin in range(len(self._back))]
