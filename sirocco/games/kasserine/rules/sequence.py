"""The sequence of play: days of moves, each move the halves of both sides, each half movement, fire and combat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.air_support import AirSupport
from sirocco.games.kasserine.rules.artillery import Bombardment
from sirocco.games.kasserine.rules.bombers import Bombing
from sirocco.games.kasserine.rules.combat.combat import CombatPhase
from sirocco.games.kasserine.rules.movement import Movement
from sirocco.games.kasserine.rules.night import begin_night, end_shocks
from sirocco.games.kasserine.rules.start_of_half import begin_half, judge_half
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import Dumps, remove_mined
from sirocco.games.kasserine.rules.victory import result
from sirocco.games.kasserine.rules.weather import begin_day, roll_weather
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Step
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.turns import GameTurns

Parts = Sequence[Step[KasserineState] | Callable[[KasserineState], None]]


@implements("K-rec-03", "K-ngt-01")
class Day(GameTurns[KasserineState], frozen=True, kw_only=True):
    """One day of the calendar; after it the next, unless somebody has won or it was the last."""

    rule = "K-ngt-01"
    stages = 1
    leads_to = ("SetUp", "MoveOfDay")

    def begin(self, s: KasserineState) -> None:
        super().begin(s)
        begin_day(s)

    def parts(self, s: KasserineState) -> Parts:
        return (MoveOfDay(),)

    def is_over(self, s: KasserineState) -> bool:
        return s.winner != -1 or super().is_over(s)

    def announce(self, s: KasserineState) -> None:
        how = result(s)
        s.emit("gameOver", winner=how.winner or "", level=how.level)


@implements("K-rec-01", "K-ngt-01")
class MoveOfDay(Stages[KasserineState], frozen=True, kw_only=True):
    """A move by day or by night: weather, then the halves of both sides; then the next move of the day."""

    rule = "K-rec-01"
    under = ("Day",)
    stages = 4
    leads_to = ("Half",)

    def begin(self, s: KasserineState) -> None:
        s.move += 1
        slot = s.components.moves[s.move - 1]
        s.emit("move", number=slot.number, night=slot.night)
        begin_night(s)

    def parts(self, s: KasserineState) -> Parts:
        first = SIDES.index(s.components.scene.moves_first)
        return _PARTS_OF_MOVE[first]

    def end(self, s: KasserineState) -> None:
        if s.winner == -1 and s.move < s.components.last_move and s.components.moves[s.move].day == s.turn:
            s.push(MoveOfDay())


class Half(Stages[KasserineState], frozen=True, kw_only=True):
    """A side's half of a move. Nothing of it follows when a side has won at once (K-vic-03)."""

    rule = "K-rec-01"
    under = ("MoveOfDay",)
    stages = 9
    leads_to = ("Dumps", "Movement", "AirSupport", "Bombing", "Bombardment", "CombatPhase")

    side: Side

    def begin(self, s: KasserineState) -> None:
        s.half = self.side
        begin_half(s)

    def parts(self, s: KasserineState) -> Parts:
        return () if s.winner != -1 else _parts_of_half(self.side)

    def end(self, s: KasserineState) -> None:
        s.half = -1


@cache
def _parts_of_half(side: int) -> Parts:
    """B. Movement: dumps blown up and infantry reduced; supply and command judged; movement; C. air support;
    D. artillery; E. combat."""
    return (Dumps(side), judge_half, Movement(side=side), remove_mined, *_fire_and_combat(side))


@implements("K-air-01", "K-art-01", "K-rec-19")
def _fire_and_combat(side: int) -> Parts:
    """C: air support, and strategic bombers if they are played with. D: the guns of the side that does not move fire
    first. E: combat."""
    return (AirSupport(side), Bombing(side), Bombardment(1 - side), Bombardment(side), CombatPhase(side))


_PARTS_OF_MOVE: dict[int, Parts] = {
    first: (roll_weather, Half(side=first), Half(side=1 - first), end_shocks) for first in (0, 1)
}
