"""Chapters 3.10 to 3.12 and 6.1.B: removals, arrivals, replacement points and unit recovery."""

from __future__ import annotations

from sirocco.games.compass.components import ALLIED, ITALIAN, RECOVERY, SIDES
from sirocco.games.compass.components.kinds import Few, Side
from sirocco.games.compass.rules.events import DrawEvents, spend
from sirocco.games.compass.rules.refusals import refuse_phase
from sirocco.games.compass.rules.state import BOX, LOST, OFF_MAP, REMOVED, TRACK, WAITING, CompassState
from sirocco.games.compass.rules.supply import in_supply
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse


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
                s.oos &= ~(1 << unit)
                s.emit("left", unit=c.unit_ids[unit])


@implements("C-6.1.Bh")
def base_closed(s: CompassState, side: int) -> bool:
    """The enemy stands in the side's logistical area: nothing can be placed."""
    return bool(s.occupied[1 - side] >> s.components.logistical[side] & 1)


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
        return [base] if open_to_it and s.room(base, side) > 0 else []
    return [a for a in c.entries[side] if s.controlled[side] >> a & 1 and s.room(a, side) > 0]


def due(s: CompassState, side: int) -> list[int]:
    """The units of a side that should arrive: scheduled for this turn or postponed from an earlier one."""
    c = s.components
    return [
        u for u in c.units_of[side] if s.place[u] == WAITING or (s.place[u] == TRACK and 0 < c.arrives[u] <= s.turn)
    ]


@implements("C-6.1.Ba", "C-6.1.Be", "C-6.1.Bf", "C-6.1.Bg", "C-4b")
class Arrivals(Step[CompassState], frozen=True):
    """The owner places every unit due for which an entry area has room; the rest wait for the next turn."""

    rule = "C-6.1.Ba"
    under = ("AdministrativePhase",)

    side: Side

    def decider(self, s: CompassState) -> int:
        for unit in due(s, self.side):
            if entry_areas(s, unit):
                return self.side
        return NOBODY

    def run(self, s: CompassState) -> None:
        s.pop()
        for unit in due(s, self.side):
            s.emit("postponed", unit=s.components.unit_ids[unit])

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("place", u, a) for u in due(s, self.side) for a in entry_areas(s, u)]

    def apply(self, s: CompassState, action: Action) -> None:
        unit, area = action.args
        c = s.components
        s.put(unit, area)
        s.emit("arrived", unit=c.unit_ids[unit], area=c.area_ids[area])

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("place",), "C-6.1.Bf", administrative=True)
        if wrong is not None:
            return wrong
        unit, area = action.args
        c = s.components
        side = self.side
        if c.side_of[unit] != side:
            return refuse("C-bad-01", "enemy-unit", unit=c.unit_ids[unit], side=SIDES[side])
        if unit not in due(s, side):
            return refuse("C-3.11a", "not-due", unit=c.unit_ids[unit])
        waiting = s.place[unit] == WAITING
        if waiting and area != c.logistical[side]:
            return refuse("C-6.1.Bc", "base-only", unit=c.unit_ids[unit])
        if base_closed(s, side) and (waiting or not s.options.alt_port_when_base_lost):
            return refuse("C-6.1.Bh", "base-occupied", side=SIDES[side])
        if area in entry_areas(s, unit):
            return None
        if waiting and not s.controlled[side] >> area & 1:
            return refuse("C-6.1.Bl", "base-lost", side=SIDES[side])
        if area not in c.entries[side] or not s.controlled[side] >> area & 1:
            rule = "C-3.11c" if side == ALLIED else "C-3.11b"
            return refuse(rule, "not-an-entry", area=c.area_ids[area], side=SIDES[side])
        return refuse("C-6.1.Bd", "no-room", area=c.area_ids[area])


@implements("C-3.10b", "C-3.10c", "C-3.10d", "C-3.7g")
def refuse_replacement(s: CompassState, unit: int, side: int) -> Refusal | None:
    """A replacement point restores a reduced two-step unit on the map that can trace supply now."""
    c = s.components
    name = c.unit_ids[unit]
    if c.side_of[unit] != side:
        return refuse("C-bad-01", "enemy-unit", unit=name, side=SIDES[side])
    if s.place[unit] < 0:
        return refuse("C-3.10d", "not-on-map", unit=name, where=OFF_MAP[s.place[unit]])
    if c.levels[unit] == 1:
        return refuse("C-3.10d", "one-step", unit=name)
    if not s.reduced >> unit & 1:
        return refuse("C-3.10b", "full-strength", unit=name)
    if not in_supply(s, unit):
        return refuse("C-3.10c", "no-supply", unit=name)
    return None


