"""Chapter 6.2.E, step 8: advance."""

from __future__ import annotations

from sirocco.games.compass.components import ALLIED
from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.events import MatildaWear
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.advance import AdvanceChoice


@implements("C-6.2.E.8a", "C-6.2.E.8b", "C-6.2.E.8c", "C-6.2.E.8d", "C-3.5f", "C-bad-09")
class Advance(AdvanceChoice[CompassState], frozen=True):
    """Step 8: if no defender is left, surviving participants may enter: all, some or none. It costs nothing and
    stacking counts only at the end of the phase."""

    rule = "C-6.2.E.8a"
    under = ("CombatPhase", "SustainedAttack")
    refused_by = "C-bad-09"
    refused_as = "did-not-fight"
    question = ("area",)

    battle: Battle

    def able(self, s: CompassState) -> list[int]:
        return [u for u in self.battle.attack.units() if s.place[u] == self.battle.origin]

    def finish(self, s: CompassState) -> None:
        s.emit("combatEnded", area=s.components.area_ids[self.battle.target])
        s.replace(MatildaWear(self.battle, ALLIED))

    def refuse_piece(self, s: CompassState, piece: int) -> Refusal:
        if piece in self.battle.attack.units() and s.place[piece] == self.battle.target:
            return s.refuse("C-6.2.E.8a", "advanced-already", unit=piece)
        return super().refuse_piece(s, piece)
