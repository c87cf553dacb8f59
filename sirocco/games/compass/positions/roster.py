"""The units of Compass with their values now. All of them lie open (C-3.1h)."""

from __future__ import annotations

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.eliminated_units import TRACK
from sirocco.games.compass.rules.hits import share
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.supply import in_supply, supplied_areas
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.mechanics.roster import roster_entry


def roster(s: CompassState) -> dict[str, RosterEntry]:
    supplied = [supplied_areas(s, side) for side in range(len(SIDES))]
    return {name: _entry(s, unit, supplied) for unit, name in enumerate(s.components.unit_ids)}


def _entry(s: CompassState, unit: int, supplied: list[int]) -> RosterEntry:
    c, place = s.components, s.place[unit]
    return roster_entry(
        s,
        unit,
        attack=0 if c.bracketed[unit] else share(s, unit, attacking=True, supporting=False),
        defence=share(s, unit, attacking=False, supporting=False),
        movement=c.movement[unit] / 2,
        left=s.mp[unit] / 2 if place >= 0 and s.mp[unit] != FINISHED else None,
        out_of_supply=s.is_out_of_supply(unit),
        line=place >= 0 and in_supply(s, unit, supplied[c.side_of[unit]]),
        masks=("reduced",),
        also=("attacking",) if s.target[unit] >= 0 else (),
        due=c.arrives[unit] if place == TRACK else None,
    )
