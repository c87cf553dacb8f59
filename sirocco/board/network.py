"""Networks that answer for many places at once: what is joined to any of a whole mask of places."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping

from sirocco.board.graph import places_of

BITS = 16
"""How many neighbouring places are looked up together."""
FEW = 12
"""Up to so many places are looked up one by one."""
REMEMBERED = 1024
"""Of how many sets of such neighbours the answer is remembered."""


class _Neighbours(dict[int, int]):
    """What is joined to any of a few neighbouring places, by the number whose bits say which; computed when asked."""

    __slots__ = ("_masks",)

    def __init__(self, masks: tuple[int, ...]) -> None:
        self._masks = masks

    def __missing__(self, which: int) -> int:
        found = 0
        for place in places_of(which):
            found |= self._masks[place]
        if len(self) >= REMEMBERED:
            self.clear()
        self[which] = found
        return found


class Network(tuple[int, ...]):
    """For each place the mask of the places joined to it."""

    _parts: list[_Neighbours]

    def __new__(cls, masks: Iterable[int]) -> Network:
        network = super().__new__(cls, masks)
        network._parts = [_Neighbours(network[i : i + BITS]) for i in range(0, len(network), BITS)]
        return network

    def changed(self, masks: Mapping[int, int]) -> Network:
        """The same network with some places joined to others than before. What it remembers of the rest it keeps."""
        rows = list(self)
        for place, mask in masks.items():
            rows[place] = mask
        network = super().__new__(Network, rows)
        network._parts = list(self._parts)
        for part in {place // BITS for place in masks}:
            network._parts[part] = _Neighbours(network[part * BITS : (part + 1) * BITS])
        return network

    def around(self, places: int) -> int:
        """The places joined to any of these (both are masks)."""
        found = 0
        if places.bit_count() <= FEW:
            while places:
                low = places & -places
                found |= self[low.bit_length() - 1]
                places ^= low
            return found
        parts = self._parts
        numbers = memoryview(places.to_bytes(BITS // 8 * len(parts), sys.byteorder)).cast("H")
        for part, which in zip(parts, numbers if sys.byteorder == "little" else numbers[::-1], strict=True):
            if which:
                found |= part[which]
        return found
