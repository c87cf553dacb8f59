"""Rule 9.5.7: the box of Bari, a port off the map."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS
from sirocco.games.salerno_rome.components.units import HALVES
from sirocco.games.salerno_rome.rules.artillery.overrun import overrun
from sirocco.games.salerno_rome.rules.movement.naval_movement import harbours, refuse_embarking, sail
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import BARI, SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

EIGHTH_ARMY = POOLS[1]
BOX = "Bari"
ROADS = "terminals-eighth-army"
"""The feature of the map by which one goes there."""


@implements("SR-9.5.7g")
def in_bari(s: SalernoState, among: int = ~0) -> int:
    """The units in the box, or those of some. They are off the map: no check of supply asks about them, and no enemy
    reaches them."""
    off_map = s.components.side_mask[ALLIED] & ~s.standing & among
    return _in_bari(s, off_map) if off_map and BARI in s.place else 0


def _in_bari(s: SalernoState, off_map: int) -> int:
    place = s.place
    return mask_of([unit for unit in places_of(off_map) if place[unit] == BARI])


@implements("SR-9.5.7f")
def fits_in_bari(s: SalernoState, units: int) -> bool:
    """Whether units find room in the box, in halves of a dot."""
    c = s.components
    dots = sum(c.half_dots[unit] for unit in places_of(units | in_bari(s)))
    return dots <= HALVES * c.italy.boxes[BOX].dots


def road_to_bari(s: SalernoState) -> int:
    """The hexes of the terminals of VIII Army on the edge, by which units go to Bari and come from it."""
    c = s.components
    return c.map.features[ROADS] & c.area & ~(s.occupied[AXIS] | s.rearguards)


@implements("SR-9.5.7a")
def may_leave_at(s: SalernoState, side: int, here: int) -> bool:
    if side != ALLIED or not s.components.map.features[ROADS] >> here & 1:
        return False
    return bool(road_to_bari(s) >> here & 1)


@implements("SR-9.5.7a", "SR-9.5.7f")
def refuse_exit(s: SalernoState, group: int, here: int) -> Refusal | None:
    """Why a group in a hex of the road cannot leave for Bari, or None."""
    return None if fits_in_bari(s, group) else s.refuse("SR-9.5.7f", "bari-full", hex=here)


@implements("SR-9.5.7a")
def go_to_bari(s: SalernoState, group: int) -> None:
    """They were activated in this impulse, so they do nothing more in it (SR-8c, SR-9.5.7b)."""
    for unit in places_of(group):
        s.take_off(unit, BARI)
        s.report("toBari", unit=unit)


def is_in_play(s: SalernoState) -> bool:
    """Whether the map of the scenario has a road to the box."""
    c = s.components
    return bool(c.map.features[ROADS] & c.area)


@implements("SR-11.5b", "SR-9.5.7f")
def refuse_sailing_in(s: SalernoState, side: int, group: int, here: int) -> Refusal | None:
    """Why a group in a hex cannot go to Bari by sea, or None: it is a port like others, and no enemy is ever there."""
    wrong = refuse_embarking(s, side, group, here)
    if wrong is not None:
        return wrong
    return refuse_exit(s, group, here) if is_in_play(s) else s.refuse("SR-11.5b", "no-port", hex=here)


@implements("SR-11.5b", "SR-11.5c")
def sail_in(s: SalernoState, group: int) -> None:
    s.sailed += group.bit_count()
    go_to_bari(s, group)


@implements("SR-9.5.7c", "SR-9.5.7d")
def ways_out(s: SalernoState) -> list[tuple[int, int]]:
    """The units of the formation that operates which may leave the box, and where they come out: by land on a terminal
    of VIII Army, by sea in a port."""
    waiting = in_bari(s, s.operating & ~s.moved)
    return _ways_out(s, waiting) if waiting else []


def _ways_out(s: SalernoState, waiting: int) -> list[tuple[int, int]]:
    road, found = list(places_of(road_to_bari(s))), []
    for unit in places_of(waiting):
        roads = [place for place in road if has_room(s, ALLIED, 1 << unit, place)]
        ports = [port for port in harbours(s, 1 << unit) if port not in roads]
        found += [(unit, place) for place in (*roads, *ports)]
    return found


def comes_by_land(s: SalernoState, place: int) -> bool:
    """Whether who comes from Bari to a hex comes by road, and may move on."""
    return bool(road_to_bari(s) >> place & 1)


@implements("SR-9.5.7c", "SR-11.5c")
def come_out(s: SalernoState, unit: int, place: int) -> None:
    """By land, or by sea, which ends its operations."""
    s.report("fromBari", unit=unit, hex=place)
    if comes_by_land(s, place):
        s.put(unit, place)
        overrun(s, ALLIED, 1 << unit, place)
    else:
        sail(s, 1 << unit, place)


def refuse_way_out(s: SalernoState, unit: int, place: int) -> Refusal | None:
    if (unit, place) in ways_out(s):
        return None
    if s.place[unit] != BARI:
        return s.refuse("SR-9.5.7c", "not-in-bari", unit=unit)
    if not s.operating >> unit & 1 or s.moved >> unit & 1:
        return s.refuse("SR-9.5.7d", "not-operating", unit=unit)
    return s.refuse("SR-9.5.7d", "not-from-bari", hex=place)
