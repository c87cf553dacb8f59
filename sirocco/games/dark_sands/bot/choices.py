"""What bots choose where no march or attack is planned: chits, whom they activate, losses, points, entry hexes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.bot.evaluation import draw_of, judge, promise
from sirocco.games.dark_sands.bot.marches import Staff
from sirocco.games.dark_sands.bot.prospects import battle_gain
from sirocco.games.dark_sands.bot.stacks import step_worth, unit_worth
from sirocco.games.dark_sands.bot.weights import LOST, PATIENCE, PROMISING, SUPPORT
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHITS, HALF, REINFORCEMENT
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.vocabulary import ATTACK_FIRST, FIGHT, HALF_DRM, MOVE, MOVE_FIRST
from sirocco.games.dark_sands.rules.action_phase import KINDS, InitiativeChit, PriorityWindow
from sirocco.games.dark_sands.rules.activation import everybody, hq_named, in_good_supply, reached
from sirocco.games.dark_sands.rules.advance import Advance
from sirocco.games.dark_sands.rules.chit_choices import ChooseGroups, ChooseUnits, RommelOrder
from sirocco.games.dark_sands.rules.chits import UseChit
from sirocco.games.dark_sands.rules.combat import CombatAction, Defence, TableChoice
from sirocco.games.dark_sands.rules.fortified_boxes import Dismantling
from sirocco.games.dark_sands.rules.headquarters import Displacement
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
from sirocco.mechanics.bot.choices import Chooser, always, best_outcome, by_outcome, first, highest, lowest
from sirocco.mechanics.supply import union


class ChitUse(NamedTuple):
    """What a chit does with those it activates for the most part."""

    share: float
    """Both moving and attacking counts one."""
    leaders: tuple[str, ...] = ()
    """The headquarters without which it does nothing."""
    units: Callable[[DarkSands], int] = lambda c: c.exerting
    """Of those in their range, or of everybody (a mask)."""


CHIT_USES = {
    "oconnor": ChitUse(1.0),
    "8-army": ChitUse(1.0, ("HQ13", "HQ30")),
    "13-corps": ChitUse(1.0, ("HQ13",), lambda c: ~c.tanks),
    "30-corps": ChitUse(1.0, ("HQ30",), lambda c: c.tanks),
    "tobruk": ChitUse(0.5),
    "combeforce": ChitUse(0.1),
    "monty": ChitUse(0.6),
    "auk": ChitUse(0.6),
    "rommel": ChitUse(1.0, (), lambda c: c.panzer_divisions),
    "afrika-korps": ChitUse(1.1, ("HQAK",), lambda c: c.panzer_divisions),
    "panzerarmee": ChitUse(1.0, ("HQPzA",)),
    "21-corps": ChitUse(0.6, ("HQ21",), lambda c: c.italian),
    "movement": ChitUse(0.55),
    "move-or-combat": ChitUse(0.6),
    "half": ChitUse(0.3),
}
SINGLE = 1.0
"""Engineers are used once in the game: what they must bring."""


# Chits.


def _initiative(s: DarkSandsState, top: InitiativeChit) -> Action:
    """The best chit that can be used; reinforcements if they bring the headquarters other chits need."""
    c = s.components
    word = c.vocabulary.action
    due = [u for u in places_of(c.hqs & c.side_mask[s.initiative]) if s.place[u] == TRACK and s.due[u] == s.turn]
    if due and word("chit", REINFORCEMENT) in top.actions(s):
        return word("chit", REINFORCEMENT)
    found = [a for a in top.actions(s) if a.verb == "chit" and CHITS[a.args[0]] in CHIT_USES]
    return max(found, key=lambda a: _activity(s, s.initiative, CHIT_USES[CHITS[a.args[0]]]), default=word("done"))


def _activity(s: DarkSandsState, side: int, use: ChitUse) -> float:
    """What a chit sets in motion: the attack of those it activates, by how near they are to the goals."""
    c = s.components
    units = everybody(s, side) & c.exerting & use.units(c)
    if use.leaders:
        leaders = [hq for hq in (hq_named(s, name) for name in use.leaders) if commands(s, hq)]
        units = union([reached(s, hq, in_good_supply(s, units)) for hq in leaders])
    draw = draw_of(s, side)
    return use.share * sum(s.factors(u)[0] * draw[s.place[u]] for u in places_of(units))


def _priority(s: DarkSandsState, top: PriorityWindow) -> Action:
    """Pre-empt what the enemy declares; declare when attacks promise much, or when no other own chit is left."""
    word = s.components.vocabulary.action
    declare = top.actions(s)[0]
    side = top.decider(s)
    if top.declared != -1:
        return declare
    others = sum(s.pool[side * KINDS : side * KINDS + KINDS])
    units = everybody(s, side)
    if side == AXIS:
        units &= s.components.german
    if others <= 1 or promise(s, CombatAction(side, units)) > PROMISING:
        return declare
    return word("done")


def _use(s: DarkSandsState, top: UseChit) -> Action:
    """Combat if it promises more than a movement would bring; the panzer divisions do the other afterwards."""
    word = s.components.vocabulary.action
    half = top.chit == HALF
    drm = HALF_DRM if half else 0
    units = everybody(s, top.side)
    promised = promise(s, CombatAction(top.side, units, drm))
    if top.side == AXIS:
        promised -= promise(s, CombatAction(AXIS, s.components.panzer_divisions & units, drm))
    if promised <= 0:
        return word("as", MOVE)
    t = s.clone()
    t.replace(MovementAction(top.side, units, half))
    advance(t)
    staff = Staff(t)
    before = staff.present
    staff.plan()
    return word("as", FIGHT if promised * PATIENCE > staff.present - before else MOVE)


def _single_units(s: DarkSandsState, top: ChooseUnits) -> Action:
    """The strongest where it is needed most."""
    draw = draw_of(s, top.side)
    units = [a for a in top.actions(s) if a.verb == "choose"]
    return max(units, key=lambda a: (s.factors(a.args[0])[0] + 0.5) * draw[s.place[a.args[0]]])


def _groups(s: DarkSandsState, top: ChooseGroups) -> Action:
    draw = draw_of(s, top.side)
    formations, stacks = top.formations(s), top.stacks(s)

    def weight(action: Action) -> float:
        if action.verb == "done":
            return 0.0
        units = (formations if action.verb == "formation" else stacks)[action.args[0]] & ~top.active
        return sum((s.factors(u)[0] + 0.2) * draw[s.place[u]] for u in places_of(units))

    return max(top.actions(s), key=weight)


def _rommel(s: DarkSandsState, top: RommelOrder) -> Action:
    word = s.components.vocabulary.action
    promised = promise(s, CombatAction(AXIS, top.units))
    return word("as", ATTACK_FIRST if promised > PROMISING else MOVE_FIRST)


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


# Points and entries.


def _spend(s: DarkSandsState, top: SpendPoints | Cadres) -> Action:
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

    return max(top.actions(s), key=weight)


def _enter(s: DarkSandsState, top: Placement | Rebuilding | Withdrawal) -> Action:
    """The first unit that waits, where the position is best with it."""
    actions = top.actions(s)
    unit = actions[0].args[0]
    wanted = (action for action in actions if action.args[0] == unit)
    return best_outcome(s, wanted, lambda t, action: t.put(*action.args), judge(s, s.components.side_of[unit]))


CHOICES: dict[type, Chooser] = {
    InitiativeChit: _initiative,
    PriorityWindow: _priority,
    UseChit: _use,
    ChooseUnits: _single_units,
    ChooseGroups: _groups,
    RommelOrder: _rommel,
    AttackerSupports: _supports,
    DefenderSupports: _supports,
    Defence: highest(lambda s, a: s.factors(a.args[0])[1]),
    TableChoice: highest(lambda s, a: battle_gain(s, replace(s.stack[-1].battle, table=a.args[0]))),
    Losses: lowest(lambda s, a: step_worth(s, a.args[0])),
    ExcessUnits: lowest(lambda s, a: unit_worth(s, a.args[0])),
    RetreatExcess: lowest(lambda s, a: unit_worth(s, a.args[0])),
    RetreatChoice: always("stand"),
    Advance: by_outcome(judge),
    Retreat: by_outcome(judge),
    Displacement: by_outcome(judge),
    SpendPoints: _spend,
    Cadres: _spend,
    Placement: _enter,
    Rebuilding: _enter,
    Withdrawal: _enter,
    Railway: first,
    Dismantling: always("done"),
}
"""How bots choose in each step; where it is not said, every action is weighed."""
