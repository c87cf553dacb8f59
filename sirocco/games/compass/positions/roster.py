"""The units of Compass with their values now. All of them lie open (C-3.1h)."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.eliminated_units import OFF_MAP, TRACK
from sirocco.games.compass.rules.hits import share
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.supply import in_supply, supplied_areas
from sirocco.kernel.presentation.roster import RosterEntry


def roster(s: CompassState) -> dict[str, RosterEntry]:
    supplied = [supplied_areas(s, side) for side in range(len(SIDES))]
    return {name: _entry(s, unit, supplied) for unit, name in enumerate(s.components.unit_ids)}


def _entry(s: CompassState, unit: int, supplied: list[int]) -> RosterEntry:
    c = s.components
    row, place = c.units[unit], s.place[unit]
    on_map = place >= 0
    oos = s.is_out_of_supply(unit)
    return RosterEntry(
        row.name,
        row.side,
        row.kind,
        c.area_ids[place] if on_map else OFF_MAP[place],
        on_map,
        0 if c.bracketed[unit] else share(s, unit, attacking=True, supporting=False),
        share(s, unit, attacking=False, supporting=False),
        c.movement[unit] / 2,
        s.mp[unit] / 2 if on_map and s.mp[unit] != FINISHED else None,
        s.steps_left(unit),
        c.steps[unit],
        ("out" if oos else "in") if on_map else None,
        in_supply(s, unit, supplied[c.side_of[unit]]) if on_map else None,
        list(_condition(s, unit)),
        c.arrives[unit] if place == TRACK else None,
    )


def _condition(s: CompassState, unit: int) -> Iterator[str]:
    if s.reduced >> unit & 1:
        yield "reduced"
    if s.target[unit] >= 0:
        yield "attacking"
