"""Rule 16, the sequence of play: Replacement Phase, Action Phase, End Phase, and on to the next turn."""

from __future__ import annotations

from sirocco.games.dark_sands.rules.action_phase import ActionPhase
from sirocco.games.dark_sands.rules.end_phase import EndPhase
from sirocco.games.dark_sands.rules.replacements import ReplacementPhase
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.victory import result
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import LOWEST, Step


@implements("DS-16.0a", "DS-16.0b", "DS-16.0c", "DS-23.6a", "DS-S0a")
class GameTurn(Stages[DarkSandsState], frozen=True):
    """One turn; after it the next, unless somebody has won or it was the last."""

    rule = "DS-16.0a"
    under = (LOWEST,)
    stages = 3
    leads_to = ("ReplacementPhase", "ActionPhase", "EndPhase")

    def begin(self, s: DarkSandsState) -> None:
        s.emit("turn", turn=s.turn, dates=s.components.turns[s.turn - 1].dates)

    def parts(self, s: DarkSandsState) -> tuple[Step[DarkSandsState], ...]:
        return ReplacementPhase(), ActionPhase(), EndPhase()

    def end(self, s: DarkSandsState) -> None:
        if s.winner != -1 or s.turn == s.components.last_turn:
            how = result(s)
            s.emit("gameOver", winner=how.winner or "", level=how.level)
        else:
            s.turn += 1
            s.push(GameTurn())
