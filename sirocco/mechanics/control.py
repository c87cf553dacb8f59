"""Who holds which places: taking them, and by name."""

from __future__ import annotations

from collections.abc import Sequence

from sirocco.board.graph import places_of
from sirocco.mechanics.pieces import PiecesState


def holders(s: PiecesState, held: Sequence[int]) -> dict[str, str]:
    """The places that somebody holds, and who, from a mask of places for each side."""
    sides = s.refusals.sides
    by_place = sorted((place, side) for side, mask in enumerate(held) for place in places_of(mask))
    return {s.place_ids[place]: sides[side] for place, side in by_place}


def hand_over(s: PiecesState, held: list[int], side: int, place: int, word: str) -> bool:
    """A side holds a place from now on, and says so if it did not before; whether the enemy has lost it by that. `held`
    has a mask of places for each side, `word` is what the game's events call a place."""
    bit = 1 << place
    if held[side] & bit:
        return False
    captured = bool(held[1 - side] & bit)
    held[side] |= bit
    held[1 - side] &= ~bit
    s.emit("control", side=s.refusals.sides[side], **{word: s.place_ids[place]})
    return captured
