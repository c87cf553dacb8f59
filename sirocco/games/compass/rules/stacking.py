"""Chapter 3.1, Stacking: at the end of a phase excess units are eliminated, of the owner's choice."""

from __future__ import annotations

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.stacking import ExcessChoice


@implements("C-3.1e", "C-3.1f", "C-3.1g", "C-3.7e")
def room(s: CompassState, area: int, side: int) -> int:
    """How many more units of a side an area may hold; markers never count, garrisons do."""
    c = s.components
    if c.unlimited[side] >> area & 1:
        return len(c.units)
    return c.stacking - s.at[area].bit_count()


def overfull(s: CompassState, side: int) -> list[int]:
    """The areas that hold more of a side's units than they may."""
    c = s.components
    limit = c.stacking
    if max(map(int.bit_count, s.at)) <= limit:
        return []
    limited = s.occupied[side] & ~c.unlimited[side]
    return [a for a, units in enumerate(s.at) if limited >> a & 1 and units.bit_count() > limit]


@implements("C-3.1a", "C-3.1b", "C-3.1c", "C-3.1d", "C-6.2.Dt", "C-6.2.E.10a", "C-6.2.Fh", "C-6.2.E.8d")
class ExcessUnits(ExcessChoice[CompassState], frozen=True):
    """The check at the end of a phase; going over the limit before that is free."""

    rule = done_rule = "C-3.1c"
    under = ("PlayerTurn",)

    side: Side

    def candidates(self, s: CompassState) -> list[int]:
        full = overfull(s, self.side)
        return [u for u in s.components.units_of[self.side] if s.place[u] in full] if full else []

    def refuse_piece(self, s: CompassState, piece: int) -> Refusal:
        return s.refuse("C-3.1c", "not-overfull", area=s.place[piece])

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        full = overfull(s, self.side)
        return {
            "side": SIDES[self.side],
            "areas": [s.components.area_ids[a] for a in full],
            "number": sum(-room(s, a, self.side) for a in full),
        }
