"""Rule 14.3.3, Advance after combat."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.rules.combat.battle import Battle, attacking_units
from sirocco.games.salerno_rome.rules.movement.ground import can_enter
from sirocco.games.salerno_rome.rules.sequence.impulses import end_operations
from sirocco.games.salerno_rome.rules.sequence.windows import after_entry, after_move
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.victory import check_entry
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.standing import Windows
from sirocco.kernel.step import UNASKED, Question
from sirocco.mechanics.advance import AdvanceChoice
from sirocco.mechanics.windows import MovesUnderWindows


@implements("SR-14.3.3a", "SR-14.3.3b", "SR-14.3.3c", "SR-14.3.5b")
class Advance(MovesUnderWindows, AdvanceChoice[SalernoState], frozen=True):
    """Attackers move into the hex the enemy has left, also those with END OPS, as stacking and ground allow. Who does
    not gets END OPS. Window W6 opens when they are done: the enemy may fire at them and react to them."""

    rule = "SR-14.3.3a"
    under = ("Penetration",)
    refused_as = "cannot-advance"

    battle: Battle
    declined: tuple[Windows, ...] = ()
    stopped: bool = False
    halted: bool = False
    """They have advanced, and the other side may react."""

    def ask(self, s: SalernoState) -> Question:
        return UNASKED if self.halted else super().ask(s)

    def run(self, s: SalernoState) -> None:
        if self.halted:
            s.pop()
            s.report("battleEnded", hex=self.battle.target)
        else:
            super().run(s)

    def able(self, s: SalernoState) -> list[int]:
        b = self.battle
        return [
            unit
            for unit in places_of(attacking_units(s, b))
            if s.place[unit] != b.target
            and has_room(s, b.side, 1 << unit, b.target)
            and can_enter(s, 1 << unit, s.place[unit], b.target)
        ]

    def take(self, s: SalernoState, candidate: int) -> None:
        super().take(s, candidate)
        check_entry(s, self.battle.target)

    def finish(self, s: SalernoState) -> None:
        b = self.battle
        attackers = attacking_units(s, b)
        arrived = attackers & s.at[b.target]
        end_operations(s, b.side, attackers & ~arrived)
        s.replace(replace(self, halted=True))
        if arrived:
            after_move(s, b.side, arrived)
            after_entry(s, b.side, arrived, b.target)
