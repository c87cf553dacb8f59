"""A hand-made evaluation for bots, in victory points.

    value of a side = victory areas held
                    + units on the map, by their combat value (worth more to Italy: survivors score; less late in
                      the game to the Allies: they are only the means)
                    - what is cut off from supply, or could be cut off by the enemy's next move
                    - what an enemy attack next turn would cost, discounted (threats)
                    + the pull of objectives, fading with distance (reach)
                    + what the attacks declared or under way promise (exact odds)
                    + its own event markers in hand

The evaluation of a side is its value less the other side's. It never looks at the other side's hand.
"""

from __future__ import annotations

from functools import lru_cache

from sirocco.board.graph import places_of
from sirocco.board.trace import flood
from sirocco.games.compass.aftermath import Retreat, SplitRetreat
from sirocco.games.compass.battle import Battle
from sirocco.games.compass.combat import declared_attacks
from sirocco.games.compass.components import ALLIED, ITALIAN, LEADER, Compass
from sirocco.games.compass.fire import CombatEvents, LeaderRerolls, Losses
from sirocco.games.compass.lines import AttackLine, DefenceLine
from sirocco.games.compass.markers import spend
from sirocco.games.compass.prospects import battle_prospect, clash, prospect, retreat_gain, usual_line
from sirocco.games.compass.reach import ranges
from sirocco.games.compass.stacking import overfull
from sirocco.games.compass.state import CompassState
from sirocco.games.compass.weights import Weights, weights
from sirocco.kernel.action import Action

FADE = 0.93
"""How much of an objective's pull is left half a movement point further away."""


@lru_cache(maxsize=8)
def _fading(c: Compass) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(FADE**d for d in row) for row in ranges(c).distance)


def evaluate(s: CompassState, side: int) -> float:
    """How good the position is for a side."""
    w = weights(s.components, s.turn, side)
    value = _standing(s, ALLIED, w) - _standing(s, ITALIAN, w)
    value = value if side == ALLIED else -value
    hand = s.hand[8 * side : 8 * side + 8]
    value += sum(n * worth for n, worth in zip(hand, w.markers, strict=True))
    return value + _prospects(s, side, w)


def expected(s: CompassState, side: int, action: Action) -> float | None:
    """The exact mean worth of an action that rolls dice, or that hands a finished line to them."""
    top = s.stack[-1]
    if isinstance(top, DefenceLine) and action.verb == "done":
        after = s.clone()
        after.replace(CombatEvents(top.battle, top.battle.side))
        return evaluate(after, side)
    if isinstance(top, (CombatEvents, LeaderRerolls)) and action.verb == "done":
        return evaluate(s, side)
    if isinstance(top, LeaderRerolls):
        total = 0.0
        for face in range(1, 7):
            after = s.clone()
            spend(after, top.side, LEADER)
            line = top.battle.line(top.side).with_die(action.args[1], face)
            after.replace(LeaderRerolls(top.battle.with_line(top.side, line), top.side))
            total += evaluate(after, side)
        return total / 6
    return None


def _standing(s: CompassState, side: int, w: Weights) -> float:
    """What a side has on the board."""
    c = s.components
    enemy = 1 - side
    held, mine = s.controlled[side], s.occupied[side]
    r = ranges(c)
    value = w.ground * held.bit_count() + w.road * (held & r.road).bit_count()
    for area, points in c.victory:
        if held >> area & 1:
            value += w.victory * points
            if s.count[area] and mine >> area & 1:
                value += w.guard[side] * points * (1 - 0.8 ** sum(s.combat_value(u) for u in s.units_in(area, side)))
    within = within_two = strike = 0
    threat: dict[int, list[int]] = {}
    place = s.place
    for unit in c.units_of[enemy]:
        area = place[unit]
        if area < 0:
            continue
        allowance = c.movement[unit]
        within |= r.within[allowance][area]
        within_two |= r.within[2 * allowance][area]
        if c.bracketed[unit]:
            continue
        strike = r.striking[allowance][area] & mine
        for target in places_of(strike):
            threat.setdefault(target, []).append(unit)
    supplied, safe = _supply(s, side, within & ~mine)
    pull = _pulls(s, side, w)
    fade = _fading(c)
    unit_worth = w.unit[side]
    for unit in c.units_of[side]:
        area = place[unit]
        if area < 0:
            continue
        cv = c.combat[unit][s.reduced >> unit & 1]
        worth = cv * unit_worth
        if not supplied >> area & 1 and area != c.home_supply[unit]:
            worth *= 1 - w.cut_off[side]
        elif not safe >> area & 1 and area != c.home_supply[unit]:
            worth *= 1 - w.nearly_cut_off[side]
        value += worth
        if c.movement[unit]:
            row = fade[area]
            value += w.pull[side] * cv * max((strength * row[goal] for goal, strength in pull), default=0.0)
    exposed = w.exposed[side]
    for area, attackers in threat.items():
        value -= exposed * _danger(s, side, area, attackers, w)
    base = c.logistical[side]
    if held >> base & 1:
        value += w.base
        if within >> base & 1 and not mine >> base & 1:
            value -= exposed * w.base
    for area in overfull(s, side):
        value += s.room(area, side) * 1.5 * unit_worth
    for area, points in c.victory:
        if held >> area & 1 and not mine >> area & 1 and within >> area & 1:
            value -= exposed * 1.6 * points * w.victory
        elif held >> area & 1 and not mine >> area & 1 and within_two >> area & 1:
            value -= exposed * 0.8 * points * w.victory
    return value


