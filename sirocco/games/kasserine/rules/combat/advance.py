"""Advance after combat, which the rulebook does not have: an option."""

from __future__ import annotations

from sirocco.games.kasserine.rules.combat.battle import Battle
from sirocco.games.kasserine.rules.combat.ground import can_enter
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.advance import AdvanceChoice
from sirocco.mechanics.kinds import Hex


@implements("K-rec-17")
class Advance(AdvanceChoice[KasserineState], frozen=True):
    """Attackers move into a hex that the enemy's combat units have left, as far as ground and stacking let them; they
    take what stands there."""

    rule = "K-rec-17"
    under = ("CombatEnd", "Advance")
    shown_as = "CombatPhase"
    refused_as = "cannot-advance"
    question = ("hex",)

    battle: Battle
    hex: Hex

    def target(self) -> int:
        return self.hex

    def is_vacated(self, s: KasserineState) -> bool:
        return not s.fighters(self.hex, 1 - self.battle.side)

    def able(self, s: KasserineState) -> list[int]:
        c, place, side = s.components, self.hex, self.battle.side
        there = s.fighters(place, side)
        return [
            unit
            for unit in self.battle.attackers
            if s.place[unit] >= 0
            and c.contact[place] >> s.place[unit] & 1
            and s.place[unit] not in self.battle.targets
            and c.stacking.allow(there | 1 << unit, place)
            and can_enter(s, 1 << unit, s.place[unit], place)
        ]

    def take(self, s: KasserineState, candidate: int) -> None:
        super().take(s, candidate)
        s.overrun(self.battle.side, self.hex)
