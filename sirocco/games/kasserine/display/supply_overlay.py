"""Supply over the map: how far the lines of supply units reach, whom they feed, and what cuts a line."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.display.lines_shown import Line, blocking, drawn, hindered_line, line_to, points
from sirocco.games.kasserine.rules.state import KasserineState, weather_name
from sirocco.games.kasserine.rules.supply import blocked_supply, needing_supply, supplied_hexes
from sirocco.games.kasserine.rules.weather import supply_length
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Mark, Overlay, Ring
from sirocco.mechanics.display.overlays import labelled, marks, off_map


def supply(s: KasserineState, side: int | None, unit: int | None) -> Overlay:
    """All that a side's supply units reach, and its units that they do not; or what concerns one unit."""
    if unit is None:
        return _whole(s, side)
    absent = off_map(s, unit)
    if absent is not None:
        return absent
    return _of_source(s, unit) if s.components.urfs >> unit & 1 else _of_unit(s, unit)


def sources_of(s: KasserineState, side: int) -> list[int]:
    """The supply units of a side that supply, or can."""
    return list(places_of(s.components.urfs & s.components.side_mask[side] & s.standing & ~s.hauled))


def _length(s: KasserineState) -> Message:
    return message("overlay-supply-length", points=points(supply_length(s)), sky=weather_name(s))


def _whole(s: KasserineState, side: int | None) -> Overlay:
    """Where the enemy stands between, the hexes behind him are left out."""
    c, length, found = s.components, supply_length(s), list[Mark]()
    for owner, name in enumerate(SIDES):
        if side not in (owner, None):
            continue
        reached = 0
        for source in sources_of(s, owner):
            reached |= supplied_hexes(s, owner, s.place[source], length, c.everywhere)
        found += marks(s, reached & ~s.occupied[1 - owner], "good" if side is not None else name)
        mine = c.side_mask[owner] & s.standing & needing_supply(s)
        lacking = sorted({s.place[unit] for unit in places_of(mine) if not reached >> s.place[unit] & 1})
        found += labelled(s, "cut", {place: message("overlay-unsupplied") for place in lacking})
    return Overlay(tuple(found), notes=(_length(s),))


def _of_source(s: KasserineState, source: int) -> Overlay:
    """How far a supply unit reaches, and the units at the end of its lines."""
    c, owner = s.components, s.components.side_of[source]
    name = c.unit_ids[source]
    if s.hauled >> source & 1:
        return Overlay(notes=(message("overlay-hauled", unit=name),))
    reached = supplied_hexes(s, owner, s.place[source], supply_length(s), c.everywhere) & ~s.occupied[1 - owner]
    fed = [unit for unit in places_of(c.ucts & c.side_mask[owner] & s.standing) if reached >> s.place[unit] & 1]
    places = sum(1 << place for place in {s.place[unit] for unit in fed})
    ring = Ring(tuple(s.place_ids[place] for place in places_of(reached)), SIDES[owner])
    stays = s.supplying >> source & 1
    note = message("overlay-supplying" if stays else "overlay-source", unit=name, number=len(fed))
    notes = (note, _length(s))
    return Overlay(marks(s, places, "good"), rings=(ring,), notes=notes)


def _of_unit(s: KasserineState, unit: int) -> Overlay:
    """The cheapest line to a unit, or what cuts it, or how much too long it is."""
    c, owner, goal = s.components, s.components.side_of[unit], s.place[unit]
    name, length, blocked = c.unit_ids[unit], supply_length(s), blocked_supply(s, owner)
    if not c.ucts >> unit & 1:
        return Overlay(notes=(message("overlay-needs-none", unit=name),))
    lines = [line for source in sources_of(s, owner) if (line := line_to(s, source, goal, length, blocked))]
    judged = (message("overlay-judged-out", unit=name),) if _was_out(s, unit, owner) and lines else ()
    if lines:
        best = min(lines, key=lambda line: line.cost)
        note = message("overlay-line", unit=name, source=c.unit_ids[best.source], cost=points(best.cost))
        ends = tuple(Mark(s.place_ids[place], "good") for place in best.places)
        return Overlay(ends, (drawn(s, best, "good"),), (note, *judged, _length(s)))
    return _without(s, unit, [hindered_line(s, source, goal, length, blocked) for source in sources_of(s, owner)])


def _was_out(s: KasserineState, unit: int, owner: int) -> bool:
    """Whether a unit was without supply when its half began, whatever has become of that since."""
    return s.half == owner and bool(s.move) and not (s.supplied | ~needing_supply(s)) >> unit & 1


def _without(s: KasserineState, unit: int, lines: list[Line | None]) -> Overlay:
    name, length = s.components.unit_ids[unit], supply_length(s)
    known = [line for line in lines if line is not None]
    if not known:
        return Overlay(notes=(message("overlay-no-source", unit=name), _length(s)))
    short = [line for line in known if line.cost <= length]
    line = min(short or known, key=lambda line: line.cost)
    source, ids = s.components.unit_ids[line.source], s.place_ids
    if short:
        hexes = [ids[place] for place in places_of(line.blocked)]
        note = message("overlay-cut-at", unit=name, source=source, hexes=hexes)
    else:
        note = message("overlay-too-far", unit=name, source=source, cost=points(line.cost))
    return Overlay(blocking(s, line), (drawn(s, line, "cut"),), (note, _length(s)))
