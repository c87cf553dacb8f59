"""Chapters 3.10 and 6.1.B, Replacements: points that restore units, and Unit Recovery."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.compass.components import RECOVERY, SIDES
from sirocco.games.compass.components.kinds import Few, Side
from sirocco.games.compass.rules.eliminated_units import BOX, OFF_MAP, WAITING, refuse_recovery
from sirocco.games.compass.rules.events import spend
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import in_supply
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, refuse
from sirocco.mechanics.choices import Choice


@implements("C-3.10b", "C-3.10c", "C-3.10d", "C-3.7g")
def refuse_replacement(s: CompassState, unit: int, side: int) -> Refusal | None:
    """A replacement point restores a reduced two-step unit on the map that can trace supply now."""
    c = s.components
    name = c.unit_ids[unit]
    wrong = s.refusals.enemy(s, unit, side)
    if wrong is not None:
        return wrong
    if s.place[unit] < 0:
        return refuse("C-3.10d", "not-on-map", unit=name, where=OFF_MAP[s.place[unit]])
    if c.steps[unit] == 1:
        return refuse("C-3.10d", "one-step", unit=name)
    if not s.reduced >> unit & 1:
        return refuse("C-3.10b", "full-strength", unit=name)
    if not in_supply(s, unit):
        return refuse("C-3.10c", "no-supply", unit=name)
    return None


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
    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        """Warns before a marker is spent on a unit that will have to wait."""
        base = s.components.logistical[self.side]
        if action.verb == "recover" and room(s, base, self.side) <= 0:
            return Explanation(warnings=(message("warn-recovery-waits", area=s.components.area_ids[base]),))
        if action.verb == "done" and self.points and len(self.actions(s)) > 1:
            return Explanation(warnings=(message("warn-points-lost", points=self.points),))
        return None

    def prompt_args(self, s: CompassState) -> dict[str, int]:
        return {"points": self.points}
