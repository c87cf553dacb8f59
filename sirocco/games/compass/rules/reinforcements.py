"""Chapter 3.11, Reinforcements and removals: who leaves the game, and where who arrives may be placed."""

from __future__ import annotations

from sirocco.games.compass.rules.eliminated_units import REMOVED, WAITING, base_closed
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step


@implements("C-3.11a", "C-3.11d", "C-3.11e", "C-3.11f", "C-6.1.Ba")
class Removals(Step[CompassState], frozen=True):
    """Units whose turn has come leave the game for good, wherever they are; this comes before anything arrives."""

    rule = "C-3.11d"
    under = ("AdministrativePhase",)

    def run(self, s: CompassState) -> None:
        s.pop()
        c = s.components
        for unit, turn in enumerate(c.leaves):
            if 0 < turn <= s.turn and s.place[unit] != REMOVED:
                s.take_off(unit, REMOVED)
                s.reduced &= ~(1 << unit)
                s.report("left", unit=unit)


@implements("C-3.11b", "C-3.11c", "C-6.1.Bc", "C-6.1.Bd", "C-6.1.Bl", "C-6.1.Bf")
def entry_areas(s: CompassState, unit: int) -> list[int]:
    """Where an arriving unit may be placed now: a reinforcement in either port, a recovered unit at the base."""
    c = s.components
    side = c.side_of[unit]
    closed_to_all = not s.options.alt_port_when_base_lost
    if base_closed(s, side) and (closed_to_all or s.place[unit] == WAITING):
        return []
    if s.place[unit] == WAITING:
        base = c.logistical[side]
        open_to_it = s.controlled[side] >> base & 1 or not s.options.recovery_needs_control
        return [base] if open_to_it and room(s, base, side) > 0 else []
    return [a for a in c.entries[side] if s.controlled[side] >> a & 1 and room(s, a, side) > 0]
