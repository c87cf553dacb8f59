"""Chapters 13 to 15: which units may attack, by night too, and which enemies must be attacked."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.contact_zones import able_to_attack
from sirocco.games.kasserine.rules.night import count_night, nights_left
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

# Who may attack.


@implements("K-cmd-02", "K-cmb-04", "K-log-19", "K-ngt-02", "K-ngt-03", "K-ngt-05")
def ready_units(s: KasserineState, side: int) -> int:
    """The units of a side that may attack now, a mask. By night none, unless the side spends one of its nights; then
    reconnaissance needs command like everybody else."""
    ready = able_to_attack(s, side)
    if not s.night or not ready:
        return ready
    return ready & s.commanded if nights_left(s, side) > 0 else 0


def refuse_unready(s: KasserineState, unit: int) -> Refusal | None:
    """Why a unit on the map may not attack anybody, or None."""
    c, bit = s.components, 1 << unit
    if s.attacked & bit:
        return s.refuse("K-cmb-04", "fought", unit=unit)
    if not c.ucts & bit:
        return s.refuse("K-cmd-07", "no-combat-unit", unit=unit)
    if not s.attack(unit) and not s.options.guns_attack:
        return s.refuse("K-rec-34", "no-attack-factor", unit=unit)
    if s.options.attack_needs_supply and not (s.supplied_to_attack | c.reconnaissance) & bit:
        return s.refuse("K-cmd-08", "attack-unsupplied", unit=unit)
    if s.commanded & bit or (c.reconnaissance & bit and not s.night):
        return None
    return s.refuse("K-ngt-05" if c.reconnaissance & bit else "K-cmd-01", "attack-uncommanded", unit=unit)


@implements("K-ngt-04")
def record_night_attack(s: KasserineState, side: int) -> None:
    """The first attack of a night uses it up."""
    if s.night and not s.attacked_tonight >> side & 1:
        count_night(s, side)
        s.report("nightAttack", side=side, left=nights_left(s, side) - 1)


# What must be attacked.


@implements("K-zoc-05", "K-zoc-06", "K-zoc-07")
def debts(s: KasserineState, ready: int, struck: int = 0) -> int:
    """Mask of the hexes with enemies who have to be attacked and whom some of these units could still attack; `struck`
    are enemies who are attacked anyway. A unit can attack all enemies it is in contact with at once."""
    owed = s.owed & s.standing & ~struck
    if not owed:
        return 0
    place, contact, hexes, reach = s.place, s.components.contact, 0, 0
    for unit in places_of(owed):
        hexes |= 1 << place[unit]
    for unit in places_of(ready):
        reach |= contact[place[unit]]
    return hexes & reach


def contact_of_all(s: KasserineState, units: list[int]) -> int:
    """Mask of the hexes with which all of some units are in contact."""
    contact, found = s.components.contact, -1
    for unit in units:
        found &= contact[s.place[unit]]
    return found
