"""Whether the numbers of a state can be numbers of Compass at all: a snapshot may have been written by anybody.

The invariants proper (invariants.py) and the rules themselves rely on all of this.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sirocco.board.graph import places_of
from sirocco.games.compass.rules.advance import Advance
from sirocco.games.compass.rules.battle import FRONT_LIMIT, Battle, Line
from sirocco.games.compass.rules.combat_events import CombatEvents
from sirocco.games.compass.rules.dice import CombatDice, LeaderRerolls
from sirocco.games.compass.rules.events import MatildaWear
from sirocco.games.compass.rules.exploitation import SustainedAttack
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.losses import Losses
from sirocco.games.compass.rules.retreat import RetreatOrder
from sirocco.games.compass.rules.state import FINISHED, CompassState

BEFORE_DICE = (AttackLine, DefenceLine, CombatEvents, CombatDice)
IN_COMBAT = (*BEFORE_DICE, LeaderRerolls, Losses, RetreatOrder, Advance, MatildaWear)


def unsound_state(s: CompassState) -> Iterator[str]:
    for unit, place in enumerate(s.place):
        if place < 0 and s.mp[unit] != FINISHED:
            yield f"{s.components.unit_ids[unit]} cannot have that many movement points"
    if any(known > there for known, there in zip(s.returned, s.container, strict=True)):
        yield "more markers were put back than lie in the container"


def unsound_step(s: CompassState, step: Any, below: Any) -> Iterator[str]:
    """What the single kinds of steps need besides."""
    kind = type(step)
    battle = getattr(step, "battle", None)
    if battle is not None:
        if kind in IN_COMBAT and battle.sustained != isinstance(below, SustainedAttack):
            yield "a combat of another phase"
        yield from _unsound_battle(s, step, battle)
    if any(s.components.side_of[unit] != step.side for unit in getattr(step, "named", ())):
        yield f"{kind.__name__} names units of the other side"
    if not set(getattr(step, "ready", ())) <= set(getattr(step, "named", ())):
        yield f"{kind.__name__} has units ready that were not named"


def _unsound_battle(s: CompassState, step: Any, battle: Battle) -> Iterator[str]:
    rolled = not isinstance(step, BEFORE_DICE)
    for side, area in ((battle.side, battle.origin), (1 - battle.side, battle.target)):
        line = battle.line(side)
        yield from _unsound_line(s, line, side, rolled)
        if any(s.place[unit] != area for unit in _untouched(step, line, side)):
            yield "a line of units that are elsewhere"
    if isinstance(step, AttackLine) and any(s.place[unit] != battle.origin for unit in places_of(battle.pool)):
        yield "units may join an attack that are elsewhere"
    if isinstance(step, Losses):
        later = step.other if step.side == battle.side else 0
        if step.left > s.steps_on_map(battle.line(step.side).units()) or later > s.steps_on_map(battle.defence.units()):
            yield "more hits than the line can take"


def _untouched(step: Any, line: Line, side: int) -> list[int]:
    """The units of a line that can neither have been lost nor have moved so far: the attacker takes his hits first."""
    if isinstance(step, (*BEFORE_DICE, LeaderRerolls)):
        return line.units()
    if isinstance(step, Losses) and side in (step.side, 1 - step.battle.side):
        return [unit for unit in line.units() if unit not in step.taken]
    return []


def _unsound_line(s: CompassState, line: Line, side: int, rolled: bool) -> Iterator[str]:
    number = len(line.front)
    units = line.units()
    if number > FRONT_LIMIT or any(len(each) != number for each in (line.support, line.event, line.hostile)):
        yield "a line does not fit together"
    if any(len(each) != number * rolled for each in (line.dice, line.rerolled)) or len(line.values) not in (0, number):
        yield "a line has too few dice or too many"
    if len(set(units)) != len(units) or any(s.components.side_of[unit] != side for unit in units):
        yield "a line of other units than its side's"
