"""Whether the numbers of a state can be numbers of The Dark Sands at all: a snapshot may have been written by anybody.

The invariants proper (invariants.py) and the rules themselves rely on all of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import NoneType
from typing import Any

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHITS, LOGISTICS
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.components.vocabulary import TABLES, USES
from sirocco.games.dark_sands.rules.action_phase import (
    OWNER,
    PRIORITY,
    ActionPhase,
    EndOfActions,
    InitiativeChit,
    PriorityWindow,
)
from sirocco.games.dark_sands.rules.activation import HALF_DRM, Momentum
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.chit_choices import CHOICE_RULES, ChooseGroups, ChooseUnits, RommelOrder
from sirocco.games.dark_sands.rules.chits import UseChit
from sirocco.games.dark_sands.rules.combat import (
    Attack,
    AttackerSupports,
    CombatAction,
    Defence,
    DefenderSupports,
    TableChoice,
)
from sirocco.games.dark_sands.rules.end_phase import EndPhase, Railway
from sirocco.games.dark_sands.rules.extended_movement import Extending
from sirocco.games.dark_sands.rules.garrisons import Dismantling
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.losses import Abandoned, HalfExchange, Losses
from sirocco.games.dark_sands.rules.movement import MovementAction, MovementEnd
from sirocco.games.dark_sands.rules.reinforcements import Placement, ReinforcementAction, TurnThree, Withdrawal
from sirocco.games.dark_sands.rules.replacements import Cadres, Rebuilding, ReplacementPhase, SpendPoints
from sirocco.games.dark_sands.rules.retreat import Advance, Retreat, RetreatChoice, RetreatExcess
from sirocco.games.dark_sands.rules.sequence import GameTurn
from sirocco.games.dark_sands.rules.stacking import ExcessUnits
from sirocco.games.dark_sands.rules.state import BYPASS, SUPPORT_PLACES, DarkSandsState
from sirocco.games.dark_sands.rules.supply import Logistics
from sirocco.kernel.formats.soundness import impossible_stack, numbers
from sirocco.kernel.step import Step

StepType = type[Step[DarkSandsState]]

MANY = range(1000)
"""For counts of which the rules set no limit."""
SEGMENT: tuple[type[Any], ...] = (ActionPhase, PriorityWindow)
BEFORE_DIE: tuple[StepType, ...] = (Attack, Defence, AttackerSupports, DefenderSupports, TableChoice)
UNDER: Mapping[StepType, tuple[type[Any], ...]] = {
    GameTurn: (NoneType,),
    **dict.fromkeys((ReplacementPhase, ActionPhase, EndOfActions, EndPhase), (GameTurn,)),
    **dict.fromkeys((SpendPoints, Cadres), (ReplacementPhase,)),
    Rebuilding: (ReplacementPhase, Rebuilding),
    **dict.fromkeys((InitiativeChit, TurnThree), (ActionPhase,)),
    PriorityWindow: (EndOfActions,),
    **dict.fromkeys((UseChit, ChooseUnits, ChooseGroups, RommelOrder, Logistics, Momentum), SEGMENT),
    **dict.fromkeys((ReinforcementAction, Dismantling), (*SEGMENT, TurnThree)),
    Withdrawal: (TurnThree,),
    Placement: (ReinforcementAction,),
    **dict.fromkeys((MovementAction, MovementEnd), (*SEGMENT, Momentum, CombatAction)),
    CombatAction: (*SEGMENT, Momentum, MovementAction),
    **dict.fromkeys((Moving, Extending), (MovementAction,)),
    ExcessUnits: (MovementEnd,),
    **dict.fromkeys((*BEFORE_DIE, Advance), (CombatAction,)),
    Abandoned: (Advance,),
    **dict.fromkeys((Retreat, RetreatChoice, HalfExchange, RetreatExcess), (Abandoned,)),
    Losses: (Abandoned, Retreat, RetreatChoice, HalfExchange, Losses),
    Displacement: (Moving, Advance, Abandoned, Displacement),
    Railway: (EndPhase,),
}
"""What a step may lie on."""
OWNED = ("units", "nudged", "put_back", "group", "active")
"""Fields with masks of units of the step's own side."""
STAGES: Mapping[StepType, int] = {
    GameTurn: 3,
    ReplacementPhase: 4,
    ActionPhase: 3,
    EndPhase: 6,
    TurnThree: 3,
    ReinforcementAction: 3,
}


