"""Goals that draw pieces from afar: how strongly, from every place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.board.distances import Distances

Goals = tuple[tuple[int, float], ...]
"""Places and what each is worth."""


def attraction(
    goals: Iterable[tuple[int, float]], far: Distances, fades: Sequence[float], others: float
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
