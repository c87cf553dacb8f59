"""Whether the units that a scenario puts into zones around places fit there, by their dots and the ground's limits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.italy import Italy


class Group(NamedTuple):
    """Units that go anywhere in a zone (a mask of hexes), by their dots."""

    name: str
    zone: int
    dots: Sequence[float]


class Room(NamedTuple):
    """Where the groups can stand: dots by hex; and the names of those that found no room."""

    taken: dict[int, float]
    left: tuple[str, ...]

    @property
    def hexes(self) -> int:
        """The mask of hexes in use."""
        return sum(1 << place for place in self.taken)


def find_room(italy: Italy, groups: Iterable[Group], closed: int = 0) -> Room:
    """Put every unit somewhere, groups with the narrowest zones first and large units before small ones, in hexes that
    other groups want least; `closed` hexes are the enemy's. What it finds is a proof that there is room; if it finds
    none, there may still be a cleverer way."""
    ordered = sorted(groups, key=lambda group: _slack(italy, group, closed))
    wanted: dict[int, int] = {}
    for group in ordered:
        for place in places_of(group.zone):
            wanted[place] = wanted.get(place, 0) + 1
    taken: dict[int, float] = {}
    left: list[str] = []
    for group in ordered:
        places = sorted(places_of(group.zone & ~closed), key=lambda place: (wanted[place], place))
        for dots in sorted(group.dots, reverse=True):
            free = next((p for p in places if taken.get(p, 0.0) + dots <= italy.stack[p]), None)
            if free is None:
                left.append(group.name)
                break
            taken[free] = taken.get(free, 0.0) + dots
    return Room(taken, tuple(left))


def _slack(italy: Italy, group: Group, closed: int) -> float:
    return italy.room(group.zone & ~closed) - sum(group.dots)
