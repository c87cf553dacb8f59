"""Marching distances in quarters of a movement point, by the roads as they are at the beginning: for bots."""

from __future__ import annotations

from functools import lru_cache

from sirocco.board.distances import Distances
from sirocco.games.dark_sands.components import DarkSands
from sirocco.mechanics.movement_costs import turned_round


@lru_cache(maxsize=16)
def ranges(c: DarkSands) -> Distances:
    return Distances(turned_round(c.grounds[False, False].on_foot))
