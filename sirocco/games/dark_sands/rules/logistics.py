"""Rules 10.3 and 21, the Logistics action: who has no line of supply is marked."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step
from sirocco.mechanics.supply import mark_supply


@implements("DS-10.2a", "DS-10.3a", "DS-21a", "DS-C.LOGa")
class Logistics(Step[DarkSandsState], frozen=True):
    """A logistics action: every unit of both sides without a line of supply is marked, every other unmarked."""

    rule = "DS-21a"
    under = ("ActionPhase", "PriorityWindow")

    def run(self, s: DarkSandsState) -> None:
        c = s.components
        covered = [Cover(s, side).all for side in range(len(SIDES))]
        units = list(places_of(s.standing))
        mark_supply(s, units, lambda u: bool(covered[c.side_of[u]] >> s.place[u] & 1), "hex", s.release_guns)
        s.pop()
