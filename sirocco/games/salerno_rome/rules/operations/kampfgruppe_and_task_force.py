"""Rule 9.3, emergency activation: the Kampfgruppe of the Axis and the Task Force of the Allies, paid on the spot."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.components.units import HALVES
from sirocco.games.salerno_rome.rules.operations.unit_selection import UnitSelection, free_units, half_dots, hexes_of
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.paying import Due, can_pay, charge, due_from, due_from_anybody
from sirocco.games.salerno_rome.rules.scenarios.first_impulse import is_axis_alone
from sirocco.games.salerno_rome.rules.sequence.impulses import active_side
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

MOST_DOTS = 6 * HALVES
MOST_UNITS = 6
"""If the Kampfgruppe goes by units."""
NO_ARMY = -1


# Who pays.


def army_of(s: SalernoState, unit: int) -> int:
    """The army of a unit's division; -1: it is independent and counts as either's."""
    division = s.division_of(unit)
    return s.army_of[division] if division >= 0 else NO_ARMY


@implements("SR-9.3a", "SR-9.3b", "SR-6d", "SR-6e")
def emergency_due(s: SalernoState, side: int, army: int) -> Due:
    """What an emergency costs: the army's points or the army group's, for independents alone anybody's."""
    points = s.components.costs["kampfgruppe" if side == AXIS else "task-force"].points
    if side == AXIS or army == NO_ARMY:
        return due_from_anybody(s, side, points)
    return due_from(s.components.pool_of_army[army], points)


def can_pay_for(s: SalernoState, side: int, army: int) -> bool:
    return can_pay(s, emergency_due(s, side, army))


# Where.


@implements("SR-9.3.1a", "SR-9.3.1c", "SR-9.3.2a", "SR-9.3.2c", "SR-9.3.3a")
def emergencies_left(s: SalernoState, side: int) -> int:
    """How often the marker can still be used in this impulse."""
    if side == ALLIED:
        return 1 - s.task_forces
    return (2 if in_force(s, "second_kampfgruppe") else 1) - s.kampfgruppen


@implements("SR-9.3a", "SR-22.2d", "SR-22.3a", "SR-22.6b")
def may_declare(s: SalernoState, side: int) -> bool:
    """In its own segment; in a first impulse in which the Axis acts alone the Allies too."""
    if side == active_side(s):
        return True
    return is_axis_alone(s) and side == ALLIED and not s.options.emergency_in_own_segment


def _armies(s: SalernoState, side: int) -> list[int]:
    """The armies of whose units a marker may be made up, or independent ones alone."""
    return (
        [NO_ARMY, *(army for army in s.components.armies_of[side] if army in s.army_of)]
        if side == ALLIED
        else [NO_ARMY]
    )


def payable_armies(s: SalernoState, side: int) -> list[int]:
    """Those for which a side can pay now, if it may place its marker at all."""
    if emergencies_left(s, side) <= 0 or not may_declare(s, side):
        return []
    found = []
    for army in _armies(s, side):
        if can_pay_for(s, side, army):
            found.append(army)
    return found


def group_hexes(s: SalernoState, side: int) -> list[int]:
    """The hexes on which a side can place its marker now."""
    payable = payable_armies(s, side)
    if not payable:
        return []
    c, units = s.components, free_units(s, side)
    if len(payable) < len(_armies(s, side)):
        units = _of_armies(s, units, payable)
    found = hexes_of(s, side, units)
    if side == AXIS:
        found |= union_at(c.map.board.adjacent, found)
    return list(places_of(found & c.area & ~s.occupied[1 - side]))


def _of_armies(s: SalernoState, units: int, armies: list[int]) -> int:
    return mask_of([unit for unit in places_of(units) if army_of(s, unit) in armies])


def refuse_group(s: SalernoState, side: int, place: int) -> Refusal | None:
    """Why a marker cannot be placed on a hex, or None."""
    if place in group_hexes(s, side):
        return None
    if not may_declare(s, side):
        return s.refuse("SR-9.3a", "own-segment-only")
    if emergencies_left(s, side) <= 0:
        return s.refuse("SR-9.3.1a" if side == AXIS else "SR-9.3.2a", "marker-used")
    if not can_pay_for(s, side, NO_ARMY):
        return s.refuse("SR-9.3b", "no-points")
    return s.refuse("SR-9.3.1a" if side == AXIS else "SR-9.3.2a", "nobody-to-activate", hex=place)


# Who.


@implements("SR-9.3a", "SR-9.3.1a", "SR-9.3.1b", "SR-9.3.2a", "SR-9.3.2b")
class EmergencyGroup(UnitSelection, frozen=True):
    """Up to six dots: of the Kampfgruppe under its marker and beside it, of the Task Force under it, of one army."""

    rule = "SR-9.3a"
    under = ("FormationChoice", "ReserveWindow")
    shown_as = "FormationChoice ReserveStep"

    def reach(self, s: SalernoState) -> int:
        found = s.at[self.hex]
        if self.side == AXIS:
            for place in s.components.around[self.hex]:
                found |= s.at[place]
        return found

    def fits(self, s: SalernoState, unit: int) -> bool:
        return self._has_room(s, unit) and self._same_army(s, unit)

    def _has_room(self, s: SalernoState, unit: int) -> bool:
        units = self.units | 1 << unit
        if self.side == AXIS and s.options.kampfgruppe_counts_units:
            return units.bit_count() <= MOST_UNITS
        return half_dots(s, units) <= MOST_DOTS

    def _army(self, s: SalernoState) -> int:
        """The army of those named so far."""
        return max((army_of(s, unit) for unit in places_of(self.units)), default=NO_ARMY)

    def _same_army(self, s: SalernoState, unit: int) -> bool:
        """Of one army, whose points or the army group's pay; the Axis has one pool."""
        army, own = self._army(s), army_of(s, unit)
        if self.side == ALLIED and NO_ARMY not in (army, own) and army != own:
            return False
        return can_pay_for(s, self.side, max(army, own))

    def activated(self, s: SalernoState) -> None:
        if self.side == AXIS:
            s.kampfgruppen += 1
        else:
            s.task_forces += 1
        s.report("emergency", side=self.side, hex=self.hex, units=s.names(places_of(self.units)))
        charge(s, emergency_due(s, self.side, self._army(s)))

    def refuse_piece(self, s: SalernoState, piece: int) -> Refusal:
        wrong = self.refuse_unfree(s, piece)
        if wrong is not None:
            return wrong
        rule = "SR-9.3.1a" if self.side == AXIS else "SR-9.3.2a"
        if not self.reach(s) >> piece & 1:
            return s.refuse(rule, "not-under-marker", unit=piece)
        if self.units >> piece & 1 or not self._has_room(s, piece):
            return s.refuse(rule, "too-many-dots", unit=piece, side=SIDES[self.side])
        if not can_pay_for(s, self.side, army_of(s, piece)):
            return s.refuse("SR-9.3b", "no-points")
        return s.refuse("SR-9.3.2b", "one-army", unit=piece)
