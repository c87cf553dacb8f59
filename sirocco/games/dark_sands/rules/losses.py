"""Rules 20.3.1 to 20.3.3 and the legend of the tables: what a result does, who loses a step, and who must retreat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.garrisons import garrisons_last
from sirocco.games.dark_sands.rules.scenarios import update_gazala
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.fields import Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.choices import IF_SEVERAL
from sirocco.mechanics.kinds import Side, Units
from sirocco.mechanics.losses import LossChoice, first_group


@implements("DS-20.3.2a", "DS-20.3.2b", "DS-20.3.2c", "DS-20.3.2d", "DS-11m", "DS-12.7.3b")
class Losses(LossChoice[DarkSandsState], frozen=True):
    """A side loses steps. The first follows the order of the rules, the others are its owner's choice."""

    rule = "DS-20.3.2a"
    under = ("Abandoned", "Retreat", "RetreatChoice", "HalfExchange", "Losses")
    asks = IF_SEVERAL
    orders = False
    refused_as = "not-next-to-lose"
    question = ("side", "number", "hex")

    battle: Battle
    side: Side
    number: Count
    units: Units
    cause: str
    first: bool = True
    resilient: bool = False
    infantry_first: bool = False

    def candidates(self, s: DarkSandsState) -> Sequence[int]:
        """Who may take the next step."""
        c = s.components
        alive = [u for u in places_of(self.units & ~c.hqs) if s.place[u] >= 0]
        alive = garrisons_last(s, alive)
        if not self.first or self.infantry_first:
            return alive
        due = first_group(
            [u for u in alive if not c.units[u].keeps],
            [u for u in alive if (c.tanks | c.panzers) >> u & 1],
            [u for u in alive if s.steps_left(u) == 2],
            alive,
        )
        if self.resilient:
            germans = [u for u in alive if c.german >> u & 1 and c.steps[u] == 2]
            return sorted({*due, *germans})
        return due

    def losses_left(self) -> int:
        return self.number

    def loss_cause(self) -> str:
        return self.cause

    def after_loss(self, piece: int) -> Losses:
        return replace(self, number=self.number - 1, first=False)

    def take(self, s: DarkSandsState, candidate: int) -> None:
        super().take(s, candidate)
        update_gazala(s)
