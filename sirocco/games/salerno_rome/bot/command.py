"""Whom bots activate: points by the plan, the order of operations, emergency groups and settling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from sirocco.board.graph import places_of, union_at
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import drives, is_pressed, strength, strength_at
from sirocco.games.salerno_rome.bot.beachhead import can_follow, harbours_to_follow
from sirocco.games.salerno_rome.bot.demolitions import pays
from sirocco.games.salerno_rome.bot.fronts import before_winter_line
from sirocco.games.salerno_rome.bot.garrisons import deciding_posts, ground_ahead, kept_in_line, line_posts
from sirocco.games.salerno_rome.bot.landings import divisions_to_land, is_time_to_land, sailing, strength_of
from sirocco.games.salerno_rome.bot.objectives import draw_of, marches
from sirocco.games.salerno_rome.bot.prospects import best_attacks, defence_factor
from sirocco.games.salerno_rome.bot.raids import PURCHASES as RAIDS
from sirocco.games.salerno_rome.bot.raids import best_raid
from sirocco.games.salerno_rome.bot.stakes import prize, worth_at
from sirocco.games.salerno_rome.components.sides import ALLIED, POOLS_OF
from sirocco.games.salerno_rome.rules.activation_points import FLIPPED, Allocation, is_corps, purchase_of
from sirocco.games.salerno_rome.rules.operations.independent_units import OF_A_CORPS
from sirocco.games.salerno_rome.rules.operations.kampfgruppe_and_task_force import MOST_DOTS as DOTS_OF_A_GROUP
from sirocco.games.salerno_rome.rules.operations.kampfgruppe_and_task_force import EmergencyGroup
from sirocco.games.salerno_rome.rules.operations.landings import MAJOR, is_landing_now, ready_to_sail
from sirocco.games.salerno_rome.rules.operations.operations import FormationChoice
from sirocco.games.salerno_rome.rules.operations.paradrops import purchase
from sirocco.games.salerno_rome.rules.operations.tactical_settling import MOST_DOTS, Settling
from sirocco.games.salerno_rome.rules.operations.unit_selection import free_units
from sirocco.games.salerno_rome.rules.reserves import ReserveDesignation, ReserveStep, ReserveWindow
from sirocco.games.salerno_rome.rules.state import CADRE, SalernoState
from sirocco.kernel.action import Action
from sirocco.mechanics.secret_allocation import UNSET, with_points

IN_CONTACT, CLOSE = 0.3, 0.12
"""What each combat factor beside the enemy, or near him, adds to what a formation is activated for."""
TO_FALL_BACK, HELD_IN_CONTACT, IN_PLACE, TO_COME_UP = 1.0, 0.1, 0.02, 0.3
"""The same for those who stand before the line that is to be held, for those who are behind it, beside the enemy, for
those who stay in it where they are, and at the least for others."""
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
FEWEST, FEWEST_IN_LINE = 2, 3
"""Divisions that fight together under their corps, and for a side that holds a line."""
LEFT_BEHIND = 6.0
"""What those could do who belong to no division and are not in the line, for which a corps is paid."""
BY_ATTACK = 6.0
"""What the promise of an attack counts for each division that takes part in it."""
STILL_AHEAD = 0.25
"""The share of a side's factors before its line with which it makes haste."""
ATTACK_OF_A_GROUP = 0.25
"""What the attack of an emergency group must promise."""
LEFT_AHEAD = 4
"""Factors that a group brings back to the line."""
IDLE = 5
"""Factors that a group brings up to a line that lacks as many."""
CHEAP = {"airfield-planes": 6, "gustav": 6, "fortification": 10}
"""Operations bought when so many points are left, once an impulse."""
GUSTAV = "gustav"
TO_BE_HELD = (GUSTAV, "fortification")
"""Those of them that are of use only to who holds a line."""
TO_LAND = 100.0
"""What a division promises that is to land."""
TO_FOLLOW = 2.0
"""The same for each factor that can follow by sea."""
SUPERIOR = 2.0
"""Odds at which Reserves strike."""
MUCH_LOST = 2
"""Units of a division in the Box for which one of it is put in Reserve."""
STRONG_RESERVE = 4
"""Factors of a stack that is worth a marker."""
OFFENSIVE = "offensive-"
FOR_AN_OFFENSIVE = 3
"""Divisions that must be active in it, and points that must be left beside."""


