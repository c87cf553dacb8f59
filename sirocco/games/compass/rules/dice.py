"""Chapter 6.2.E, step 4: the dice, and Leader re-rolls."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.games.compass.components import LEADER, SIDES
from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.events import MarkerChoice, play
from sirocco.games.compass.rules.hits import count_hits, modified_value
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.kinds import Side


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
            rolled = replace(line, dice=dice, rerolled=(0,) * len(dice), values=tuple(values))
            b = b.with_line(side, rolled)
            s.emit(
                "rolled",
                side=SIDES[side],
                units=s.names(line.front),
                values=[str(v) for v in values],
                dice=[str(d) for d in dice],
            )
        s.replace(LeaderRerolls(b, b.side))


@implements("C-6.2.E.4c", "C-6.2.E.4d", "C-6.2.E.4e", "C-7.3", "C-3.6h")
class LeaderRerolls(MarkerChoice, frozen=True):
    """Step 4, Leader: roll one own die again; the new result stands. The attacker decides first."""

    rule = "C-6.2.E.4c"
    under = ("CombatPhase", "SustainedAttack")
    markers = (LEADER,)

    battle: Battle
    side: Side

    def is_open(self, s: CompassState) -> bool:
        return bool(self.targets(s, LEADER))

    def targets(self, s: CompassState, marker: int) -> list[int]:
        line = self.battle.line(self.side)
        return [u for u, die, again in zip(line.front, line.dice, line.rerolled, strict=True) if die and not again]

    def finish(self, s: CompassState) -> None:
        if self.side == self.battle.side:
            s.replace(LeaderRerolls(self.battle, 1 - self.side))
        else:
            count_hits(s, self.battle)

    def choose(self, s: CompassState, action: Action) -> None:
        marker, unit = action.args
        play(s, self.side, marker, unit)
        face = s.dice.roll()
        s.report("rerolled", side=self.side, unit=unit, die=face)
        line = self.battle.line(self.side).with_die(unit, face)
        s.replace(LeaderRerolls(self.battle.with_line(self.side, line), self.side))

    def refuse_target(self, s: CompassState, marker: int, unit: int) -> Refusal | None:
        line = self.battle.line(self.side)
        if unit in self.battle.line(1 - self.side).units():
            return s.refuse("C-6.2.E.4e", "enemy-die", unit=unit)
        if unit not in line.front or not line.dice[line.front.index(unit)]:
            return s.refuse("C-6.2.E.4c", "no-die", unit=unit)
        if line.rerolled[line.front.index(unit)]:
            return s.refuse("C-6.2.E.4d", "rerolled-already", unit=unit)
        return None

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import reroll_forecast

        return reroll_forecast(s, self.battle, self.side, action)