def impossible_numbers(s: DarkSandsState) -> Iterator[str]:
    """Numbers out of their range; each is checked before anything uses it."""
    c = s.components
    if not c.first_turn <= s.turn <= c.last_turn:
        yield f"there is no turn {s.turn}"
    allowed = _of_the_state(c)
    for name, possible in allowed.items():
        if any(number not in possible for number in numbers(getattr(s, name))):
            yield f"an impossible '{name}'"
    for unit, row in enumerate(c.units):
        if not 0 <= s.level[unit] <= len(row.upgrades):
            yield f"{c.unit_ids[unit]} has no such upgrade"
    for support, gun in enumerate(c.supports):
        if not 0 <= s.support_level[support] <= len(gun.upgrades):
            yield f"{c.support_ids[support]} has no such upgrade"
    if any(s.pool[side * len(CHITS) + LOGISTICS] for side in range(len(SIDES))):
        yield "a logistics chit that belongs to somebody"
    yield from impossible_stack(s, UNDER, STAGES, _of_steps(c), _impossible_step)


def _of_the_state(c: DarkSands) -> Mapping[str, range]:
    units, hexes = range(1 << len(c.units)), range(1 << len(c.hex_ids))
    sides = range(len(SIDES))
    return {
        "due": range(len(c.turns) + 2),
        **dict.fromkeys(("reduced", "oos", "disrupted", "moved"), units),
        **dict.fromkeys(("boxes", "control"), hexes),
        **dict.fromkeys(("boxes_up", "boxes_down"), range(7)),
        "support": range(len(SUPPORT_PLACES)),
        "guns_with": range(-1, len(c.units)),
        "fired": range(1 << len(c.supports)),
        "railhead": range(len(c.railway)),
        "bypass": range(len(BYPASS)),
        **dict.fromkeys(("points", "pool", "moves_used", "combats_used", "sailed"), MANY),
        "saved": range(4),
        "held": range(1 << len(CHITS)),
        "played": range(len(SIDES) * len(CHITS)),
        "tobruk_given": range(1 << len(SIDES)),
        "initiative": sides,
        **dict.fromkeys(("last_owners", "winner"), range(-1, len(SIDES))),
        "replacements": range(1 << len(c.replacements)),
        "sailing_segment": range(-1, MANY.stop),
    }


def _of_steps(c: DarkSands) -> Mapping[str, range]:
    """What the numbers in steps, and in what they hold, may be, by the name of their field."""
    units, hexes = range(1 << len(c.units)), range(len(c.hex_ids))
    masks = ("units", "group", "active", "fought", "struck", "nudged", "put_back", "good", "leaving")
    return {
        "side": range(len(SIDES)),
        **dict.fromkeys(masks, units),
        **dict.fromkeys(("unit", "hq", "attackers", "defenders", "picked"), range(len(c.units))),
        **dict.fromkeys(("target", "hex", "trips"), hexes),
        "only": range(-1, len(c.hex_ids)),
        **dict.fromkeys(("attack_supports", "defence_supports"), range(len(c.supports))),
        "drm": range(HALF_DRM, 1),
        "table": range(len(TABLES)),
        "chit": range(len(CHITS)),
        "rank": range(len(PRIORITY) + 1),
        "use": range(len(USES)),
        "closed": range(-1, len(c.sections)),
        "abandoned": range(1 << len(c.sections)),
        "forced": range(-1, 7),
        "exchange": range(9),
        "left": range(-2, 9),
        **dict.fromkeys(("number", "tanks", "others", "distance", "spent", "back"), MANY),
        **dict.fromkeys(("panzer", "german", "italian", "tank", "infantry"), MANY),
    }


