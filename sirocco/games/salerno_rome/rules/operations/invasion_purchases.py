"""Rules 6i, 9.4 and 9.5: drops and landings as purchases of the Allied side."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.operations.intelligence import might_stand_in
from sirocco.games.salerno_rome.rules.operations.landings import MAJOR, MINOR, ready_to_sail, refuse_major, refuse_minor
from sirocco.games.salerno_rome.rules.operations.paradrops import DIVISION, UNIT, droppers, near_airfields
from sirocco.games.salerno_rome.rules.paying import EIGHTH, FIFTH, Due, due_from, due_from_anybody
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

INVASIONS = (MAJOR, MINOR, DIVISION, UNIT)


@implements("SR-9.4a", "SR-9.4n", "SR-9.5a", "SR-9.5b", "SR-9.5c", "SR-9.5.3a", "SR-8.1f")
def refuse_invasion_purchase(s: SalernoState, name: str) -> Refusal | None:
    """Why a drop or a landing cannot be bought now, or None."""
    if name == MAJOR:
        return refuse_major(s)
    if name == MINOR:
        return refuse_minor(s) or (None if ready_to_sail(s) else s.refuse("SR-9.5e", "nobody-to-land"))
    if s.bad:
        return s.refuse("SR-9.4n", "no-drops-in-bad-weather")
    found = droppers(s)
    if name == DIVISION:
        found &= ~(s.components.independents | s.independent)
    return None if found else s.refuse("SR-9.4c", "nobody-to-drop")


@implements("SR-6g", "SR-9.9a")
def might_buy_invasion(s: SalernoState, name: str) -> bool:
    """Whether it could be bought for all the enemy knows, who does not see all paratroops."""
    if refuse_invasion_purchase(s, name) is None:
        return True
    if name not in (DIVISION, UNIT) or s.bad:
        return False
    c = s.components
    units = c.dropping if name == UNIT else c.dropping & ~(c.independents | s.independent)
    return might_stand_in(s, units, near_airfields(s), ALLIED)


@implements("SR-6d", "SR-6e")
def invasion_due(s: SalernoState, name: str, points: int) -> Due:
    """The armies whose units could take part pay, or XV Army Group; anybody where independent units could."""
    c = s.components
    units = droppers(s) if name in (DIVISION, UNIT) else ready_to_sail(s)
    if name == DIVISION:
        units &= ~(c.independents | s.independent)
    divisions = {s.division_of(unit) for unit in places_of(units)}
    pools = {c.pool_of_army[s.army_of[d]] for d in divisions if d >= 0 and s.army_of[d] >= 0}
    if -1 in divisions or len(pools & {FIFTH, EIGHTH}) != 1:
        return due_from_anybody(s, ALLIED, points)
    return due_from(FIFTH if FIFTH in pools else EIGHTH, points)
