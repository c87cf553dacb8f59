"""Chapter 3.1, Stacking: at the end of a phase excess units are eliminated, of the owner's choice."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.compass.components import SIDES
from sirocco.games.compass.components.kinds import Side
from sirocco.games.compass.rules.refusals import refuse_phase, refuse_unit
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse


def overfull(s: CompassState, side: int) -> list[int]:
    """The areas that hold more of a side's units than they may."""
    return [a for a in places_of(s.occupied[side]) if s.room(a, side) < 0]


@implements("C-3.1a", "C-3.1b", "C-3.1c", "C-3.1d", "C-6.2.Dt", "C-6.2.E.10a", "C-6.2.Fh", "C-6.2.E.8d")
class ExcessUnits(Step[CompassState], frozen=True):
    """The check at the end of a phase; going over the limit before that is free."""

    rule = "C-3.1c"
    under = ("PlayerTurn",)

    side: Side

    def decider(self, s: CompassState) -> int:
        c = s.components
        limit = c.stacking
        for area, count in enumerate(s.count):
            if count > limit and s.occupied[self.side] >> area & 1 and not c.unlimited[self.side] >> area & 1:
                return self.side
        return NOBODY

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        full = set(overfull(s, self.side))
        return [word("eliminate", u) for u in s.components.units_of[self.side] if s.place[u] in full]

    def apply(self, s: CompassState, action: Action) -> None:
        s.eliminate(action.args[0], "stacking")

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("eliminate",), "C-3.1c")
        if wrong is not None:
            return wrong
        (unit,) = action.args
        wrong = refuse_unit(s, unit, self.side)
        if wrong is None and s.room(s.place[unit], self.side) >= 0:
            return refuse("C-3.1c", "not-overfull", area=s.components.area_ids[s.place[unit]])
        return wrong

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        full = overfull(s, self.side)
        return {
            "side": SIDES[self.side],
            "areas": [s.components.area_ids[a] for a in full],
            "number": sum(-s.room(a, self.side) for a in full),
        }
