"""Chapter 6.1.B, Reinforcements and replacements: arrivals, replacement points and Unit Recovery."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.compass.components import ALLIED, RECOVERY
from sirocco.games.compass.components.kinds import Few
from sirocco.games.compass.rules.eliminated_units import BOX, TRACK, WAITING, base_closed, refuse_recovery
from sirocco.games.compass.rules.events import spend
from sirocco.games.compass.rules.reinforcements import entry_areas
from sirocco.games.compass.rules.replacements import refuse_replacement
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Question, Refusal
from sirocco.mechanics.arrivals import ArrivalChoice
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.pieces import OFF
from sirocco.mechanics.replacements import ReplacementChoice


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
        s.put(unit, area)
        s.report("arrived", unit=unit, area=area)

    def finish(self, s: CompassState) -> None:
        s.pop()
        for unit in due(s, self.side):
            s.report("postponed", unit=unit)

    def refuse_candidate(self, s: CompassState, candidate: tuple[int, int]) -> Refusal:
        unit, area = candidate
        c = s.components
        side = self.side
        wrong = s.refusals.enemy(s, unit, side)
        if wrong is not None:
            return wrong
        if unit not in due(s, side):
            return s.refuse("C-3.11a", "not-due", unit=unit)
        waiting = s.place[unit] == WAITING
        if waiting and area != c.logistical[side]:
            return s.refuse("C-6.1.Bc", "base-only", unit=unit)
        if base_closed(s, side) and (waiting or not s.options.alt_port_when_base_lost):
            return s.refuse("C-6.1.Bh", "base-occupied", side=side)
        if waiting and not s.controlled[side] >> area & 1:
            return s.refuse("C-6.1.Bl", "base-lost", side=side)
        if area not in c.entries[side] or not s.controlled[side] >> area & 1:
            rule = "C-3.11c" if side == ALLIED else "C-3.11b"
            return s.refuse(rule, "not-an-entry", area=area, side=side)
        return s.refuse("C-6.1.Bd", "no-room", area=area)


@implements("C-3.10a", "C-3.10e", "C-3.10f", "C-6.1.Bb", "C-7.5")
class Replacements(ReplacementChoice[CompassState], frozen=True):
    """The owner may spend this turn's replacement points and play Unit Recovery markers; points left are lost."""

    rule = "C-6.1.Bb"
    under = ("AdministrativePhase",)
    restore_verb = "replace"
    rebuild_verb = "recover"
    administrative = True
    question = ("points",)

    side: Side
    points: Few

    def is_restorable(self, s: CompassState, piece: int, means: None) -> bool:
        return self.points > 0 and refuse_replacement(s, piece, self.side) is None

    def _recoverable(self, s: CompassState) -> Iterator[tuple[int]]:
        units = s.components.units_of[self.side]
        return ((u,) for u in units if s.place[u] == BOX and refuse_recovery(s, u, self.side) is None)

    def rebuildable(self, s: CompassState, means: None) -> Iterator[tuple[int]]:
        return self._recoverable(s) if s.hand[8 * self.side + RECOVERY] else iter(())

    def ask(self, s: CompassState) -> Question:
        """The side is also asked if, for all that both players know, it might hold the marker."""
        if s.may_hold(self.side, RECOVERY) and any(self._recoverable(s)):
            return self.side, None
        return super().ask(s)

    def finish(self, s: CompassState) -> None:
        if self.points:
            s.report("pointsLost", side=self.side, points=self.points)
        s.pop()

    def restore(self, s: CompassState, piece: int) -> None:
        s.restore_step(piece, "replaced")
        s.replace(Replacements(self.side, self.points - 1))

    @implements("C-6.1.Bc", "C-6.1.Bi", "C-6.1.Bk", "C-7.5")
    def rebuild(self, s: CompassState, piece: int, place: int = OFF) -> None:
        """At full strength into the logistical area; if that is full the unit waits a turn and the marker is spent."""
        base = s.components.logistical[self.side]
        spend(s, self.side, RECOVERY)
        if room(s, base, self.side) > 0:
            s.put(piece, base)
            s.report("recovered", unit=piece, area=base)
        else:
            s.place[piece] = WAITING
            s.report("recoveryWaits", unit=piece, area=base)

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        if action.verb == "play" and action.args[0] == RECOVERY:
            return s.refuse("C-6.1.Bc", "recover-verb")
        return super().refusal(s, action)

    def refuse_restoring(self, s: CompassState, piece: int) -> Refusal | None:
        wrong = refuse_replacement(s, piece, self.side)
        if wrong is None and not self.points:
            return s.refuse("C-3.10a", "no-points", side=self.side)
        return wrong

    def refuse_rebuilding(self, s: CompassState, piece: int, place: int = OFF) -> Refusal | None:
        wrong = refuse_recovery(s, piece, self.side)
        if wrong is None and not s.hand[8 * self.side + RECOVERY]:
            return s.refuse("C-3.6g", "not-held", marker=RECOVERY, side=self.side)
        return wrong

    @implements("C-6.1.Bi")
    def warnings(self, s: CompassState, action: Action) -> list[Message]:
        """Before a marker is spent on a unit that will have to wait, and before points lapse that a unit could take."""
        base = s.components.logistical[self.side]
        if action.verb == "recover" and room(s, base, self.side) <= 0:
            return [message("warn-recovery-waits", area=s.components.area_ids[base])]
        if action.verb == "done" and any(other.verb == self.restore_verb for other in self.actions(s)):
            return [message("warn-points-lost", points=self.points)]
        return []
