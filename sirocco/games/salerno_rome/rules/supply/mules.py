"""Rule 17.4, mules: in mountains they shorten lines of supply; free to place and to move in one's own movement."""

from __future__ import annotations

from functools import lru_cache, partial

from sirocco.board.graph import mask_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.components.terrain import MOUNTAIN
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.memo import remembered


@lru_cache(maxsize=16)
def mountains(c: SalernoRome) -> int:
    return mask_of([place for place in range(c.map.open) if c.map.terrain[place] == MOUNTAIN]) & c.area


@implements("SR-17.4a", "SR-17.4d")
def mule_hexes(s: SalernoState, side: int) -> int:
    """Where mules can be put: in any mountains, one piece in a hex, beside the enemy too but not with him; and where
    some are that can be picked up: those that were put there in an earlier impulse."""
    old = s.mules[side] & ~s.mules_placed[side]
    if not s.mules_left[side]:
        return old
    enemies = s.occupied[1 - side] | (s.rearguards if side == ALLIED else 0)
    return mountains(s.components) & ~(enemies | s.mules[side]) | old


@implements("SR-17.4a", "SR-17.4d")
def handle_mules(s: SalernoState, side: int, place: int) -> None:
    """Put mules into a hex, or pick up those that are there."""
    if s.mules[side] >> place & 1:
        s.mules[side] &= ~(1 << place)
        s.mules_left[side] += 1
        s.report("mulesLeft", side=side, hex=place)
    else:
        s.mules[side] |= 1 << place
        s.mules_placed[side] |= 1 << place
        s.mules_left[side] -= 1
        s.report("mules", side=side, hex=place)


@implements("SR-17.4f")
def follow(s: SalernoState, side: int, origin: int, place: int) -> None:
    """Mules go with the stack that retreats, if nobody stays: into mountains without mules, else they are lost."""
    if not s.mules[side] >> origin & 1 or s.occupied[side] >> origin & 1:
        return
    if mountains(s.components) & ~s.mules[side] & 1 << place:
        s.mules[side] ^= 1 << origin | 1 << place
        s.report("mulesLeft", side=side, hex=origin)
        s.report("mules", side=side, hex=place)
    else:
        s.lose_mules(side, origin)


def refuse_mules(s: SalernoState, side: int, place: int) -> Refusal | None:
    if mule_hexes(s, side) >> place & 1:
        return None
    if s.mules[side] >> place & 1:
        return s.refuse("SR-17.4d", "mules-just-placed", hex=place)
    if not s.mules_left[side]:
        return s.refuse("SR-17.4a", "no-mules-left", hex=place)
    return s.refuse("SR-17.4a", "no-place-for-mules", hex=place)


@implements("SR-17.4e")
def return_mules(s: SalernoState) -> None:
    """At the beginning of an impulse all that are not on the map can be placed."""
    c = s.components
    for side in range(len(c.sides)):
        owned = remembered(c, ("mules", side, s.turn, s.impulse), partial(_owned, s, side))
        s.mules_left[side] = max(s.mules_left[side], owned - s.mules[side].bit_count())


def _owned(s: SalernoState, side: int) -> int:
    """The mules that a side has had up to this impulse."""
    c = s.components
    groups = [*c.setups[side]]
    for (owner, turn, impulse), arrival in c.arrivals.items():
        if owner == side and (turn, impulse) <= (s.turn, s.impulse):
            groups += arrival.groups
    return min(c.markers["mules"], sum(group.mules for group in groups))
