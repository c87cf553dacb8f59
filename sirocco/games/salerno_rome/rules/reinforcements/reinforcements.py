"""Rule 18, Reinforcements: who is due, and where everybody may come in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components.entries import Arrival, Group
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.rules.artillery.overrun import overrun
from sirocco.games.salerno_rome.rules.memory import actions_at
from sirocco.games.salerno_rome.rules.operations.bari import EIGHTH_ARMY, fits_in_bari, is_in_play
from sirocco.games.salerno_rome.rules.operations.case_richard import is_too_late, richard_arrivals
from sirocco.games.salerno_rome.rules.reinforcements.early_arrivals import early_groups
from sirocco.games.salerno_rome.rules.replacements import FreeRecovery, far_from_enemies
from sirocco.games.salerno_rome.rules.scenarios.detached_units import detach
from sirocco.games.salerno_rome.rules.stacking import hexes_to_enter
from sirocco.games.salerno_rome.rules.state import BARI, OUT, SCHEDULED, SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_ANY, Choice
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.memo import keep, remembered

# Who is due.


@implements("SR-18a", "SR-18e", "SR-18f", "SR-18.1d", "SR-9.5.1a", "SR-9.5.1d", "SR-22.2c")
def due_groups(s: SalernoState, side: int) -> Iterator[Group]:
    """What is due, by groups: the cards of a side up to this impulse, also those whose units were delayed or whose
    impulse an earlier turn lacked; and what a major landing, or its absence, brings."""
    yield from remembered(s.components, ("cards", side, s.turn, s.impulse), lambda: _groups_of_cards(s, side))
    yield from _groups_of_events(s, side)


def _groups_of_events(s: SalernoState, side: int) -> Iterator[Group]:
    c = s.components
    if side == AXIS:
        if s.foggia_divisions:
            yield from _with_heirs(s, c.events["foggia-in"])
        for arrival in richard_arrivals(s):
            yield from _with_heirs(s, arrival)
        if is_too_late(s):
            yield from _with_heirs(s, c.events["no-landing-in"])
    yield from early_groups(s, side)


def _groups_of_cards(s: SalernoState, side: int) -> tuple[Group, ...]:
    now = (s.turn, s.impulse)
    due = (card for (owner, *when), card in s.components.arrivals.items() if owner == side and tuple(when) <= now)
    return tuple(group for card in due for group in _with_heirs(s, card))


@implements("SR-18.1d")
def _with_heirs(s: SalernoState, arrival: Arrival) -> Iterator[Group]:
    """The groups of a card. Who takes the place of a unit that has not come yet comes as it would have."""
    heirs = remembered(s.components, ("heirs", s.turn, s.impulse), lambda: _heirs(s))
    for group in arrival.groups:
        units = sum(1 << enters for enters, leaves in heirs if group.units >> leaves & 1)
        yield replace(group, units=group.units | units) if units else group


def _heirs(s: SalernoState) -> list[tuple[int, int]]:
    """The exchanges of the cards up to this impulse: who enters, who leaves."""
    cards = s.components.arrivals.items()
    return [pair for (_, *when), arrival in cards if when <= [s.turn, s.impulse] for pair in arrival.exchanges]


def due_units(s: SalernoState, side: int) -> list[tuple[int, Group]]:
    """The units of `due_groups`, each with its group, wherever they are now."""
    c, key = s.components, ("due", side, s.turn, s.impulse)
    by_card: list[tuple[int, Group]] | None = c.memo.get(key)
    if by_card is None:
        by_card = keep(c, key, _with_units(_groups_of_cards(s, side)))
    return by_card + _with_units(_groups_of_events(s, side))


def _with_units(groups: Iterable[Group]) -> list[tuple[int, Group]]:
    return [(unit, group) for group in groups for unit in places_of(group.units)]


def waiting(s: SalernoState, side: int) -> list[int]:
    """The units of a side that may come in now."""
    place = s.place
    return [unit for unit, _ in due_units(s, side) if place[unit] == SCHEDULED]


def put_in_command(s: SalernoState, headquarters: int, guns: int) -> None:
    """Headquarters come to the army they belong to, unassigned; their artillery is in play."""
    s.guns |= guns
    for formation in places_of(headquarters):
        if s.army_of[formation] < 0:
            s.army_of[formation] = s.components.home_army[formation]


def bring_headquarters(s: SalernoState) -> None:
    """Headquarters and artillery of all cards up to this impulse, of both sides."""
    gone, lost = gone_for_good(s), 0
    for formation in places_of(gone):
        lost |= s.components.formation_guns[formation]
    too_late = is_too_late(s)
    for side in range(len(SIDES)):
        for group in due_groups(s, side):
            for unit in places_of(group.units) if too_late and side == AXIS else ():
                if s.place[unit] == OUT:
                    s.place[unit] = SCHEDULED
            # unless their formation has been called away since
            put_in_command(s, group.headquarters & ~gone, group.artillery & ~lost)
    detach(s)


def gone_for_good(s: SalernoState) -> int:
    """The formations that cards up to this impulse have called away."""
    c = s.components
    found = 0
    for (_, turn, impulse), arrival in c.arrivals.items():
        if (turn, impulse) <= (s.turn, s.impulse):
            found |= arrival.leaves
    return found | (c.events["no-landing-out"].leaves if is_too_late(s) else 0)


# Where they come in.


class Entries:
    """What is found once for all units that wait: their groups, and where a unit is supplied and far from the enemy."""

    @implements("SR-18b")
    def __init__(self, s: SalernoState, side: int) -> None:
        self._s, self._side = s, side
        self.group = dict(due_units(s, side))
        self._rooms: dict[tuple[int, int], int] = {}
        self._named: dict[int, int] = {}

    def rooms(self, unit: int, hexes: int) -> int:
        """Those of some hexes (a mask) in which there is room for a unit, as for any other of its size."""
        key = (self._s.components.half_dots[unit], hexes)
        found = self._rooms.get(key)
        if found is None:
            found = self._rooms[key] = rooms(self._s, self._side, unit, hexes)
        return found

    def named(self, group: Group) -> int:
        """The hexes that the card of a group names, for all of its units."""
        found = self._named.get(id(group))
        if found is None:
            found = self._named[id(group)] = named_hexes(self._s, group)
        return found

    @cached_property
    def cover(self) -> Cover:
        return Cover(self._s, self._side)

    @cached_property
    def far(self) -> int:
        return far_from_enemies(self._s, self._side)


@implements("SR-18b")
def general_hexes(s: SalernoState, unit: int, entries: Entries) -> int:
    """Where somebody comes in for whom no card names a place: supplied, from ports and depots too, and far from the
    enemy."""
    return entries.cover.covered(unit) & entries.far & hexes_to_enter(s, s.components.side_of[unit])


@implements("SR-18b", "SR-22.2b")
def named_hexes(s: SalernoState, group: Group) -> int:
    """The hexes that a card names: places, roads of an edge, depots, ports."""
    c = s.components
    found = group.hexes
    for way in group.by:
        if way == "north-edge":
            found |= c.terminals["axis"]
        elif way == "south-edge":
            found |= c.terminals.get(EIGHTH_ARMY, 0)
        elif way == "depot":
            found |= s.depots
        elif way == "port":
            found |= c.italy.ports & s.control[ALLIED]
    return found & c.area


def is_general(group: Group) -> bool:
    return "supply" in group.by or not (group.hexes or set(group.by) - {"bari", "drop"})


@implements("SR-18b", "SR-18d")
def entry_hexes(s: SalernoState, unit: int, entries: Entries) -> int:
    """Where a unit may come in. A place on the card may lie beside the enemy; if the enemy holds it the general rule
    is for it, and if it is full the nearest hexes with room."""
    side, group = s.components.side_of[unit], entries.group[unit]
    named = entries.named(group)
    free = named & ~s.occupied[1 - side]
    with_room = entries.rooms(unit, free) if free else 0
    if with_room:
        return with_room
    if free:
        return nearest_with_room(s, side, unit, free)
    only_bari = "bari" in group.by and not is_general(group) and not named
    if (named and s.options.lost_entry_waits) or only_bari:
        return 0
    return entries.rooms(unit, general_hexes(s, unit, entries))


def rooms(s: SalernoState, side: int, unit: int, hexes: int) -> int:
    return s.components.stacking.with_room(s, side, 1 << unit, hexes)


def nearest_with_room(s: SalernoState, side: int, unit: int, hexes: int) -> int:
    """The hexes with room that are nearest to some, through hexes without enemies."""
    c = s.components
    seen = frontier = hexes
    while frontier:
        beyond = mask_of(list({near for place in places_of(frontier) for near in c.around[place]}))
        frontier = beyond & c.area & ~(s.occupied[1 - side] | seen)
        seen |= frontier
        found = rooms(s, side, unit, frontier & hexes_to_enter(s, side))
        if found:
            return found
    return 0


@implements("SR-18c", "SR-9.5.7e")
def may_enter_bari(s: SalernoState, unit: int, group: Group) -> bool:
    """Whether a unit may come into the box: one whose card says so, or of VIII Army."""
    c = s.components
    if c.side_of[unit] != ALLIED or not is_in_play(s):
        return False
    division = s.division_of(unit)
    army = s.army_of[division] if division >= 0 else -1
    eighth = army >= 0 and c.army_rows[army].pool == EIGHTH_ARMY
    return ("bari" in group.by or eighth) and fits_in_bari(s, 1 << unit)


@implements("SR-5c", "SR-18a", "SR-18b", "SR-18d", "SR-18e")
class Reinforcements(Choice[SalernoState], frozen=True):
    """A side sets down the units that are due, each on a hex open to it or in Bari, or lets them wait."""

    rule = "SR-18a"
    under = ("Impulse",)
    verbs = ("place",)
    asks = IF_ANY
    optional = True
    question = ("side",)

    side: Side

    def units(self, s: SalernoState) -> list[int]:
        """Those that may come in."""
        return waiting(s, self.side)

    def options(self, s: SalernoState) -> list[Action]:
        units = self.units(s)
        if not units:
            return []
        c, entries = s.components, Entries(s, self.side)
        found: list[Action] = []
        for unit in units:
            found += actions_at(c, "place", unit, entry_hexes(s, unit, entries))
        for unit in units:
            if may_enter_bari(s, unit, entries.group[unit]):
                found.append(c.vocabulary.action("place", unit))
        return found

    def choose(self, s: SalernoState, action: Action) -> None:
        unit = action.args[0]
        if len(action.args) == 1:
            s.take_off(unit, BARI)
            s.report("toBari", unit=unit)
            return
        place = action.args[1]
        s.put(unit, place)
        s.report("arrived", unit=unit, hex=place)
        overrun(s, self.side, 1 << unit, place)

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        unit = action.args[0]
        wrong = s.refusals.enemy(s, unit, self.side)
        if wrong is not None:
            return wrong
        if unit not in self.units(s):
            return s.refuse("SR-18a", "not-due", unit=unit)
        if len(action.args) == 1:
            allowed = may_enter_bari(s, unit, Group(0, 0, 0, 0, 0, ("bari",), None, False))
            return s.refuse("SR-18c" if allowed else "SR-9.5.7f", "not-into-bari", unit=unit)
        return s.refuse("SR-18b", "cannot-enter", unit=unit, hex=action.args[1])


@implements("SR-9.5.1c")
class RichardReinforcements(Reinforcements, frozen=True):
    """What the Axis places as soon as the Allied depot lies."""

    rule = "SR-9.5.1c"
    under = ("MajorLanding",)

    def units(self, s: SalernoState) -> list[int]:
        first = sum(group.units for group in s.components.richard[0].groups)
        return [unit for unit in places_of(first) if s.place[unit] == SCHEDULED]


@implements("SR-22.3f")
def regain_by_card(s: SalernoState) -> None:
    """Steps that a card gives back, from the map or the Box."""
    for (side, turn, impulse), arrival in s.components.arrivals.items():
        if arrival.steps and (turn, impulse) == (s.turn, s.impulse):
            s.push(FreeRecovery(side, arrival.steps))
