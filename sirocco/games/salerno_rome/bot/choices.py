"""What bots choose where no march is planned: attacks, losses, retreats, entries, supply, windows."""

from __future__ import annotations

from collections.abc import Sequence

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.bot import fire, weights
from sirocco.games.salerno_rome.bot.arrivals import has_company
from sirocco.games.salerno_rome.bot.barring import bar_the_way, finish_interdiction
from sirocco.games.salerno_rome.bot.command import (
    allocate,
    commit,
    name_units,
    next_operation,
    put_in_reserve,
    worth_of_bonus,
)
from sirocco.games.salerno_rome.bot.corps import assign
from sirocco.games.salerno_rome.bot.garrisons import can_be_spared, deciding_posts
from sirocco.games.salerno_rome.bot.landings import divisions_to_land, harbour_of, sailing, worth_of_beach
from sirocco.games.salerno_rome.bot.marches import Staff
from sirocco.games.salerno_rome.bot.objectives import draw_of
from sirocco.games.salerno_rome.bot.prospects import (
    best_attacks,
    defence_factor,
    risk,
    step_worth,
    steps_of,
    strikes,
    unit_worth,
)
from sirocco.games.salerno_rome.bot.raids import best_hex
from sirocco.games.salerno_rome.bot.stakes import depot_counts, is_watched, prize, worth_at
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.activation_points import Allocation
from sirocco.games.salerno_rome.rules.artillery.artillery import ArmyArtillery, Positioning
from sirocco.games.salerno_rome.rules.artillery.bombardment import (
    Bombardment,
    BombardmentWindow,
    FireLosses,
    Hit,
    LastPlanesWindow,
    OverrunWindow,
)
from sirocco.games.salerno_rome.rules.artillery.interdiction import Interdiction, InterdictionWindow, LastMissions
from sirocco.games.salerno_rome.rules.combat.advance import Advance
from sirocco.games.salerno_rome.rules.combat.combat import Combat, Penetration
from sirocco.games.salerno_rome.rules.combat.gegenangriff import Gegenangriff
from sirocco.games.salerno_rome.rules.combat.losses import Losses
from sirocco.games.salerno_rome.rules.combat.retreat import GivingWay, Retreat
from sirocco.games.salerno_rome.rules.combat.tactical_support import AttackerSupport, SupportWindow
from sirocco.games.salerno_rome.rules.command_display import Reassignment
from sirocco.games.salerno_rome.rules.first_fire import FirstFire
from sirocco.games.salerno_rome.rules.movement.movement import Movement, UnitMarch
from sirocco.games.salerno_rome.rules.open_city.rome import LeavingRome
from sirocco.games.salerno_rome.rules.operations.case_richard import BoxRecovery
from sirocco.games.salerno_rome.rules.operations.fortifications import Fortifying
from sirocco.games.salerno_rome.rules.operations.gustav_line import is_fortified
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.games.salerno_rome.rules.operations.kampfgruppe_and_task_force import EmergencyGroup
from sirocco.games.salerno_rome.rules.operations.landings import DepotWithUnit, Landing
from sirocco.games.salerno_rome.rules.operations.naval_units import ShipForLanding
from sirocco.games.salerno_rome.rules.operations.operations import FormationChoice
from sirocco.games.salerno_rome.rules.operations.paradrops import Drop
from sirocco.games.salerno_rome.rules.operations.tactical_settling import Settling
from sirocco.games.salerno_rome.rules.reaction import Pursuit, ReactionWindow
from sirocco.games.salerno_rome.rules.rearguards import RearguardDeployment
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import Reinforcements, RichardReinforcements
from sirocco.games.salerno_rome.rules.reinforcements.withdrawals import Delay
from sirocco.games.salerno_rome.rules.replacements import FreeRecovery, Recovery
from sirocco.games.salerno_rome.rules.reserves import ReserveDesignation, ReserveStep, ReserveWindow
from sirocco.games.salerno_rome.rules.scenarios.scenarios import SetUp
from sirocco.games.salerno_rome.rules.stacking import Displacement
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.games.salerno_rome.rules.supply.supply_measures import SupplyMeasures
from sirocco.kernel.action import Action
from sirocco.mechanics.bot.choices import Chooser, always, lowest