@implements("C-3.12b", "C-6.1.Bj", "C-6.1.Bl", "C-6.1.Bh", "C-3.7d", "C-3.11e", "C-3.12c")
def refuse_recovery(s: CompassState, unit: int, side: int) -> Refusal | None:
    """Unit Recovery is for units in the eliminated box that may come back, while the logistical area is ours."""
    c = s.components
    name = c.unit_ids[unit]
    if c.side_of[unit] != side:
        return refuse("C-6.1.Bj", "enemy-unit", unit=name, side=SIDES[side])
    if c.garrison[unit]:
        return refuse("C-3.7d", "garrison-lost", unit=name)
    if s.place[unit] == LOST:
        return refuse("C-3.12c", "lost-for-good", unit=name)
    if s.place[unit] == REMOVED:
        return refuse("C-3.11e", "removed", unit=name)
    if s.place[unit] != BOX:
        return refuse("C-6.1.Bj", "not-in-box", unit=name)
    if base_closed(s, side):
        return refuse("C-6.1.Bh", "base-occupied", side=SIDES[side])
    if s.options.recovery_needs_control and not s.controlled[side] >> c.logistical[side] & 1:
        return refuse("C-6.1.Bl", "base-lost", side=SIDES[side])
    return None


@implements("C-3.10a", "C-3.10e", "C-3.10f", "C-6.1.Bb", "C-7.5")
class Replacements(Step[CompassState], frozen=True):
    """The owner may spend this turn's replacement points and play Unit Recovery markers; points left are lost."""

    rule = "C-6.1.Bb"
    under = ("AdministrativePhase",)

    side: Side
    points: Few

    def decider(self, s: CompassState) -> int:
        units = s.components.units_of[self.side]
        if self.points and any(refuse_replacement(s, u, self.side) is None for u in units if s.reduced >> u & 1):
            return self.side
        if s.may_hold(self.side, RECOVERY) and any(
            refuse_recovery(s, u, self.side) is None for u in units if s.place[u] == BOX
        ):
            return self.side
        return NOBODY

    def run(self, s: CompassState) -> None:
        if self.points:
            s.emit("pointsLost", side=SIDES[self.side], points=self.points)
        s.pop()

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        units = s.components.units_of[self.side]
        found = []
        if self.points:
            found = [
                word("replace", u) for u in units if s.reduced >> u & 1 and refuse_replacement(s, u, self.side) is None
            ]
        if s.hand[8 * self.side + RECOVERY]:
            found += [
                word("recover", u) for u in units if s.place[u] == BOX and refuse_recovery(s, u, self.side) is None
            ]
        found.append(word("done"))
        return found

    def apply(self, s: CompassState, action: Action) -> None:
        if action.verb == "done":
            self.run(s)
            return
        (unit,) = action.args
        if action.verb == "replace":
            s.reduced &= ~(1 << unit)
            s.emit("replaced", unit=s.components.unit_ids[unit])
            s.replace(Replacements(self.side, self.points - 1))
        else:
            self._recover(s, unit)

    @implements("C-6.1.Bc", "C-6.1.Bi", "C-6.1.Bk", "C-7.5")
    def _recover(self, s: CompassState, unit: int) -> None:
        """At full strength into the logistical area; if that is full the unit waits a turn and the marker is spent."""
        c = s.components
        base = c.logistical[self.side]
        spend(s, self.side, RECOVERY)
        if s.room(base, self.side) > 0:
            s.put(unit, base)
            s.emit("recovered", unit=c.unit_ids[unit], area=c.area_ids[base])
        else:
            s.place[unit] = WAITING
            s.emit("recoveryWaits", unit=c.unit_ids[unit], area=c.area_ids[base])

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        if action.verb == "play" and action.args[0] == RECOVERY:
            return refuse("C-6.1.Bc", "recover-verb")
        wrong = refuse_phase(action, ("replace", "recover", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        (unit,) = action.args
        if action.verb == "replace":
            wrong = refuse_replacement(s, unit, self.side)
            if wrong is None and not self.points:
                return refuse("C-3.10a", "no-points", side=SIDES[self.side])
            return wrong
        wrong = refuse_recovery(s, unit, self.side)
        if wrong is None and not s.hand[8 * self.side + RECOVERY]:
            return refuse("C-3.6g", "not-held", marker="unit-recovery", side=SIDES[self.side])
        return wrong

    @implements("C-6.1.Bi")
    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        """Warns before a marker is spent on a unit that will have to wait."""
        base = s.components.logistical[self.side]
        if action.verb == "recover" and s.room(base, self.side) <= 0:
            return Explanation(warnings=(message("warn-recovery-waits", area=s.components.area_ids[base]),))
        if action.verb == "done" and self.points and len(self.actions(s)) > 1:
            return Explanation(warnings=(message("warn-points-lost", points=self.points),))
        return None

    def prompt_args(self, s: CompassState) -> dict[str, int]:
        return {"points": self.points}


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
