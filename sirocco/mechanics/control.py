"""Who holds which places, by name."""

from __future__ import annotations

from collections.abc import Sequence

from sirocco.board.graph import places_of
from sirocco.mechanics.pieces import PiecesState


def holders(s: PiecesState, held: Sequence[int]) -> dict[str, str]:
    """The places that somebody holds, and who, from a mask of places for each side."""
    sides = s.refusals.sides
    by_place = sorted((place, side) for side, mask in enumerate(held) for place in places_of(mask))
    return {s.place_ids[place]: sides[side] for place, side in by_place}
