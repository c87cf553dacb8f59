"""Networks that answer for many places at once: what is joined to any of a whole mask of places."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import places_of

BYTE = 8
FEW = 20
"""Up to so many places are looked up one by one."""


class _Eight(dict[int, int]):
    """What is joined to any of eight neighbouring places, by the byte that says which; computed when first asked."""

    __slots__ = ("_masks",)

    def __init__(self, masks: tuple[int, ...]) -> None:
        self._masks = masks

    def __missing__(self, byte: int) -> int:
        found = 0
        for place in places_of(byte):
            found |= self._masks[place]
        self[byte] = found
        return found


class Network(tuple[int, ...]):
    """For each place the mask of the places joined to it."""

    _eights: list[_Eight]

    def __new__(cls, masks: Iterable[int]) -> Network:
        network = super().__new__(cls, masks)
        network._eights = [_Eight(network[i : i + BYTE]) for i in range(0, len(network), BYTE)]
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
        eights = self._eights
        for eight, byte in zip(eights, places.to_bytes(len(eights), "little"), strict=True):
            if byte:
                found |= eight[byte]
        return found
