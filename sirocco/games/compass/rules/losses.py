"""Chapter 6.2.E, step 6: who takes the hits."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.games.compass.components.kinds import Few
from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.retreat import RetreatOrder
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import ALWAYS
from sirocco.mechanics.kinds import Side, Unit
from sirocco.mechanics.losses import LossChoice, absorbed, evenly


@implements("C-6.2.E.6d")
def take_hits(s: CompassState, battle: Battle, attack: int, defence: int) -> None:
    """Step 6 begins: so many hits by the attacker and by the defender; what the participants cannot absorb is lost."""
    ours = absorbed(s, battle.attack.units(), defence)
    theirs = absorbed(s, battle.defence.units(), attack)
    s.replace(Losses(battle, battle.side, ours, (), attack > defence, theirs))


@implements("C-6.2.E.6a", "C-6.2.E.6b", "C-6.2.E.6c", "C-6.2.E.6d", "C-bad-07")
class Losses(LossChoice[CompassState], frozen=True):
    """Step 6: the owner spreads the hits over the participants; all must have one before any gets a second."""

    rule = "C-6.2.E.6b"
    under = ("CombatPhase", "SustainedAttack")
    verb = "hit"
    asks = ALWAYS
    done_rule = "C-bad-07"
    question = ("left", "area")

    battle: Battle
    side: Side
    left: Few
    taken: tuple[Unit, ...]
    """Units hit so far, once for each hit."""
    retreat: bool
    """Whether the attacker hit more often: the comparison is of dice, so it is made before any loss (C-6.2.E.7a)."""
    other: Few
    """Hits the defender has to take afterwards."""

    def losses_left(self) -> int:
        return self.left

    def candidates(self, s: CompassState) -> list[int]:
        return evenly(s, self.battle.line(self.side).units(), self.taken)

    def after_loss(self, piece: int) -> Losses:
        return replace(self, left=self.left - 1, taken=(*self.taken, piece))

    def finish(self, s: CompassState) -> None:
        if self.side == self.battle.side:
            s.replace(Losses(self.battle, 1 - self.side, self.other, (), self.retreat, 0))
        else:
            s.replace(RetreatOrder(self.battle, self.retreat))

    def refuse_candidate(self, s: CompassState, candidate: int) -> Refusal:
        wrong = s.refusals.enemy(s, candidate, self.side)
        if wrong is not None:
            return wrong
        if candidate not in self.battle.line(self.side).units():
            return s.refuse("C-6.2.E.6a", "not-in-combat", unit=candidate)
        if s.place[candidate] < 0:
            return s.refuse("C-6.2.E.6c", "gone", unit=candidate)
        return s.refuse("C-6.2.E.6b", "uneven-hits", unit=candidate)
