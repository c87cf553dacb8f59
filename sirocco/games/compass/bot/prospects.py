"""What a combat is worth before it is fought, for bots: exact odds times what each outcome would change."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.compass.bot.weights import Weights
from sirocco.games.compass.rules.battle import FRONT_LIMIT, Battle
from sirocco.games.compass.rules.hits import chances, hitting_faces, scored, share
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.odds import hits, total


class Clash(NamedTuple):
    """Mean hits each way and the chance that the attacker hits more often."""

    inflicted: float
    suffered: float
    retreat: float


@lru_cache(maxsize=100_000)
def clash(attack: tuple[int, ...], defence: tuple[int, ...]) -> Clash:
    ours, theirs = hits(attack), hits(defence)
    winning = sum(x * y for a, x in enumerate(ours) for d, y in enumerate(theirs) if a > d)
    return Clash(sum(attack) / 6, sum(defence) / 6, winning / (total(attack) * total(defence)))


def usual_line(s: CompassState, units: list[int], attacking: bool) -> tuple[int, ...]:
    """The hitting faces of a sensible line of these units: the strongest in front, asterisk units behind them."""
    asterisk = s.components.asterisk
    values = sorted(((share(s, u, attacking, False), u) for u in units), reverse=True)
    plain = [v for v, u in values if not asterisk[u]]
    starred = [v for v, u in values if asterisk[u]]
    front = plain[:FRONT_LIMIT]
    while len(front) < FRONT_LIMIT and starred and (not front or len(starred) > len(front)):
        front.append(starred.pop(0))
    for value in starred[: len(front)]:
        weakest = min(range(len(front)), key=front.__getitem__)
        front[weakest] += value
    return tuple(sorted(map(hitting_faces, front)))


def prospect(s: CompassState, side: int, target: int, clashing: Clash, attackers: list[int], w: Weights) -> float:
    """The gain an attack promises to `side`: levels destroyed and lost, and what the enemy's retreat brings."""
    c = s.components
    enemy = 1 - side
    defenders = s.units_in(target, enemy)
    if not defenders or not attackers:
        return 0.0
    theirs = sum(s.combat_value(u) for u in defenders) * w.unit[enemy]
    levels = sum(s.steps_left(u) for u in defenders)
    gain = min(clashing.inflicted, levels) * theirs / levels
    our_levels = sum(s.steps_left(u) for u in attackers)
    ours = sum(s.combat_value(u) for u in attackers) * w.unit[side]
    gain -= min(clashing.suffered, our_levels) * ours / our_levels
    gain += clashing.retreat * retreat_gain(s, side, target, defenders, w)
    if c.victory_by_area[target]:
        gain += w.pressure * clashing.inflicted
    if gain > 0 and all(c.home_supply[u] == target for u in defenders):
        gain *= w.patience
    return gain


def retreat_gain(s: CompassState, side: int, target: int, defenders: list[int], w: Weights) -> float:
    """What it brings to drive everything out of an area: the ground, garrisons, and all that has nowhere to go."""
    c = s.components
    enemy = 1 - side
    ways = c.board.adjacent[target] & s.controlled[enemy] & ~s.occupied[side]
    space = 0
    for area in places_of(ways):
        space = max(space, room(s, area, enemy))
    movable = [u for u in defenders if not c.garrison[u] or s.options.garrison_retreats]
    doomed = sum(s.combat_value(u) for u in defenders if u not in movable)
    if space < len(movable):
        doomed += sum(sorted(s.combat_value(u) for u in movable)[: len(movable) - space])
    doomed += sum(1 for u in movable if s.oos >> u & 1)
    base = w.base if target == c.logistical[enemy] else 0.0
    return base + doomed * w.unit[enemy] + 2 * w.victory * c.victory_by_area[target] + w.push


def battle_prospect(s: CompassState, battle: Battle, w: Weights, forming: bool) -> float:
    """The prospect of a combat under way, from whatever is known of its lines and dice; while the defender's line is
    still forming, a sensible one is taken for granted."""
    side, enemy = battle.side, 1 - battle.side
    attack = battle.attack
    if attack.front:
        ours = chances(s, battle, side)
        attackers = attack.units()
    else:
        attackers = [u for u in s.components.units_of[side] if battle.pool >> u & 1]
        ours = usual_line(s, attackers, True)
    if attack.dice:
        a, d = scored(s, battle, side), scored(s, battle, enemy)
        known = Clash(float(a), float(d), float(a > d))
        return prospect(s, side, battle.target, known, attackers, w)
    theirs = usual_line(s, s.units_in(battle.target, enemy), False) if forming else chances(s, battle, enemy)
    return prospect(s, side, battle.target, clash(tuple(sorted(ours)), tuple(sorted(theirs))), attackers, w)
