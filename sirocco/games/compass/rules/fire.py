"""Chapter 6.2.E, steps 3 to 6: events, dice, Leader re-rolls, hits and who takes them."""

from __future__ import annotations

import msgspec

from sirocco.games.compass.components import AIR, LEADER, MARKERS, NAVAL, SIDES, SURPRISE
from sirocco.games.compass.components.kinds import Few, Side, Unit
from sirocco.games.compass.rules.battle import NO_EVENT, Battle, Line, is_hit, modified_value
from sirocco.games.compass.rules.events import spend
from sirocco.games.compass.rules.refusals import refuse_marker, refuse_phase
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse

COMBAT_MARKERS = (AIR, NAVAL, SURPRISE)


@implements("C-6.2.E.3e", "C-7.2")
def naval_reach(s: CompassState, area: int) -> bool:
    """Whether ships can support a combat for this area: coastal, from the east edge to Tobruch."""
    return bool(s.components.naval >> area & 1)


@implements("C-6.2.E.3a", "C-6.2.E.3b", "C-6.2.E.3c", "C-6.2.E.3d", "C-3.6h", "C-7.1", "C-7.2", "C-7.4")
class CombatEvents(Step[CompassState], frozen=True):
    """Step 3: the attacker assigns events and is done, then the defender."""

    rule = "C-6.2.E.3a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle
    side: Side

    def decider(self, s: CompassState) -> int:
        return self.side if s.may_hold(self.side, *COMBAT_MARKERS) else NOBODY

    def run(self, s: CompassState) -> None:
        if self.side == self.battle.side:
            s.replace(CombatEvents(self.battle, 1 - self.side))
        else:
            s.replace(CombatDice(self.battle))

    def actions(self, s: CompassState) -> list[Action]:
        b = self.battle
        word = s.components.vocabulary.action
        held = s.hand[8 * self.side : 8 * self.side + 3]
        found = []
        line = b.line(self.side)
        bare = [u for u, event in zip(line.front, line.event, strict=True) if event == NO_EVENT]
        for marker in COMBAT_MARKERS:
            if held[marker] and (marker != NAVAL or naval_reach(s, b.target)):
                found += [word("play", marker, u) for u in bare]
        if held[SURPRISE]:
            foe = b.line(1 - self.side)
            found += [word("play", SURPRISE, u) for u, h in zip(foe.front, foe.hostile, strict=True) if not h]
        found.append(word("done"))
        return found

    def apply(self, s: CompassState, action: Action) -> None:
        if action.verb == "done":
            self.run(s)
            return
        marker, unit = action.args
        spend(s, self.side, marker)
        s.emit("played", marker=MARKERS[marker], side=SIDES[self.side], unit=s.components.unit_ids[unit])
        s.replace(CombatEvents(self._assigned(marker, unit), self.side))

    def _assigned(self, marker: int, unit: int) -> Battle:
        b = self.battle
        own = b.line(self.side)
        if unit in own.front:
            return b.with_line(self.side, own.with_event(unit, marker))
        return b.with_line(1 - self.side, b.line(1 - self.side).with_hostile(unit))

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("play", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        marker = action.args[0]
        wrong = refuse_marker(s, marker, self.side, COMBAT_MARKERS, self.battle.side)
        if wrong is not None:
            return wrong
        if len(action.args) == 1:
            return refuse("C-6.2.E.3a", "marker-needs-unit", marker=MARKERS[marker])
        return self._refuse_unit(s, marker, action.args[1])

    def _refuse_unit(self, s: CompassState, marker: int, unit: int) -> Refusal | None:
        b = self.battle
        name = s.components.unit_ids[unit]
        own, foe = b.line(self.side), b.line(1 - self.side)
        if unit in own.support or unit in foe.support:
            return refuse("C-6.2.E.3d", "supporting", unit=name)
        if unit in foe.front:
            if marker != SURPRISE:
                return refuse("C-6.2.E.3a", "own-front-only", marker=MARKERS[marker])
            if foe.hostile[foe.front.index(unit)]:
                return refuse("C-6.2.E.3c", "surprised-already", unit=name)
            return None
        if unit not in own.front:
            return refuse("C-6.2.E.3a", "not-in-front", unit=name)
        if marker == NAVAL and not naval_reach(s, b.target):
            return refuse("C-6.2.E.3e", "no-ships", area=s.components.area_ids[b.target])
        if own.event[own.front.index(unit)] != NO_EVENT:
            return refuse("C-6.2.E.3b", "has-event", unit=name)
        return None

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import line_forecast

        if action.verb == "done":
            return line_forecast(s, self.battle)
        return line_forecast(s, self._assigned(*action.args))

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        return {"area": s.components.area_ids[self.battle.target]}


class CombatDice(Step[CompassState], frozen=True):
    """Step 4: both sides roll before any loss is taken."""

    rule = "C-6.2.E.4a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle

    @implements("C-6.2.E.4a", "C-6.2.E.4b", "C-6.2.E.6e", "C-1c")
    def run(self, s: CompassState) -> None:
        b = self.battle
        for side in (b.side, 1 - b.side):
            line = b.line(side)
            values = [modified_value(s, line, i, side == b.side) for i in range(len(line.front))]
            dice = tuple(s.dice.roll() if value > 0 else 0 for value in values)
            rolled = msgspec.structs.replace(line, dice=dice, rerolled=(0,) * len(dice), values=tuple(values))
            b = b.with_line(side, rolled)
            ids = s.components.unit_ids
            s.emit(
                "rolled",
                side=SIDES[side],
                units=[ids[u] for u in line.front],
                values=[str(v) for v in values],
                dice=[str(d) for d in dice],
            )
        s.replace(LeaderRerolls(b, b.side))


@implements("C-6.2.E.4c", "C-6.2.E.4d", "C-6.2.E.4e", "C-7.3", "C-3.6h")
class LeaderRerolls(Step[CompassState], frozen=True):
    """Step 4, Leader: roll one own die again; the new result stands. The attacker decides first."""

    rule = "C-6.2.E.4c"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle
    side: Side

    def decider(self, s: CompassState) -> int:
        if not s.may_hold(self.side, LEADER):
            return NOBODY
        line = self.battle.line(self.side)
        return self.side if any(d and not r for d, r in zip(line.dice, line.rerolled, strict=True)) else NOBODY

    def run(self, s: CompassState) -> None:
        if self.side == self.battle.side:
            s.replace(LeaderRerolls(self.battle, 1 - self.side))
        else:
            count_hits(s, self.battle)

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        line = self.battle.line(self.side)
        found = []
        if s.hand[8 * self.side + LEADER]:
            found = [
                word("play", LEADER, u)
                for u, d, r in zip(line.front, line.dice, line.rerolled, strict=True)
                if d and not r
            ]
        found.append(word("done"))
        return found

    def apply(self, s: CompassState, action: Action) -> None:
        if action.verb == "done":
            self.run(s)
            return
        marker, unit = action.args
        spend(s, self.side, marker)
        s.emit("played", marker=MARKERS[marker], side=SIDES[self.side], unit=s.components.unit_ids[unit])
        face = s.dice.roll()
        s.emit("rerolled", side=SIDES[self.side], unit=s.components.unit_ids[unit], die=face)
        line = self.battle.line(self.side).with_die(unit, face)
        s.replace(LeaderRerolls(self.battle.with_line(self.side, line), self.side))

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("play", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        wrong = refuse_marker(s, action.args[0], self.side, (LEADER,), self.battle.side)
        if wrong is not None:
            return wrong
        if len(action.args) == 1:
            return refuse("C-6.2.E.4c", "marker-needs-unit", marker=MARKERS[LEADER])
        unit = action.args[1]
        name = s.components.unit_ids[unit]
        line = self.battle.line(self.side)
        if unit in self.battle.line(1 - self.side).units():
            return refuse("C-6.2.E.4e", "enemy-die", unit=name)
        if unit not in line.front or not line.dice[line.front.index(unit)]:
            return refuse("C-6.2.E.4c", "no-die", unit=name)
        if line.rerolled[line.front.index(unit)]:
            return refuse("C-6.2.E.4d", "rerolled-already", unit=name)
        return None

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import reroll_forecast

        return reroll_forecast(s, self.battle, self.side, action)


@implements("C-6.2.E.5b", "C-6.2.E.5c", "C-6.2.E.5d")
def scored(s: CompassState, battle: Battle, side: int) -> int:
    """The hits a side's dice inflict."""
    line = battle.line(side)
    attacking = side == battle.side
    return sum(is_hit(d, modified_value(s, line, i, attacking)) for i, d in enumerate(line.dice))


@implements("C-6.2.E.5b", "C-6.2.E.6a", "C-6.2.E.6d")
def count_hits(s: CompassState, battle: Battle) -> None:
    """Step 5: count the hits; what the participants cannot absorb is lost. Step 6 follows, the attacker first."""
    attack = scored(s, battle, battle.side)
    defence = scored(s, battle, 1 - battle.side)
    s.emit("hits", attacker=attack, defender=defence)
    take_hits(s, battle, attack, defence)


def take_hits(s: CompassState, battle: Battle, attack: int, defence: int) -> None:
    """Step 6 begins: so many hits by the attacker and by the defender."""
    s.replace(
        Losses(battle, battle.side, _absorbed(s, battle.attack, defence), (), attack > defence, _absorbed(
            s, battle.defence, attack
        ))
    )  # fmt: skip


def _absorbed(s: CompassState, line: Line, hits: int) -> int:
    return min(hits, sum(s.levels_left(u) for u in line.units()))


@implements("C-6.2.E.6a", "C-6.2.E.6b", "C-6.2.E.6c", "C-6.2.E.6d", "C-bad-07")
class Losses(Step[CompassState], frozen=True):
    """Step 6: the owner spreads the hits over the participants; all must have one before any gets a second."""

    rule = "C-6.2.E.6b"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle
    side: Side
    left: Few
    taken: tuple[Unit, ...]
    """Units hit so far, once for each hit."""
    retreat: bool
    """Whether the attacker hit more often: the comparison is of dice, so it is made before any loss (C-6.2.E.7a)."""
    other: Few
    """Hits the defender has to take afterwards."""

    def decider(self, s: CompassState) -> int:
        return self.side if self.left else NOBODY

    def run(self, s: CompassState) -> None:
        from sirocco.games.compass.rules.retreat import RetreatOrder

        if self.side == self.battle.side:
            s.replace(Losses(self.battle, 1 - self.side, self.other, (), self.retreat, 0))
        else:
            s.replace(RetreatOrder(self.battle, self.retreat))

    def _may_be_hit(self, s: CompassState) -> list[int]:
        units = self.battle.line(self.side).units()
        fresh = [u for u in units if u not in self.taken]
        return fresh or [u for u in units if s.place[u] >= 0]

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("hit", u) for u in self._may_be_hit(s)]

    def apply(self, s: CompassState, action: Action) -> None:
        (unit,) = action.args
        s.lose_level(unit, "combat")
        s.replace(msgspec.structs.replace(self, left=self.left - 1, taken=(*self.taken, unit)))

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("hit",), "C-bad-07")
        if wrong is not None:
            return wrong
        (unit,) = action.args
        name = s.components.unit_ids[unit]
        if s.components.side_of[unit] != self.side:
            return refuse("C-bad-01", "enemy-unit", unit=name, side=SIDES[self.side])
        if unit not in self.battle.line(self.side).units():
            return refuse("C-6.2.E.6a", "not-in-combat", unit=name)
        if s.place[unit] < 0:
            return refuse("C-6.2.E.6c", "gone", unit=name)
        if unit not in self._may_be_hit(s):
            return refuse("C-6.2.E.6b", "uneven-hits", unit=name)
        return None

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        return {"left": self.left, "area": s.components.area_ids[self.battle.target]}
