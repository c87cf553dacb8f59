"""Rule 9.7, fortifications: the Axis buys one an impulse and puts it on any of its supplied hexes, for good."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.components.terrain import Mover
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover, axis_sources
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import SingleChoice
from sirocco.mechanics.kinds import Side

FORTIFICATION = "fortification"


@implements("SR-9.7a")
def may_build(s: SalernoState) -> int:
    """One an impulse, as long as there are markers."""
    return int(s.fortifications_left > 0)


def supplied_hexes(s: SalernoState) -> int:
    """Where a line of the Axis leads, and no enemy stands."""
    return Cover(s, AXIS).hexes(axis_sources(s), Mover.FOOT) & ~s.occupied[1 - AXIS] & s.components.area


@implements("SR-5e", "SR-9.7a", "SR-9.7c")
class Fortifying(SingleChoice[SalernoState], frozen=True):
    """The fortification that has been bought goes on a supplied hex. It is never moved or destroyed."""

    rule = "SR-9.7a"
    under = ("Programming",)
    verb = "fortify"
    refused_as = "cannot-fortify"
    question = ("side",)

    side: Side = AXIS

    def candidates(self, s: SalernoState) -> list[int]:
        c = s.components
        if not s.bought >> c.purchase_number[FORTIFICATION] & 1 or not s.fortifications_left:
            return []
        return list(places_of(supplied_hexes(s) & ~s.fortifications))

    def take(self, s: SalernoState, candidate: int) -> None:
        s.fortifications |= 1 << candidate
        s.fortifications_left -= 1
        s.report("fortified", hex=candidate)
        s.pop()

    def refuse_candidate(self, s: SalernoState, candidate: int) -> Refusal:
        if s.fortifications >> candidate & 1:
            return s.refuse("SR-9.7c", "fortified-already", hex=candidate)
        return super().refuse_candidate(s, candidate)
