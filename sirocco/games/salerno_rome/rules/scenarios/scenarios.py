"""Rules 4 and 22: set-up by the players, and what a scenario says beside its lists."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.entries import Group
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.components.units import HALVES
from sirocco.games.salerno_rome.rules.operations.fortifications import supplied_hexes
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import nearest_with_room, rooms
from sirocco.games.salerno_rome.rules.state import BARI, SCHEDULED, SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.errors import DataError
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_ANY, Choice
from sirocco.mechanics.kinds import Side

GUARD = 6 * HALVES
"""Dots, in halves, that the program places on a depot before it covers other hexes."""


@implements("SR-22.1d", "SR-22.2e", "SR-22.3b")
def landings_allowed(s: SalernoState, kind: str) -> bool:
    """Whether a scenario has landings of a kind."""
    return kind in s.components.scene.landings


# Set-up.


def set_up_hexes(s: SalernoState, side: int, unit: int, group: Group) -> list[int]:
    """Where a unit may begin: in the zone of its group, with the set-up card of the campaign beside no enemy if there
    is room elsewhere; if its zone is full, in the nearest hexes with room."""
    zone = group.hexes & ~s.occupied[1 - side]
    apart = zone & ~s.zone[1 - side] if s.components.scene.deployment else zone
    found = rooms(s, side, unit, apart) or rooms(s, side, unit, zone) or nearest_with_room(s, side, unit, zone)
    return list(places_of(found))


@implements("SR-4a", "SR-22a")
def place_groups(s: SalernoState, side: int, groups: Iterable[Group]) -> None:
    """Put every unit that is not on the map yet into the zone of its group: those with the least room to spare first,
    large units before small ones, each where its side has the least so far and the ground is best to defend."""
    c = s.components
    bound = [group for group in groups if group.units]
    for group in sorted(bound, key=lambda each: (_spare(c, each), each.hexes)):
        for unit in sorted(places_of(group.units), key=lambda each: (-c.half_dots[each], each)):
            if s.place[unit] >= 0:
                continue
            if "bari" in group.by:
                s.take_off(unit, BARI)
                continue
            places = set_up_hexes(s, side, unit, group)
            if not places:
                raise DataError(f"no room for {c.unit_ids[unit]}")
            s.put(unit, min(places, key=lambda place: _worth(s, side, place)))
        if group.reserve:
            s.reserves[side] |= mask_of([s.place[unit] for unit in places_of(group.units)])


def _worth(s: SalernoState, side: int, place: int) -> tuple[bool, int, int, int]:
    """The smaller, the better to begin in a hex: a depot of one's own, which the enemy may win the game by, is guarded
    by more than one unit."""
    unguarded = side == ALLIED and bool(s.depots >> place & 1) and _dots(s, place) < GUARD
    return not unguarded, _dots(s, place), -_cover(s.components, place), place


def _spare(c: SalernoRome, group: Group) -> int:
    return HALVES * c.italy.room(group.hexes) - sum(c.half_dots[unit] for unit in places_of(group.units))


def _dots(s: SalernoState, place: int) -> int:
    return sum(s.components.half_dots[unit] for unit in places_of(s.at[place]))


def _cover(c: SalernoRome, place: int) -> int:
    return c.effects.cover[c.map.terrain[place]].defence + (c.italy.villages >> place & 1)


@implements("SR-22.2g", "SR-22.3h")
def share_control(s: SalernoState) -> None:
    """At the start each side controls the hexes that lie nearer to its units than to the enemy's; the Axis where both
    are as near. Allied units that have just landed, and may not act yet, control none outside their zones."""
    c = s.components
    reached = _zones(c, ALLIED) if c.scene.axis_alone else c.area
    near = [_rings(c, s.occupied[side]) for side in (ALLIED, AXIS)]
    for place in places_of(c.area):
        nearer = near[ALLIED].get(place, 999) < near[AXIS].get(place, 999)
        owner = ALLIED if nearer and reached >> place & 1 else AXIS
        s.control[owner] |= 1 << place
        s.control[1 - owner] &= ~(1 << place)


def _zones(c: SalernoRome, side: int) -> int:
    """The hexes in which units of a side may begin."""
    found = 0
    for group in c.setups[side]:
        found |= group.hexes
    return found


def _rings(c: SalernoRome, start: int) -> dict[int, int]:
    """How far each hex of the area lies from the nearest of some."""
    found = dict.fromkeys(places_of(start), 0)
    frontier = list(found)
    for here in frontier:
        for place in c.around[here]:
            if c.area >> place & 1 and place not in found:
                found[place] = found[here] + 1
                frontier.append(place)
    return found


def free_fortification_hexes(s: SalernoState) -> int:
    """Where the Axis may begin with a fortification: in any of its supplied hexes, as with those it buys."""
    return supplied_hexes(s) & ~s.fortifications


def fortifications_due(s: SalernoState) -> int:
    """How many of the free fortifications are still to be placed at set-up (SR-22.4b)."""
    scene = s.components.scene
    return scene.free_fortifications - (scene.fortifications - s.fortifications_left)


@implements("SR-22.4b")
def fortify(s: SalernoState, place: int) -> None:
    s.fortifications |= 1 << place
    s.fortifications_left -= 1


def fortify_by_itself(s: SalernoState) -> None:
    """The free fortifications where the most units stand, but not on the lines."""
    italy = s.components.italy
    while fortifications_due(s) > 0:
        manned = s.occupied[AXIS] & ~(italy.gustav | italy.bernhardt | s.fortifications)
        fortify(s, min(places_of(manned), key=lambda place: (-_dots(s, place), place)))


@implements("SR-4a", "SR-22.4b", "SR-22.2a", "SR-22.5a", "SR-22.6a")
class SetUp(Choice[SalernoState], frozen=True):
    """A side places its units in the zones of its card, and the Axis its free fortifications. When it is done the
    program places what is left."""

    rule = "SR-4a"
    under = ("GameTurn", "SetUp")
    verbs = ("place", "fortify")
    asks = IF_ANY
    optional = True
    question = ("side",)

    side: Side

    def groups(self, s: SalernoState) -> dict[int, Group]:
        """The units that are not placed yet."""
        return {
            unit: group
            for group in s.components.setups[self.side]
            if group.hexes
            for unit in places_of(group.units)
            if s.place[unit] == SCHEDULED
        }

    def options(self, s: SalernoState) -> list[Action]:
        word = s.components.vocabulary
        found = [
            word.action("place", unit, place)
            for unit, group in self.groups(s).items()
            for place in set_up_hexes(s, self.side, unit, group)
        ]
        if self.side == AXIS and fortifications_due(s) > 0:
            each = word.each("fortify")
            found += [each[place] for place in places_of(free_fortification_hexes(s))]
        return found

    def choose(self, s: SalernoState, action: Action) -> None:
        if action.verb == "fortify":
            fortify(s, action.args[0])
            s.report("fortified", hex=action.args[0])
            return
        unit, place = action.args
        group = self.groups(s)[unit]
        s.put(unit, place)
        if group.reserve:
            s.reserves[self.side] |= 1 << place
        s.report("setUp", unit=unit, hex=place)

    def finish(self, s: SalernoState) -> None:
        place_groups(s, self.side, s.components.setups[self.side])
        if self.side == AXIS:
            fortify_by_itself(s)
        s.pop()
        if not isinstance(s.stack[-1], SetUp):
            share_control(s)

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        if action.verb == "fortify":
            return s.refuse("SR-22.4b", "no-free-fortification", hex=action.args[0])
        unit = action.args[0]
        wrong = s.refusals.enemy(s, unit, self.side)
        if wrong is not None:
            return wrong
        if unit not in self.groups(s):
            return s.refuse("SR-4a", "not-to-be-placed", unit=unit)
        if len(action.args) == 1:
            return s.refuse("SR-4a", "not-into-bari", unit=unit)
        return s.refuse("SR-4a", "not-in-zone", unit=unit, hex=action.args[1])
