"""Chapter 6.2.E, the Combat phase: the attacker takes the declared attacks in any order, or leaves them."""

from __future__ import annotations

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.components.kinds import Area, Areas
from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.lines import AttackLine
from sirocco.games.compass.rules.stacking import ExcessUnits, room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Side

COMBAT_STEPS = (
    "AttackLine",
    "DefenceLine",
    "CombatEvents",
    "LeaderRerolls",
    "Losses",
    "Retreat",
    "Advance",
    "MatildaWear",
)


@implements("C-6.2.Ea", "C-6.2.Eb", "C-6.2.Ec")
def declared_attacks(s: CompassState, side: int) -> dict[tuple[int, int], int]:
    """The pending attacks: for each origin and target the mask of marked units. One combat, one origin."""
    found: dict[tuple[int, int], int] = {}
    place, target = s.place, s.target
    for unit in s.components.units_of[side]:
        if target[unit] >= 0:
            key = (place[unit], target[unit])
            found[key] = found.get(key, 0) | 1 << unit
    return found


@implements("C-6.2.Ed")
def other_direction(s: CompassState, fought: tuple[tuple[int, int], ...], origin: int, target: int) -> bool:
    """With `multiDirection` off, an area attacked from one side this phase cannot be attacked from another."""
    return not s.options.multi_direction and any(t == target and o != origin for o, t in fought)


@implements(
    "C-6.2.Ea", "C-6.2.Ed", "C-6.2.Ee", "C-6.2.Ef", "C-6.2.Eg", "C-6.2.Eh", "C-6.2.E.9a", "C-6.2.E.9b", "C-6.2.E.9c",
    "C-6.2.E.10a",
)  # fmt: skip
class CombatPhase(Choice[CompassState], frozen=True):
    """Only marked units attack, only where their marker points, each once. `vacated` = emptied by combat so far."""

    rule = "C-6.2.Ea"
    under = ("PlayerTurn",)
    leads_to = COMBAT_STEPS

    verbs = ("assault", "enter")
    ordering = ("enter",)
    optional = True

    side: Side
    vacated: Areas = 0
    fought: tuple[tuple[Area, Area], ...] = ()

    def ask(self, s: CompassState) -> Question:
        for unit in s.components.units_of[self.side]:
            if s.target[unit] >= 0:
                return self.side, None
        return UNASKED

    def finish(self, s: CompassState) -> None:
        """End of the phase: markers come off and stacking is enforced."""
        for unit in s.components.units_of[self.side]:
            s.target[unit] = -1
        s.replace(ExcessUnits(self.side))

    def options(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        enemy = s.occupied[1 - self.side]
        found = []
        for origin, target in declared_attacks(s, self.side):
            if enemy >> target & 1 and not other_direction(s, self.fought, origin, target):
                found.append(word("assault", origin, target))
        for unit in s.components.units_of[self.side]:
            target = s.target[unit]
            if (
                target >= 0
                and self.vacated >> target & 1
                and not enemy >> target & 1
                and room(s, target, self.side) > 0
            ):
                found.append(word("enter", unit, target))
        return found

    def choose(self, s: CompassState, action: Action) -> None:
        if action.verb == "assault":
            origin, target = action.args
            pool = declared_attacks(s, self.side)[origin, target]
            s.replace(CombatPhase(self.side, self.vacated | 1 << target, (*self.fought, (origin, target))))
            s.push(AttackLine(Battle(self.side, origin, target, pool)))
        else:
            unit, area = action.args
            s.target[unit] = -1
            s.transfer(unit, area, "entered")

    def done(self, s: CompassState) -> None:
        s.emit("phaseEnded", phase="combat", side=SIDES[self.side])
        self.finish(s)

    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
        refuse_it = self._refuse_entry if action.verb == "enter" else self._refuse_assault
        return refuse_it(s, *action.args)

    @implements("C-bad-04")
    def _refuse_assault(self, s: CompassState, origin: int, target: int) -> Refusal | None:
        if not s.occupied[1 - self.side] >> target & 1:
            return s.refuse("C-bad-04", "no-enemy", area=target)
        if target not in s.components.entry_cost[origin]:
            return s.refuse("C-6.2.Eb", "not-adjacent", area=target, origin=origin)
        if (origin, target) not in declared_attacks(s, self.side):
            return s.refuse("C-6.2.Ea", "not-declared", area=target, origin=origin)
        if other_direction(s, self.fought, origin, target):
            return s.refuse("C-6.2.Ed", "one-direction", area=target)
        return None

    def _refuse_entry(self, s: CompassState, unit: int, area: int) -> Refusal | None:
        if s.target[unit] != area:
            return s.refuse("C-6.2.E.9a", "no-marker-there", unit=unit, area=area)
        if s.occupied[1 - self.side] >> area & 1:
            return s.refuse("C-6.2.E.9a", "enemy-there", area=area)
        if not self.vacated >> area & 1:
            return s.refuse("C-6.2.E.9c", "not-vacated", area=area)
        if room(s, area, self.side) <= 0:
            return s.refuse("C-6.2.E.9a", "no-room", area=area)
        return None

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import declared_odds

        if action.verb == "assault":
            return Explanation(odds=declared_odds(s, self.side, *action.args))
        return None

    def warnings(self, s: CompassState, action: Action) -> list[Message]:
        if action.verb != "done":
            return []
        fought = [a.args for a in self.actions(s) if a.verb == "assault"]
        left = [s.components.area_ids[target] for _, target in fought]
        return [message("warn-attacks-left", areas=left)] if left else []