def _impossible_step(s: DarkSandsState, step: Any, below: Any) -> Iterator[str]:
    """What the single kinds of steps need besides."""
    c = s.components
    name = type(step).__name__
    yield from _impossible_choice(s, step)
    if isinstance(step, SpendPoints | Placement | ReinforcementAction) and not _sound_entries(c, step.entered.at):
        yield f"{name} counts what there is not"
    side = getattr(step, "side", None)
    masks = [mask for field in OWNED if type(mask := getattr(step, field, False)) is int]
    if side is not None and not isinstance(step, Losses) and any(mask & ~c.side_mask[side] for mask in masks):
        yield f"{name} has units of the other side"
    if isinstance(step, Moving | Extending | Displacement):
        yield from _absent(s, step)
    battle = getattr(step, "battle", None)
    if battle is not None:
        yield from _impossible_battle(s, step, battle)
        if isinstance(below, CombatAction) and below.side != battle.side:
            yield "the wrong side attacks"


def _impossible_choice(s: DarkSandsState, step: Any) -> Iterator[str]:
    c = s.components
    everywhere = range(1 << len(c.hex_ids))
    match step:
        case ActionPhase(_, chosen) if not -1 <= chosen < len(CHITS):
            yield "a chit that does not exist"
        case PriorityWindow(_, declared) if declared != -1 and not _is_held(s, declared):
            yield "a declared chit that nobody holds"
        case ChooseGroups(_, chit, _, _, chosen) if chit not in CHOICE_RULES or not _within(chosen, c.formations):
            yield "a choice that does not exist"
        case ChooseUnits(_, chit) if chit not in CHOICE_RULES:
            yield "a choice that does not exist"
        case Advance(_, vacated) if vacated not in everywhere:
            yield "units advance from nowhere"
        case Extending(_, entered) if entered not in everywhere:
            yield "a unit was nowhere"
        case Placement() if any(hex_ not in range(len(c.hex_ids)) for hex_ in step.vacated):
            yield "units enter nowhere"
        case Moving() if not step.group or len({s.place[u] for u in places_of(step.group)}) > 1:
            yield "a group that is in more than one place"
        case Displacement() if not c.hqs >> step.hq & 1:
            yield "who flees is no headquarters"


def _is_held(s: DarkSandsState, chit: int) -> bool:
    return chit in OWNER and bool(s.held[OWNER[chit]] >> chit & 1)


def _within(indices: Iterable[int], of: tuple[str, ...]) -> bool:
    return all(0 <= index < len(of) for index in indices)


def _sound_entries(c: DarkSands, at: tuple[tuple[int, int], ...]) -> bool:
    """Keys are hexes of ports, or headquarters counted down from -1."""
    return all(-len(c.units) <= key < len(c.hex_ids) and number in MANY for key, number in at)


def _absent(s: DarkSandsState, step: Any) -> Iterator[str]:
    """Units that a step is about and that are not on the map."""
    match step:
        case Moving():
            units = list(places_of(step.group))
        case Extending():
            units = [step.unit]
        case _:
            units = [step.hq]
    if any(s.place[unit] < 0 for unit in units):
        yield f"{type(step).__name__} is about a unit that is not on the map"


def _impossible_battle(s: DarkSandsState, step: Any, b: Battle) -> Iterator[str]:
    c = s.components
    units = (*b.attackers, *b.defenders)
    if len(set(units)) != len(units):
        yield "a unit fights twice in a battle"
    if any(c.side_of[u] != b.side for u in b.attackers) or any(c.side_of[u] == b.side for u in b.defenders):
        yield "a battle of other units than its sides'"
    if isinstance(step, BEFORE_DIE):
        around = s.ground.overland[b.target]
        if any(s.place[u] < 0 or not around >> s.place[u] & 1 for u in b.attackers):
            yield "an attacker is elsewhere"
        if any(s.place[u] != b.target for u in b.defenders):
            yield "a defender is elsewhere"
        if not b.attackers and not isinstance(step, Attack):
            yield "nobody attacks"
        if not s.at[b.target] & c.side_mask[1 - b.side]:
            yield "nobody defends"
