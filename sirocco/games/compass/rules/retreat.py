"""Chapter 6.2.E, steps 7 to 9: retreat, advance, and what Matilda tanks suffer."""

from __future__ import annotations

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.compass.components import ALLIED, ITALIAN, MARKERS, MATILDA, SIDES
from sirocco.games.compass.components.kinds import AreaOrNone, Side
from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.combat import CombatPhase, declared_attacks, other_direction
from sirocco.games.compass.rules.events import spend
from sirocco.games.compass.rules.refusals import refuse_marker, refuse_phase, refuse_unit
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse


class RetreatOrder(Step[CompassState], frozen=True):
    """Step 7: if the attacker hit more often, everything in the area must go; otherwise nobody moves."""

    rule = "C-6.2.E.7a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle
    ordered: bool

    @implements("C-6.2.E.7a", "C-6.2.E.7h", "C-6.2.E.7i", "C-3.9j", "C-3.9k", "C-3.9l", "C-3.7f")
    def run(self, s: CompassState) -> None:
        b = self.battle
        c = s.components
        side = 1 - b.side
        units = s.units_in(b.target, side)
        s.replace(Advance(b))
        if not self.ordered or not units:
            return
        s.emit("retreatOrdered", side=SIDES[side], area=c.area_ids[b.target])
        for unit in units:
            if s.is_out_of_supply(unit):
                s.lose_level(unit, "retreat-out-of-supply")
        for unit in s.units_in(b.target, side):
            if c.garrison[unit] and not s.options.garrison_retreats:
                s.eliminate(unit, "garrison")
        s.push(SplitRetreat(b) if s.options.split_retreat else Retreat(b))


@implements("C-6.2.E.7b", "C-6.2.E.7c", "C-6.2.E.7d", "C-6.2.E.7e")
def retreat_areas(s: CompassState, battle: Battle) -> list[int]:
    """Where the defender may retreat to: adjacent, his own, not the target of an attack still to come, with room.

    With `multiDirection` off a marker that can no longer be fought is no attack to come."""
    side = 1 - battle.side
    fought = next((step.fought for step in s.stack if isinstance(step, CombatPhase)), ())
    pending = 0
    for origin, target in declared_attacks(s, battle.side):
        if not other_direction(s, fought, origin, target):
            pending |= 1 << target
    open_areas = s.components.board.adjacent[battle.target] & s.controlled[side] & ~pending & ~s.occupied[battle.side]
    return [a for a in places_of(open_areas) if s.room(a, side) > 0]


@implements("C-6.2.E.7b", "C-6.2.E.7c", "C-6.2.E.7d", "C-6.2.E.7e", "C-bad-08")
def refuse_destination(s: CompassState, battle: Battle, area: int) -> Refusal | None:
    """Why the defender may not retreat into an area, or None."""
    c = s.components
    name = c.area_ids[area]
    side = 1 - battle.side
    if area not in c.entry_cost[battle.target]:
        return refuse("C-6.2.E.7b", "not-adjacent", area=name, origin=c.area_ids[battle.target])
    if not s.controlled[side] >> area & 1:
        return refuse("C-6.2.E.7d", "enemy-controlled", area=name)
    if area in retreat_areas(s, battle):
        return None
    if s.room(area, side) <= 0:
        return refuse("C-6.2.E.7e", "no-room", area=name)
    return refuse("C-6.2.E.7c", "combat-pending", area=name)


@implements("C-6.2.E.7b", "C-6.2.E.7e", "C-6.2.E.7f", "C-6.2.E.7g", "C-6.2.E.7j")
class Retreat(Step[CompassState], frozen=True):
    """The defender chooses one adjacent area for the whole stack; what does not fit is eliminated."""

    rule = "C-6.2.E.7b"
    under = ("Advance",)

    battle: Battle
    area: AreaOrNone = -1

    def _left(self, s: CompassState) -> list[int]:
        return s.units_in(self.battle.target, 1 - self.battle.side)

    def _excess(self, s: CompassState) -> int:
        return len(self._left(s)) - s.room(self.area, 1 - self.battle.side)

    def decider(self, s: CompassState) -> int:
        side = 1 - self.battle.side
        if self.area >= 0:
            return side if self._excess(s) > 0 else NOBODY
        return side if self._left(s) and retreat_areas(s, self.battle) else NOBODY

    def run(self, s: CompassState) -> None:
        """All move that can, or all die for want of a place to go."""
        s.pop()
        for unit in self._left(s):
            if self.area >= 0:
                retreat_unit(s, unit, self.area)
            else:
                s.eliminate(unit, "no-retreat")

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        if self.area >= 0:
            return [word("eliminate", u) for u in self._left(s)]
        return [word("retreat", a) for a in retreat_areas(s, self.battle)]

    def apply(self, s: CompassState, action: Action) -> None:
        if action.verb == "eliminate":
            s.eliminate(action.args[0], "no-room")
        else:
            s.replace(Retreat(self.battle, action.args[0]))

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        choosing = self.area < 0
        wrong = refuse_phase(action, ("retreat",) if choosing else ("eliminate",), "C-6.2.E.7g")
        if choosing and action.verb == "eliminate":
            return refuse("C-6.2.E.7g", "must-retreat")
        if wrong is not None:
            return wrong
        if choosing:
            return refuse_destination(s, self.battle, action.args[0])
        unit = action.args[0]
        wrong = refuse_unit(s, unit, 1 - self.battle.side)
        if wrong is None and s.place[unit] != self.battle.target:
            return refuse("C-6.2.E.7e", "not-retreating", unit=s.components.unit_ids[unit])
        return wrong

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        ids = s.components.area_ids
        return {
            "area": ids[self.battle.target],
            "number": self._excess(s) if self.area >= 0 else 0,
            "to": ids[self.area] if self.area >= 0 else "",
        }


