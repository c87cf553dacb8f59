"""Who is cut off from supply, for bots: quicker than the rules, and right but for lines that lead back through the hex
they come from."""

from __future__ import annotations

from itertools import islice

from sirocco.board.graph import mask_of, places_of
from sirocco.board.trace import rings
from sirocco.games.dark_sands.components.sides import ALLIED
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import OVERLAND, allied_port_lines, free_of_enemies, supply_net
from sirocco.games.dark_sands.rules.zones_of_control import open_ground
from sirocco.mechanics.bot import supply_lines
from sirocco.mechanics.memo import Memo

_known: Memo[tuple[object, ...], int] = Memo(20_000)
"""Memo of `joined_tracks`: the same enemies on the same tracks are looked at again and again."""
_regained: Memo[tuple[object, ...], int] = Memo(20_000)
"""The same of `regained`."""
MOST_BARRIERS = 4


def joined_tracks(s: DarkSandsState, side: int, gone: int = 0) -> int:
    """Track hexes joined to a side's sources past all enemies, but for those in hexes (a mask) that are `gone`."""
    free = free_of_enemies(s, side) | gone
    key = (s.components, side, s.bypass, s.railhead, free)
    found = _known.get(key)
    if found is None:
        found = _known[key] = supply_net(s, side).joined(free)
    return found


def cut_off(s: DarkSandsState, side: int, gone: int = 0) -> int:
    """The hexes (a mask) with units of a side that have no line of supply. `gone`: a hex (a mask) that is judged as
    if its enemies had left it."""
    c = s.components
    tracks = joined_tracks(s, side, gone)
    open_ = open_ground(s, side) | gone
    overland = s.ground.overland
    goal = tracks & open_
    found = 0
    for hex_ in places_of(s.occupied[side] & ~mask_of(c.sources[side])):
        if not overland[hex_] & goal and not _walks(s, hex_, goal, open_, OVERLAND):
            found |= 1 << hex_
    if found and side == ALLIED:
        found &= ~allied_port_lines(s, gone)
    return found


def regained(s: DarkSandsState, side: int, hex_: int) -> int:
    """The hexes (a mask) with units of a side that would have a line of supply again without the enemies in a hex."""
    c = s.components
    ports = s.control[ALLIED] & c.ports
    key = (c, side, hex_, s.occupied[0], s.occupied[1], s.zone[1 - side], ports, s.bypass, s.railhead)
    found = _regained.get(key)
    if found is None:
        cut = cut_off(s, side)
        found = cut and cut & ~cut_off(s, side, 1 << hex_)
        _regained[key] = found
    return found


def _walks(s: DarkSandsState, start: int, goal: int, open_: int, budget: int) -> bool:
    """Whether a goal can be reached over open ground within a budget in hexes of the Centre."""
    steps = budget // s.components.map.scale[start]
    return any(ring & goal for ring in islice(rings(1 << start, s.ground.overland, open_), steps))


def barriers(s: DarkSandsState, side: int, hex_: int, gone: int = 0) -> int:
    """How many hexes that the enemy holds or watches lie on the most open way overland from a hex to a side's tracks,
    up to the most that is looked at; one too if nobody is in the way but the tracks that are left are too far.
    `gone`: a hex (a mask) that is judged as if its enemies had left it."""
    open_ = open_ground(s, side) | gone
    goal = joined_tracks(s, side, gone) & open_
    if _walks(s, hex_, goal, open_, OVERLAND):
        return 0
    return max(1, supply_lines.barriers(1 << hex_, goal, s.ground.overland, open_, MOST_BARRIERS))


def gates(s: DarkSandsState, side: int, hex_: int) -> int:
    """The hexes (a mask) that the enemy watches but does not hold on the most open ways overland from a hex to a
    side's tracks: a unit there opens the way, or shortens what is left to open."""
    open_ = open_ground(s, side)
    goal = joined_tracks(s, side) & open_
    if _walks(s, hex_, goal, open_, OVERLAND):
        return 0
    return supply_lines.gates(1 << hex_, goal, s.ground.overland, open_, MOST_BARRIERS) & ~s.occupied[1 - side]
