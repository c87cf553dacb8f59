"""Rule 14.3, losses: the owner chooses which units of the combat lose steps."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.kinds import Side, Units
from sirocco.games.salerno_rome.rules.battle import Battle
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.fields import Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.choices import IF_SEVERAL
from sirocco.mechanics.losses import LossChoice


@implements("SR-14.3a", "SR-14.3b", "SR-14.3c")
class Losses(LossChoice[SalernoState], frozen=True):
    """A side loses so many steps; what is beyond its steps is lost."""

    rule = "SR-14.3a"
    under = ("Advance", "Retreat", "GivingWay")
    asks = IF_SEVERAL
    orders = False
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
