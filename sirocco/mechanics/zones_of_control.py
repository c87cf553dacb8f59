"""Zones of control of a side's pieces, kept up as pieces come and go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sirocco.board.graph import places_of
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

    def derive_more(self) -> None:
        sides, places = range(len(self.refusals.sides)), len(self.place_ids)
        self.front, self.zone = [0 for _ in sides], [0 for _ in sides]
        self.zone_count = [bytearray(places) for _ in sides]

    def stand(self, piece: int, place: int) -> None:
        super().stand(piece, place)
        c = self.components
        if c.exerting >> piece & 1:
            side = c.side_of[piece]
            if not self.front[side] >> place & 1:
                self.front[side] |= 1 << place
                self.zone[side] = raise_zone(self.zone_table, self.zone_count[side], self.zone[side], place)

    def lift(self, piece: int) -> None:
        super().lift(piece)
        c = self.components
        if c.exerting >> piece & 1:
            place, side = self.place[piece], c.side_of[piece]
            if place >= 0 and not self.at[place] & c.side_mask[side] & c.exerting:
                self.front[side] &= ~(1 << place)
                self.zone[side] = lower_zone(self.zone_table, self.zone_count[side], self.zone[side], place)


def zone_disagreements(s: ZonesState) -> Iterator[str]:
    """What is kept up of pieces and their zones but does not follow from where the pieces are."""
    yield from disagreements(s)
    c = s.components
    for side, name in enumerate(s.refusals.sides):
        front = sum(1 << place for place, pieces in enumerate(s.at) if pieces & c.side_mask[side] & c.exerting)
        if front != s.front[side] or zone_of(s.zone_table, list(places_of(front))) != s.zone[side]:
            yield f"the zone of {name} is wrong"
