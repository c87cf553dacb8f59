"""Whether the numbers of steps of fire and combat make sense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from sirocco.board.graph import mask_of
from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES
from sirocco.games.kasserine.rules.air_support import AirSupport
from sirocco.games.kasserine.rules.artillery import FireKind, FireMission, targets_of
from sirocco.games.kasserine.rules.bombers import Bombing
from sirocco.games.kasserine.rules.combat.advance import Advance
from sirocco.games.kasserine.rules.combat.attacks import Attack
from sirocco.games.kasserine.rules.combat.battle import Battle, hexes_with
from sirocco.games.kasserine.rules.combat.combat import CombatPhase
from sirocco.games.kasserine.rules.combat.retreat import Permission, Retreat, Retreats, SupplyGoesAlong
from sirocco.games.kasserine.rules.combat.ways_to_fight import AttackType, DefenceType
from sirocco.games.kasserine.rules.fire_results import Struck
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.mechanics.soundness import unsound_attackers, unsound_contact

BEFORE_DIE = (Attack, AttackType, DefenceType)
AFTER_DIE = (Retreats, Retreat, Permission, SupplyGoesAlong)
IN_RETREAT = (Retreat, Permission, SupplyGoesAlong)


def unsound_combat(s: KasserineState, step: Any, below: Any) -> Iterator[str]:
    """What is wrong with a step of these chapters on the one below it; nothing is with other steps."""
    name = type(step).__name__
    if isinstance(step, AirSupport | Bombing | CombatPhase) and step.side != s.half:
        yield f"{name} in the half of another side"
    if isinstance(step, CombatPhase) and step.ready & ~(s.components.ucts & s.components.side_mask[step.side]):
        yield "units are ready to attack that cannot be"
    if isinstance(step, FireMission | FireKind):
        yield from _unsound_fire(s, step, below)
    if isinstance(step, Struck) and step.units & ~s.components.side_mask[1 - step.side]:
        yield "units under fire of their own side"
    battle = getattr(step, "battle", None)
    if isinstance(battle, Battle):
        yield from _unsound_battle(s, step, below, battle)
    if isinstance(step, Advance) and step.hex not in step.battle.targets:
        yield "an advance into a hex that was not attacked"
    if isinstance(step, IN_RETREAT):
        yield from _unsound_retreat(s, step, below)


def _unsound_fire(s: KasserineState, step: FireMission | FireKind, below: Any) -> Iterator[str]:
    c, gun = s.components, step.unit
    if step.side != below.side or not (c.guns & c.side_mask[step.side] & s.standing) >> gun & 1:
        yield "a gun that is not there"
    elif not targets_of(s, gun):
        yield "a gun without a target"


def _unsound_battle(s: KasserineState, step: Any, below: Any, b: Battle) -> Iterator[str]:
    c = s.components
    if getattr(below, "side", b.side) != b.side and isinstance(below, CombatPhase):
        yield "the wrong side attacks"
    if len(set(b.targets)) != len(b.targets):
        yield "a hex is struck twice"
    yield from unsound_attackers(s, b.side, b.attackers)
    if b.defenders & ~(c.ucts & c.side_mask[1 - b.side]) or mask_of(list(b.attackers)) & ~c.ucts:
        yield "a battle of units that do not fight"
    if isinstance(step, BEFORE_DIE):
        defended = hexes_with(s, 1 - b.side, mask_of(b.targets))
        yield from unsound_contact(s, b.attackers, b.targets, c.contact, defended)
        if not b.attackers and not isinstance(step, Attack):
            yield "nobody attacks"
    if isinstance(step, (DefenceType, *AFTER_DIE)) and b.attack not in range(len(ATTACKS)):
        yield "nobody has said how he attacks"
    if isinstance(step, AFTER_DIE):
        if b.defence not in range(len(DEFENCES)):
            yield "nobody has said how he defends"
        fighting = mask_of(list(b.attackers)) if step.side == b.side else b.defenders
        group = step.waiting if isinstance(step, Retreats) else step.group
        if group & ~fighting:
            yield "who retreats has not fought"


def _unsound_retreat(s: KasserineState, step: Retreat | Permission | SupplyGoesAlong, below: Retreats) -> Iterator[str]:
    """The group stands in one hex, and its path leads on from there hex by hex."""
    units = [unit for unit in range(len(s.place)) if step.group >> unit & 1]
    places = {s.place[unit] for unit in units}
    if len(places) != 1 or min(places) < 0 or step.side != below.side:
        yield "a retreat of units that are not together"
        return
    path = (*places, *step.path)
    if len(set(path)) != len(path):
        yield "a retreat that comes back"
    if any(there not in s.components.around[here] for here, there in pairwise(path)):
        yield "a retreat with gaps"
    if isinstance(step, Retreat):
        if len(step.path) >= step.number:
            yield "a retreat that is over"
    elif not step.path:
        yield "a retreat without a path"
    if isinstance(step, SupplyGoesAlong) and step.along & ~(s.at[path[0]] & s.components.mobile):
        yield "supply units go along that are not there"
