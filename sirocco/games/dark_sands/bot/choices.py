"""What bots choose where no march or attack is planned: chits, whom they activate, losses, points, entry hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.bot.evaluation import draw_of, evaluate, promise
from sirocco.games.dark_sands.bot.marches import Staff
from sirocco.games.dark_sands.bot.prospects import battle_gain
from sirocco.games.dark_sands.bot.stacks import step_worth, unit_worth
from sirocco.games.dark_sands.bot.weights import LOST, PATIENCE, PROMISING, SUPPORT
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import (
    AFRIKA_KORPS,
    ARMY_8,
    AUK,
    COMBEFORCE,
    CORPS_13,
    CORPS_21,
    CORPS_30,
    HALF,
    MONTY,
    MOVE_OR_COMBAT,
    MOVEMENT,
    OCONNOR,
    PANZERARMEE,
    REINFORCEMENT,
    ROMMEL,
    TOBRUK,
)
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.vocabulary import ATTACK_FIRST, FIGHT, HALF_DRM, MOVE, MOVE_FIRST
from sirocco.games.dark_sands.rules.action_phase import KINDS, InitiativeChit, PriorityWindow
from sirocco.games.dark_sands.rules.activation import everybody
from sirocco.games.dark_sands.rules.advance import Advance
from sirocco.games.dark_sands.rules.chit_choices import ChooseGroups, ChooseUnits, RommelOrder
from sirocco.games.dark_sands.rules.chits import UseChit
from sirocco.games.dark_sands.rules.combat import CombatAction, Defence, TableChoice
from sirocco.games.dark_sands.rules.fortified_boxes import Dismantling
from sirocco.games.dark_sands.rules.headquarters import Displacement, in_range
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.out_of_supply import commands
from sirocco.games.dark_sands.rules.railway import Railway
from sirocco.games.dark_sands.rules.reinforcements import Placement, Withdrawal
from sirocco.games.dark_sands.rules.replacements import Cadres, Rebuilding, SpendPoints
from sirocco.games.dark_sands.rules.retreat import Retreat, RetreatChoice, RetreatExcess
from sirocco.games.dark_sands.rules.stacking import ExcessUnits
from sirocco.games.dark_sands.rules.state import TRACK, DarkSandsState
from sirocco.games.dark_sands.rules.supports import AttackerSupports, DefenderSupports, commit
from sirocco.kernel.action import Action
from sirocco.kernel.step import advance

SHARES = {
    **{OCONNOR: 1.0, ARMY_8: 1.0, CORPS_13: 1.0, CORPS_30: 1.0, TOBRUK: 0.5, COMBEFORCE: 0.1, MONTY: 0.6, AUK: 0.6},
    **{ROMMEL: 1.0, AFRIKA_KORPS: 1.1, PANZERARMEE: 1.0, CORPS_21: 0.6},
    **{MOVEMENT: 0.55, MOVE_OR_COMBAT: 0.6, HALF: 0.3},
}
"""What chits do with those they activate: both moving and attacking counts one."""
KINDS_OF: dict[int, Callable[[DarkSands], int]] = {
    CORPS_13: lambda c: ~c.tanks,
    CORPS_30: lambda c: c.tanks,
    AFRIKA_KORPS: lambda c: c.panzer_divisions,
    CORPS_21: lambda c: c.italian,
}
"""The units (a mask) a headquarters activates for the most part, where it is not everybody."""
LEADERS = {CORPS_13: ("HQ13",), CORPS_30: ("HQ30",), ARMY_8: ("HQ13", "HQ30"), AFRIKA_KORPS: ("HQAK",)}
LEADERS |= {PANZERARMEE: ("HQPzA",), CORPS_21: ("HQ21",)}
"""The headquarters without which a chit does nothing."""
SINGLE = 1.0
"""Engineers are used once in the game: what they must bring."""


def choose(s: DarkSandsState) -> tuple[Action, ...] | None:
    """The choice at the step on top, or None where it is better to weigh every action."""
    top: Any = s.stack[-1]
    chooser = CHOICES.get(type(top))
    return None if chooser is None else chooser(s, top)


# Chits.


def _initiative(s: DarkSandsState, top: InitiativeChit) -> tuple[Action, ...]:
    """The best chit that can be used; reinforcements if they bring the headquarters other chits need."""
    c = s.components
    word = c.vocabulary.action
    due = [u for u in places_of(c.hqs & c.side_mask[s.initiative]) if s.place[u] == TRACK and s.due[u] == s.turn]
    if due and word("chit", REINFORCEMENT) in top.actions(s):
        return (word("chit", REINFORCEMENT),)
    found = [a for a in top.actions(s) if a.verb == "chit" and a.args[0] in SHARES]
    weights = {a: _weight(s, s.initiative, a.args[0]) for a in found}
    best = max(found, key=lambda a: weights[a], default=word("done"))
    return (best,)


def _weight(s: DarkSandsState, side: int, chit: int) -> float:
    """What a chit sets in motion: the attack of those it activates, by how near they are to the goals."""
    c = s.components
    units = everybody(s, side) & c.exerting
    if chit in LEADERS:
        leaders = [hq for hq in map(c.unit_ids.index, LEADERS[chit]) if commands(s, hq)]
        near = mask_of([u for u in places_of(units & ~s.oos) if any(in_range(s, hq, s.place[u]) for hq in leaders)])
        units = near & KINDS_OF[chit](c) if chit in KINDS_OF else near
    elif chit == ROMMEL:
        units &= c.panzer_divisions
    draw = draw_of(s, side)
    return SHARES[chit] * sum(s.factors(u)[0] * draw[s.place[u]] for u in places_of(units))


def _priority(s: DarkSandsState, top: PriorityWindow) -> tuple[Action, ...]:
    """Pre-empt what the enemy declares; declare when attacks promise much, or when no other own chit is left."""
    word = s.components.vocabulary.action
    declare = top.actions(s)[0]
    side = top.decider(s)
    if top.declared != -1:
        return (declare,)
    others = sum(s.pool[side * KINDS : side * KINDS + KINDS])
    units = everybody(s, side)
    if side == AXIS:
        units &= s.components.german
    if others <= 1 or promise(s, CombatAction(side, units)) > PROMISING:
        return (declare,)
    return (word("done"),)


def _use(s: DarkSandsState, top: UseChit) -> tuple[Action, ...]:
    """Combat if it promises more than a movement would bring; the panzer divisions do the other afterwards."""
    word = s.components.vocabulary.action
    half = top.chit == HALF
    drm = HALF_DRM if half else 0
    units = everybody(s, top.side)
    promised = promise(s, CombatAction(top.side, units, drm))
    if top.side == AXIS:
        promised -= promise(s, CombatAction(AXIS, s.components.panzer_divisions & units, drm))
    if promised <= 0:
        return (word("as", MOVE),)
    t = s.clone()
    t.replace(MovementAction(top.side, units, half))
    advance(t)
    staff = Staff(t)
    before = staff.present
    staff.plan()
    return (word("as", FIGHT if promised * PATIENCE > staff.present - before else MOVE),)


def _single_units(s: DarkSandsState, top: ChooseUnits) -> tuple[Action, ...]:
    """The strongest where it is needed most."""
    draw = draw_of(s, top.side)
    units = [a for a in top.actions(s) if a.verb == "choose"]
    return (max(units, key=lambda a: (s.factors(a.args[0])[0] + 0.5) * draw[s.place[a.args[0]]]),)


def _groups(s: DarkSandsState, top: ChooseGroups) -> tuple[Action, ...]:
    draw = draw_of(s, top.side)
    formations, stacks = top.formations(s), top.stacks(s)

    def weight(action: Action) -> float:
        if action.verb == "done":
            return 0.0
        units = (formations if action.verb == "formation" else stacks)[action.args[0]] & ~top.active
        return sum((s.factors(u)[0] + 0.2) * draw[s.place[u]] for u in places_of(units))

    return (max(top.actions(s), key=weight),)


def _rommel(s: DarkSandsState, top: RommelOrder) -> tuple[Action, ...]:
    word = s.components.vocabulary.action
    promised = promise(s, CombatAction(AXIS, top.units))
    return (word("as", ATTACK_FIRST if promised > PROMISING else MOVE_FIRST),)


# Battles.


def _supports(s: DarkSandsState, top: AttackerSupports | DefenderSupports) -> tuple[Action, ...]:
    """The supports that bring more than they are worth in another battle of the turn."""
    word = s.components.vocabulary.action
    side = top.battle.side if top.attacking else 1 - top.battle.side
    sign = 1 if top.attacking else -1
    offers: dict[int, Action] = {}
    for action in top.actions(s):
        if action.verb == "support":
            offers.setdefault(action.args[0], action)
    best = sign * battle_gain(s, top.battle)
    plan: tuple[Action, ...] = (word("done"),)
    for size in (1, 2, 3):
        for chosen in combinations(offers.values(), size):
            t = s.clone()
            b = top.battle
            cost = 0.0
            for action in chosen:
                b = commit(t, b, side, action)
                cost += _cost(s, action.args[0], top.attacking)
            worth = sign * battle_gain(t, b) - cost
            if worth > best:
                best, plan = worth, (*chosen, word("done"))
    return plan


def _cost(s: DarkSandsState, support: int, attacking: bool) -> float:
    row = s.components.supports[support]
    if row.kind == "engineers":
        return SINGLE
    return 0.02 if row.kind in ("artillery", "anti-tank") else SUPPORT * row.value[0 if attacking else 1]


def _defend(s: DarkSandsState, top: Defence) -> tuple[Action, ...]:
    """The strongest defend."""
    return (max(top.actions(s), key=lambda a: s.factors(a.args[0])[1]),)


def _table(s: DarkSandsState, top: TableChoice) -> tuple[Action, ...]:
    return (max(top.actions(s), key=lambda a: battle_gain(s, replace(top.battle, table=a.args[0]))),)


def _losses(s: DarkSandsState, top: Losses | ExcessUnits | RetreatExcess) -> tuple[Action, ...]:
    """What costs least."""
    measure: Callable[[DarkSandsState, int], float] = step_worth if isinstance(top, Losses) else unit_worth
    return (min(top.actions(s), key=lambda a: measure(s, a.args[0])),)


def _stand(s: DarkSandsState, _: RetreatChoice) -> tuple[Action, ...]:
    return (s.components.vocabulary.action("stand"),)


def _weigh(s: DarkSandsState, top: Advance | Retreat | Displacement) -> tuple[Action, ...]:
    """Every action, by the position it leads to; none of these steps rolls dice."""
    side = top.decider(s)
    draw = draw_of(s, side)

    def worth(action: Action) -> float:
        t = s.clone()
        top.apply(t, action)
        advance(t)
        return evaluate(t, side, draw)

    return (max(top.actions(s), key=worth),)


# Points and entries.


def _spend(s: DarkSandsState, top: SpendPoints | Cadres) -> tuple[Action, ...]:
    """First what gives most back for a point."""
    side = top.side if isinstance(top, SpendPoints) else ALLIED
    draw = draw_of(s, side)

    def weight(action: Action) -> float:
        if action.verb == "done":
            return 0.0
        unit = action.args[0]
        row = s.components.units[unit]
        if action.verb == "restore":
            return sum(row.full) - sum(row.reduced or (0, 0)) + 0.05 * draw[s.place[unit]]
        return (1 - LOST) * sum(row.reduced or row.full) + 0.02 * draw[action.args[1]]

    return (max(top.actions(s), key=weight),)


def _enter(s: DarkSandsState, top: Placement | Rebuilding | Withdrawal) -> tuple[Action, ...]:
    """The first unit that waits, where the position is best with it."""
    actions = top.actions(s)
    first = actions[0].args[0]
    side = s.components.side_of[first]
    return (_best(s, side, (a for a in actions if a.args[0] == first)),)


def _best(s: DarkSandsState, side: int, actions: Iterable[Action]) -> Action:
    draw = draw_of(s, side)

    def worth(action: Action) -> float:
        t = s.clone()
        t.put(*action.args)
        return evaluate(t, side, draw)

    return max(actions, key=worth)


def _rail(s: DarkSandsState, top: Railway) -> tuple[Action, ...]:
    return (top.actions(s)[0],)


def _nothing(s: DarkSandsState, _: Dismantling) -> tuple[Action, ...]:
    return (s.components.vocabulary.action("done"),)


CHOICES: dict[type, Callable[[DarkSandsState, Any], tuple[Action, ...]]] = {
    InitiativeChit: _initiative,
    PriorityWindow: _priority,
    UseChit: _use,
    ChooseUnits: _single_units,
    ChooseGroups: _groups,
    RommelOrder: _rommel,
    AttackerSupports: _supports,
    DefenderSupports: _supports,
    Defence: _defend,
    TableChoice: _table,
    Losses: _losses,
    ExcessUnits: _losses,
    RetreatExcess: _losses,
    RetreatChoice: _stand,
    Advance: _weigh,
    Retreat: _weigh,
    Displacement: _weigh,
    SpendPoints: _spend,
    Cadres: _spend,
    Placement: _enter,
    Rebuilding: _enter,
    Withdrawal: _enter,
    Railway: _rail,
    Dismantling: _nothing,
}