SEVERAL = 3
"""Units for which a point is paid to lengthen lines of supply."""
DEPOT_GUARD = 16
"""Combat factors that are enough for a depot at set-up."""
ASHORE = 0.02
"""How much each factor that could strike a hex counts against coming out of Bari there."""
NOWHERE = 999.0
"""Below the worth of every beach."""
STRONG_GROUND = 2
"""A hex that multiplies the defence so is not given up for a step."""
REARGUARD_AHEAD = 4
"""Hexes from the enemy at which rearguards are most useful."""
SAVED_AT_ONCE = 3
"""For how many units a refuge is looked for in one window: the other side waits."""
TOO_DANGEROUS = 0.5
"""The share at stake beyond which nobody advances into a hex that is worth nothing."""


def fallback(s: SalernoState) -> Action:
    """Where nothing better is known: let it pass, or the first there is."""
    actions: list[Action] = s.stack[-1].actions(s)
    for verb in ("done", "decline", "stand"):
        for action in actions:
            if action.verb == verb:
                return action
    return actions[0]


# Moving and fighting.


def _move(s: SalernoState, top: Movement) -> tuple[Action, ...]:
    """Take in hand what the operation may have besides, then march."""
    words = s.components.vocabulary
    others = top.others(s)
    draw = draw_of(s, top.side)
    bonus = [action for action in others if action.verb == "bonus"]
    if bonus:
        worth = worth_of_bonus(s, top.side, draw, [action.args[0] for action in bonus])
        best = max(bonus, key=lambda action: (worth[action.args[0]], -action.args[0]))
        if worth[best.args[0]] > 0:
            return (best,)
    ashore = _invade(s, draw, others)
    if ashore is not None:
        return (ashore,)
    ships = [action for action in others if action.verb == "position" and len(action.args) > 1]
    if ships:
        return (max(ships, key=lambda action: fire.gun_worth(s, *action.args)),)
    guns = [action for action in others if action.verb == "position"]
    if guns:
        return (guns[0],)
    found = [action for action in others if action.verb == "place"]
    if found:
        struck = strikes(s, top.side)
        best = max(found, key=lambda action: draw[action.args[-1]] - ASHORE * struck.get(action.args[-1], 0.0))
        return (best,)
    return Staff(s, top).plan() if top.movers(s) else (words.bare["done"],)


def _invade(s: SalernoState, draw: Sequence[float], actions: Sequence[Action]) -> Action | None:
    """The depot where its divisions can hold; the strongest unit with it, one in the port beside it, the others as near
    as there is room."""
    depots = [action for action in actions if action.verb == "depot"]
    if depots:
        worth = worth_of_beach(s, sailing(s, divisions_to_land(s)), draw)
        return max(depots, key=lambda action: (worth.get(action.args[0], -NOWHERE), -action.args[0]))
    found = [action for action in actions if action.verb == "land" and len(action.args) == 2]
    if not found:
        return None
    away, struck = s.components.map.distances_from(1 << s.beach), strikes(s, ALLIED)
    first = (harbour_of(s, s.beach) if s.occupied[ALLIED] >> s.beach & 1 else 0) & ~s.occupied[ALLIED]
    return max(
        found,
        key=lambda action: (
            first >> action.args[1] & 1,
            -away[action.args[1]],
            s.strength(action.args[0]),
            -struck.get(action.args[1], 0.0),
            -action.args[0],
            -action.args[1],
        ),
    )


def _march_on(s: SalernoState, top: UnitMarch) -> tuple[Action, ...]:
    """A march that no plan leads any further."""
    words = s.components.vocabulary
    path = [] if top.reacting or top.strategic else Staff(s, top).go_on(top)
    moves = tuple(words.action("move", place) for place in path)
    return moves if moves and moves[0] in top.actions(s) else (fallback(s),)


def _fight(s: SalernoState, top: Combat | Penetration) -> tuple[Action, ...]:
    """The most promising attack, or enough."""
    words = s.components.vocabulary
    for attack in best_attacks(s, top.chooser(s), top.able(s)):
        named = (words.action("with", unit) for unit in attack.force)
        return (words.action("attack", attack.target), *named, words.bare["done"])
    return (words.bare["done"],)


