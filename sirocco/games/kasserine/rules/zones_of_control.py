"""Zones of control: who may enter one, whom that obliges to attack, and what is still owed."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements


@implements("K-zoc-01", "K-zoc-02", "K-zoc-07")
def contacted(s: KasserineState, side: int, place: int) -> int:
    """The hexes with enemies of a side in whose zone a hex lies by day."""
    return s.front[1 - side] & s.components.contact[place] & ~s.components.tunisia.cities


@implements("K-rec-06", "K-zoc-06")
def may_make_contact(s: KasserineState, side: int, group: int, place: int, able: int) -> bool:
    """Whether a group may enter an enemy zone: one of it may attack, or others who may stand in contact with every
    enemy in question. `able` are those who may attack, by the rules of the half."""
    if s.options.only_attackers_enter_zones:
        return not group & ~able
    if group & able:
        return True
    c = s.components
    able &= ~group
    for enemy in places_of(contacted(s, side, place)):
        friends = 0
        for beside in places_of(c.contact[enemy] & s.occupied[side]):
            friends |= s.at[beside]
        if not friends & able:
            return False
    return True


@implements("K-rec-06", "K-zoc-06")
def relied_on(s: KasserineState, side: int, group: int, able: int, left: int) -> int:
    """The hexes with enemies who must be attacked and whom only a group could attack, or others who could not if it
    went. `able` are those who may attack now, `left` those who may when the group has gone."""
    c, found = s.components, 0
    for enemy in places_of(s.owed & s.standing):
        place = s.place[enemy]
        friends = 0
        for beside in places_of(c.contact[place] & s.occupied[side]):
            friends |= s.at[beside]
        if friends & able and not friends & left & ~group:
            found |= 1 << place
    return found


@implements("K-zoc-06", "K-zoc-05", "K-zoc-07", "K-ngt-02")
def make_contact(s: KasserineState, side: int, place: int) -> None:
    """Somebody has entered an enemy zone: every enemy whose zone it is has to be attacked."""
    mask = s.components.exerting & s.components.side_mask[1 - side]
    for enemy in places_of(contacted(s, side, place)):
        s.owed |= s.at[enemy] & mask


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
