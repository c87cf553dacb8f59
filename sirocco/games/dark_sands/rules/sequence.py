"""Rule 16, the sequence of play: Replacement Phase, Action Phase, End Phase, and on to the next turn."""

from __future__ import annotations

from sirocco.games.dark_sands.rules.action_phase import ActionPhase
from sirocco.games.dark_sands.rules.end_phase import EndPhase
from sirocco.games.dark_sands.rules.replacements import ReplacementPhase
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.victory import result
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step
from sirocco.mechanics.turns import GameTurns


@implements("DS-16.0a", "DS-16.0b", "DS-16.0c", "DS-23.6a", "DS-S0a")
class GameTurn(GameTurns[DarkSandsState], frozen=True):
    """One turn; after it the next, unless somebody has won or it was the last."""

    rule = "DS-16.0a"
    stages = 3
    leads_to = ("ReplacementPhase", "ActionPhase", "EndPhase")

    def parts(self, s: DarkSandsState) -> tuple[Step[DarkSandsState], ...]:
        return ReplacementPhase(), ActionPhase(), EndPhase()

    def is_over(self, s: DarkSandsState) -> bool:
        return s.winner != -1 or super().is_over(s)

    def announce(self, s: DarkSandsState) -> None:
        how = result(s)
        s.emit("gameOver", winner=how.winner or "", level=how.level)