@implements("C-6.2.E.7j")
def retreat_unit(s: CompassState, unit: int, area: int) -> None:
    """A retreat costs no movement points and needs no road."""
    c = s.components
    s.emit("retreated", unit=c.unit_ids[unit], origin=c.area_ids[s.place[unit]], to=c.area_ids[area])
    s.put(unit, area)


@implements("C-6.2.E.7b", "C-6.2.E.7f", "C-6.2.E.7g")
class SplitRetreat(Step[CompassState], frozen=True):
    """The retreat with `splitRetreat` on: each unit goes its own way while there is room anywhere."""

    rule = "C-6.2.E.7b"
    under = ("Advance",)
    shown_as = "Retreat"

    battle: Battle

    def decider(self, s: CompassState) -> int:
        side = 1 - self.battle.side
        return side if s.units_in(self.battle.target, side) and retreat_areas(s, self.battle) else NOBODY

    def run(self, s: CompassState) -> None:
        s.pop()
        for unit in s.units_in(self.battle.target, 1 - self.battle.side):
            s.eliminate(unit, "no-retreat")

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        areas = retreat_areas(s, self.battle)
        return [word("withdraw", u, a) for u in s.units_in(self.battle.target, 1 - self.battle.side) for a in areas]

    def apply(self, s: CompassState, action: Action) -> None:
        retreat_unit(s, *action.args)

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("withdraw",), "C-6.2.E.7g")
        if action.verb == "eliminate":
            return refuse("C-6.2.E.7g", "must-retreat")
        if wrong is not None:
            return wrong
        unit, area = action.args
        wrong = refuse_unit(s, unit, 1 - self.battle.side)
        if wrong is not None:
            return wrong
        if s.place[unit] != self.battle.target:
            return refuse("C-6.2.E.7b", "not-retreating", unit=s.components.unit_ids[unit])
        return refuse_destination(s, self.battle, area)

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        return {"area": s.components.area_ids[self.battle.target]}


@implements("C-6.2.E.8a", "C-6.2.E.8b", "C-6.2.E.8c", "C-6.2.E.8d", "C-3.5f", "C-bad-09")
class Advance(Step[CompassState], frozen=True):
    """Step 8: if no defender is left, surviving participants may enter: all, some or none. It costs nothing and
    stacking counts only at the end of the phase."""

    rule = "C-6.2.E.8a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle

    def _may_advance(self, s: CompassState) -> list[int]:
        b = self.battle
        if s.count[b.target] and s.occupied[1 - b.side] >> b.target & 1:
            return []
        return [u for u in b.attack.units() if s.place[u] == b.origin]

    def decider(self, s: CompassState) -> int:
        return self.battle.side if self._may_advance(s) else NOBODY

    def run(self, s: CompassState) -> None:
        b = self.battle
        s.emit("combatEnded", area=s.components.area_ids[b.target])
        s.replace(MatildaWear(b, ALLIED))

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("advance", u) for u in self._may_advance(s)), word("done")]

    def apply(self, s: CompassState, action: Action) -> None:
        if action.verb == "done":
            self.run(s)
            return
        (unit,) = action.args
        c = s.components
        b = self.battle
        s.emit("advanced", unit=c.unit_ids[unit], origin=c.area_ids[b.origin], to=c.area_ids[b.target])
        s.put(unit, b.target)

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("advance", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        (unit,) = action.args
        wrong = refuse_unit(s, unit, self.battle.side)
        if wrong is None and unit in self.battle.attack.units() and s.place[unit] == self.battle.target:
            return refuse("C-6.2.E.8a", "advanced-already", unit=s.components.unit_ids[unit])
        if wrong is None and unit not in self._may_advance(s):
            return refuse("C-bad-09", "did-not-fight", unit=s.components.unit_ids[unit])
        return wrong

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        return {"area": s.components.area_ids[self.battle.target]}


@implements("C-7.8a", "C-7.8b", "C-7.8c", "C-7.8d", "C-3.6h")
class MatildaWear(Step[CompassState], frozen=True):
    """Step 9: after a combat 7RTR took part in, a holder of the Matilda marker may wear it down by one level."""

    rule = "C-7.8a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle
    side: Side

    def _took_part(self, s: CompassState) -> bool:
        tank = s.components.matilda
        b = self.battle
        return s.place[tank] >= 0 and (tank in b.attack.units() or tank in b.defence.units())

    def decider(self, s: CompassState) -> int:
        return self.side if self._took_part(s) and s.may_hold(self.side, MATILDA) else NOBODY

    def run(self, s: CompassState) -> None:
        if self.side == ALLIED:
            s.replace(msgspec.structs.replace(self, side=ITALIAN))
        else:
            s.pop()

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        found = [word("play", MATILDA)] if s.hand[8 * self.side + MATILDA] else []
        return [*found, word("done")]

    def apply(self, s: CompassState, action: Action) -> None:
        if action.verb == "play":
            spend(s, self.side, MATILDA)
            tank = s.components.matilda
            s.emit("played", marker=MARKERS[MATILDA], side=SIDES[self.side], unit=s.components.unit_ids[tank])
            s.lose_level(tank, "matilda")
        if action.verb == "done" or not self._took_part(s):
            self.run(s)

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("play", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        wrong = refuse_marker(s, action.args[0], self.side, (MATILDA,), self.battle.side)
        if wrong is None and len(action.args) == 2:
            return refuse("C-7.8a", "marker-no-unit", marker=MARKERS[MATILDA])
        return wrong
