"""Rules 7.1.2, 7.1.3 and 9.1 to 9.2: the units that act with a formation as its bonus."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.operations.bari import in_bari
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

OF_A_DIVISION = 1
OF_A_CORPS = 4


@implements("SR-9.1c", "SR-9.2d", "SR-9.2e")
def bonus_of(corps: bool, divisions: int) -> int:
    """How many units a formation may take along: one for each division, four more for a corps."""
    return OF_A_DIVISION * divisions + (OF_A_CORPS if corps else 0)


@implements("SR-7.1.2a", "SR-7.1.3a", "SR-9.2f")
def bonus_units(s: SalernoState, side: int) -> int:
    """The units that can be a bonus now, wherever they are: independents, and Axis battalions and tanks of divisions
    that are not activated in this impulse."""
    if not s.bonus_left:
        return 0
    c = s.components
    found = c.independents | s.independent
    if side == AXIS:
        found |= c.battalions & ~s.units_of_activated
    found &= c.side_mask[side] & ~(done_units(s) | s.operated | s.operating)
    return found & (s.standing | (in_bari(s, found) if side == ALLIED else 0))


@implements("SR-7.1.2b", "SR-8c")
def take_bonus(s: SalernoState, unit: int) -> None:
    s.operating |= 1 << unit
    s.bonus |= 1 << unit
    s.bonus_left -= 1
    s.report("bonus", unit=unit)


def refuse_bonus(s: SalernoState, side: int, unit: int) -> Refusal | None:
    if bonus_units(s, side) >> unit & 1:
        return None
    wrong = s.refusals.piece(s, unit, side)
    if wrong is not None:
        return wrong
    if not s.bonus_left:
        return s.refuse("SR-9.1c", "no-bonus-left", unit=unit)
    if done_units(s) >> unit & 1:
        return s.refuse("SR-8e", "end-ops", unit=unit)
    if (s.operated | s.operating) >> unit & 1:
        return s.refuse("SR-8c", "twice", unit=unit)
    return s.refuse("SR-7.1.3a" if side == AXIS else "SR-7.1.2a", "no-bonus", unit=unit)
