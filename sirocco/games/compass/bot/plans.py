"""Plans for bots: moves, attacks and battle lines as whole sequences of actions, the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.board.paths import Reach, reach
from sirocco.games.compass.components import CONVOY, SUSTAINED
from sirocco.games.compass.rules.battle import FRONT_LIMIT, Battle, Line
from sirocco.games.compass.rules.exploitation import ALLOWANCE, ExploitationPhase, can_be_activated
from sirocco.games.compass.rules.hits import chances
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.movement import ATTACK_COST, CONVOY_BONUS, MovementPhase
from sirocco.games.compass.rules.odds import defence_lines, possible_lines
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.strategy import PlanGroup

Plan = tuple[Action, ...]

BEST_LINES = 10
"""How many battle lines are looked at closely."""


def plans(s: CompassState, side: int) -> Iterator[PlanGroup]:
    """The groups of plans for the decision on top of the stack; none where single actions say it all."""
    top = s.stack[-1]
    if isinstance(top, MovementPhase):
        yield from _movement(s, side)
    elif isinstance(top, AttackLine) and not top.battle.attack.front:
        b = top.battle
        pool = [u for u in s.components.units_of[side] if b.pool >> u & 1]
        lines = [
            line
            for line in possible_lines(s, pool)
            if len(line.front) <= b.front_left and len(line.supports()) <= b.support_left
        ]
        yield PlanGroup(("line",), _spelt(s, _strongest(s, top.battle, lines, side)), forced=True)
    elif isinstance(top, DefenceLine) and not top.battle.defence.front:
        lines = defence_lines(s, top.battle)
        yield PlanGroup(("line",), _spelt(s, _strongest(s, top.battle, lines, side)), forced=True)
    elif isinstance(top, ExploitationPhase) and s.hand[8 * side + SUSTAINED]:
        yield PlanGroup(("sustained", s.turn), list(_sustained(s, side)))


# Movement.


def _movement(s: CompassState, side: int) -> Iterator[PlanGroup]:
    """First attacks, then a better place for each unit, then convoys, then enough."""
    enemy = s.occupied[1 - side]
    movers = [u for u in s.components.units_of[side] if s.mp[u] > 0]
    reaches = {u: _reach(s, u, s.mp[u], enemy) for u in movers}
    yield PlanGroup(("attack", s.turn), list(_attacks(s, side, reaches)))
    for unit in movers:
        found = reaches[unit]
        yield PlanGroup(("move", s.turn, unit), [_moves(s, unit, found.path(a)) for a in found.cost if found.path(a)])
    if s.hand[8 * side + CONVOY]:
        for unit in movers:
            if s.mp[unit] == s.components.movement[unit]:
                yield PlanGroup(("convoy", s.turn, unit), _convoys(s, unit, enemy, reaches[unit]))
    yield PlanGroup(("done", s.turn), [(s.components.vocabulary.action("done"),)], forced=True)


def _reach(s: CompassState, unit: int, allowance: int, enemy: int) -> Reach:
    return reach(s.components.costs, (s.place[unit],), allowance, closed=enemy)


def _moves(s: CompassState, unit: int, path: list[int]) -> Plan:
    word = s.components.vocabulary.action
    return tuple(word("move", unit, area) for area in path)


def _convoys(s: CompassState, unit: int, enemy: int, near: Reach) -> list[Plan]:
    """Where a unit could get only with a Motor Convoy."""
    far = _reach(s, unit, s.mp[unit] + CONVOY_BONUS, enemy)
    play = s.components.vocabulary.action("play", CONVOY, unit)
    return [(play, *_moves(s, unit, far.path(a))) for a in far.cost if a not in near.cost]


def _attacks(s: CompassState, side: int, reaches: dict[int, Reach]) -> Iterator[Plan]:
    """For each enemy area and each area next to it: the best force that can gather there and still declare."""
    c = s.components
    enemy = s.occupied[1 - side]
    for target in places_of(enemy):
        for origin in c.board.neighbours[target]:
            if enemy >> origin & 1:
                continue
            able = [
                u
                for u, found in reaches.items()
                if not c.bracketed[u] and found.cost.get(origin, 99) + ATTACK_COST <= s.mp[u]
            ]
            for force in _forces(s, side, origin, target, able):
                plan: list[Action] = []
                for unit in force:
                    plan += _moves(s, unit, reaches[unit].path(origin))
                    plan.append(c.vocabulary.action("attack", unit, target))
                yield tuple(plan)


def _forces(s: CompassState, side: int, origin: int, target: int, able: list[int]) -> Iterator[list[int]]:
    """The largest sensible force, and smaller ones: the best one, two, three in front with support behind."""
    c = s.components
    marked = [u for u in c.units_of[side] if s.place[u] == origin and s.target[u] == target]
    able = sorted(able, key=lambda u: (s.combat_value(u), s.place[u] == origin), reverse=True)
    plain = [u for u in able if not c.asterisk[u]]
    starred = [u for u in able if c.asterisk[u]]
    staying = sum(1 for u in c.units_of[side] if s.place[u] == origin and u not in able)
    room = 99 if c.unlimited[side] >> origin & 1 else c.stacking - staying
    seen: set[tuple[int, ...]] = set()
    for size in range(FRONT_LIMIT, 0, -1):
        front = plain[: max(0, size - sum(not c.asterisk[u] for u in marked))]
        behind = starred[: max(0, 2 * size - len(front) - len(marked))]
        force = [*front, *behind][:room]
        if force and tuple(force) not in seen:
            seen.add(tuple(force))
            yield force


# Battle lines.


def _strongest(s: CompassState, battle: Battle, lines: list[Line], side: int) -> list[Line]:
    """The lines with the most expected hits."""
    return sorted(lines, key=lambda line: -sum(chances(s, battle.with_line(side, line), side)))[:BEST_LINES]


def _spelt(s: CompassState, lines: list[Line]) -> list[Plan]:
    """Lines as the actions that form them."""
    word = s.components.vocabulary.action
    found = []
    for line in lines:
        plan = [word("front", u) for u in line.front]
        plan += [word("support", b, f) for f, b in zip(line.front, line.support, strict=True) if b >= 0]
        found.append((*plan, word("done")))
    return found


# Exploitation.


def _sustained(s: CompassState, side: int) -> Iterator[Plan]:
    """A second attack out of each area next to the enemy, or a last step into ground worth having."""
    c = s.components
    word = c.vocabulary.action
    enemy = s.occupied[1 - side]
    play, done = word("play", SUSTAINED), word("done")
    units = [u for u in c.units_of[side] if can_be_activated(s, u)]
    for origin in sorted({s.place[u] for u in units}):
        here = sorted(
            (u for u in units if s.place[u] == origin and not c.bracketed[u]), key=s.combat_value, reverse=True
        )
        plain = [u for u in here if not c.asterisk[u]][:FRONT_LIMIT]
        force = [*plain, *(u for u in here if c.asterisk[u])][: 2 * FRONT_LIMIT]
        if not force:
            continue
        named = tuple(word("activate", u) for u in force)
        for target in c.board.neighbours[origin]:
            if enemy >> target & 1:
                yield (play, *named, done, word("assault", origin, target))
    for unit in units:
        if c.movement[unit]:
            found = _reach(s, unit, ALLOWANCE, enemy)
            for area in found.cost:
                if found.path(area) and s.controlled[1 - side] >> area & 1:
                    yield (play, word("activate", unit), done, *_moves(s, unit, found.path(area)))
