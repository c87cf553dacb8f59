"""Rule 15, Unit placement: where reinforcements and rebuilt units may enter."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import CENTRE, WEST
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.stacking import fits
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover, hex_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.arrivals import Tally

PORT_LIMIT = 2
ALLIED_PORTS = ("Mersa-Matruh", "Tobruk")
HQS = (("HQ13", "HQ30"), ("HQ21", "HQAK", "HQPzA"))


def _hq_key(hq: int) -> int:
    """Keys of headquarters, apart from those of hexes."""
    return -1 - hq


@implements("DS-15.0a", "DS-15.1a", "DS-15.2a", "DS-15.3a", "DS-11l", "DS-2.1.5e")
def entry_hexes(
    s: DarkSandsState, unit: int, entered: Tally, rebuilt: bool, cover: Cover, leaving: int = 0
) -> dict[int, int | None]:
    """Where a unit may be placed, and the key of the limit it uses up there (None: no limit). `leaving` are units (a
    mask) that do not count for stacking, since they depart in the same action (DS-22.0b)."""
    c = s.components
    side = c.side_of[unit]
    found: dict[int, int | None] = {}
    if side == ALLIED:
        _allied(s, unit, entered, rebuilt, cover, found)
    else:
        _axis(s, unit, entered, cover, found)
    if c.hqs >> unit & 1:
        for hex_ in places_of(s.occupied[side] & cover.overland):
            found[hex_] = None
    closed = s.occupied[1 - side] | _held_by_enemy(s, side)
    return {h: key for h, key in found.items() if not closed >> h & 1 and fits(s, unit, h, leaving)}


@implements("DS-2.1.5e", "DS-15.3a")
def _held_by_enemy(s: DarkSandsState, side: int) -> int:
    """The hexes (a mask) where a side cannot enter because the enemy controls them, units or not; the entry area of El
    Agheila is always open to the Axis."""
    return s.control[1 - side] & ~s.components.entry


@implements("DS-2.1.5e")
def refuse_held(s: DarkSandsState, side: int, hex_: int) -> Refusal | None:
    """Why nobody may enter at one of a side's sources of supply: the enemy controls it. Else None."""
    c = s.components
    if hex_ in c.sources[side] and _held_by_enemy(s, side) >> hex_ & 1:
        return s.refuse("DS-2.1.5e", "port-not-held", hex=hex_, side=side)
    return None


def refuse_entry(s: DarkSandsState, side: int, unit: int, hex_: int, rule: str = "DS-15.0a") -> Refusal:
    """Why a unit cannot enter at a hex that is not open to it."""
    closed = refuse_held(s, side, hex_)
    return closed or s.refuse(rule, "no-entry", unit=unit, hex=hex_)


@implements("DS-15.1a", "DS-15.1b", "DS-15.1c", "DS-15.1d", "DS-15.2a", "DS-P3g", "DS-2.1.5e")
def _allied(
    s: DarkSandsState, unit: int, entered: Tally, rebuilt: bool, cover: Cover, found: dict[int, int | None]
) -> None:
    c = s.components
    for source in c.sources[ALLIED]:
        found[source] = None
        for hex_ in c.map.board.neighbours[source]:
            if hex_ < c.map.open:
                found[hex_] = None
    if rebuilt:
        return
    for name in ALLIED_PORTS:
        port = hex_of(s, name)
        if s.control[ALLIED] >> port & 1 and entered.number(port) < PORT_LIMIT:
            found.setdefault(port, port)
    _at_headquarters(s, unit, entered, cover, found)


@implements("DS-15.3a", "DS-15.3b", "DS-15.3c", "DS-15.3d", "DS-15.3e", "DS-15.3f")
def _axis(s: DarkSandsState, unit: int, entered: Tally, cover: Cover, found: dict[int, int | None]) -> None:
    c = s.components
    for hex_ in places_of(c.entry):
        found[hex_] = None
    for name, sections in (("Bengasi", (WEST,)), ("Tobruk", (WEST, CENTRE))):
        port = hex_of(s, name)
        if not s.control[AXIS] >> port & 1:
            continue
        ground = 0
        for section in sections:
            ground |= c.sections[section]
        supplied = c.side_mask[ALLIED] & ~s.oos
        if not any(s.at[hex_] & supplied for hex_ in places_of(s.occupied[ALLIED] & ground)):
            found[port] = None
    _at_headquarters(s, unit, entered, cover, found)


@implements("DS-11d", "DS-15.1c", "DS-15.3d", "DS-15.3e")
def _at_headquarters(s: DarkSandsState, unit: int, entered: Tally, cover: Cover, found: dict[int, int | None]) -> None:
    """One unit at each headquarters that has a line of supply, even if it is marked out of supply."""
    c = s.components
    side = c.side_of[unit]
    for name in HQS[side]:
        hq = c.unit_ids.index(name)
        hex_ = s.place[hq]
        if hex_ < 0 or entered.number(_hq_key(hq)) or hex_ in found:
            continue
        if side == AXIS and c.units[hq].nation != c.units[unit].nation:
            continue
        if cover.all >> hex_ & 1:
            found[hex_] = _hq_key(hq)
