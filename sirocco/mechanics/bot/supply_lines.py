"""Lines of supply as bots see them: which places they depend on, and what would have to be opened for one.

Places are masks. `passable` are those that a line may lead through as things are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.board.graph import places_of
from sirocco.board.network import Network
from sirocco.board.trace import line_in, rings, tree


def lifelines(sources: Iterable[int], roads: Network, free: int, stacks: int, contact: Sequence[int]) -> dict[int, int]:
    """The road places by which stacks are supplied, and how many need each, those that most depend on first. One
    shortest way is looked at for each stack, from a road it stands on or in `contact` with; stacks hold the places
    they stand on themselves."""
    before = tree((place for place in sources if free >> place & 1), roads, free)
    found: dict[int, int] = {}
    for stack in places_of(stacks):
        near = next((place for place in (stack, *places_of(contact[stack])) if place in before), None)
        for road in reversed(line_in(before, near) if near is not None else ()):
            if not stacks >> road & 1:
                found[road] = found.get(road, 0) + 1
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def crossings(start: int, network: Network, passable: int, most: int) -> list[int]:
    """The places that are not passable by how many such places a way from the start crosses to enter them, themselves
    counted, up to `most`."""
    seen = start
    found = [0]
    for _ in range(most):
        for ring in rings(seen, network, passable):
            seen |= ring
        found.append(network.around(seen) & ~seen)
        seen |= found[-1]
    return found


def barriers(start: int, goal: int, network: Network, passable: int, most: int) -> int:
    """How many places that are not passable lie on the most open way from the start to a goal, up to `most`."""
    reached = start
    for crossed in range(most):
        for ring in rings(reached, network, passable):
            reached |= ring
            if ring & goal:
                return crossed
        reached |= network.around(reached)
        if reached & goal:
            return crossed + 1
    return most


def gates(start: int, goal: int, network: Network, passable: int, most: int) -> int:
    """The places that are not passable on the most open ways from the start to a goal: one made passable opens the way,
    or shortens what is left to open."""
    there, back = crossings(start, network, passable, most), crossings(goal, network, passable, most)
    for crossed in range(1, most + 1):
        on_the_way = 0
        for k in range(1, crossed + 1):
            on_the_way |= there[k] & back[crossed + 1 - k]
        if on_the_way:
            return on_the_way
    return 0
