"""A board as a graph of places joined by links of named kinds.

Sets of places are bit masks: bit i stands for place i. They copy for nothing, compare at once and make flood fills
and "is the enemy next to me" single operations, whatever shape the places have on the map.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from threading import Lock

from sirocco.kernel.errors import DataError


class Board:
    """Places 0..n-1. `links[a][b]` is the kind of the link from a to b; links are symmetric."""

    __slots__ = ("adjacent", "kinds", "links", "neighbours")

    def __init__(self, links: Sequence[Mapping[int, str]]) -> None:
        self.links = tuple(dict(sorted(of.items())) for of in links)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(of) for of in self.links)
        self.adjacent: tuple[int, ...] = tuple(mask_of(of) for of in self.neighbours)
        self.kinds: dict[str, tuple[int, ...]] = {}
        for kind in sorted({k for of in self.links for k in of.values()}):
            self.kinds[kind] = tuple(mask_of(b for b, k in of.items() if k == kind) for of in self.links)
        for a, of in enumerate(self.links):
            for b, kind in of.items():
                if self.links[b].get(a) != kind:
                    raise DataError(f"link {a}-{b} is not the same from both ends")

    def __len__(self) -> int:
        return len(self.links)

    def network(self, *kinds: str) -> tuple[int, ...]:
        """For each place the mask of places joined to it by a link of one of these kinds."""
        masks = [0] * len(self)
        for kind in kinds:
            for place, mask in enumerate(self.kinds.get(kind, (0,) * len(self))):
                masks[place] |= mask
        return tuple(masks)


def mask_of(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


EIGHT = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
_BYTES: list[tuple[tuple[int, ...], ...]] = []
"""For each byte of a mask, the places that each of its values stands for; as many as masks have had."""
_LENGTHENING = Lock()
_LISTED: dict[int, tuple[int, ...]] = {}
"""The places of masks asked for lately: nine times out of ten it is one of these."""
LISTED = 4096
"""How many of them are remembered before all are forgotten."""


def places_of(mask: int) -> tuple[int, ...]:
    """The places of a mask, lowest first."""
    if not mask:
        return ()
    known = _LISTED.get(mask)
    if known is None:
        if not mask & (mask - 1):
            return (mask.bit_length() - 1,)
        if len(_LISTED) >= LISTED:
            _LISTED.clear()
        known = _LISTED[mask] = tuple(_listed(mask))
    return known


def union_at(masks: Sequence[int], places: int) -> int:
    """All that any of some places (a mask) has in a table of masks by place."""
    found = 0
    for place in places_of(places):
        found |= masks[place]
    return found


def _listed(mask: int) -> list[int]:
    found: list[int] = []
    length = mask.bit_length()
    if mask.bit_count() <= 8 + length // 48:  # found by trial: so few are picked out faster one by one
        place = -1
        while mask:
            gap = (mask & -mask).bit_length()
            place += gap
            found.append(place)
            mask >>= gap  # a shorter number is quicker to deal with
        return found
    size = (length + 7) >> 3
    if len(_BYTES) < size:
        _lengthen(size)
    for places, byte in zip(_BYTES, mask.to_bytes(size, "little"), strict=False):
        if byte:
            found += places[byte]
    return found


def _lengthen(size: int) -> None:
    """Make room for masks of so many bytes. One thread at a time: what one of them appends depends on what is there."""
    with _LENGTHENING:
        while len(_BYTES) < size:
            first = 8 * len(_BYTES)
            _BYTES.append(tuple(tuple(first + bit for bit in bits) for bits in EIGHT))
