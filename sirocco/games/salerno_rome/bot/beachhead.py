"""How a beachhead on its own stays together round its depot until it is joined, and who follows it by sea, for bots."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import strength, strength_at
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.state import SalernoState


def is_on_its_own(s: SalernoState) -> bool:
    """Whether a major landing holds a beach that the Allied front has not come up to."""
    if s.beach < 0:
        return False
    return _force(s, ALLIED, _hexes(s)) <= weights.ISOLATED * strength(s, ALLIED)


def units_that_stay(s: SalernoState) -> int:
    """The units (a mask) of a beachhead on its own, unless they are strong enough to leave the beach."""
    if not is_on_its_own(s):
        return 0
    hexes = _hexes(s)
    watched = s.components.map.near(s.beach, weights.WATCHED_FROM_BEACH) & s.occupied[AXIS]
    if _force(s, ALLIED, hexes) >= weights.BREAKS_OUT * _force(s, AXIS, watched):
        return 0
    return mask_of([unit for place in places_of(hexes) for unit in places_of(s.at[place])])


def harbours_to_follow(s: SalernoState) -> int:
    """The ports of a beachhead on its own that needs more troops."""
    if not is_on_its_own(s):
        return 0
    hexes, c = _hexes(s), s.components
    watched = c.map.near(s.beach, weights.WATCHED_FROM_BEACH) & s.occupied[AXIS]
    if _force(s, ALLIED, hexes) >= weights.FOLLOWED * _force(s, AXIS, watched):
        return 0
    return c.italy.ports & c.map.near(s.beach, weights.BEACHHEAD) & ~(s.occupied[AXIS] | s.rearguards)


def can_follow(s: SalernoState) -> int:
    """The units (a mask) in other ports who fight nobody and who are not needed there."""
    c = s.components
    ports = c.italy.ports & c.area & s.control[ALLIED] & ~s.zone[AXIS] & ~c.map.near(s.beach, weights.BEACHHEAD)
    waiting = union_at(s.at, ports & s.occupied[ALLIED]) & c.side_mask[ALLIED] & ~s.independent
    return mask_of([unit for unit in places_of(waiting) if s.strength(unit) and not is_needed(s, unit)])


def is_needed(s: SalernoState, unit: int) -> bool:
    """Whether a unit is the only one that holds what decides the game."""
    here = s.place[unit]
    return bool(decisive_hexes(s, ALLIED) >> here & 1) and not s.at[here] & ~(1 << unit)


def strayed(s: SalernoState, place: int) -> float:
    """What it costs a unit of the beachhead to be on a hex."""
    return weights.STRAYED * max(0, s.components.map.distance(s.beach, place) - weights.BEACHHEAD)


def _hexes(s: SalernoState) -> int:
    """The hexes of the Allies from the beach on, each near the next."""
    found, fresh = 0, s.components.map.near(s.beach, weights.CHAIN) & s.occupied[ALLIED]
    while fresh:
        found |= fresh
        around = 0
        for place in places_of(fresh):
            around |= s.components.map.near(place, weights.CHAIN)
        fresh = around & s.occupied[ALLIED] & ~found
    return found


def _force(s: SalernoState, side: int, hexes: int) -> int:
    return sum(strength_at(s, side, place) for place in places_of(hexes))
