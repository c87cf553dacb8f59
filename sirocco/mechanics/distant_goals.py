"""Why a march cannot reach a place further off, as a person would say it: it is too far, or the enemy bars the way."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.paths import CostTable, obstacle
from sirocco.kernel.step import Refusal, refuse
from sirocco.mechanics.pieces import PiecesState


class DistantGoal(NamedTuple):
    """The clauses a game cites, what its messages call a place and several, and how many units of cost a point has."""

    points_rule: str
    enemies_rule: str
    barred_rule: str
    place: str
    places: str
    points: int

    def refuse(
        self, s: PiecesState, piece: int, goal: int, table: CostTable, left: int, enemies: int, barred: int
    ) -> Refusal | None:
        """Why a piece that can still spend `left` does not reach a goal; None if something else keeps it away.

        Masks of places: `enemies` cannot be entered, `barred` are in the way."""
        found = obstacle(table, s.place[piece], goal, barred)
        if found is None:
            return None
        name, ids = s.components.unit_ids[piece], s.place_ids
        there = {self.place: ids[goal]}
        if found.cost > left:
            cost, points = found.cost / self.points, left / self.points
            return refuse(self.points_rule, "march-too-far", unit=name, cost=cost, left=points, **there)
        if enemies >> goal & 1:
            return refuse(self.enemies_rule, "enemy-there", **there)
        if not found.barred:
            return None
        barring = {self.places: [ids[place] for place in found.barred]}
        return refuse(self.barred_rule, "march-barred", unit=name, **there, **barring)
