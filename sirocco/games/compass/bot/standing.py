"""What a side has on the board, for bots: ground, units and their supply, threats against them, the pull of goals."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.compass.bot.prospects import clash, prospect, usual_line
from sirocco.games.compass.bot.weights import Weights
from sirocco.games.compass.components import ALLIED, Compass
from sirocco.games.compass.rules.distances import ranges
from sirocco.games.compass.rules.stacking import overfull, room
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import supplied_areas

FADE = 0.93
"""How much of an objective's pull is left half a movement point further away."""
GUARDED = 0.8
"""How much of a victory area's need for a garrison is left by each point of combat value in it."""
EMPTY_NEAR, EMPTY_FAR = 1.6, 0.8
"""Of a victory area left empty: how many times its points are at stake if the enemy is one turn away, or two."""
OVERFULL = 1.5
"""Points of combat value that each unit over the stacking limit costs."""


class Menace(NamedTuple):
    """What the enemy could do next turn: areas he could enter (in one turn, in two), and who could attack where."""

    within: int
    within_two: int
    attackers: dict[int, list[int]]


@lru_cache(maxsize=8)
def fading(c: Compass) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(FADE**d for d in row) for row in ranges(c).distance)


def standing(s: CompassState, side: int, w: Weights) -> float:
    """The value of all a side has on the board."""
    menace = _menace(s, side)
    value = _ground(s, side, menace, w) + _units(s, side, menace, w)
    for area, attackers in menace.attackers.items():
        value -= w.exposed[side] * _danger(s, side, area, attackers, w)
    for area in overfull(s, side):
        value += room(s, area, side) * OVERFULL * w.unit[side]
    return value


def _menace(s: CompassState, side: int) -> Menace:
    c = s.components
    r = ranges(c)
    mine = s.occupied[side]
    within = within_two = 0
    attackers: dict[int, list[int]] = {}
    for unit in c.units_of[1 - side]:
        area = s.place[unit]
        if area < 0:
            continue
        allowance = c.movement[unit]
        within |= r.within[allowance][area]
        within_two |= r.within[2 * allowance][area]
        if not c.bracketed[unit]:
            for target in places_of(r.striking[allowance][area] & mine):
                attackers.setdefault(target, []).append(unit)
    return Menace(within, within_two, attackers)


def _ground(s: CompassState, side: int, menace: Menace, w: Weights) -> float:
    """Areas, roads, the base, and the victory areas: held, garrisoned, or left open to the enemy."""
    c = s.components
    held, mine = s.controlled[side], s.occupied[side]
    exposed = w.exposed[side]
    value = w.ground * held.bit_count() + w.road * (held & ranges(c).road).bit_count()
    base = c.logistical[side]
    if held >> base & 1:
        value += w.base
        if menace.within >> base & 1 and not mine >> base & 1:
            value -= exposed * w.base
    for area, points in c.victory:
        if not held >> area & 1:
            continue
        value += w.victory * points
        if mine >> area & 1:
            strength = sum(s.combat_value(u) for u in s.units_in(area, side))
            value += w.guard[side] * points * (1 - GUARDED**strength)
        elif menace.within >> area & 1:
            value -= exposed * EMPTY_NEAR * points * w.victory
        elif menace.within_two >> area & 1:
            value -= exposed * EMPTY_FAR * points * w.victory
    return value


def _units(s: CompassState, side: int, menace: Menace, w: Weights) -> float:
    """Units by their combat value, less where supply is cut or could be, more the nearer they are to a goal."""
    c = s.components
    supplied = supplied_areas(s, side)
    safe = supplied_areas(s, side, closed=menace.within & ~s.occupied[side])
    wanted = goals(s, side)
    fade = fading(c)
    value = 0.0
    for unit in c.units_of[side]:
        area = s.place[unit]
        if area < 0:
            continue
        strength = c.combat[unit][s.reduced >> unit & 1]
        worth = strength * w.unit[side]
        if area != c.home_supply[unit]:
            if not supplied >> area & 1:
                worth *= 1 - w.cut_off[side]
            elif not safe >> area & 1:
                worth *= 1 - w.nearly_cut_off[side]
        value += worth
        if c.movement[unit]:
            row = fade[area]
            value += w.pull[side] * strength * max((worth * row[goal] for goal, worth in wanted), default=0.0)
    return value


def goals(s: CompassState, side: int) -> list[tuple[int, float]]:
    """Objectives and their strength: for the Allies what is not theirs and the enemy's stacks; for the Italians the
    towns they hold, and the ones they lost."""
    c = s.components
    held = s.controlled[side]
    if side == ALLIED:
        found = [(area, float(points)) for area, points in c.victory if not held >> area & 1]
        found += [
            (area, 0.3 * s.at[area].bit_count())
            for area in places_of(s.occupied[1 - side])
            if not c.victory_by_area[area]
        ]
        return found
    return [(area, points * (1.0 if held >> area & 1 else 0.7)) for area, points in c.victory]


def _danger(s: CompassState, side: int, area: int, threat: list[int], w: Weights) -> float:
    """What the best attack the enemy could bring against a stack next turn would promise him."""
    attackers = sorted(threat, key=s.combat_value, reverse=True)[:6]
    defenders = s.units_in(area, side)
    clashing = clash(usual_line(s, attackers, True), usual_line(s, defenders, False))
    return max(0.0, prospect(s, 1 - side, area, clashing, attackers, w))
