"""Rules 9.3 and 9.11: a few units are named that act together although their formations do not."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import ALWAYS, PieceChoice
from sirocco.mechanics.kinds import Hex, Side, Units


@implements("SR-8c", "SR-9.3.1b", "SR-9.3.2b")
def free_units(s: SalernoState, side: int) -> int:
    """The units of a side that nobody has activated in this impulse, and that have no END OPS."""
    c = s.components
    busy = s.units_of_activated & ~s.independent
    return c.side_mask[side] & s.standing & ~(busy | s.operated | s.operating | done_units(s))


def hexes_of(s: SalernoState, side: int, units: int) -> int:
    """The hexes in which some units of a side stand (masks). The answer is kept for who asks the same again at once."""
    memo = s.components.memo
    known: tuple[int, list[int], int] | None = memo.get(("hexes of", side))
    if known is None or known[0] != units or known[1] != s.place:
        at, found = s.at, 0
        for place in places_of(s.occupied[side]):
            if at[place] & units:
                found |= 1 << place
        known = memo["hexes of", side] = (units, s.place[:], found)
    return known[2]


def half_dots(s: SalernoState, units: int) -> int:
    return sum(s.components.half_dots[unit] for unit in places_of(units))


class UnitSelection(PieceChoice[SalernoState], frozen=True):
    """Units are named one after the other, as many dots as may act. The step below says what follows: `operate`."""

    verb = "join"
    optional = True
    asks = ALWAYS
    question = ("side", "hex")

    side: Side
    hex: Hex
    units: Units = 0

    def reach(self, s: SalernoState) -> int:
        """Mask of the units that stand where they may be named."""
        return s.at[self.hex]

    def fits(self, s: SalernoState, unit: int) -> bool:
        """Whether a unit may act together with those named so far."""
        raise NotImplementedError

    def activated(self, s: SalernoState) -> None:
        """All are named: pay, count, report."""
        raise NotImplementedError

    def candidates(self, s: SalernoState) -> list[int]:
        found = free_units(s, self.side) & self.reach(s) & ~self.units
        return [unit for unit in places_of(found) if self.fits(s, unit)]

    def take(self, s: SalernoState, candidate: int) -> None:
        s.replace(self.joined(candidate))

    def joined(self, unit: int) -> Self:
        return replace(self, units=self.units | 1 << unit)

    def may_finish(self, s: SalernoState) -> bool:
        return bool(self.units)

    def done(self, s: SalernoState) -> None:
        """They have shown themselves, even before they are paid for."""
        s.pop()
        s.operating |= self.units
        s.stack[-1].operate(s, self.side, self.units)
        self.activated(s)

    def refuse_unfree(self, s: SalernoState, piece: int) -> Refusal | None:
        """Why a unit cannot be activated by anybody."""
        if done_units(s) >> piece & 1:
            return s.refuse("SR-8e", "end-ops", unit=piece)
        return None if free_units(s, self.side) >> piece & 1 else s.refuse("SR-8c", "twice", unit=piece)
