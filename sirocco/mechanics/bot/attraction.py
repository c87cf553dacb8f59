"""Goals that draw pieces from afar: how strongly, from every place, and how far the march is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.board.paths import CostTable, reach
from sirocco.mechanics.movement_costs import turned_round

Goals = tuple[tuple[int, float], ...]
"""Places and what each is worth."""
FAR = 255
"""Further than anybody marches in one phase."""
LONG = 60_000


class MarchDistances:
    """What marches cost on the bare map, whoever stands in the way; computed when asked for."""

    def __init__(self, costs: CostTable) -> None:
        self._back = turned_round(costs)
        self._near: dict[int, bytes] = {}
        self._to: dict[int, list[int]] = {}

    def __len__(self) -> int:
        return len(self._back)

    def near(self, goal: int) -> bytes:
        """What the march to a place costs from each other one, FAR beyond what one phase allows."""
        known = self._near.get(goal)
        if known is None:
            known = self._near[goal] = bytes(self._march(goal, FAR, FAR - 1))
        return known

    def to(self, goal: int) -> list[int]:
        """What the march to a place costs from each other one, however far; LONG if there is no way."""
        known = self._to.get(goal)
        if known is None:
            known = self._to[goal] = self._march(goal, LONG, None)
        return known

    def _march(self, goal: int, beyond: int, limit: int | None) -> list[int]:
        found = reach(self._back, (goal,), limit).cost
        return [found.get(origin, beyond) for origin in range(len(self._back))]


def attraction(
    goals: Iterable[tuple[int, float]], far: MarchDistances, fades: Sequence[float], others: float
) -> list[float]:
    """How strongly goals draw from each place: the strongest, and a share of all `others`. `fades` has for each cost of
    the march what is left of a goal's worth; beyond them nothing is."""
    best, total = [0.0] * len(far), [0.0] * len(far)
    for goal, worth in goals:
        for place, cost in enumerate(far.to(goal)):
            if cost < len(fades):
                pull = worth * fades[cost]
                total[place] += pull
                best[place] = max(best[place], pull)
    return [b + others * (t - b) for b, t in zip(best, total, strict=True)]