def activity(s: SalernoState, units: int, draw: Sequence[float], ahead: int = 0, kept: int = 0) -> float:
    """What units could do if they were activated: their factors by how near they are to the enemy and the goals.
    `ahead`: the hexes between a line and the enemy, from which they have to come back; `kept`: the units that stay in
    it where they are."""
    c = s.components
    total = 0.0
    for unit in places_of(units & s.standing):
        place, enemy = s.place[unit], 1 - c.side_of[unit]
        share = draw[place]
        if kept:
            share = IN_PLACE if kept >> unit & 1 else max(share, TO_COME_UP)
        if ahead >> place & 1:
            share += TO_FALL_BACK
        elif kept >> unit & 1:
            pass
        elif s.zone[enemy] >> place & 1:
            share += IN_CONTACT if not ahead else HELD_IN_CONTACT
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
    share = weights.SHARE_TO_FALL_BACK if _is_coming_back(s, side) else weights.SHARE
    return min(left, max(weights.FEWEST_POINTS, ceil(share * left)))


def allocate(s: SalernoState, top: Allocation) -> tuple[Action, ...]:
    """The whole allocation: the most useful divisions, their corps where two or more of them act, what else is
    cheap."""
    side = top.allocating(s)
    draw, ahead, kept = draw_of(s, side), ground_ahead(s, side), _in_place(s, side)
    row = top.row(s) or ()
    open_ = [thing for thing, points in enumerate(row) if points == UNSET]
    divisions = [thing for thing in open_ if thing < len(s.corps_of)]
    invaders = _invaders(s, top, side, open_)
    promise = _promises(s, side, divisions, draw, ahead, kept)
    for division in invaders:
        promise[division] = TO_LAND
    left = budget(s, side)
    if kept and _idle_force(s, side, places_of(s.occupied[side]))[0] >= IDLE:
        left -= 1  # kept for a group
    few = not kept or _are_left_behind(s, side, draw, kept)
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
            if len(mates) == (FEWEST if few else FEWEST_IN_LINE) and left > 0:
                corps_paid.add(corps)
                left -= 1
    for thing in open_:
        if is_corps(s, thing):
            give(thing, FLIPPED if thing in corps_paid else 0)
    for thing in open_:
        if thing >= len(s.components.formation_ids):
            give(thing, _purchase(s, side, thing, row, raids=not invaders))
    return tuple(actions)


def _promises(
    s: SalernoState, side: int, divisions: Sequence[int], draw: Sequence[float], ahead: int, kept: int
) -> dict[int, float]:
    """What each division could do if it were activated: march, take a place, attack, or follow a landing by sea."""
    fighting = _attacks_by_division(s, side) if kept else {}
    following = can_follow(s) if side == ALLIED and harbours_to_follow(s) else 0
    found = {}
    for d in divisions:
        units = _reinforcing(s, d)
        found[d] = activity(s, units, draw, ahead, kept) + opportunities(s, side, units) + fighting.get(d, 0.0)
        found[d] += TO_FOLLOW * strength_of(s, units & following)
    return found


def _invaders(s: SalernoState, top: Allocation, side: int, open_: Sequence[int]) -> tuple[int, ...]:
    """The divisions that are to make the major landing in this impulse, if it can be bought and they can hold a
    beach."""
    names = s.components.vocabulary.names["purchase"].ids
    found = [thing for thing in open_ if thing >= len(s.components.formation_ids) and names[thing] == MAJOR]
    if not found or not any(top.choices(s, side, top.row(s) or (), thing) != [0] for thing in found):
        return ()
    divisions = divisions_to_land(s)
    return divisions if is_time_to_land(s, sailing(s, divisions)) else ()


def worth_of_bonus(s: SalernoState, side: int, draw: Sequence[float], units: Sequence[int]) -> dict[int, float]:
    """What each of some units could do that may act beside a formation: come back to the line, or be near a goal; who
    stays in the line where he is needs nobody for that."""
    ahead, kept = ground_ahead(s, side), _in_place(s, side)
    found = dict.fromkeys(units, 0.0)
    for unit in units:
        place = s.place[unit]
        if place >= 0 and not kept >> unit & 1:
            found[unit] = (draw[place] + (ahead >> place & 1)) * (s.strength(unit) + 1)
    return found


def _are_left_behind(s: SalernoState, side: int, draw: Sequence[float], kept: int) -> bool:
    """Whether enough of those who belong to no division are out of the line for a corps to be paid that brings them."""
    c = s.components
    units = list(places_of((c.independents | s.independent) & c.side_mask[side] & s.standing & ~kept))
    worth = sorted(worth_of_bonus(s, side, draw, units).values(), reverse=True)
    return sum(worth[:OF_A_CORPS]) >= LEFT_BEHIND


def _in_place(s: SalernoState, side: int) -> int:
    return 0 if drives(s, side) else kept_in_line(s, side)


def _attacks_by_division(s: SalernoState, side: int) -> dict[int, float]:
    """What the attacks promise that each division could take part in from where it stands."""
    found: dict[int, float] = {}
    units = [unit for unit in places_of(s.standing & s.components.side_mask[side]) if not s.independent >> unit & 1]
    for attack in best_attacks(s, side, units):
        for division in {s.division_of(unit) for unit in attack.force}:
            found[division] = found.get(division, 0.0) + BY_ATTACK * attack.promise
    return found


