"""Chapters 3.11 and 6.1.B, Reinforcements and removals; and the Administrative phase around them."""

from __future__ import annotations

from sirocco.games.compass.components import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.components.kinds import Side
from sirocco.games.compass.rules.eliminated_units import REMOVED, TRACK, WAITING, base_closed
from sirocco.games.compass.rules.events import DrawEvents
from sirocco.games.compass.rules.replacements import Replacements
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Refusal, Step, refuse
from sirocco.mechanics.arrivals import ArrivalChoice


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
                s.emit("left", unit=c.unit_ids[unit])


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


def due(s: CompassState, side: int) -> list[int]:
    """The units of a side that should arrive: scheduled for this turn or postponed from an earlier one."""
    c = s.components
    return [
        u for u in c.units_of[side] if s.place[u] == WAITING or (s.place[u] == TRACK and 0 < c.arrives[u] <= s.turn)
    ]


@implements("C-6.1.Ba", "C-6.1.Be", "C-6.1.Bf", "C-6.1.Bg", "C-4b")
class Arrivals(ArrivalChoice[CompassState], frozen=True):
    """The owner places every unit due for which an entry area has room; the rest wait for the next turn."""

    rule = "C-6.1.Ba"
    under = ("AdministrativePhase",)
    done_rule = "C-6.1.Bf"
    administrative = True

    side: Side

    def waiting(self, s: CompassState) -> list[int]:
        return due(s, self.side)

    def places_for(self, s: CompassState, piece: int, entries: None) -> list[int]:
        return entry_areas(s, piece)

    def take(self, s: CompassState, candidate: tuple[int, int]) -> None:
        unit, area = candidate
        c = s.components
        s.put(unit, area)
        s.emit("arrived", unit=c.unit_ids[unit], area=c.area_ids[area])

    def finish(self, s: CompassState) -> None:
        s.pop()
        for unit in due(s, self.side):
            s.emit("postponed", unit=s.components.unit_ids[unit])

    def refuse_candidate(self, s: CompassState, candidate: tuple[int, int]) -> Refusal:
        unit, area = candidate
        c = s.components
        side = self.side
        wrong = s.refusals.enemy(s, unit, side)
        if wrong is not None:
            return wrong
        if unit not in due(s, side):
            return refuse("C-3.11a", "not-due", unit=c.unit_ids[unit])
        waiting = s.place[unit] == WAITING
        if waiting and area != c.logistical[side]:
            return refuse("C-6.1.Bc", "base-only", unit=c.unit_ids[unit])
        if base_closed(s, side) and (waiting or not s.options.alt_port_when_base_lost):
            return refuse("C-6.1.Bh", "base-occupied", side=SIDES[side])
        if waiting and not s.controlled[side] >> area & 1:
            return refuse("C-6.1.Bl", "base-lost", side=SIDES[side])
        if area not in c.entries[side] or not s.controlled[side] >> area & 1:
            rule = "C-3.11c" if side == ALLIED else "C-3.11b"
            return refuse(rule, "not-an-entry", area=c.area_ids[area], side=SIDES[side])
        return refuse("C-6.1.Bd", "no-room", area=c.area_ids[area])


PLACING: tuple[Step[CompassState], ...] = (DrawEvents(), Removals(), Arrivals(ALLIED), Arrivals(ITALIAN))
"""What comes before the replacements; steps are immutable, so the same serve every turn."""


class AdministrativePhase(Stages[CompassState], frozen=True):
    """6.1: the joint phase, sub-step by sub-step, the Allied player before the Italian."""

    rule = "C-6.1.Ba"
    under = ("GameTurn",)
    stages = 6
    leads_to = ("DrawEvents", "Removals", "Arrivals", "Replacements")

    def parts(self, s: CompassState) -> tuple[Step[CompassState], ...]:
        points = s.components.turns[s.turn - 1].replacements
        return (*PLACING, Replacements(ALLIED, points["allied"]), Replacements(ITALIAN, points["italian"]))
