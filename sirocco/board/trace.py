"""Tracing lines: what a source reaches along a network of links, and the line itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from sirocco.board.graph import places_of
from sirocco.board.network import Network


def flood(source: int, network: Sequence[int], passable: int) -> int:
    """The mask of places joined to `source` along `network` through `passable` places (the source included)."""
    reached = frontier = (1 << source) & passable
    while frontier:
        spread = 0
        while frontier:
            low = frontier & -frontier
            spread |= network[low.bit_length() - 1]
            frontier ^= low
        frontier = spread & passable & ~reached
        reached |= frontier
    return reached


def rings(start: int, network: Network, passable: int) -> Iterator[int]:
    """What can be reached from some places (a mask) through passable ones, in rings: first those one link away."""
    frontier = start
    passable &= ~start
    while frontier := network.around(frontier) & passable:
        passable ^= frontier
        yield frontier


def layers(sources: int, network: Network, passable: int, whole: Sequence[int] = ()) -> list[int]:
    """The places joined to any of the sources (a mask), by their distance: entry k holds those k links away.

    `whole` is what comes out if all is passable: as far as nothing is in the way it need not be found again.
    """
    found: list[int] = []
    frontier = sources & passable
    for layer in whole:
        if layer & passable != layer:
            break
        found.append(layer)
        passable ^= layer
    if found:
        frontier = network.around(found[-1]) & passable
    while frontier:
        found.append(frontier)
        passable ^= frontier
        if frontier & (frontier - 1):
            frontier = network.around(frontier) & passable
        else:
            frontier = network[frontier.bit_length() - 1] & passable
    return found


def tree(starts: Iterable[int], network: Sequence[int], passable: int, goal: int | None = None) -> dict[int, int]:
    """The place before each on a shortest line from one of the starts along `network` through `passable` places; a
    start comes from itself. With a goal it ends where that is found."""
    before = {start: start for start in starts}
    frontier = list(before)
    while frontier and goal not in before:
        found = []
        for place in frontier:
            for other in places_of(network[place] & passable):
                if other not in before:
                    before[other] = place
                    found.append(other)
        frontier = found
    return before


def line(start: int, goal: int, network: Sequence[int], passable: int) -> list[int] | None:
    """A shortest line from `start` to `goal` along `network` through `passable` places, both ends included."""
    if not (passable >> start) & (passable >> goal) & 1:
        return None
    before = tree((start,), network, passable, goal)
    return line_in(before, goal) if goal in before else None


def line_in(before: Mapping[int, int], goal: int) -> list[int]:
    """The line of a tree that leads to a place, from its start on."""
    path = [goal]
    while before[path[-1]] != path[-1]:
        path.append(before[path[-1]])
    return path[::-1]


def beside(seeds: int, network: Network, passable: int, double: int, budget: int) -> int:
    """The places from which a seed can be reached, as one mask: every place entered costs one, a `double` one two, the
    first place and the seed included, and all of them lie in `passable`, which the seeds must."""
    fresh, later, beside = seeds & ~double, seeds & double, 0
    for _ in range(budget):
        if not fresh | later:
            break
        passable &= ~fresh
        around = network.around(fresh)
        beside |= around
        spread = around & passable
        fresh, later = (later | spread & ~double) & passable, spread & double
    return beside
