"""Reinforcements: who may come onto the map in a half, on which hexes, and who makes way for them."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.command.command import control_at
from sirocco.games.kasserine.rules.command.readiness import able_to_attack
from sirocco.games.kasserine.rules.stacking import can_go_on, can_pass, fits
from sirocco.games.kasserine.rules.state import ASIDE, COMING, KasserineState
from sirocco.games.kasserine.rules.supply import supplied_hexes
from sirocco.games.kasserine.rules.terrain import entry_cost
from sirocco.games.kasserine.rules.weather import allowance, supply_length
from sirocco.games.kasserine.rules.zones_of_control import may_make_contact
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

SHUT = -1


@implements("K-rec-04", "K-set-11", "K-rec-31")
def units_due(s: KasserineState, side: int) -> int:
    """The units of a side that may come in now: those whose move has come, those that had to wait, and those that have
    made way in an earlier move."""
    found = 0
    for move, arrivals in s.components.arrivals.items():
        if move <= s.move:
            for arrival in arrivals:
                if arrival.side == side:
                    found |= arrival.units
    mine, place = s.components.side_mask[side], s.place
    due = [unit for unit in places_of(found) if place[unit] == COMING]
    due += [unit for units in s.aside for unit in places_of(units & mine) if place[unit] == ASIDE]
    mask = 0
    for unit in due:
        mask |= 1 << unit
    return mask


def entry_of(s: KasserineState, unit: int) -> int:
    """The entry by which a unit comes: that where it made way, or that of the calendar."""
    if s.place[unit] == ASIDE:
        return next(entry for entry, units in enumerate(s.aside) if units >> unit & 1)
    return s.components.entry_of[unit]


@implements("K-rec-07")
def open_entry(s: KasserineState, side: int, entry: int) -> tuple[int, ...]:
    """The hexes of an entry that no enemy holds; if he holds all of them, the free hexes nearest to it within the
    detour that is allowed, on the edge if the entry lies there."""
    c = s.components
    hexes = c.tunisia.entries[c.entry_ids[entry]]
    held = s.occupied[1 - side]
    free = tuple(place for place in hexes if not held >> place & 1)
    if free:
        return free
    on_edge = all(c.tunisia.edge >> place & 1 for place in hexes)
    for far in range(1, c.limits.detour + 1):
        ring = 0
        for place in hexes:
            ring |= c.map.near(place, far)
        ring &= c.everywhere & ~held
        if on_edge:
            ring &= c.tunisia.edge
        if ring:
            return tuple(places_of(ring))
    return ()


@implements("K-rec-04", "K-rec-07")
def hexes_for(s: KasserineState, side: int, unit: int) -> list[int]:
    """Where a unit may come in now: it pays for the hex, and it has room there or goes on."""
    return [place for place in open_entry(s, side, entry_of(s, unit)) if not refuse_entry_hex(s, side, unit, place)]


def ways_in(s: KasserineState, side: int) -> list[tuple[int, int]]:
    """All units that may come in now, each with the hexes where it may."""
    opened: dict[int, tuple[int, ...]] = {}
    found = []
    for unit in places_of(s.due):
        entry = entry_of(s, unit)
        if entry not in opened:
            opened[entry] = open_entry(s, side, entry)
        found += [(unit, place) for place in opened[entry] if refuse_entry_hex(s, side, unit, place) is None]
    return found


def refuse_entry_hex(s: KasserineState, side: int, unit: int, place: int) -> Refusal | None:
    """Why a unit that is due may not come in on a hex of its entry, or None."""
    cost, points = entry_cost(s, unit, place), allowance(s, unit)
    if cost is None:
        return s.refuse("K-ter-08", "ground", unit=unit, hex=place)
    if cost > points:
        return s.refuse("K-rec-04", "entry-too-dear", unit=unit, hex=place)
    bit = 1 << unit
    in_zone = bool(s.zone_now(1 - side) >> place & 1)
    if in_zone and not may_make_contact(s, side, bit, place, _able_with(s, side, unit, place)):
        return s.refuse("K-rec-06", "no-attack-from-there", hex=place)
    if fits(s, side, bit, place):
        return None
    goes_on = not in_zone and is_supplied_there(s, side, unit, place)
    if goes_on and can_pass(s, side, bit, place, points - cost):
        return None
    turn = int(s.components.tunisia.costs.tracks >> place & 1)
    if goes_on and can_go_on(s, side, bit, place, points - cost, turn, _able_with(s, side, unit, place)):
        return None
    return s.refuse("K-rec-04", "entry-full", unit=unit, hex=place)


def _able_with(s: KasserineState, side: int, unit: int, place: int) -> int:
    """Who could attack in this half if a unit came in on a hex."""
    return able_to_attack(s, side) | (1 << unit if _could_attack(s, side, unit, place) else 0)


@implements("K-rec-04")
def is_supplied_there(s: KasserineState, side: int, unit: int, place: int) -> bool:
    """Whether a unit that comes in is in supply for this half: it is as it comes, but by an option it needs a line."""
    c = s.components
    if not s.options.arrivals_need_supply or not c.supply_bound >> unit & 1:
        return True
    length = supply_length(s)
    sources = c.urfs & c.side_mask[side] & s.standing & ~s.hauled
    return any(supplied_hexes(s, side, s.place[source], length, 1 << place) for source in places_of(sources))


@implements("K-rec-04", "K-cmd-01")
def _could_attack(s: KasserineState, side: int, unit: int, place: int) -> bool:
    """Whether a unit could attack in this half if it came in on a hex."""
    if not s.components.ucts >> unit & 1 or not (s.attack(unit) or s.options.guns_attack):
        return False
    if s.components.reconnaissance >> unit & 1:
        return True
    supplied = is_supplied_there(s, side, unit, place) or not s.options.attack_needs_supply
    return supplied and bool(control_at(s, side, unit, place).direct)


@implements("K-rec-04")
def come_in(s: KasserineState, side: int, unit: int, place: int) -> None:
    """A unit comes onto the map: in supply for this half, under the control that the hex gives it. A headquarters gives
    it to those as well that came by the same entry before it: they all start there."""
    c, bit, entry = s.components, 1 << unit, entry_of(s, unit)
    s.due &= ~bit
    s.aside = [units & ~bit for units in s.aside]
    if c.ucts & bit and is_supplied_there(s, side, unit, place):
        s.arrived |= bit
    s.put(unit, place)
    s.report("arrived", unit=unit, hex=place)
    before = places_of(s.arrived) if c.ucms & bit else ()
    for led in (unit,) if c.ucts & bit else (each for each in before if c.entry_of[each] == entry):
        now = control_at(s, side, led, place)
        s.under_division |= now.division
        s.under_army |= now.army
        s.commanded |= now.direct
        s.chained |= now.chain
    s.count_supplied()


@implements("K-rec-31")
def entry_in_need(s: KasserineState, place: int) -> int:
    """The entry that a hex belongs to and that own units which are due need; SHUT: none."""
    if s.due and not s.options.no_making_way:
        c = s.components
        for entry, name in enumerate(c.entry_ids):
            if place in c.tunisia.entries[name] and any(entry_of(s, unit) == entry for unit in places_of(s.due)):
                return entry
    return SHUT


@implements("K-rec-31")
def make_way(s: KasserineState, group: int, entry: int) -> None:
    """Units step off the map and come back by that entry in a later move."""
    for unit in places_of(group):
        s.report("madeWay", unit=unit, hex=s.place[unit])
        s.take_off(unit, ASIDE)
    s.aside[entry] |= group
    s.moved |= group


def units_waiting(s: KasserineState, side: int) -> int:
    """Those of a side who are still to come, whenever."""
    mine = s.components.side_mask[side]
    found = 0
    for unit in places_of(mine):
        if s.place[unit] in (COMING, ASIDE):
            found |= 1 << unit
    return found
