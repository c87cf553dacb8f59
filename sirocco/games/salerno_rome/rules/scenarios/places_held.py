"""Rules 2 and 22, which places a side controls, occupies and holds, as victory asks of it."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.scenarios import VictoryRow
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.movement.ground import mover_of
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.kernel.proof.rulebook import implements


def is_campaign(row: VictoryRow) -> bool:
    """Whether a side wins by rule 2: at any moment, not only at the end of an impulse."""
    return bool(row.decisive_until or row.since)


def controls(s: SalernoState, side: int, place: str) -> bool:
    """Whether a side was the last to have a unit in every hex of a place, and no enemy is there."""
    hexes = s.components.italy.hexes_of(place)
    return not hexes & ~s.control[side] and not hexes & s.occupied[1 - side]


@implements("SR-2.1a", "SR-2.2a", "SR-22.2f", "SR-22.4d", "SR-22.5d")
def occupies(s: SalernoState, side: int, place: str, cover: Cover, counting: int) -> bool:
    """Whether a supplied unit of those that count stands in one hex of a place, and no enemy in the others. In a
    scenario it must trace a line: who has just come by air or sea is only considered supplied."""
    hexes = s.components.italy.hexes_of(place)
    if s.options.control_occupies and controls(s, side, place):
        return True
    if hexes & s.occupied[1 - side]:
        return False
    has_line = cover.supplies if is_campaign(s.components.victory[side]) else cover.has_line
    return any(
        has_line(unit) for place in places_of(hexes & s.occupied[side]) for unit in places_of(s.at[place] & counting)
    )


@implements("SR-2.1a", "SR-2.2a")
def counting_units(s: SalernoState, side: int, row: VictoryRow) -> int:
    """The units that can occupy a place: in the campaign not Allied paratroops."""
    c = s.components
    idle = c.parachutists if is_campaign(row) else 0
    return s.standing & c.side_mask[side] & ~idle


@implements("SR-22.1f", "SR-22.2f", "SR-22.3g", "SR-22.4d", "SR-22.5d", "SR-2.1a", "SR-2.2a")
def holds(s: SalernoState, side: int) -> bool:
    """Whether a side holds the places it must: every one with a supplied unit, or one of them, with a line to the
    places named for it."""
    row, italy = s.components.victory[side], s.components.italy
    held = [name for name in row.hold if italy.hexes_of(name) & (s.occupied[side] | _owned(s, side))]
    if not held or (row.every and len(held) < len(row.hold)):
        return False
    cover, counting = Cover(s, side), counting_units(s, side, row)
    if row.supply:
        return any(_has_line(s, side, name, cover, counting) for name in held)
    found = [occupies(s, side, name, cover, counting) for name in row.hold]
    return all(found) if row.every else any(found)


def _owned(s: SalernoState, side: int) -> int:
    """Hexes that count although nobody stands there."""
    return s.control[side] if s.options.control_occupies else 0


@implements("SR-22.1f", "SR-22.3g")
def _has_line(s: SalernoState, side: int, place: str, cover: Cover, counting: int) -> bool:
    """Whether a unit in a place has a line to the terminals that the scenario names, and no enemy is in its other
    hexes."""
    c = s.components
    here = c.italy.hexes_of(place)
    if here & s.occupied[1 - side]:
        return False
    sources = 0
    for name in c.victory[side].supply:
        sources |= c.italy.hexes_of(name)
    return any(
        cover.leads(s.place[unit], sources, mover_of(c, 1 << unit))
        for unit in places_of(counting)
        if here >> s.place[unit] & 1
    )


@implements("SR-2.2c", "SR-22.4e")
def keeps(s: SalernoState) -> bool:
    """Whether the Axis has what it must keep to the end: in the campaign control, in a scenario a supplied unit."""
    row = s.components.victory[AXIS]
    if row.keeps is None:
        return False
    if is_campaign(row) and s.options.rome_by_one_hex:
        return bool(s.components.italy.hexes_of(row.keeps) & s.control[AXIS] & ~s.occupied[ALLIED])
    if is_campaign(row) or s.options.diadem_won_by_control:
        return controls(s, AXIS, row.keeps)
    return occupies(s, AXIS, row.keeps, Cover(s, AXIS), counting_units(s, AXIS, row))