def _purchase(s: SalernoState, side: int, thing: int, row: Sequence[int], *, raids: bool) -> int:
    """The points for an operation, if it is worth buying. `raids`: whether single units may land or drop."""
    name = s.components.vocabulary.names["purchase"].ids[thing]
    bought = purchase_of(s, side, thing)
    if bought is None:
        return 0
    points = sum(s.points[pool] for pool in POOLS_OF[side])
    active = sum(row[d] > 0 for d in range(len(s.corps_of)))
    if name == MAJOR:
        wanted = is_time_to_land(s, sailing(s, [d for d in divisions_to_land(s) if row[d] > 0]))
    elif name in RAIDS:
        wanted = raids and points >= bought.price(s) + weights.FEWEST_POINTS and best_raid(s, name) is not None
    elif name.startswith(OFFENSIVE):
        wanted = active >= FOR_AN_OFFENSIVE and points >= active + FOR_AN_OFFENSIVE
    else:
        wanted = name in CHEAP and points >= CHEAP[name] and not _is_idle(s, side, name)
    return bought.price(s) if wanted else 0


def _is_idle(s: SalernoState, side: int, name: str) -> bool:
    """Whether works are of no use: to a side that attacks, or off the map that is played on."""
    if name in TO_BE_HELD and (drives(s, side) or before_winter_line(s, side) > weights.WORKS_WITHIN):
        return True
    return name == GUSTAV and not s.components.italy.gustav & s.components.area


def _is_coming_back(s: SalernoState, side: int) -> bool:
    """Whether many of a side still stand before its line."""
    ahead = sum(strength_at(s, side, place) for place in places_of(ground_ahead(s, side) & s.occupied[side]))
    return ahead > STILL_AHEAD * strength(s, side)


# Operations.


def next_operation(s: SalernoState, top: FormationChoice) -> Action | tuple[Action, ...]:
    """The formation with the most to do; then whoever else can attack or get on; then enough. Reserves that have found
    nothing to do could be committed without end."""
    words, side = s.components.vocabulary, top.side
    draw, ahead = draw_of(s, side), ground_ahead(s, side)
    raid = _begin_raid(s, top)
    if raid is not None:
        return raid
    formations = top.formations(s)
    if formations:
        at_sea = _who_lands(s, side)
        best = max(
            formations,
            key=lambda f: (strength_of(s, _members(s, f) & at_sea), activity(s, _members(s, f), draw, ahead), -f),
        )
        return words.action("formation", best)
    actions = top.actions(s)
    for action in actions:
        if action.verb == "demolish" and is_pressed(s, side) and pays(s, side, *action.args):
            return action
        if action.verb == "commit" and not s.at[action.args[0]] & s.operated and can_act(s, side, action.args[0]):
            return action
    return _emergency(s, top, actions, ahead) or _settle(s, top, draw, ahead) or words.bare["done"]


def _who_lands(s: SalernoState, side: int) -> int:
    """The units (a mask) that go ashore first, before the enemy is warned: those of a landing that has been bought or
    is under way."""
    if side != ALLIED or not (s.bought & purchase(s, MAJOR) or is_landing_now(s)):
        return 0
    return ready_to_sail(s) & ~s.independent


def _begin_raid(s: SalernoState, top: FormationChoice) -> Action | None:
    """Who comes by air or sea comes first, so that the others can join them."""
    if not s.bought or top.side != ALLIED:
        return None
    word = s.components.vocabulary.action
    for name, verb in zip(RAIDS, ("land", "drop"), strict=True):
        if s.bought & purchase(s, name):
            raid = best_raid(s, name)
            if raid is not None and word(verb, raid.unit) in top.actions(s):
                return word(verb, raid.unit)
    return None


def _members(s: SalernoState, formation: int) -> int:
    if formation < len(s.corps_of):
        return s.components.members[formation]
    return sum(s.components.members[d] for d in s.divisions_under(formation) if s.activated >> d & 1)


def _emergency(s: SalernoState, top: FormationChoice, actions: Sequence[Action], ahead: int) -> Action | None:
    """A Kampfgruppe or a Task Force: where most would be left before the line, or where its attack promises most, while
    there are points to spare."""
    hexes = [action.args[0] for action in actions if action.verb == "group"]
    if not hexes:
        return None
    free = free_units(s, top.side)
    left = {hex_: _left_ahead(s, free & ~s.operated, ahead & _reach_of_group(s, top.side, hex_)) for hex_ in hexes}
    worst = max(hexes, key=lambda hex_: (left[hex_], -hex_))
    if left[worst] >= LEFT_AHEAD:
        return s.components.vocabulary.action("group", worst)
    force, there = _idle_force(s, top.side, hexes)
    if force >= IDLE:
        return s.components.vocabulary.action("group", there)
    if sum(s.points[pool] for pool in POOLS_OF[top.side]) < weights.FEWEST_POINTS:
        return None
    attacks = best_attacks(s, top.side, list(places_of(free)))
    for attack in attacks:
        if attack.promise < ATTACK_OF_A_GROUP:
            break
        for hex_ in hexes:
            around = _reach_of_group(s, top.side, hex_)
            if all(around >> s.place[unit] & 1 for unit in attack.force):
                return s.components.vocabulary.action("group", hex_)
    return None