def _advance(s: SalernoState, top: Advance | Pursuit) -> Action:
    """Into a hex that matters, or one that can be held; the strongest first."""
    words = s.components.vocabulary
    found = [action for action in top.actions(s) if action.verb == "advance"]
    if not found:
        return words.bare["done"]
    unit = max((action.args[0] for action in found), key=lambda each: (s.strength(each), -each))
    side = s.components.side_of[unit]
    place = top.battle.target if isinstance(top, Advance) else top.hex
    there = s.at[place] & s.components.side_mask[side]
    draw, struck = draw_of(s, side), strikes(s, side)
    after = risk(s, side, place, there | 1 << unit, struck)
    gain = prize(s, side, place) + weights.PULL * (draw[place] - draw[s.place[unit]]) - after * unit_worth(s, unit)
    if not can_be_spared(s, side, unit) and not prize(s, side, place):
        return words.bare["done"]
    if isinstance(top, Pursuit) and not prize(s, side, place):
        return words.bare["done"]
    if after > TOO_DANGEROUS and not prize(s, side, place):
        return words.bare["done"]
    return words.action("advance", unit) if gain > 0 else words.bare["done"]


def _give_way(s: SalernoState, top: GivingWay) -> Action:
    """Good ground and places that matter are held as long as there are steps."""
    bare, b = s.components.vocabulary.bare, top.battle
    side = 1 - b.side
    steps = steps_of(s, places_of(b.defenders & s.standing))
    if steps <= top.number:
        return bare["give-way"]
    good = defence_factor(s, side, b.target) >= STRONG_GROUND
    return bare["stand" if worth_at(s.components).get(b.target) or (good and steps > top.number + 1) else "give-way"]


def _retreat(s: SalernoState, top: Retreat) -> Action:
    """To where the group is needed and safe; no further than it must."""
    words = s.components.vocabulary
    found = top.actions(s)
    side = 1 - top.battle.side
    group = top.battle.defenders & s.standing
    draw, struck = draw_of(s, side), strikes(s, side)

    def worth(place: int) -> float:
        friends = s.at[place] & s.components.side_mask[side]
        return draw[place] - 2 * risk(s, side, place, friends | group, struck)

    moves = [action for action in found if action.verb == "retreat"]
    best = max(moves, key=lambda action: worth(action.args[0]), default=None)
    stop = words.bare["done"]
    if best is None:
        return stop if stop in found else found[0]
    here = top.passed[-1] if top.passed else top.battle.target
    if stop in found and worth(here) >= worth(best.args[0]):
        return stop
    return best


def _hit(s: SalernoState, top: Hit) -> Action:
    """Its owner keeps the step; who fires takes it."""
    return s.components.vocabulary.bare["end-ops" if top.side == top.target_side else "step"]


def _displace(s: SalernoState, top: Displacement) -> Action:
    """The enemy's best units go; those that are known for certain, for others may be somewhere else."""
    unknown = unknown_units(s, top.chooser(s))
    return max(top.actions(s), key=lambda a: (not unknown >> a.args[0] & 1, unit_worth(s, a.args[0])))


# Pieces that come and go.


def _set_up(s: SalernoState, top: SetUp) -> Action:
    """Depots that the enemy must not have are guarded well; the program places all others."""
    words = s.components.vocabulary
    if top.side == ALLIED and depot_counts(s.components):
        weak = [place for place in places_of(s.depots) if _strength_at(s, place) < DEPOT_GUARD]
        found = [action for action in top.actions(s) if action.verb == "place" and action.args[1] in weak]
        if found:
            return max(found, key=lambda action: (s.components.units[action.args[0]].combat, -action.args[0]))
    return words.bare["done"]


def _strength_at(s: SalernoState, place: int) -> int:
    return sum(s.strength(unit) for unit in places_of(s.at[place]))


def _enter(s: SalernoState, top: Reinforcements | RichardReinforcements) -> Action:
    """The first unit that waits, where it is needed most."""
    found = [action for action in top.actions(s) if len(action.args) == 2]
    if not found:
        return fallback(s)
    unit = found[0].args[0]
    side = s.components.side_of[unit]
    draw, struck = draw_of(s, side), strikes(s, side)
    needs = {post.hex: post.worth * post.lacking for post in deciding_posts(s, side)}

    def worth(place: int) -> float:
        friends = s.at[place] & s.components.side_mask[side]
        needed = needs.get(place, 0.0) + prize(s, side, place)
        alone = 0.0 if has_company(s, side, place) else weights.ALONE
        return draw[place] - risk(s, side, place, friends | 1 << unit, struck) + needed - alone

    mine = [action for action in found if action.args[0] == unit]
    return max(mine, key=lambda action: (worth(action.args[1]), -action.args[1]))


