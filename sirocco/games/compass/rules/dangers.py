"""What a side stands to lose in the enemy's next turn: empty places he can walk into, lines he has cut, stacks that
have nowhere to go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.board.paths import reach
from sirocco.games.compass.rules.distances import ranges
from sirocco.games.compass.rules.movement import ATTACK_COST
from sirocco.games.compass.rules.stacking import overfull, room
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import in_supply, supplied_areas
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import Message, message

NAMED = 3
"""So many of the enemies that could come are named, the strongest."""


class Threat(NamedTuple):
    """The enemy units that could enter each area next turn, and those that could attack it."""

    entering: dict[int, list[int]]
    attacking: dict[int, list[int]]


def threat_to(s: CompassState, side: int) -> Threat:
    """What the enemy could reach of a side's empty places of worth, and which of its stacks he could attack."""
    c = s.components
    r = ranges(c)
    held, mine = s.controlled[side], s.occupied[side]
    wanted = sum(1 << area for area in {c.logistical[side], *(area for area, _ in c.victory)}) & held & ~mine
    threat = Threat({}, {})
    for unit in c.units_of[1 - side]:
        area, allowance = s.place[unit], c.movement[unit]
        if area < 0 or not allowance:
            continue
        strikes = 0 if c.bracketed[unit] else r.striking[allowance][area] & mine
        if not (r.within[allowance][area] & wanted or strikes):
            continue
        cost = reach(c.costs, (area,), allowance, closed=mine).cost
        for goal in places_of(wanted):
            if goal in cost:
                threat.entering.setdefault(goal, []).append(unit)
        for target in places_of(strikes):
            if any(cost.get(a, allowance) + ATTACK_COST <= allowance for a in c.board.neighbours[target]):
                threat.attacking.setdefault(target, []).append(unit)
    return threat


def dangers(s: CompassState, side: int) -> Iterator[Danger]:
    """All of it, the gravest first."""
    threat = threat_to(s, side)
    yield from _open(s, side, threat)
    yield from _base_attacked(s, side, threat)
    yield from _cut_off(s, side)
    yield from _no_way_back(s, side, threat)
    yield from _overfull(s, side)


def _open(s: CompassState, side: int, threat: Threat) -> Iterator[Danger]:
    """The base and the areas worth points that stand empty within his reach."""
    c = s.components
    base = c.logistical[side]
    if base in threat.entering:
        yield _threatened(s, "base-open", "C-3.9o", base, threat.entering[base])
    for area, points in c.victory:
        if area in threat.entering and area != base:
            yield _threatened(s, "area-open", "C-2a", area, threat.entering[area], points=points)


def _base_attacked(s: CompassState, side: int, threat: Threat) -> Iterator[Danger]:
    base = s.components.logistical[side]
    if base in threat.attacking:
        attack, defence = _strengths(s, side, base, threat)
        name = s.components.area_ids[base]
        what = message("danger-base-attacked", area=name, attack=attack, defence=defence)
        if attack > defence:
            yield Danger(what, "C-3.9o", name, tuple(s.names(threat.attacking[base])))


def _strengths(s: CompassState, side: int, area: int, threat: Threat) -> tuple[int, int]:
    """The combat values of all who could attack an area, and of those who stand in it."""
    attack = sum(s.combat_value(u) for u in threat.attacking[area])
    return attack, sum(s.combat_value(u) for u in s.units_in(area, side))


def _threatened(s: CompassState, key: str, rule: str, area: int, enemies: list[int], **more: int) -> Danger:
    c = s.components
    names = s.names(sorted(enemies, key=s.combat_value, reverse=True)[:NAMED])
    return Danger(
        message(f"danger-{key}", area=c.area_ids[area], units=names, **more), rule, c.area_ids[area], tuple(names)
    )


def cut_off(s: CompassState, side: int) -> list[int]:
    """The units without a line of supply that are not marked yet."""
    supplied = supplied_areas(s, side)
    standing = (u for u in s.components.units_of[side] if s.place[u] >= 0 and not s.is_out_of_supply(u))
    return [unit for unit in standing if not in_supply(s, unit, supplied)]


def _cut_off(s: CompassState, side: int) -> Iterator[Danger]:
    units = cut_off(s, side)
    if units:
        names = s.names(units)
        where = s.components.area_ids[s.place[units[0]]]
        yield Danger(message("danger-cut-off", units=names), "C-3.9a", where, tuple(names))


def _no_way_back(s: CompassState, side: int, threat: Threat) -> Iterator[Danger]:
    c = s.components
    for area in threat.attacking:
        attack, defence = _strengths(s, side, area, threat)
        if attack <= defence:
            continue
        units = [u for u in s.units_in(area, side) if not c.garrison[u] and area != c.home_supply[u]]
        ways = c.board.adjacent[area] & s.controlled[side] & ~s.occupied[1 - side]
        if units and not any(room(s, a, side) > 0 for a in places_of(ways)):
            names = s.names(units)
            what = message("danger-no-retreat", area=c.area_ids[area], units=names)
            yield Danger(what, "C-6.2.E.7e", c.area_ids[area], tuple(names))


def _overfull(s: CompassState, side: int) -> Iterator[Danger]:
    for area in overfull(s, side):
        name = s.components.area_ids[area]
        yield Danger(message("warn-overfull", area=name, number=-room(s, area, side)), "C-3.1a", name)


def left_behind(s: CompassState, side: int) -> list[Message]:
    """The dangers that units of a side with movement left could still do something about before the phase ends."""
    c = s.components
    movers = [u for u in c.units_of[side] if s.mp[u] > 0]
    closed = s.occupied[1 - side]
    reached = {area for u in movers for area in reach(c.costs, (s.place[u],), s.mp[u], closed=closed).cost}
    names = {c.area_ids[area] for area in reached}
    found = [danger for danger in _open(s, side, threat_to(s, side)) if danger.place in names]
    if not set(movers).isdisjoint(cut_off(s, side)):
        found += _cut_off(s, side)
    return [danger.what for danger in found]
