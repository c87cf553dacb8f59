"""Distances and ranges on the bare map, for bots: what could be where next turn, whoever stands in the way."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sirocco.board.distances import Distances
from sirocco.board.graph import mask_of
from sirocco.board.network import Network
from sirocco.games.compass.components import Compass
from sirocco.games.compass.rules.movement import ATTACK_COST
from sirocco.mechanics.movement_costs import turned_round


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
    distances, near = Distances(turned_round(c.costs)), Network(c.board.adjacent)
    distance = tuple(zip(*(distances.to(goal) for goal in areas), strict=True))
    within: dict[int, tuple[int, ...]] = {}
    striking: dict[int, tuple[int, ...]] = {}
    for allowance in sorted({*c.movement, *(2 * m for m in c.movement)}):
        within[allowance] = tuple(mask_of([b for b in areas if distance[a][b] <= allowance]) for a in areas)
        striking[allowance] = tuple(
            near.around(mask_of([b for b in areas if distance[a][b] + ATTACK_COST <= allowance])) for a in areas
        )
    road = mask_of([a for a in areas if any(kind == "road" for kind in c.board.links[a].values())])
    return Ranges(distance, within, striking, road)
