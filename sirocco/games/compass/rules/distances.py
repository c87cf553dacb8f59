"""Distances and ranges on the bare map, for bots: what could be where next turn, whoever stands in the way."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sirocco.board.graph import mask_of
from sirocco.board.paths import reach
from sirocco.games.compass.components import Compass
from sirocco.games.compass.rules.movement import ATTACK_COST


class Ranges(NamedTuple):
    """`distance[a][b]` in half movement points; by allowance and area, the mask of areas within reach and the mask
    of areas that could be attacked."""

    distance: tuple[tuple[int, ...], ...]
    within: dict[int, tuple[int, ...]]
    striking: dict[int, tuple[int, ...]]
    road: int
    """Mask of the areas on a road."""


@lru_cache(maxsize=8)
def ranges(c: Compass) -> Ranges:
    areas = range(len(c.areas))
    costs = [reach(c.costs, (a,)).cost for a in areas]
    distance = tuple(tuple(costs[a][b] for b in areas) for a in areas)
    within: dict[int, tuple[int, ...]] = {}
    striking: dict[int, tuple[int, ...]] = {}
    for allowance in sorted({*c.movement, *(2 * m for m in c.movement)}):
        within[allowance] = tuple(mask_of([b for b in areas if distance[a][b] <= allowance]) for a in areas)
        striking[allowance] = tuple(
            _next_to(c, mask_of([b for b in areas if distance[a][b] + ATTACK_COST <= allowance])) for a in areas
        )
    road = mask_of([a for a in areas if any(kind == "road" for kind in c.board.links[a].values())])
    return Ranges(distance, within, striking, road)


def _next_to(c: Compass, mask: int) -> int:
    found = 0
    for area, adjacent in enumerate(c.board.adjacent):
        if mask >> area & 1:
            found |= adjacent
    return found
