"""The units of Kasserine with their factors now."""

from __future__ import annotations

from sirocco.games.kasserine.components.terrain import HALVES
from sirocco.games.kasserine.rules.movement import UnitMarch
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import line_now, needing_supply, supplied_now
from sirocco.games.kasserine.rules.weather import allowance
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.mechanics.roster import roster_entry


def roster(s: KasserineState) -> dict[str, RosterEntry]:
    lines = line_now(s, 0) | line_now(s, 1)
    supplied = supplied_now(s)
    step = s.stack[-1] if s.stack else None
    march = step if isinstance(step, UnitMarch) else None
    return {name: _entry(s, unit, lines, supplied, march) for unit, name in enumerate(s.components.unit_ids)}


def _entry(s: KasserineState, unit: int, lines: int, supplied: int, march: UnitMarch | None) -> RosterEntry:
    in_hand = march is not None and bool(march.group >> unit & 1)
    bit = 1 << unit
    needs = bool(needing_supply(s) & bit)
    return roster_entry(
        s,
        unit,
        attack=s.attack(unit),
        defence=s.defence(unit),
        movement=allowance(s, unit) / HALVES,
        left=march.left(s) / HALVES if march is not None and in_hand else None,
        out_of_supply=needs and not supplied & bit,
        line=bool(lines & bit),
        masks=("reduced", "shocked", "moved", "fired", "attacked"),
        due=next((move for move, all_ in s.components.arrivals.items() if any(a.units & bit for a in all_)), None)
        if s.place[unit] < 0
        else None,
    )