def _idle_force(s: SalernoState, side: int, hexes: Iterable[int]) -> tuple[int, int]:
    """The most factors that a group on one of some hexes could bring to a line that lacks them, and that hex: of those
    whom nobody has activated and who hold nothing where they are."""
    posts = line_posts(s, side)
    lacking = sum(max(0.0, post.wanted - post.there) for post in posts)
    if lacking < IDLE:
        return 0, -1
    c, idle = s.components, free_units(s, side) & ~kept_in_line(s, side)
    force = {unit: s.strength(unit) for unit in places_of(idle) if s.place[unit] >= 0}
    best = (0, -1)
    for hex_ in hexes:
        factors, dots = 0, 0
        around = _reach_of_group(s, side, hex_)
        there = [unit for unit in force if around >> s.place[unit] & 1]
        for unit in sorted(there, key=lambda each: (-force[each], each)):
            if dots + c.half_dots[unit] <= DOTS_OF_A_GROUP:
                factors += force[unit]
                dots += c.half_dots[unit]
        if factors > best[0]:
            best = (factors, hex_)
    return best


def _left_ahead(s: SalernoState, units: int, hexes: int) -> int:
    """The factors of some units on some hexes."""
    return sum(s.strength(unit) for place in places_of(hexes) for unit in places_of(s.at[place] & units))


def _reach_of_group(s: SalernoState, side: int, hex_: int) -> int:
    near = s.components.map.near(hex_, 1)
    return 1 << hex_ if side == ALLIED else near


def _settle(s: SalernoState, top: FormationChoice, draw: Sequence[float], ahead: int) -> Action | None:
    """Units that nobody has activated move for nothing: those left before the line, else those far from the enemy."""
    c, side = s.components, top.side
    if s.settled[side]:
        return None
    places: dict[int, float] = {}
    for unit in places_of(free_units(s, side)):
        place = s.place[unit]
        if c.half_dots[unit] > MOST_DOTS:
            continue
        if ahead >> place & 1:
            places[place] = places.get(place, 0.0) + (s.strength(unit) + 0.5) * (TO_FALL_BACK + draw[place])
        elif draw[place] > 0 and s.at[place] & ~(1 << unit):
            places[place] = places.get(place, 0.0) + s.strength(unit) * draw[place]
    if not places:
        return None
    return c.vocabulary.action("settle", max(places, key=lambda place: (places[place], -place)))


def name_units(s: SalernoState, top: EmergencyGroup | Settling) -> Action:
    """The strongest first, as many as may act; those last who hold something where they are."""
    found = [action for action in top.actions(s) if action.verb == "join"]
    if not found:
        return s.components.vocabulary.bare["done"]
    kept = _in_place(s, top.side)
    return max(found, key=lambda action: (not kept >> action.args[0] & 1, s.strength(action.args[0]), -action.args[0]))


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
    """Who defends keeps strong stacks behind his front in Reserve, where they cost no more points; and one unit of each
    division with losses, which then recovers twice as many."""
    words, side = s.components.vocabulary, top.side
    if is_pressed(s, side):
        found = [action for action in top.actions(s) if action.verb == "reserve"]
        kept = _in_place(s, side) if found else 0
        for action in found:
            if _is_behind_front(s, side, action.args[0]) or helps_to_recover(s, side, action.args[0], kept):
                return action
    return words.bare["done"]


def helps_to_recover(s: SalernoState, side: int, place: int, kept: int) -> bool:
    """Whether a division that has lost much would have nobody in Reserve but for a unit on a hex that stays there."""
    c = s.components
    if s.reserves[side] >> place & 1 or s.turn == c.scene.last:
        return False
    there = union_at(s.at, s.reserves[side])
    for unit in places_of(s.at[place] & kept & ~s.independent):
        members = c.members[s.division_of(unit)]
        lost = sum(s.place[each] == CADRE for each in places_of(members))
        if lost >= MUCH_LOST and not members & there:
            return True
    return False


def _is_behind_front(s: SalernoState, side: int, place: int) -> bool:
    c = s.components
    return (
        not s.reserves[side] >> place & 1
        and strength_at(s, side, place) >= STRONG_RESERVE
        and not can_act(s, side, place)
        and bool(c.map.near(place, NEAR) & s.occupied[1 - side])
    )
