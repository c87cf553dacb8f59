"""Rule 7, Stacking: how many units a hex holds, when that is checked, and which are too many."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.kinds import Side
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.stacking import ExcessChoice


def fits(s: DarkSandsState, unit: int, hex_: int, leaving: int = 0) -> bool:
    """Whether a unit may join those of its side in a hex, but for some who are about to leave (a mask)."""
    return s.components.stacking.have_room(s, unit, hex_, leaving)


def overfull(s: DarkSandsState, side: int) -> list[int]:
    """The hexes in which a side has too many units."""
    return s.components.stacking.overfull(s, side)


class HexExcess(ExcessChoice[DarkSandsState], frozen=True):
    """Too many units stand in a hex; their owner eliminates some, one after the other."""

    orders = False
    refused_as = "not-in-excess"

    side: Side

    def hex_in_question(self, s: DarkSandsState) -> int:
        raise NotImplementedError

    def too_many(self, s: DarkSandsState, hex_: int) -> int:
        """The units (a mask) of which some must go."""
        return s.components.stacking.excess(s.at[hex_] & s.components.side_mask[self.side], hex_)

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "hex": s.components.hex_ids[self.hex_in_question(s)]}


@implements("DS-7.0a", "DS-7.2a", "DS-7.3a")
class ExcessUnits(HexExcess, frozen=True):
    """After a movement action, a placement or an advance: the owner eliminates what stands too many in a hex."""

    rule = "DS-7.3a"
    under = ("MovementEnd",)

    def hex_in_question(self, s: DarkSandsState) -> int:
        return overfull(s, self.side)[0]

    def candidates(self, s: DarkSandsState) -> list[int]:
        full = overfull(s, self.side)
        return list(places_of(self.too_many(s, full[0]))) if full else []
