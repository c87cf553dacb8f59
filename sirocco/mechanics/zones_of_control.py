"""Zones of control of a side's pieces, kept up as pieces come and go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sirocco.board.graph import mask_of, places_of
from sirocco.board.zones import lower_zone, raise_zone, zone_of
from sirocco.mechanics.pieces import PiecesState, disagreements


class ZonesState(PiecesState):
    """Pieces of which some exert a zone: the mask `exerting` of the components. A place exerts it once, however many
    such pieces stand there."""

    DERIVED: ClassVar[frozenset[str]] = PiecesState.DERIVED | {"front", "zone", "zone_count"}

    front: list[int]
    """Mask of the places with a piece that exerts a zone, by side."""
    zone: list[int]
    """Mask of the places in a side's zone of control."""
    zone_count: list[bytearray]
    """How many places of a side exert their zone on a place."""

    @property
    def zone_table(self) -> Sequence[Sequence[int]]:
        """For each place those on which a piece standing there exerts its zone."""
        raise NotImplementedError

    def clear_derived(self) -> None:
        sides, places = range(len(self.refusals.sides)), len(self.place_ids)
        self.front, self.zone = [0 for _ in sides], [0 for _ in sides]
        self.zone_count = [bytearray(places) for _ in sides]

    def shift(self, piece: int, old: int, new: int) -> None:
        super().shift(piece, old, new)
        c = self.components
        if not c.exerting >> piece & 1:
            return
        side, front, zone = c.side_of[piece], self.front, self.zone
        leaves = old >= 0 and not self.at[old] & c.side_mask[side] & c.exerting
        enters = new >= 0 and not front[side] >> new & 1
        if not leaves and not enters:
            return
        table, counts = self.zone_table, self.zone_count[side]
        if leaves:
            front[side] ^= 1 << old
            zone[side] = lower_zone(table, counts, zone[side], old)
        if enters:
            front[side] |= 1 << new
            zone[side] = raise_zone(table, counts, zone[side], new)


def zone_disagreements(s: ZonesState) -> Iterator[str]:
    """What is kept up of pieces and their zones but does not follow from where the pieces are."""
    yield from disagreements(s)
    c = s.components
    for side, name in enumerate(s.refusals.sides):
        places = {s.place[piece] for piece in places_of(s.standing & c.side_mask[side] & c.exerting)}
        front = mask_of(place for place in places if place >= 0)
        if front != s.front[side] or zone_of(s.zone_table, list(places_of(front))) != s.zone[side]:
            yield f"the zone of {name} is wrong"
