"""The line on which a side stands between the enemy and what it must not lose, for bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of
from sirocco.board.trace import rings
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import strength, strength_at
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes, places_that_matter, strongholds
from sirocco.games.salerno_rome.bot.winter_line import Depths, depths_of, land
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.components.terrain import RIDGE, RIVER
from sirocco.games.salerno_rome.rules.operations.gustav_line import is_fortified
from sirocco.games.salerno_rome.rules.state import SCHEDULED, SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import axis_sources, eighth_army_sources, fifth_army_sources
from sirocco.mechanics.bot.front_lines import belts, closed, outposts

Forces = tuple[tuple[int, int], ...]
"""Hexes and the factors that stand there."""
Prices = tuple[tuple[int, float], ...]
"""Places, as masks of hexes, and what it costs to give them up."""


class Candidate(NamedTuple):
    """Where a line could be: its hexes, the mask of those between it and the enemy, and what the ground costs that is
    given up by it, in shares of the strength that is there for it."""

    belt: int
    ahead: int
    given_up: float


class Ground(NamedTuple):
    """What a line is chosen by: the mask of fortified hexes, what each hex costs that is given up, what it costs to
    stand beside the enemy, how many times as strong as now he will soon be, and how far before the winter line the side
    stands: ground that it has left already is no loss."""

    fortified: int
    price: float
    beside: float
    growth: float
    foremost: int


class Front(NamedTuple):
    """The hexes of a line, and the mask of those between it and the enemy."""

    posts: tuple[int, ...]
    ahead: int


def sources_of(s: SalernoState, side: int) -> int:
    """The terminals of a side."""
    return axis_sources(s) if side == AXIS else fifth_army_sources(s) | eighth_army_sources(s)


def coming(s: SalernoState, side: int) -> int:
    """The factors that the cards of this turn bring a side in the impulses to come, as both sides know."""
    c = s.components
    soon = (s.turn, s.impulse + weights.SOON)
    cards = (
        card
        for (owner, *when), card in c.arrivals.items()
        if owner == side and s.turn == when[0] and tuple(when) <= soon
    )
    units = (unit for card in cards for group in card.groups for unit in places_of(group.units))
    return sum(c.units[unit].combat for unit in units if s.place[unit] == SCHEDULED)


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
    growth = 1 + coming(s, enemy) / max(1, strength(s, enemy))
    ground, beside = weights.GROUND_GIVEN_UP, 0.0
    if not has_time(s):
        ground, beside = weights.NOT_A_HEX, weights.NOT_A_HEX + weights.IN_HIS_SIGHT
    found = Ground(_fortified(s, side), ground, beside, growth, _foremost(s, side))
    return _line(c, forces, homes, found, strength(s, side), _prices(s, side))


def _foremost(s: SalernoState, side: int) -> int:
    """How far before the winter line a good part of a side stands; in steps, so that it changes seldom."""
    depths = depths_of(s.components)
    if depths is None:
        return 0
    wanted = weights.FOREMOST * strength(s, side)
    for depth, place in sorted(((depths.of[p], p) for p in places_of(s.occupied[side])), reverse=True):
        wanted -= strength_at(s, side, place)
        if wanted <= 0:
            return max(0, depth + -depth % weights.BETWEEN_LINES)
    return 0


def before_winter_line(s: SalernoState, side: int) -> float:
    """How many hexes before the winter line a side's line lies, in the mean; 0 where there is none."""
    depths, posts = depths_of(s.components), front(s, side).posts
    return sum(depths.of[post] for post in posts) / len(posts) if depths and posts else 0.0


def _prices(s: SalernoState, side: int) -> Prices:
    """What it costs to leave each place of a side to the enemy."""
    decisive = decisive_hexes(s, side)
    ours = (place for place in places_that_matter(s.components) if not place.hexes & ~s.control[side])
    left = weights.LEFT_BEHIND if has_time(s) else weights.LOST_FOR_GOOD
    return tuple((p.hexes, weights.DECISIVE if p.hexes & decisive else left * p.worth) for p in ours)


def has_time(s: SalernoState) -> bool:
    """Whether there are turns enough to come for ground to be given up for time."""
    return s.turn + weights.TURNS_TO_GAIN <= s.components.scene.last


def _fortified(s: SalernoState, side: int) -> int:
    c = s.components
    if side != AXIS:
        return 0
    lines = s.fortifications | c.italy.gustav | c.italy.bernhardt
    return sum(1 << place for place in places_of(lines & c.area) if is_fortified(s, place, side))


