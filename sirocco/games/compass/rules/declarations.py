"""An attack as the actions that declare it: markers in the movement phase, lines of battle after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.board.graph import mask_of
from sirocco.games.compass.rules.battle import NO_UNIT, Battle
from sirocco.games.compass.rules.combat import CombatPhase
from sirocco.games.compass.rules.exploitation import SustainedAttack
from sirocco.games.compass.rules.lines import AttackLine
from sirocco.games.compass.rules.odds import strongest_attack
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.definition import Declaration


def declarations(s: CompassState, units: Sequence[int], target: int) -> Iterator[Declaration]:
    """One battle for each area the units are in (C-6.2.Eb)."""
    c = s.components
    step = s.stack[-1] if s.stack else None
    for origin in dict.fromkeys(s.place[unit] for unit in units):
        group = [unit for unit in units if s.place[unit] == origin]
        if origin >= 0 and isinstance(step, AttackLine | CombatPhase | SustainedAttack):
            actions = _line(s, step, group, origin, target)
        else:
            actions = _markers(s, group, target)
        yield Declaration(tuple(actions), c.area_ids[origin] if origin >= 0 else "")


def _markers(s: CompassState, group: Sequence[int], target: int) -> list[Action]:
    """A marker for each unit that has none on the target yet. Who is on the move goes first: another's order would end
    its move."""
    word = s.components.vocabulary.action
    fresh = [unit for unit in group if s.target[unit] != target] or group
    return [word("attack", unit, target) for unit in sorted(fresh, key=lambda unit: unit != s.mover)]


def _line(
    s: CompassState, step: AttackLine | CombatPhase | SustainedAttack, group: Sequence[int], origin: int, target: int
) -> list[Action]:
    """The attack, if it is not under way, and the strongest line of these units."""
    word = s.components.vocabulary.action
    actions = []
    if isinstance(step, AttackLine):
        battle = step.battle
    else:
        actions.append(word("assault", origin, target))
        battle = Battle(step.side, origin, target, 0)
        if isinstance(step, SustainedAttack):
            battle = Battle(step.side, origin, target, 0, step.front_left, step.support_left, True)
    fresh = [unit for unit in group if unit not in battle.attack.units()]
    if battle.attack.front:
        return actions + [word("front", unit) for unit in fresh] + [word("done")] * (not fresh)
    pool = Battle(battle.side, origin, target, mask_of(fresh), battle.front_left, battle.support_left)
    line = strongest_attack(s, pool)
    actions += [word("front", unit) for unit in line.front]
    pairs = zip(line.front, line.support, strict=True)
    return actions + [word("support", unit, partner) for partner, unit in pairs if unit != NO_UNIT]
