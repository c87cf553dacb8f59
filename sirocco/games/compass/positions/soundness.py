"""Whether the numbers of a state can be numbers of Compass at all: a snapshot may have been written by anybody.

The invariants proper (invariants.py) and the rules themselves rely on all of this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType
from typing import Any

from sirocco.board.graph import places_of
from sirocco.games.compass.components import SIDES, SURPRISE, Compass
from sirocco.games.compass.positions.position import MOST_POINTS
from sirocco.games.compass.rules.battle import FRONT_LIMIT, NO_EVENT, NO_UNIT, Battle, Line
from sirocco.games.compass.rules.combat import CombatPhase
from sirocco.games.compass.rules.events import ChooseEvents, DrawEvents
from sirocco.games.compass.rules.exploitation import Activation, ExploitationPhase, SustainedAttack
from sirocco.games.compass.rules.fire import CombatDice, CombatEvents, LeaderRerolls, Losses
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.movement import MovementPhase
from sirocco.games.compass.rules.reinforcements import AdministrativePhase, Arrivals, Removals, Replacements
from sirocco.games.compass.rules.retreat import Advance, MatildaWear, Retreat, RetreatOrder, SplitRetreat
from sirocco.games.compass.rules.sequence import GameTurn, PlayerTurn
from sirocco.games.compass.rules.stacking import ExcessUnits
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.supply import SupplyCheck
from sirocco.kernel.formats.soundness import impossible_stack
from sirocco.kernel.step import Step

StepType = type[Step[CompassState]]

BEFORE_DICE: tuple[StepType, ...] = (AttackLine, DefenceLine, CombatEvents, CombatDice)
IN_COMBAT: tuple[StepType, ...] = (*BEFORE_DICE, LeaderRerolls, Losses, RetreatOrder, Advance, MatildaWear)
UNDER: Mapping[StepType, tuple[type[Any], ...]] = {
    GameTurn: (NoneType,),
    **dict.fromkeys((AdministrativePhase, PlayerTurn), (GameTurn,)),
    **dict.fromkeys((DrawEvents, ChooseEvents, Removals, Arrivals, Replacements), (AdministrativePhase,)),
    **dict.fromkeys((SupplyCheck, MovementPhase, CombatPhase, ExploitationPhase, ExcessUnits), (PlayerTurn,)),
    **dict.fromkeys(IN_COMBAT, (CombatPhase, SustainedAttack)),
    **dict.fromkeys((Retreat, SplitRetreat), (Advance,)),
    **dict.fromkeys((Activation, SustainedAttack), (ExploitationPhase,)),
}
"""What a step may lie on."""
STAGES: Mapping[StepType, int] = {GameTurn: 3, AdministrativePhase: 6, PlayerTurn: 4}


def impossible_numbers(s: CompassState) -> Iterator[str]:
    """Numbers out of their range; each is checked before anything uses it."""
    c = s.components
    units, areas = len(c.units), len(c.areas)
    if not 1 <= s.turn <= c.last_turn:
        yield f"there is no turn {s.turn}"
    if (s.reduced | s.oos) >> units or not -1 <= s.mover < units:
        yield "a unit that does not exist"
    for unit, place in enumerate(s.place):
        if not FINISHED <= s.mp[unit] <= 2 * MOST_POINTS or (place < 0 and s.mp[unit] != FINISHED):
            yield f"{c.unit_ids[unit]} cannot have that many movement points"
        if not -1 <= s.target[unit] < areas:
            yield f"{c.unit_ids[unit]} attacks nowhere"
    if any(not 0 <= known <= there for known, there in zip(s.returned, s.container, strict=True)):
        yield "more markers were put back than lie in the container"
    yield from impossible_stack(s, UNDER, STAGES, _ranges(c), _impossible_step)


def _impossible_step(s: CompassState, step: Any, below: Any) -> Iterator[str]:
    """What the single kinds of steps need besides."""
    kind = type(step)
    battle = getattr(step, "battle", None)
    if battle is not None:
        if kind in IN_COMBAT and battle.sustained != isinstance(below, SustainedAttack):
            yield "a combat of another phase"
        yield from _impossible_battle(s, step, battle)
    if any(s.components.side_of[unit] != step.side for unit in getattr(step, "named", ())):
        yield f"{kind.__name__} names units of the other side"
    if not set(getattr(step, "ready", ())) <= set(getattr(step, "named", ())):
        yield f"{kind.__name__} has units ready that were not named"


def _ranges(c: Compass) -> Mapping[str, range]:
    """What the numbers in steps and battles may be, by the name of their field."""
    sides, areas, units = range(len(SIDES)), range(len(c.areas)), range(len(c.units))
    some, places = range(100), range(FRONT_LIMIT + 1)
    return {
        **dict.fromkeys(("side", "hostile", "rerolled"), sides),
        **dict.fromkeys(("origin", "target", "fought"), areas),
        **dict.fromkeys(("front", "taken", "named", "ready"), units),
        **dict.fromkeys(("left", "other", "points"), some),
        **dict.fromkeys(("front_left", "support_left"), places),
        "area": range(-1, len(c.areas)),
        "support": range(NO_UNIT, len(c.units)),
        "event": range(NO_EVENT, SURPRISE + 1),
        "dice": range(7),
        "pool": range(1 << len(c.units)),
        "vacated": range(1 << len(c.areas)),
    }


def _impossible_battle(s: CompassState, step: Any, battle: Battle) -> Iterator[str]:
    rolled = not isinstance(step, BEFORE_DICE)
    for side, area in ((battle.side, battle.origin), (1 - battle.side, battle.target)):
        line = battle.line(side)
        yield from _impossible_line(s, line, side, rolled)
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


def _impossible_line(s: CompassState, line: Line, side: int, rolled: bool) -> Iterator[str]:
    number = len(line.front)
    units = line.units()
    if number > FRONT_LIMIT or any(len(each) != number for each in (line.support, line.event, line.hostile)):
        yield "a line does not fit together"
    if any(len(each) != number * rolled for each in (line.dice, line.rerolled)) or len(line.values) not in (0, number):
        yield "a line has too few dice or too many"
    if len(set(units)) != len(units) or any(s.components.side_of[unit] != side for unit in units):
        yield "a line of other units than its side's"
