"""Whether the numbers of a state can be numbers of The Dark Sands at all: a snapshot may have been written by anybody.

The invariants proper (invariants.py) and the rules themselves rely on all of this.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHITS, LOGISTICS
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.action_phase import OWNER, PRIORITY, PriorityWindow
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.chit_choices import CHOICE_RULES, ChooseGroups, ChooseUnits
from sirocco.games.dark_sands.rules.combat import Attack, CombatAction, Defence, TableChoice
from sirocco.games.dark_sands.rules.extended_movement import Extending
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.reinforcements import Placement, ReinforcementAction
from sirocco.games.dark_sands.rules.replacements import SpendPoints
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import AttackerSupports, DefenderSupports
from sirocco.mechanics.soundness import unsound_attackers, unsound_contact

BEFORE_DIE = (Attack, Defence, AttackerSupports, DefenderSupports, TableChoice)
OWNED = ("units", "nudged", "put_back", "active")
"""Fields with masks of units of the step's own side."""


def unsound_state(s: DarkSandsState) -> Iterator[str]:
    c = s.components
    if not c.first_turn <= s.turn <= c.last_turn:
        yield f"there is no turn {s.turn}"
    for unit, row in enumerate(c.units):
        if s.level[unit] > len(row.upgrades):
            yield f"{c.unit_ids[unit]} has no such upgrade"
    for support, gun in enumerate(c.supports):
        if s.support_level[support] > len(gun.upgrades):
            yield f"{c.support_ids[support]} has no such upgrade"
    if any(s.pool[side * len(CHITS) + LOGISTICS] for side in range(len(SIDES))):
        yield "a logistics chit that belongs to somebody"


def unsound_step(s: DarkSandsState, step: Any, below: Any) -> Iterator[str]:
    """What the single kinds of steps need besides."""
    c = s.components
    name = type(step).__name__
    yield from _unsound_choice(s, step)
    if isinstance(step, SpendPoints | Placement | ReinforcementAction) and not _sound_entries(c, step.entered.at):
        yield f"{name} counts what there is not"
    side = getattr(step, "side", None)
    masks = [mask for field in OWNED if type(mask := getattr(step, field, False)) is int]
    if side is not None and not isinstance(step, Losses) and any(mask & ~c.side_mask[side] for mask in masks):
        yield f"{name} has units of the other side"
    if isinstance(step, Extending | Displacement) and s.place[_unit_of(step)] < 0:
        yield f"{name} is about a unit that is not on the map"
    battle = getattr(step, "battle", None)
    if battle is not None:
        yield from _unsound_battle(s, step, battle)
        if isinstance(below, CombatAction) and below.side != battle.side:
            yield "the wrong side attacks"


def _unsound_choice(s: DarkSandsState, step: Any) -> Iterator[str]:
    match step:
        case PriorityWindow(rank, declared) if rank > len(PRIORITY) or (declared != -1 and not _is_held(s, declared)):
            yield "a declared chit that nobody holds"
        case ChooseGroups() | ChooseUnits() if step.chit not in CHOICE_RULES:
            yield "a choice that does not exist"
        case Displacement() if not s.components.hqs >> step.hq & 1:
            yield "who flees is no headquarters"


def _is_held(s: DarkSandsState, chit: int) -> bool:
    return chit in OWNER and bool(s.held[OWNER[chit]] >> chit & 1)


def _sound_entries(c: DarkSands, at: tuple[tuple[int, int], ...]) -> bool:
    """Keys are hexes of ports, or headquarters counted down from -1."""
    return all(key >= -len(c.units) for key, _ in at)


def _unit_of(step: Extending | Displacement) -> int:
    return step.unit if isinstance(step, Extending) else step.hq


def _unsound_battle(s: DarkSandsState, step: Any, b: Battle) -> Iterator[str]:
    yield from unsound_attackers(s, b.side, b.attackers)
    yield from unsound_attackers(s, 1 - b.side, b.defenders)
    if isinstance(step, BEFORE_DIE):
        yield from unsound_contact(s, b.attackers, (b.target,), s.ground.overland, s.occupied[1 - b.side])
        if any(s.place[u] != b.target for u in b.defenders):
            yield "a defender is elsewhere"
        if not b.attackers and not isinstance(step, Attack):
            yield "nobody attacks"
