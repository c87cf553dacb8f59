"""Zones of control: where pieces make themselves felt beyond the place they stand on.

Which places a piece reaches from where it stands is a table of the map (`zone_table`). How many pieces of a side reach
a place is counted as they come and go, so that the zone of a whole side is always at hand as one mask.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence


def zone_table(neighbours: Sequence[Sequence[int]], reaches: Callable[[int, int], bool]) -> tuple[tuple[int, ...], ...]:
    """For each place those of its neighbours that a piece on it reaches."""
    return tuple(tuple(b for b in around if reaches(a, b)) for a, around in enumerate(neighbours))


def raise_zone(table: Sequence[Sequence[int]], counts: MutableSequence[int], zone: int, place: int) -> int:
    """A piece now stands on `place`: count it, and give the side's zone as it is then."""
    for reached in table[place]:
        if not counts[reached]:
            zone |= 1 << reached
        counts[reached] += 1
    return zone


def lower_zone(table: Sequence[Sequence[int]], counts: MutableSequence[int], zone: int, place: int) -> int:
    """A piece no longer stands on `place`."""
    for reached in table[place]:
        counts[reached] -= 1
        if not counts[reached]:
            zone &= ~(1 << reached)
    return zone


def zone_of(table: Sequence[Sequence[int]], places: Sequence[int]) -> int:
    """The zone of pieces standing on these places, computed anew."""
    zone = 0
    for place in places:
        for reached in table[place]:
            zone |= 1 << reached
    return zone
