"""The turn: headquarters are assigned to boxes, points are allocated in secret, then each side moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from sirocco.kernel.action import Action
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import LOWEST, Refusal, Step, refuse, refuse_verb
from sirocco.mechanics.kinds import Side, Units
from sirocco.mechanics.secret_allocation import SecretAllocation
from tests.skirmish.components import BOXES, HQS, OWNER, POINTS, PURPOSES, SIDES, TURNS, UNITS
from tests.skirmish.movement import Segment
from tests.skirmish.state import SkirmishState

FIELD, STAFF = range(2)


class Turn(Stages[SkirmishState], frozen=True, kw_only=True):
    """One turn; after the last the game is over."""

    rule = "K-1"
    under = (LOWEST,)
    stages = 6
    leads_to = ("Assignment", "Allocation", "Segment")

    def begin(self, s: SkirmishState) -> None:
        s.emit("turn", turn=s.turn)

    def parts(self, s: SkirmishState) -> Sequence[Step[SkirmishState] | Callable[[SkirmishState], None]]:
        return (Assignment(0), Assignment(1), Allocation(order=(0, 1)), Segment(0), Segment(1))

    def end(self, s: SkirmishState) -> None:
        s.moved = s.reacted = s.spotted = 0
        s.points[:] = [0] * len(s.points)
        if s.turn < TURNS:
            s.turn += 1
            s.push(Turn())


class Assignment(Step[SkirmishState], frozen=True):
    """A side may reassign its headquarters, each once a turn; the field has room for one."""

    rule = "K-2"
    under = ("Turn",)

    side: Side
    assigned: Units = 0

    def decider(self, s: SkirmishState) -> int:
        return self.side

    def actions(self, s: SkirmishState) -> list[Action]:
        word = s.components.vocabulary.action
        pairs = [(hq, box) for hq in HQS for box in range(len(BOXES))]
        return [*(word("assign", *pair) for pair in pairs if self._refused(s, *pair) is None), word("done")]

    def apply(self, s: SkirmishState, action: Action) -> None:
        if action.verb == "done":
            s.pop()
            return
        hq, box = action.args
        s.place[hq] = box
        s.emit("assigned", unit=UNITS[hq], box=BOXES[box])
        s.replace(replace(self, assigned=self.assigned | 1 << hq))

    def refusal(self, s: SkirmishState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("assign", "done"), self.rule)
        return wrong if wrong is not None or action.verb == "done" else self._refused(s, *action.args)

    def _refused(self, s: SkirmishState, hq: int, box: int) -> Refusal | None:
        if hq not in HQS or OWNER[hq] != self.side or box // 2 != self.side or self.assigned >> hq & 1:
            return refuse(self.rule, "no-assignment", unit=UNITS[hq], box=BOXES[box])
        full = box % 2 == FIELD and any(s.place[other] == box for other in HQS)
        return refuse(self.rule, "box-full", box=BOXES[box]) if full or s.place[hq] == box else None


class Allocation(SecretAllocation[SkirmishState], frozen=True, kw_only=True):
    """Both sides divide their points between marching, fire and reaction."""

    rule = "K-2.1"
    under = ("Turn",)
    sides = SIDES

    def things(self, s: SkirmishState) -> int:
        return len(PURPOSES)

    def points(self, s: SkirmishState, side: int) -> int:
        return POINTS

    def reveal(self, s: SkirmishState, allocations: Sequence[tuple[int, ...]]) -> None:
        s.points[:] = [points for row in allocations for points in row]
        for hq in HQS:
            if s.place[hq] % 2 == FIELD:
                s.points[3 * OWNER[hq] + (hq - HQS[0]) % 2] += 1
