"""Chapter 6.1.B, Reinforcements and replacements: arrivals, replacement points and Unit Recovery."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.compass.components import ALLIED, RECOVERY, SIDES
from sirocco.games.compass.components.kinds import Few, Side
from sirocco.games.compass.rules.eliminated_units import BOX, TRACK, WAITING, base_closed, refuse_recovery
from sirocco.games.compass.rules.events import spend
from sirocco.games.compass.rules.reinforcements import entry_areas
from sirocco.games.compass.rules.replacements import refuse_replacement
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, refuse
from sirocco.mechanics.arrivals import ArrivalChoice
from sirocco.mechanics.choices import Choice


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


@implements("C-3.10a", "C-3.10e", "C-3.10f", "C-6.1.Bb", "C-7.5")
class Replacements(Choice[CompassState], frozen=True):
    """The owner may spend this turn's replacement points and play Unit Recovery markers; points left are lost."""

    rule = "C-6.1.Bb"
    under = ("AdministrativePhase",)
    verbs = ("replace", "recover")
    optional = True
    administrative = True

    side: Side
    points: Few

    def _replaceable(self, s: CompassState) -> Iterator[int]:
        reduced = s.reduced & s.components.side_mask[self.side] if self.points else 0
        return (u for u in places_of(reduced) if refuse_replacement(s, u, self.side) is None)

    def _recoverable(self, s: CompassState) -> Iterator[int]:
        units = s.components.units_of[self.side]
        return (u for u in units if s.place[u] == BOX and refuse_recovery(s, u, self.side) is None)

    def decider(self, s: CompassState) -> int:
        if next(self._replaceable(s), None) is not None:
            return self.side
        may_recover = s.may_hold(self.side, RECOVERY) and next(self._recoverable(s), None) is not None
        return self.side if may_recover else NOBODY

    def finish(self, s: CompassState) -> None:
        if self.points:
            s.emit("pointsLost", side=SIDES[self.side], points=self.points)
        s.pop()

    def options(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        found = [word("replace", u) for u in self._replaceable(s)]
        if s.hand[8 * self.side + RECOVERY]:
            found += [word("recover", u) for u in self._recoverable(s)]
        return found

    def choose(self, s: CompassState, action: Action) -> None:
        (unit,) = action.args
        if action.verb == "recover":
            self._recover(s, unit)
        else:
            s.restore_step(unit, "replaced")
            s.replace(Replacements(self.side, self.points - 1))

    @implements("C-6.1.Bc", "C-6.1.Bi", "C-6.1.Bk", "C-7.5")
    def _recover(self, s: CompassState, unit: int) -> None:
        """At full strength into the logistical area; if that is full the unit waits a turn and the marker is spent."""
        c = s.components
        base = c.logistical[self.side]
        spend(s, self.side, RECOVERY)
        if room(s, base, self.side) > 0:
            s.put(unit, base)
            s.emit("recovered", unit=c.unit_ids[unit], area=c.area_ids[base])
        else:
            s.place[unit] = WAITING
            s.emit("recoveryWaits", unit=c.unit_ids[unit], area=c.area_ids[base])

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        if action.verb == "play" and action.args[0] == RECOVERY:
            return refuse("C-6.1.Bc", "recover-verb")
        return super().refusal(s, action)

    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
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
    def warnings(self, s: CompassState, action: Action) -> list[Message]:
        """Warns before a marker is spent on a unit that will have to wait."""
        base = s.components.logistical[self.side]
        if action.verb == "recover" and room(s, base, self.side) <= 0:
            return [message("warn-recovery-waits", area=s.components.area_ids[base])]
        if action.verb == "done" and self.points and len(self.actions(s)) > 1:
            return [message("warn-points-lost", points=self.points)]
        return []

    def prompt_args(self, s: CompassState) -> dict[str, int]:
        return {"points": self.points}
