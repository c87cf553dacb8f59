"""Zones of contact: who may enter one, and whom that obliges to attack."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements


@implements("K-cmd-01", "K-cmd-02", "K-cmd-08", "K-rec-34")
def able_to_attack(s: KasserineState, side: int) -> int:
    """The combat units (a mask) of the side whose half it is that may attack by day: by where they were at its start,
    and by the factor they show."""
    c, options = s.components, s.options
    able = s.commanded & s.supplied_to_attack if options.attack_needs_supply else s.commanded
    able = (able | c.reconnaissance) & c.side_mask[side] & s.standing & ~s.attacked
    if options.guns_attack:
        return able
    weak = s.reduced | s.shocked
    return able & ~(c.harmless[0] & ~weak | c.harmless[1] & weak)


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