def _come(s: SalernoState, top: Landing | Drop) -> Action:
    """Who lands or drops by himself: where he does most harm."""
    found = [action for action in top.actions(s) if len(action.args) == 2]
    if not found:
        return fallback(s)
    unit = found[0].args[0]
    hexes = {action.args[1]: action for action in found if action.args[0] == unit}
    return hexes[best_hex(s, unit, mask_of(list(hexes)))]


def _recover(s: SalernoState, top: Recovery | FreeRecovery) -> Action:
    """The steps with the most factors, where they are needed."""
    found = [action for action in top.actions(s) if action.verb == "recover"]
    if not found:
        return fallback(s)
    draw = draw_of(s, top.side)

    def worth(action: Action) -> float:
        unit = action.args[0]
        row = s.components.units[unit]
        if len(action.args) == 1:
            return row.combat - (row.reduced or 0)
        alone = 0.0 if has_company(s, top.side, action.args[1]) else weights.ALONE
        return (row.combat if row.reduced is None else row.reduced) + 0.1 * draw[action.args[1]] - alone

    return max(found, key=worth)


# The Axis on the defence.


def _fortify(s: SalernoState, top: Fortifying) -> Action:
    """Where units stand that the enemy can strike, on ground that is worth the most."""
    side, struck, draw = AXIS, strikes(s, AXIS), draw_of(s, AXIS)

    def worth(place: int) -> float:
        here = bool(s.occupied[side] >> place & 1)
        return (here * min(struck.get(place, 0.0), 20.0) / 10 + draw[place]) * (not is_fortified(s, place, side))

    return max(top.actions(s), key=lambda action: (worth(action.args[0]), -action.args[0]))


def _rearguards(s: SalernoState, top: RearguardDeployment) -> Action:
    """On roads a little ahead of the enemy, towards places that matter; those far behind are taken up."""
    c = s.components
    draw = draw_of(s, AXIS)
    far = c.map.distances_from(s.occupied[ALLIED]) if s.occupied[ALLIED] else bytes(len(c.map.ids))

    def worth(place: int) -> float:
        if s.rearguards >> place & 1 or s.occupied[AXIS] >> place & 1 or far[place] > REARGUARD_AHEAD:
            return 0.0
        return draw[place] + 0.2 * (c.italy.road >> place & 1) + 0.1 * (c.map.terrain[place] != "plain")

    found = [action for action in top.actions(s) if action.verb == "rearguard"]
    best = max(found, key=lambda action: (worth(action.args[0]), -action.args[0]), default=None)
    if best is None or not s.rearguards_left or worth(best.args[0]) <= 0:
        return c.vocabulary.bare["done"]
    return best


# Supply.


def _supply(s: SalernoState, top: SupplyMeasures) -> Action:
    """Naples; planes for the largest stacks; points only for those who would lose a step now: longer lines for several,
    the other army's terminal."""
    words, mine = s.components.vocabulary, s.components.side_mask[top.side]
    actions = top.actions(s)
    switch = words.action("switch")
    if switch in actions and _feeds_no_fewer(s, top, switch):
        return switch
    flights = [action for action in actions if action.verb == "airlift"]
    if flights:
        return max(flights, key=lambda action: steps_of(s, places_of(s.at[action.args[0]] & mine)))
    starving = [unit for unit in Cover(s, top.side).lacking() if s.oos >> unit & 1]
    extend = words.action("extend")
    if extend in actions and len(starving) > SEVERAL:
        return extend
    fed = [action for action in actions if action.verb == "feed" and action.args[0] in starving]
    return fed[0] if fed else words.bare["done"]


def _feeds_no_fewer(s: SalernoState, top: SupplyMeasures, measure: Action) -> bool:
    """Whether as many units have a line after a measure as before."""
    t = s.clone()
    t.stack[-1].apply(t, measure)
    return len(Cover(t, top.side).lacking()) <= len(Cover(s, top.side).lacking())


