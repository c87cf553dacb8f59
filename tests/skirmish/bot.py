"""A bot's judgement of a skirmish: points and nearness to towns; a whole move of a unit is one plan."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import mask_of
from sirocco.board.paths import reach
from sirocco.kernel.action import Action
from sirocco.kernel.strategy import PlanGroup, Strategy
from tests.skirmish.components import BY_SIDE, COSTS, MOVEMENT, OWNER, SIDES, TOWNS
from tests.skirmish.movement import Segment
from tests.skirmish.state import OFF_MAP, SkirmishState


class SkirmishStrategy(Strategy[SkirmishState]):
    def evaluate(self, state: SkirmishState, side: int) -> float:
        """The score, and how near the units of each side are to the towns."""
        score = self.definition.score(state)
        near = sum(
            1 / (1 + min(state.gap(state.place[u], town) for town in TOWNS)) * (1 if OWNER[u] == side else -1)
            for own in BY_SIDE
            for u in own
            if state.place[u] != OFF_MAP
        )
        return score[SIDES[side]] - score[SIDES[1 - side]] + near

    def plans(self, state: SkirmishState, side: int) -> Iterable[PlanGroup]:
        step = state.stack[-1]
        if isinstance(step, Segment):
            for unit in step.movers(state):
                yield PlanGroup(("move", unit, state.turn), _moves(state, unit), steady=True)


def _moves(state: SkirmishState, unit: int) -> list[tuple[Action, ...]]:
    """Everywhere a unit might go, enemies apart: taken in hand, moved hex by hex, put down."""
    word = state.components.vocabulary.action
    side, start = OWNER[unit], state.place[unit]
    away = mask_of([h for h in range(len(COSTS)) if state.enemy_at(h, side) or state.near_enemy(h, side)])
    found = reach(COSTS, [start], MOVEMENT - 1, closed=away & ~(1 << start))
    return [
        (word("take", unit), *(word("move", h) for h in found.path(goal)), word("halt"))
        for goal in sorted(found.cost)
        if goal != start
    ]
