"""Where a side could stand between the enemy and what it has to keep: belts of places around him, and posts in them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from sirocco.board.graph import places_of
from sirocco.board.network import Network
from sirocco.board.trace import rings


def closed(enemies: int, homes: int, network: Network, passable: int, reach: int) -> int:
    """The ground that enemies hold if each rules what lies within so many links of him: they themselves, and the gaps
    between them that nobody comes through from any home without coming as near as that to one of them. Only they
    themselves where every home is as near."""
    ruled = enemies
    for ring in islice(rings(enemies, network, passable), reach):
        ruled |= ring
    free = _joined(homes & passable & ~ruled, network, passable & ~ruled)
    if not free:
        return enemies
    outside = free
    for ring in islice(rings(free, network, passable), reach):
        outside |= ring
    return passable & ~outside | enemies


def belts(enemies: int, homes: int, network: Network, passable: int, depth: int) -> list[int]:
    """By distance from the enemies, from 1 on, the places that they must pass to come to any of a side's homes. What
    leads nowhere is left out, and so are homes that lie closer to the enemies themselves."""
    around = list(islice(rings(enemies, network, passable), depth))
    beyond = passable & ~enemies
    for ring in around:
        beyond &= ~ring
    behind = _joined(homes & beyond, network, beyond)
    found = []
    for ring in reversed(around):
        found.append(ring & network.around(behind))
        beyond |= ring
        behind = _joined(behind | homes & ring | found[-1], network, beyond)
    return found[::-1]


def _joined(start: int, network: Network, passable: int) -> int:
    found = start
    for ring in rings(start, network, passable):
        found |= ring
    return found


def outposts(belt: int, network: Network, strength: Callable[[int], float]) -> list[int]:
    """The strongest places of a belt, so many that every other one lies beside one of them."""
    chosen, watched = [], 0
    for place in sorted(places_of(belt), key=lambda each: (-strength(each), each)):
        if not watched >> place & 1:
            chosen.append(place)
            watched |= 1 << place | network[place]
    return chosen
