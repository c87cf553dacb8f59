"""Whom bots activate: points by the plan, the order of operations, emergency groups and settling."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.arrivals import can_be_relieved
from sirocco.games.salerno_rome.bot.balance import drives, is_pressed, strength_at
from sirocco.games.salerno_rome.bot.demolitions import pays
from sirocco.games.salerno_rome.bot.garrisons import deciding_posts
from sirocco.games.salerno_rome.bot.objectives import draw_of, marches
from sirocco.games.salerno_rome.bot.prospects import best_attacks, defence_factor
from sirocco.games.salerno_rome.bot.stakes import prize, worth_at
from sirocco.games.salerno_rome.components.sides import ALLIED, POOLS_OF
from sirocco.games.salerno_rome.rules.activation_points import FLIPPED, Allocation, is_corps, purchase_of
from sirocco.games.salerno_rome.rules.operations.kampfgruppe_and_task_force import EmergencyGroup
from sirocco.games.salerno_rome.rules.operations.landings import MAJOR, ready_to_sail
from sirocco.games.salerno_rome.rules.operations.operations import FormationChoice
from sirocco.games.salerno_rome.rules.operations.tactical_settling import MOST_DOTS, Settling
from sirocco.games.salerno_rome.rules.operations.unit_selection import free_units
from sirocco.games.salerno_rome.rules.reserves import ReserveDesignation, ReserveStep, ReserveWindow
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.mechanics.secret_allocation import UNSET, with_points

IN_CONTACT, CLOSE = 0.3, 0.12
"""What each combat factor beside the enemy, or near him, adds to what a formation is activated for."""
NEAR = 4
AT_HAND = 3
"""Hexes from an enemy place at which units are about to take it."""
MARCHES = ((14, 1.0), (28, 0.4))
"""Halves of movement points from which a place that nobody holds is taken in one operation or two; what it counts."""
FREE = 3.0
"""How much more such a place counts: it costs no attack."""
GOOD_ODDS = 3.0
OPPORTUNITY = 4.0
"""What a place that can be taken is worth, beside the factors of those who operate."""
WORTH_A_POINT = 0.6
"""What a formation must promise."""
FEWEST = 2
"""Divisions that fight together under their corps."""
ATTACK_OF_A_GROUP = 0.25
"""What the attack of an emergency group must promise."""
CHEAP = {"airfield-planes": 6, "gustav": 6, "fortification": 10}
"""Operations bought when so many points are left, once an impulse."""
GUSTAV = "gustav"
TO_BE_HELD = (GUSTAV, "fortification")
"""Those of them that are of use only to who holds a line."""
LANDING_FORCE = 30
"""Combat factors of activated divisions in ports for which a major landing is bought."""
SUPERIOR = 2.0
"""Odds at which Reserves strike."""
STRONG_RESERVE = 4
"""Factors of a stack that is worth a marker."""
OFFENSIVE = "offensive-"
FOR_AN_OFFENSIVE = 3
"""Divisions that must be active in it, and points that must be left beside."""


def activity(s: SalernoState, units: int, draw: Sequence[float]) -> float:
    """What units could do if they were activated: their factors by how near they are to the enemy and the goals."""
    c = s.components
    total = 0.0
    for unit in places_of(units & s.standing):
        place, enemy = s.place[unit], 1 - c.side_of[unit]
        share = draw[place]
        if s.zone[enemy] >> place & 1:
            share += IN_CONTACT
        elif c.map.near(place, NEAR) & s.occupied[enemy]:
            share += CLOSE
        total += (s.strength(unit) + 0.5) * share
    return total


def opportunities(s: SalernoState, side: int, units: int) -> float:
    """What units could take of the enemy's places: those that nobody holds and that they can march into, and those that
    they are near to, by how strongly he holds them."""
    c, enemy = s.components, 1 - side
    places = {s.place[unit] for unit in places_of(units & s.standing)}
    found = 0.0
    for hex_ in worth_at(c):
        if s.occupied[enemy] >> hex_ & 1:
            near = c.map.near(hex_, AT_HAND)
            force = sum(strength_at(s, side, place) for place in places if near >> place & 1)
            defence = max(1, strength_at(s, enemy, hex_) * defence_factor(s, enemy, hex_))
            found += prize(s, side, hex_) * min(1.0, force / (GOOD_ODDS * defence))
        elif s.control[enemy] >> hex_ & 1:
            way = marches(c).to(hex_)
            found += FREE * prize(s, side, hex_) * _soon(min((way[place] for place in places), default=way[0]))
    return OPPORTUNITY * found


def _soon(cost: int) -> float:
    """How much of a place counts that nobody holds, by the march to it."""
    return next((share for limit, share in MARCHES if cost <= limit), 0.0)


def _reinforcing(s: SalernoState, division: int) -> int:
    return s.components.members[division] & s.standing & ~s.independent


# Points.


def budget(s: SalernoState, side: int) -> int:
    """What is spent in this impulse: a share of what is left, for there are impulses to come."""
    left = sum(s.points[pool] for pool in POOLS_OF[side])
    return min(left, max(weights.FEWEST_POINTS, ceil(weights.SHARE * left)))


def allocate(s: SalernoState, top: Allocation) -> tuple[Action, ...]:
    """The whole allocation: the most useful divisions, their corps where two or more of them act, what else is
    cheap."""
    side = top.allocating(s)
    draw = draw_of(s, side)
    row = top.row(s) or ()
    open_ = [thing for thing, points in enumerate(row) if points == UNSET]
    divisions = [thing for thing in open_ if thing < len(s.corps_of)]
    promise = {}
    for d in divisions:
        units = _reinforcing(s, d)
        promise[d] = activity(s, units, draw) + opportunities(s, side, units)
    left = budget(s, side)
    actions: list[Action] = []
    word = s.components.vocabulary.action

    def give(thing: int, points: int) -> bool:
        nonlocal row
        if points not in top.choices(s, side, row, thing):
            points = 0
        row = with_points(row, thing, points)
        actions.append(word("allocate", thing, points))
        return points > 0

    corps_paid: set[int] = set()
    for division in sorted(divisions, key=lambda d: (-promise[d], d)):
        wanted = promise[division] > WORTH_A_POINT and left >= 1
        if give(division, FLIPPED if wanted else 0):
            left -= 1
            corps = s.corps_of[division]
            mates = [d for d in s.divisions_under(corps) if row[d] > 0] if corps >= 0 else []
            if len(mates) == FEWEST and left > 0:
                corps_paid.add(corps)
                left -= 1
    for thing in open_:
        if is_corps(s, thing):
            give(thing, FLIPPED if thing in corps_paid else 0)
    for thing in open_:
        if thing >= len(s.components.formation_ids):
            give(thing, _purchase(s, side, thing, row))
    return tuple(actions)


def _purchase(s: SalernoState, side: int, thing: int, row: Sequence[int]) -> int:
    """The points for an operation, if it is worth buying."""
    name = s.components.vocabulary.names["purchase"].ids[thing]
    bought = purchase_of(s, side, thing)
    if bought is None:
        return 0
    points = sum(s.points[pool] for pool in POOLS_OF[side])
    active = sum(row[d] > 0 for d in range(len(s.corps_of)))
    if name == MAJOR:
        sailing = sum(_reinforcing(s, d) for d in range(len(s.corps_of)) if row[d] > 0) & ready_to_sail(s)
        force = sum(s.strength(unit) for unit in places_of(sailing & s.standing))
        wanted = force >= LANDING_FORCE and can_be_relieved(s, side)
    elif name.startswith(OFFENSIVE):
        wanted = active >= FOR_AN_OFFENSIVE and points >= active + FOR_AN_OFFENSIVE
    else:
        wanted = name in CHEAP and points >= CHEAP[name] and not _is_idle(s, side, name)
    return bought.price(s) if wanted else 0


def _is_idle(s: SalernoState, side: int, name: str) -> bool:
    """Whether works are of no use: to a side that attacks, or off the map that is played on."""
    if name in TO_BE_HELD and drives(s, side):
        return True
    return name == GUSTAV and not s.components.italy.gustav & s.components.area


# Operations.


def next_operation(s: SalernoState, top: FormationChoice) -> Action | tuple[Action, ...]:
    """The formation with the most to do; then whoever else can attack or get on; then enough. Reserves that have found
    nothing to do could be committed without end."""
    words, side = s.components.vocabulary, top.side
    draw = draw_of(s, side)
    formations = top.formations(s)
    if formations:
        best = max(formations, key=lambda f: (activity(s, _members(s, f), draw), -f))
        return words.action("formation", best)
    actions = top.actions(s)
    for action in actions:
        if action.verb == "demolish" and is_pressed(s, side) and pays(s, side, *action.args):
            return action
        if action.verb == "commit" and not s.at[action.args[0]] & s.operated and can_act(s, side, action.args[0]):
            return action
    return _emergency(s, top, actions) or _settle(s, top, draw) or words.bare["done"]


def _members(s: SalernoState, formation: int) -> int:
    if formation < len(s.corps_of):
        return s.components.members[formation]
    return sum(s.components.members[d] for d in s.divisions_under(formation) if s.activated >> d & 1)


def _emergency(s: SalernoState, top: FormationChoice, actions: Sequence[Action]) -> Action | None:
    """A Kampfgruppe or a Task Force where its attack promises most, while there are points to spare."""
    hexes = [action.args[0] for action in actions if action.verb == "group"]
    if not hexes or sum(s.points[pool] for pool in POOLS_OF[top.side]) < weights.FEWEST_POINTS:
        return None
    free = free_units(s, top.side)
    attacks = best_attacks(s, top.side, list(places_of(free)))
    for attack in attacks:
        if attack.promise < ATTACK_OF_A_GROUP:
            break
        for hex_ in hexes:
            around = _reach_of_group(s, top.side, hex_)
            if all(around >> s.place[unit] & 1 for unit in attack.force):
                return s.components.vocabulary.action("group", hex_)
    return None


def _reach_of_group(s: SalernoState, side: int, hex_: int) -> int:
    near = s.components.map.near(hex_, 1)
    return 1 << hex_ if side == ALLIED else near


def _settle(s: SalernoState, top: FormationChoice, draw: Sequence[float]) -> Action | None:
    """Units far from the enemy that nobody has activated go on for nothing."""
    c, side = s.components, top.side
    if s.settled[side]:
        return None
    places: dict[int, float] = {}
    for unit in places_of(free_units(s, side)):
        place = s.place[unit]
        if draw[place] > 0 and c.half_dots[unit] <= MOST_DOTS and s.at[place] & ~(1 << unit):
            places[place] = places.get(place, 0.0) + s.strength(unit) * draw[place]
    if not places:
        return None
    return c.vocabulary.action("settle", max(places, key=lambda place: (places[place], -place)))


def name_units(s: SalernoState, top: EmergencyGroup | Settling) -> Action:
    """The strongest first, as many as may act."""
    found = [action for action in top.actions(s) if action.verb == "join"]
    if not found:
        return s.components.vocabulary.bare["done"]
    return max(found, key=lambda action: (s.strength(action.args[0]), -action.args[0]))


# Reserves.


def commit(s: SalernoState, top: ReserveStep | ReserveWindow) -> Action:
    """Reserves act where there is something to do for them."""
    side = top.decider(s)
    found = [action for action in top.actions(s) if action.verb == "commit"]
    idle = s.components.vocabulary.bare["done" if isinstance(top, ReserveStep) else "decline"]
    return next((action for action in found if can_act(s, side, action.args[0])), idle)


def can_act(s: SalernoState, side: int, place: int) -> bool:
    """Whether Reserves on a hex could strike somebody weaker near them, or reach what is held too weakly."""
    near = s.components.map.near(place, NEAR)
    mine = strength_at(s, side, place)
    enemies = places_of(near & s.occupied[1 - side])
    if any(mine > SUPERIOR * strength_at(s, 1 - side, hex_) * defence_factor(s, 1 - side, hex_) for hex_ in enemies):
        return True
    return any(post.lacking and near >> post.hex & 1 for post in deciding_posts(s, side))


def put_in_reserve(s: SalernoState, top: ReserveDesignation) -> Action:
    """Who defends keeps strong stacks behind his front in Reserve, where they cost no more points."""
    words, side = s.components.vocabulary, top.side
    if is_pressed(s, side):
        for action in top.actions(s):
            if action.verb == "reserve" and _is_behind_front(s, side, action.args[0]):
                return action
    return words.bare["done"]


def _is_behind_front(s: SalernoState, side: int, place: int) -> bool:
    c = s.components
    return (
        not s.reserves[side] >> place & 1
        and strength_at(s, side, place) >= STRONG_RESERVE
        and not can_act(s, side, place)
        and bool(c.map.near(place, NEAR) & s.occupied[1 - side])
    )
