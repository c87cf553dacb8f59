"""Rule 14.3, losses: the owner chooses which units of the combat lose steps."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.victory import check_losses
from sirocco.kernel.fields import Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question
from sirocco.mechanics.choices import IF_SEVERAL
from sirocco.mechanics.kinds import Side, Units
from sirocco.mechanics.losses import LossChoice, destroy


@implements("SR-14.3c")
class StepLosses(LossChoice[SalernoState], frozen=True):
    """Losses of a side. Where all its steps go nobody is asked who goes first."""

    asks = IF_SEVERAL
    orders = False

    def lost(self, s: SalernoState, units: int) -> None:
        """What follows for units that are eliminated."""

    @implements("SR-2.1c")
    def take(self, s: SalernoState, candidate: int) -> None:
        super().take(s, candidate)
        self.lost(s, 1 << candidate & ~s.standing)
        check_losses(s)

    def _takes_all(self, s: SalernoState) -> bool:
        return self.losses_left() >= s.steps_on_map(self.candidates(s))

    def ask(self, s: SalernoState) -> Question:
        return UNASKED if self._takes_all(s) else super().ask(s)

    def run(self, s: SalernoState) -> None:
        if not self._takes_all(s):
            super().run(s)
            return
        units = self.candidates(s)
        destroy(s, units, self.loss_cause())
        self.finish(s)
        self.lost(s, mask_of(units))
        check_losses(s)


@implements("SR-14.3a", "SR-14.3b", "SR-14.3c")
class Losses(StepLosses, frozen=True):
    """A side loses so many steps; what is beyond its steps is lost."""

    rule = "SR-14.3a"
    under = ("Advance", "Retreat", "GivingWay")
    refused_as = "not-in-battle"
    question = ("side", "number", "hex")

    battle: Battle
    side: Side
    number: Count
    units: Units

    def losses_left(self) -> int:
        return self.number

    def candidates(self, s: SalernoState) -> list[int]:
        return list(places_of(self.units & s.standing))

    def after_loss(self, piece: int) -> Losses:
        return replace(self, number=self.number - 1)