# Windows.


def _react(s: SalernoState, top: ReactionWindow) -> tuple[Action, ...]:
    """Who would be struck by far superior forces slips away to where it is safer; the others stay."""
    words, side = s.components.vocabulary, top.asked.side
    struck = strikes(s, side)
    in_danger = [action for action in top.reactions(s, top.asked) if _is_in_danger(s, side, action.args[0], struck)]
    for action in sorted(in_danger, key=lambda each: (-unit_worth(s, each.args[0]), each.args[0]))[:SAVED_AT_ONCE]:
        refuge = _refuge(s, side, action.args[0], struck)
        if refuge is not None:
            return (action, words.action("move", refuge), words.bare["done"])
    return (words.bare["decline"],)


def _is_in_danger(s: SalernoState, side: int, unit: int, struck: dict[int, float]) -> bool:
    """Whether a unit would be struck by far superior forces, where it holds nothing that matters."""
    place = s.place[unit]
    if prize(s, 1 - side, place) and is_watched(s, side, place):
        return False
    return risk(s, side, place, s.at[place] & s.components.side_mask[side], struck) >= weights.MOST_RISK


def _refuge(s: SalernoState, side: int, unit: int, struck: dict[int, float]) -> int | None:
    """The next hex that a unit reaches by Reaction and where it is out of the enemy's sight."""
    c = s.components
    t = s.clone()
    march = UnitMarch(side=side, group=1 << unit, kept=False, reacting=True)
    t.push(march)
    reached = [action.args[0] for action in march.actions(t) if action.verb == "move"]
    free = [h for h in reached if not s.zone[1 - side] >> h & 1]
    free = [h for h in free if c.stacking.allow(s.at[h] & c.side_mask[side] | 1 << unit, h)]
    return min(free, key=lambda h: (struck.get(h, 0.0) / defence_factor(s, side, h), h), default=None)


def _gegenangriff(s: SalernoState, top: Gegenangriff) -> Action:
    """A column or more for a point, when several units strike."""
    bare = s.components.vocabulary.bare
    found = top.actions(s)
    wanted = len(top.battle.attackers) > 1 and len(found) > 1
    return next((a for a in found if a.verb == "gegenangriff"), bare["done"]) if wanted else bare["done"]


CHOICES: dict[type, Chooser] = {
    Movement: _move,
    UnitMarch: _march_on,
    Combat: _fight,
    Penetration: _fight,
    Advance: _advance,
    Pursuit: _advance,
    GivingWay: _give_way,
    Retreat: _retreat,
    LeavingRome: _retreat,
    Losses: lowest(lambda s, a: step_worth(s, a.args[0])),
    FireLosses: lowest(lambda s, a: step_worth(s, a.args[0])),
    Hit: _hit,
    Gegenangriff: _gegenangriff,
    AttackerSupport: fire.support,
    SupportWindow: fire.support,
    Bombardment: fire.finish_mission,
    BombardmentWindow: fire.fire_at_mover,
    OverrunWindow: fire.fire_at_mover,
    InterdictionWindow: bar_the_way,
    Interdiction: finish_interdiction,
    FirstFire: fire.fire_first,
    LastPlanesWindow: fire.last_planes,
    LastMissions: fire.last_missions,
    Positioning: fire.position_guns,
    ArmyArtillery: fire.position_gun,
    ShipForLanding: fire.position_gun,
    ReactionWindow: _react,
    ReserveDesignation: put_in_reserve,
    ReserveStep: commit,
    ReserveWindow: commit,
    FormationChoice: next_operation,
    EmergencyGroup: name_units,
    Settling: name_units,
    Reassignment: assign,
    Allocation: allocate,
    Reinforcements: _enter,
    RichardReinforcements: _enter,
    Landing: _come,
    Drop: _come,
    DepotWithUnit: always("done"),
    Recovery: _recover,
    FreeRecovery: _recover,
    BoxRecovery: _recover,
    Fortifying: _fortify,
    RearguardDeployment: _rearguards,
    SupplyMeasures: _supply,
    SetUp: _set_up,
    Displacement: _displace,
    Delay: lambda s, top: top.actions(s)[0],
}
"""How bots choose in each step; elsewhere they let things pass."""
