"""Chapter 6.2.E, step 7: retreat."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.compass.components.kinds import AreaOrNone
from sirocco.games.compass.rules.advance import Advance
from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.combat import CombatPhase, declared_attacks, other_direction
from sirocco.games.compass.rules.garrisons import abandon_garrisons
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import retreat_out_of_supply
from sirocco.kernel.action import Action
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.losses import destroy


class RetreatOrder(Step[CompassState], frozen=True):
    """Step 7: if the attacker hit more often, everything in the area must go; otherwise nobody moves."""

    rule = "C-6.2.E.7a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle
    ordered: bool

    @implements("C-6.2.E.7a", "C-6.2.E.7h", "C-6.2.E.7i", "C-3.9j", "C-3.9k", "C-3.9l", "C-3.7f")
    def run(self, s: CompassState) -> None:
        b = self.battle
        side = 1 - b.side
        units = s.units_in(b.target, side)
        s.replace(Advance(b))
        if not self.ordered or not units:
            return
        s.report("retreatOrdered", side=side, area=b.target)
        retreat_out_of_supply(s, units)
        abandon_garrisons(s, s.units_in(b.target, side))
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
    return [a for a in places_of(open_areas) if room(s, a, side) > 0]


@implements("C-6.2.E.7b", "C-6.2.E.7c", "C-6.2.E.7d", "C-6.2.E.7e", "C-bad-08")
def refuse_destination(s: CompassState, battle: Battle, area: int) -> Refusal | None:
    """Why the defender may not retreat into an area, or None."""
    c = s.components
    side = 1 - battle.side
    if area not in c.entry_cost[battle.target]:
        return s.refuse("C-6.2.E.7b", "not-adjacent", area=area, origin=battle.target)
    if not s.controlled[side] >> area & 1:
        return s.refuse("C-6.2.E.7d", "enemy-controlled", area=area)
    if area in retreat_areas(s, battle):
        return None
    if room(s, area, side) <= 0:
        return s.refuse("C-6.2.E.7e", "no-room", area=area)
    return s.refuse("C-6.2.E.7c", "combat-pending", area=area)


class RetreatChoice(Choice[CompassState], frozen=True):
    """The defender leaves the area if he can."""

    done_rule = "C-6.2.E.7g"
    attacking = False
    ordering = ("eliminate", "withdraw")

    battle: Battle

    def _left(self, s: CompassState) -> list[int]:
        """The units that are still to go."""
        return s.units_in(self.battle.target, 1 - self.battle.side)

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        if action.verb == "eliminate" and action.verb not in self.known_verbs():
            return s.refuse("C-6.2.E.7g", "must-retreat")
        return super().refusal(s, action)

    @implements("C-6.2.E.7j")
    def _retreat(self, s: CompassState, unit: int, area: int) -> None:
        """A retreat costs no movement points and needs no road."""
        s.transfer(unit, area, "retreated")


@implements("C-6.2.E.7b", "C-6.2.E.7e", "C-6.2.E.7f", "C-6.2.E.7g", "C-6.2.E.7j")
class Retreat(RetreatChoice, frozen=True):
    """The defender chooses one adjacent area for the whole stack; what does not fit is eliminated."""

    rule = "C-6.2.E.7b"
    under = ("Advance",)

    area: AreaOrNone = -1

    def known_verbs(self) -> tuple[str, ...]:
        return ("retreat",) if self.area < 0 else ("eliminate",)

    def _excess(self, s: CompassState) -> int:
        return len(self._left(s)) - room(s, self.area, 1 - self.battle.side)

    def options(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        left = self._left(s)
        if self.area < 0:
            return [word("retreat", area) for area in retreat_areas(s, self.battle)] if left else []
        return [word("eliminate", unit) for unit in left] if self._excess(s) > 0 else []

    def finish(self, s: CompassState) -> None:
        """All move that can, or all die for want of a place to go."""
        s.pop()
        if self.area < 0:
            destroy(s, self._left(s), "no-retreat")
        else:
            for unit in self._left(s):
                self._retreat(s, unit, self.area)

    def choose(self, s: CompassState, action: Action) -> None:
        if action.verb == "eliminate":
            s.eliminate(action.args[0], "no-room")
        else:
            s.replace(Retreat(self.battle, action.args[0]))

    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
        if action.verb == "retreat":
            return refuse_destination(s, self.battle, action.args[0])
        unit = action.args[0]
        return None if s.place[unit] == self.battle.target else s.refuse("C-6.2.E.7e", "not-retreating", unit=unit)

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        ids = s.components.area_ids
        return {
            "area": ids[self.battle.target],
            "number": self._excess(s) if self.area >= 0 else 0,
            "to": ids[self.area] if self.area >= 0 else "",
        }


@implements("C-6.2.E.7b", "C-6.2.E.7f", "C-6.2.E.7g")
class SplitRetreat(RetreatChoice, frozen=True):
    """The retreat with `splitRetreat` on: each unit goes its own way while there is room anywhere."""

    rule = "C-6.2.E.7b"
    under = ("Advance",)
    shown_as = "Retreat"
    verbs = ("withdraw",)
    question = ("area",)

    def options(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        areas = retreat_areas(s, self.battle)
        return [word("withdraw", unit, area) for unit in self._left(s) for area in areas]

    def finish(self, s: CompassState) -> None:
        s.pop()
        destroy(s, self._left(s), "no-retreat")

    def choose(self, s: CompassState, action: Action) -> None:
        self._retreat(s, *action.args)

    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
        unit, area = action.args
        if s.place[unit] != self.battle.target:
            return s.refuse("C-6.2.E.7b", "not-retreating", unit=unit)
        return refuse_destination(s, self.battle, area)
