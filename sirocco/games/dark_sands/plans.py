"""Plans for bots: marches and attacks as whole sequences of actions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.battle import Battle
from sirocco.games.dark_sands.combat import CombatAction
from sirocco.games.dark_sands.evaluate import gain
from sirocco.games.dark_sands.movement import MovementAction
from sirocco.games.dark_sands.reach import reachable
from sirocco.games.dark_sands.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.definition import PlanGroup

Plan = tuple[Action, ...]
WORTH_IT = 0.15
"""A battle must promise this much."""


def plans(s: DarkSandsState) -> Iterator[PlanGroup]:
    """The groups of plans for the decision on top of the stack; none where single actions say it all."""
    top = s.stack[-1]
    if isinstance(top, MovementAction):
        yield from _marches(s, top)
    elif isinstance(top, CombatAction):
        yield from _attacks(s, top)


# Movement.


def _marches(s: DarkSandsState, top: MovementAction) -> Iterator[PlanGroup]:
    """For each unit that has not moved: the hexes it can reach; then enough."""
    c = s.components
    word = c.vocabulary.action
    segment = (s.turn, len(s.played), top.half, top.units)
    able = (top.units | top.nudged) & ~s.moved & ~c.garrisons
    for unit in places_of(able):
        if s.place[unit] < 0:
            continue
        found = reachable(s, unit, top.half, not top.units >> unit & 1)
        ways = [
            (word("activate", unit), *(word("move", h) for h in found.path(goal)), *_end(s, unit, goal))
            for goal in sorted(found.cost)
            if found.path(goal)
        ]
        yield PlanGroup(("march", unit, *segment), ways)
    yield PlanGroup(("enough", *segment), [(word("done"),)], forced=True)


def _end(s: DarkSandsState, unit: int, goal: int) -> Plan:
    """`done`, unless the move ends by itself in an enemy zone."""
    side = s.components.side_of[unit]
    stops = s.zone[1 - side] >> goal & 1 and not (s.components.named | s.components.forts) >> goal & 1
    return () if stops else (s.components.vocabulary.action("done"),)


# Combat.


def _attacks(s: DarkSandsState, top: CombatAction) -> Iterator[PlanGroup]:
    """The best attack on each hex, the most promising first; then enough."""
    word = s.components.vocabulary.action
    segment = (s.turn, len(s.played), top.fought, top.struck)
    found = []
    able = top.able(s)
    for target in top.targets(s):
        near = [u for u in able if s.ground.overland[target] >> s.place[u] & 1]
        best = _best_force(s, Battle(top.side, target, drm=top.drm), near)
        if best is not None and best[0] > WORTH_IT:
            found.append(best)
    found.sort(key=lambda each: -each[0])
    ways = [(word("attack", b.target), *(word("with", u) for u in b.attackers), word("done")) for _, b in found[:4]]
    yield PlanGroup(("attack", *segment), ways)
    yield PlanGroup(("enough", *segment), [(word("done"),)], forced=True)


def _best_force(s: DarkSandsState, b: Battle, units: list[int]) -> tuple[float, Battle] | None:
    """Add the strongest units one after the other, and keep the force that promises most."""
    best: tuple[float, Battle] | None = None
    for unit in sorted(units, key=lambda u: -s.factors(u)[0]):
        b = replace(b, attackers=(*b.attackers, unit))
        worth = gain(s, b)
        if best is None or worth > best[0]:
            best = (worth, b)
    return best