@lru_cache(maxsize=64)
def _line(c: SalernoRome, forces: Forces, homes: int, ground: Ground, strength: int, prices: Prices) -> Front:
    """As far forward as there are factors for a line; if there are too few, where fewest are lacking."""
    enemies = mask_of([place for place, _ in forces])
    struck = _strikes(c, forces)
    best, chosen = 0.0, Front((), 0)
    for belt, ahead, given_up in sorted(_candidates(c, forces, homes, ground), key=lambda each: each.given_up):
        price = given_up + sum(cost for hexes, cost in prices if hexes & ahead)
        if chosen.posts and price >= best:
            continue
        worth = {place: _hold(c, place, enemies | ahead, ground) for place in places_of(belt)}
        posts = outposts(belt, land(c), worth.__getitem__)
        strikes = (ground.growth * struck.get(place, 0.0) / worth[place] for place in posts)
        wanted = sum(max(weights.USUAL_IN_LINE, needed(strike)) for strike in strikes)
        price += max(0.0, wanted / (weights.FOR_THE_LINE * max(1, strength)) - 1)
        if posts and (not chosen.posts or price < best):
            best, chosen = price, Front(tuple(posts), ahead)
    return chosen


def _candidates(c: SalernoRome, forces: Forces, homes: int, ground: Ground) -> Iterator[Candidate]:
    """Belts around the enemy, from one hex away on. Where there is a winter line: that, and lines before and behind it
    that run as it does, each bent back where the enemy is past it already."""
    enemies = mask_of([place for place, _ in forces])
    ruled = closed(enemies, homes, land(c), c.area, weights.RULED)
    depths = depths_of(c)
    if depths is None:
        ahead = ruled
        for distance, belt in enumerate(belts(ruled, homes, land(c), c.area, weights.DEPTH)):
            yield Candidate(belt, ahead, ground.price * distance if distance else ground.beside)
            ahead |= belt
        return
    lows = _lows(c, depths, forces)
    apart = ruled
    for clearance, ring in enumerate(islice(rings(ruled, land(c), c.area), weights.CLEAR)):
        if clearance in (0, weights.CLEAR - 1):
            for contour in depths.contours:
                behind = _joined_to(homes, c, contour & ~apart)
                ahead = c.area & ~behind
                belt = behind & land(c).around(ahead)
                if belt:
                    yield Candidate(belt, ahead, _price_of_ground(depths, lows, belt, ground))
        apart |= ring


def _joined_to(homes: int, c: SalernoRome, ground: int) -> int:
    """What of some ground is joined to any of a side's homes."""
    found = homes & ground
    for ring in rings(found, land(c), ground):
        found |= ring
    return found


def _lows(c: SalernoRome, depths: Depths, forces: Forces) -> dict[int, int]:
    """How far before the winter line those enemies stand near each hex who are furthest on."""
    found: dict[int, int] = {}
    for origin, _ in forces:
        depth = depths.of[origin]
        for place in places_of(c.map.near(origin, weights.FLANK)):
            found[place] = min(depth, found.get(place, depth))
    return found


def _price_of_ground(depths: Depths, lows: Mapping[int, int], belt: int, ground: Ground) -> float:
    """What it costs to stand there: little before the winter line, for the enemy is to come to it, more where he is
    past it in the flank; behind the winter line there is no line as good."""
    total = 0.0
    for place in places_of(belt):
        depth = depths.of[place]
        total += weights.GROUND_BEFORE_WINTER * abs(ground.foremost - max(0, depth))
        total += weights.OUTFLANKED * max(0, depth - lows.get(place, depth) - weights.LEVEL)
        if depth < 0:
            total += weights.WINTER_LINE - ground.price * depth
    return total / max(1, belt.bit_count())


def in_line(strike: float) -> float:
    """The factors that should stand in a hex of a line, by what the enemy could strike it with, in factors of the
    side's own on such ground."""
    return min(weights.MOST_IN_LINE, needed(strike))


def needed(strike: float) -> float:
    """The same for a hex that is to be held at any price."""
    return max(weights.LEAST_IN_LINE, strike / weights.HOLDING_ODDS)


def _strikes(c: SalernoRome, forces: Forces) -> dict[int, float]:
    """What the enemy could strike each hex with in the impulses to come."""
    found: dict[int, float] = {}
    for origin, force in forces:
        within = 0
        for distance, part in weights.NEXT_STRIKES:
            around = c.map.near(origin, distance)
            for place in places_of(around & ~within):
                found[place] = found.get(place, 0.0) + part * force
            within = around
    return found


def _hold(c: SalernoRome, place: int, towards: int, ground: Ground) -> float:
    """What each factor of who stands on a hex is worth against enemies who come from some hexes."""
    kind = c.map.terrain[place]
    times: int = getattr(c.effects.line, kind) if ground.fortified >> place & 1 else c.effects.cover[kind].defence
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
