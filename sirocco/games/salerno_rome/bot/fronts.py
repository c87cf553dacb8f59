"""The line on which a side stands between the enemy and what it must not lose, for bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.board.network import Network
from sirocco.board.trace import rings
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import strength, strength_at
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes, strongholds
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.components.terrain import RIDGE, RIVER
from sirocco.games.salerno_rome.rules.operations.gustav_line import is_fortified
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import axis_sources, eighth_army_sources, fifth_army_sources
from sirocco.mechanics.bot.front_lines import belts, outposts

LINES_BETWEEN = 3
"""How many lines are thought of between the winter line and the enemy."""

Forces = tuple[tuple[int, int], ...]
"""Hexes and the factors that stand there."""


class Candidate(NamedTuple):
    """Where a line could be: its hexes, the mask of those between it and the enemy, and the ground given up by it."""

    belt: int
    ahead: int
    given_up: int


class Front(NamedTuple):
    """The hexes of a line, and the mask of those between it and the enemy."""

    posts: tuple[int, ...]
    ahead: int


@lru_cache(maxsize=8)
def land(c: SalernoRome) -> Network:
    """Which hexes of the land lie beside each other."""
    every = (1 << c.map.open) - 1
    return Network(c.map.board.adjacent[place] & every for place in range(c.map.open))


def sources_of(s: SalernoState, side: int) -> int:
    """The terminals of a side."""
    return axis_sources(s) if side == AXIS else fifth_army_sources(s) | eighth_army_sources(s)


def main_body(s: SalernoState, side: int) -> int:
    """The hexes of a side's units but for those that have strayed: a line is held against the others."""
    near = s.components.map.near
    force = {place: strength_at(s, side, place) for place in places_of(s.occupied[side])}
    found = 0
    for place in force:
        around = near(place, weights.TOGETHER) & s.occupied[side]
        if sum(force[each] for each in places_of(around)) >= weights.FORCE:
            found |= 1 << place
    return found


def front(s: SalernoState, side: int) -> Front:
    """The line that a side had best hold, with terminals and what decides the game behind it."""
    c, enemy = s.components, 1 - side
    homes = (sources_of(s, side) | decisive_hexes(s, side) | strongholds(s, side)) & ~s.occupied[enemy]
    forces = tuple((place, strength_at(s, enemy, place)) for place in places_of(main_body(s, enemy)))
    return _line(c, forces, homes, _fortified(s, side), strength(s, side))


def _fortified(s: SalernoState, side: int) -> int:
    c = s.components
    if side != AXIS:
        return 0
    lines = s.fortifications | c.italy.gustav | c.italy.bernhardt
    return sum(1 << place for place in places_of(lines & c.area) if is_fortified(s, place, side))


@lru_cache(maxsize=64)
def _line(c: SalernoRome, forces: Forces, homes: int, fortified: int, strength: int) -> Front:
    """As far forward as there are factors for a line; if there are too few, where fewest are lacking."""
    ground = land(c)
    enemies = mask_of([place for place, _ in forces])
    best, chosen = 0.0, Front((), 0)
    for belt, ahead, given_up in _candidates(c, enemies, homes):
        worth = {place: _hold(c, place, enemies | ahead, fortified) for place in places_of(belt)}
        posts = outposts(belt, ground, worth.__getitem__)
        wanted = sum(in_line(_strike(c, forces, place) / worth[place]) for place in posts)
        price = max(0.0, wanted / (weights.FOR_THE_LINE * max(1, strength)) - 1) + weights.GROUND_GIVEN_UP * given_up
        if posts and (not chosen.posts or price < best):
            best, chosen = price, Front(tuple(posts), ahead)
    return chosen


def _candidates(c: SalernoRome, enemies: int, homes: int) -> Iterator[Candidate]:
    """Belts around the enemy, from one hex away on; and the winter line, with a few lines between it and him."""
    ahead = 0
    for distance, belt in enumerate(belts(enemies, homes, land(c), c.area, weights.DEPTH)):
        yield Candidate(belt, ahead, distance)
        ahead |= belt
    found = winter_line(c)
    if found is None or not homes & found.behind or enemies & found.behind:
        return
    yield Candidate(found.line, c.area & ~found.behind, weights.DEPTH)
    free = list(takewhile(lambda ring: not ring & enemies, rings(found.behind, land(c), c.area)))
    for number in range(1, LINES_BETWEEN + 1):
        last = len(free) * number // (LINES_BETWEEN + 1)
        behind = found.behind
        for ring in free[: last + 1]:
            behind |= ring
        if last < len(free):
            yield Candidate(free[last], c.area & ~behind, min(len(free) - 1 - last, weights.DEPTH))


class WinterLine(NamedTuple):
    """The Gustav line, and all the ground from the terminals of the Axis up to it."""

    line: int
    behind: int


@lru_cache(maxsize=8)
def winter_line(c: SalernoRome) -> WinterLine | None:
    """None where it does not cross the map that is played on."""
    line = c.italy.gustav & c.area
    wall = line | union_at(c.map.board.adjacent, line) & c.area if line else 0
    behind = wall
    for ring in rings(c.terminals.get("axis", 0) & c.area & ~wall, land(c), c.area & ~wall):
        behind |= ring
    south = c.area & ~behind
    return WinterLine(line, behind) if line and south and behind != wall else None


def in_line(strike: float) -> float:
    """The factors that should stand in a hex of a line, by what the enemy could strike it with, in factors of the
    side's own on such ground."""
    return min(weights.MOST_IN_LINE, max(weights.LEAST_IN_LINE, strike / weights.HOLDING_ODDS))


def _strike(c: SalernoRome, forces: Forces, place: int) -> float:
    """What the enemy could strike a hex with in the impulses to come."""
    total, within = 0.0, 0
    for distance, part in weights.NEXT_STRIKES:
        around = c.map.near(place, distance)
        total += part * sum(force for origin, force in forces if around & ~within >> origin & 1)
        within = around
    return total


def _hold(c: SalernoRome, place: int, towards: int, fortified: int) -> float:
    """What each factor of who stands on a hex is worth against enemies who come from some hexes."""
    ground = c.map.terrain[place]
    times: int = getattr(c.effects.line, ground) if fortified >> place & 1 else c.effects.cover[ground].defence
    fronts = list(places_of(c.map.board.adjacent[place] & towards))
    halved = sum(_halves(c, origin, place) for origin in fronts)
    road = weights.ON_A_ROAD if c.italy.road >> place & 1 else 0.0
    return times * (1 + weights.HALVED * halved / max(1, len(fronts))) + road


@lru_cache(maxsize=20_000)
def _halves(c: SalernoRome, origin: int, place: int) -> bool:
    """Whether who strikes from one hex at another is halved."""
    approach = c.effects.approach
    sides = c.map.sides.get((origin, place), frozenset())
    if any(feature in sides and approach[feature].halves for feature in (RIVER, RIDGE)):
        return True
    row = approach.get(c.map.terrain[place])
    return row is not None and row.halves and c.map.terrain[origin] in row.origins
