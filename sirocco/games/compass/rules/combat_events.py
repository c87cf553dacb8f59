"""Chapter 6.2.E, step 3: event markers for a combat."""

from __future__ import annotations

from sirocco.games.compass.components import AIR, NAVAL, SURPRISE
from sirocco.games.compass.rules.battle import NO_EVENT, Battle
from sirocco.games.compass.rules.dice import CombatDice
from sirocco.games.compass.rules.events import MarkerChoice, play
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.kinds import Side


@implements("C-6.2.E.3e", "C-7.2")
def naval_reach(s: CompassState, area: int) -> bool:
    """Whether ships can support a combat for this area: coastal, from the east edge to Tobruch."""
    return bool(s.components.naval >> area & 1)


@implements("C-6.2.E.3a", "C-6.2.E.3b", "C-6.2.E.3c", "C-6.2.E.3d", "C-3.6h", "C-7.1", "C-7.2", "C-7.4")
class CombatEvents(MarkerChoice, frozen=True):
    """Step 3: the attacker assigns events and is done, then the defender."""

    rule = "C-6.2.E.3a"
    under = ("CombatPhase", "SustainedAttack")
    markers = (AIR, NAVAL, SURPRISE)
    question = ("area",)

    battle: Battle
    side: Side

    def finish(self, s: CompassState) -> None:
        if self.side == self.battle.side:
            s.replace(CombatEvents(self.battle, 1 - self.side))
        else:
            s.replace(CombatDice(self.battle))

    def targets(self, s: CompassState, marker: int) -> list[int]:
        if marker == NAVAL and not naval_reach(s, self.battle.target):
            return []
        line, foe = self.battle.line(self.side), self.battle.line(1 - self.side)
        found = [u for u, event in zip(line.front, line.event, strict=True) if event == NO_EVENT]
        if marker == SURPRISE:
            found += [u for u, surprised in zip(foe.front, foe.hostile, strict=True) if not surprised]
        return found

    def choose(self, s: CompassState, action: Action) -> None:
        play(s, self.side, *action.args)
        s.replace(CombatEvents(self._assigned(*action.args), self.side))

    def _assigned(self, marker: int, unit: int) -> Battle:
        b = self.battle
        own = b.line(self.side)
        if unit in own.front:
            return b.with_line(self.side, own.with_event(unit, marker))
        return b.with_line(1 - self.side, b.line(1 - self.side).with_hostile(unit))

    def refuse_target(self, s: CompassState, marker: int, unit: int) -> Refusal | None:
        b = self.battle
        own, foe = b.line(self.side), b.line(1 - self.side)
        if unit in own.support or unit in foe.support:
            return s.refuse("C-6.2.E.3d", "supporting", unit=unit)
        if unit in foe.front:
            if marker != SURPRISE:
                return s.refuse("C-6.2.E.3a", "own-front-only", marker=marker)
            if foe.hostile[foe.front.index(unit)]:
                return s.refuse("C-6.2.E.3c", "surprised-already", unit=unit)
            return None
        if unit not in own.front:
            return s.refuse("C-6.2.E.3a", "not-in-front", unit=unit)
        if marker == NAVAL and not naval_reach(s, b.target):
            return s.refuse("C-6.2.E.3e", "no-ships", area=b.target)
        if own.event[own.front.index(unit)] != NO_EVENT:
            return s.refuse("C-6.2.E.3b", "has-event", unit=unit)
        return None

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import line_forecast

        return line_forecast(s, self.battle if action.verb == "done" else self._assigned(*action.args))
