"""Rule 9.11, tactical settling: once an impulse each side activates a few units of one hex for nothing."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.units import HALVES
from sirocco.games.salerno_rome.rules.operations.unit_selection import UnitSelection, free_units, half_dots, hexes_of
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

MOST_DOTS = 3 * HALVES


@implements("SR-9.11a", "SR-5i")
def settling_hexes(s: SalernoState, side: int) -> list[int]:
    """The hexes from which a side can still settle units."""
    if s.settled[side]:
        return []
    return list(places_of(hexes_of(s, side, free_units(s, side))))


def refuse_settling(s: SalernoState, side: int, place: int) -> Refusal | None:
    if place in settling_hexes(s, side):
        return None
    if s.settled[side]:
        return s.refuse("SR-9.11a", "settled-already")
    return s.refuse("SR-9.11a", "nobody-to-activate", hex=place)


@implements("SR-9.11a")
class Settling(UnitSelection, frozen=True):
    """Up to three dots of one hex."""

    rule = "SR-9.11a"
    under = ("FormationChoice",)
    shown_as = "FormationChoice"

    def fits(self, s: SalernoState, unit: int) -> bool:
        return half_dots(s, self.units | 1 << unit) <= MOST_DOTS

    def activated(self, s: SalernoState) -> None:
        s.settled[self.side] += 1
        s.report("settling", side=self.side, hex=self.hex, units=s.names(places_of(self.units)))

    def refuse_piece(self, s: SalernoState, piece: int) -> Refusal:
        wrong = self.refuse_unfree(s, piece)
        if wrong is not None:
            return wrong
        if not self.reach(s) >> piece & 1:
            return s.refuse("SR-9.11a", "not-in-hex", unit=piece, hex=self.hex)
        return s.refuse("SR-9.11a", "too-many-to-settle", unit=piece)
