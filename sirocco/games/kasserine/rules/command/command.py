"""Command: which units headquarters control, directly or through a division, and whose chain is complete."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.lines import ends_of_lines, hexes_of, units_in
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.weather import command_radius
from sirocco.kernel.proof.rulebook import implements


class Control(NamedTuple):
    """Masks of combat units of a side."""

    division: int
    """Under direct control of their own division's headquarters."""
    army: int
    """Under control of an army's, directly or through their division's."""
    direct: int
    """Under direct control of the one or of the other."""
    chain: int
    """With a complete chain of command."""


def blocked_command(s: KasserineState, side: int) -> int:
    """The hexes that a line of command of a side cannot lead through: those with enemies; by an option those in their
    zone as well."""
    blocked = s.occupied[1 - side]
    return blocked | s.zone_now(1 - side) if s.options.zones_cut_command else blocked


@implements("K-rec-08", "K-rec-09", "K-rec-10", "K-rec-11", "K-wx-06")
def control(s: KasserineState, side: int) -> Control:
    """Who of a side is under whose control where all stand now."""
    c, options = s.components, s.options
    mine = c.side_mask[side] & c.ucts & s.standing
    radius, blocked = command_radius(s), blocked_command(s, side)
    chiefs = places_of((c.division_ucms | c.army_ucms[side]) & c.side_mask[side] & s.standing)
    led_by_army = hexes_of(s, mine)
    for chief in chiefs:
        led_by_army |= 1 << s.place[chief]
    in_army_reach = 0
    for chief in places_of(c.army_ucms[side] & s.standing):
        in_army_reach |= ends_of_lines(s, s.place[chief], radius, blocked, led_by_army & ~in_army_reach)
    army = units_in(s, mine, in_army_reach)
    division = indirect = 0
    for formation, chief in enumerate(c.commander):
        if chief < 0 or s.place[chief] < 0 or c.side_of[chief] != side:
            continue
        members = c.members[formation] & mine
        place = s.place[chief]
        if members:
            led = units_in(s, members, ends_of_lines(s, place, radius, blocked, hexes_of(s, members)))
            division |= led
            if in_army_reach >> place & 1 and not options.direct_control_only:
                indirect |= led
    either = army | indirect
    chain = either if options.army_completes_chain else division & either
    if not options.corps_troops_without_chain:
        chain |= army & ~_in_divisions(s)
    return Control(division, either, division | army, chain)


@implements("K-rec-04", "K-cmd-01", "K-rec-08", "K-rec-09", "K-rec-10", "K-rec-11")
def control_at(s: KasserineState, side: int, unit: int, place: int) -> Control:
    """Under whose control a unit of a side would be in a hex: masks of it alone, or 0."""
    c, options = s.components, s.options
    radius, blocked = command_radius(s), blocked_command(s, side)
    bit = 1 << unit
    chief, division, indirect = c.chief[unit], 0, 0
    wanted = 1 << place
    if chief >= 0 and s.place[chief] >= 0:
        wanted |= 1 << s.place[chief]
    reach = 0
    for general in places_of(c.army_ucms[side] & s.standing):
        reach |= ends_of_lines(s, s.place[general], radius, blocked, wanted)
    army = bit if reach >> place & 1 else 0
    if chief >= 0 and s.place[chief] >= 0:
        at = s.place[chief]
        division = bit if ends_of_lines(s, at, radius, blocked, 1 << place) else 0
        indirect = division if reach >> at & 1 and not options.direct_control_only else 0
    either = army | indirect
    chain = either if options.army_completes_chain else division & either
    if chief < 0 and not options.corps_troops_without_chain:
        chain |= army
    return Control(division, either, division | army, chain)


def _in_divisions(s: KasserineState) -> int:
    """The units whose division has a headquarters (K-rec-11)."""
    found = 0
    for members, chief in zip(s.components.members, s.components.commander, strict=True):
        if chief >= 0:
            found |= members
    return found


@implements("K-cmd-01", "K-cmd-03", "K-cmd-05")
def judge_command(s: KasserineState, side: int) -> None:
    """At the start of a half: what units may do in it depends on where they start."""
    now = control(s, side)
    s.under_division, s.under_army, s.commanded, s.chained = now.division, now.army, now.direct, now.chain