def _supply(s: CompassState, side: int, enterable: int) -> tuple[int, int]:
    """Masks of areas in supply now, and of those still in supply if the enemy entered all he could."""
    c = s.components
    free = s.controlled[side] & ~s.occupied[1 - side]
    found = []
    for passable in (free, free & ~enterable):
        network = flood(c.logistical[side], c.supply_network, passable)
        reached = network
        for area in places_of(network):
            reached |= c.board.adjacent[area]
        found.append(reached)
    return found[0], found[1]


def _pulls(s: CompassState, side: int, w: Weights) -> list[tuple[int, float]]:
    """Objectives and their strength: for the Allies what is not theirs and the enemy's stacks; for the Italians the
    towns they hold, and the ones they lost."""
    c = s.components
    held = s.controlled[side]
    if side == ALLIED:
        pulls = [(area, float(points)) for area, points in c.victory if not held >> area & 1]
        pulls += [
            (area, 0.3 * s.count[area]) for area in places_of(s.occupied[1 - side]) if not c.victory_by_area[area]
        ]
        return pulls
    return [(area, points * (1.0 if held >> area & 1 else 0.7)) for area, points in c.victory]


def _danger(s: CompassState, side: int, area: int, threat: list[int], w: Weights) -> float:
    """What the best attack the enemy could bring against a stack next turn would promise him."""
    attackers = sorted(threat, key=s.combat_value, reverse=True)[:6]
    defenders = s.units_in(area, side)
    clashing = clash(usual_line(s, attackers, True), usual_line(s, defenders, False))
    return max(0.0, prospect(s, 1 - side, area, clashing, attackers, w))


def _prospects(s: CompassState, side: int, w: Weights) -> float:
    """What the combat under way and the attacks still to come promise to a side."""
    value = 0.0
    top = s.stack[-1] if s.stack else None
    battle = getattr(top, "battle", None)
    if isinstance(battle, Battle):
        if isinstance(top, Losses):
            gain = 0.0
            if top.retreat:
                defenders = s.units_in(battle.target, 1 - battle.side)
                gain = retreat_gain(s, battle.side, battle.target, defenders, w)
        else:
            forming = isinstance(top, (AttackLine, DefenceLine))
            fought = s.occupied[1 - battle.side] >> battle.target & 1 and not isinstance(top, (Retreat, SplitRetreat))
            gain = battle_prospect(s, battle, w, forming) if fought else 0.0
        value += gain if battle.side == side else -gain
    for phasing in (ALLIED, ITALIAN):
        taken: set[int] = set()
        gain = 0.0
        attacks = sorted(declared_attacks(s, phasing).items(), key=lambda item: -item[1].bit_count())
        for (_, target), pool in attacks:
            attackers = list(places_of(pool))
            defenders = s.units_in(target, 1 - phasing)
            if not defenders:
                gain += 0.05
                continue
            clashing = clash(usual_line(s, attackers, True), usual_line(s, defenders, False))
            worth = prospect(s, phasing, target, clashing, attackers, w)
            gain += worth if target not in taken else w.second * worth
            taken.add(target)
        value += gain if phasing == side else -gain
    return value
