"""What draws the sides: what they have to take and what they have to hold, and how strongly from everywhere."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from math import ceil

from sirocco.board.distances import Distances
from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import drives, is_pressed, strength
from sirocco.games.salerno_rome.bot.garrisons import behind_line, deciding_posts, line_posts, places_to_guard
from sirocco.games.salerno_rome.bot.stakes import ADRIATIC, depot_counts, on_the_way, places_that_matter
from sirocco.games.salerno_rome.bot.winter_line import land
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.components.terrain import Mover
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.mechanics.bot.attraction import Goals, attraction
from sirocco.mechanics.movement_costs import turned_round

FADES = tuple(weights.FADE**cost for cost in range(weights.FAINT))
WEAK = 0.7
"""A side with less than this share of the enemy's strength is much weaker."""
LEVELS = 3
"""Into how many levels is divided what a place lacks."""


@lru_cache(maxsize=8)
def marches(c: SalernoRome) -> Distances:
    """What marches cost on foot in fair weather, whoever stands in the way."""
    return Distances(turned_round(c.italy.costs.tables[Mover.FOOT, False]))


@lru_cache(maxsize=256)
def _field(c: SalernoRome, goals: Goals) -> list[float]:
    most = max(weights.HELD, *(worth for _, worth in goals)) if goals else 1.0
    return attraction([(hex_, worth / most) for hex_, worth in goals], marches(c), FADES, weights.OTHERS)


def goals_of(s: SalernoState, side: int) -> Goals:
    """The hexes that draw a side now: those it has to take, and its own where too few stand."""
    c, enemy = s.components, 1 - side
    keen = weights.OUTNUMBERED if strength(s, side) < WEAK * strength(s, enemy) else 1.0
    if is_pressed(s, side) and not drives(s, side):
        keen = weights.ON_THE_DEFENCE
    found: dict[int, float] = {}
    for place in places_that_matter(c):
        for hex_ in places_of(place.hexes & (s.control[enemy] | s.occupied[enemy])):
            open_ = not s.occupied[enemy] >> hex_ & 1 and place.worth < weights.HELD
            found[hex_] = keen * place.worth * (weights.OPEN if open_ else 1.0)
    if side == ALLIED:
        for hex_ in places_of(on_the_way(c) & s.control[AXIS]):
            found[hex_] = found.get(hex_, 0.0) + keen * weights.ON_THE_WAY
    if side == AXIS:
        for hex_ in places_of(behind_line(s, side, on_the_way(c) & s.control[ALLIED])):
            found[hex_] = found.get(hex_, 0.0) + weights.ON_THE_WAY
    if side == AXIS and depot_counts(c):
        for hex_ in places_of(s.depots):
            found[hex_] = found.get(hex_, 0.0) + keen * weights.DEPOT
    for post in (*deciding_posts(s, side), *places_to_guard(s, side)):
        if post.lacking:
            found[post.hex] = found.get(post.hex, 0.0) + weights.DEFENDED * post.worth * _in_steps(post.lacking)
    return tuple(sorted(found.items()))


def adriatic_draw(s: SalernoState) -> list[float] | None:
    """How strongly the next town of the Adriatic road draws the Eighth Army, until the last is taken."""
    c = s.components
    towns = [places_of(c.italy.hexes_of(name))[0] for name in ADRIATIC] if on_the_way(c) else []
    following = next((town for town in towns if s.control[AXIS] >> town & 1), None)
    return None if following is None else _adriatic_field(c, following)


@lru_cache(maxsize=16)
def _adriatic_field(c: SalernoRome, town: int) -> list[float]:
    return [weights.ADRIATIC * weights.ADRIATIC_FADE**cost for cost in marches(c).to(town)]


def _in_steps(share: float) -> float:
    """A share rounded up, so that what draws changes seldom."""
    return ceil(share * LEVELS) / LEVELS


def draw_of(s: SalernoState, side: int) -> list[float]:
    """How strongly a side's goals and its line draw from each hex, as shares of the strongest goal: the gaps of the
    line most, and whoever stands far from it comes closer."""
    posts = line_posts(s, side)
    gaps = mask_of([post.hex for post in posts if post.there < weights.LEAST_IN_LINE])
    line = mask_of([post.hex for post in posts])
    return _drawn(s.components, goals_of(s, side), gaps, line, _barred(s, side) if posts else 0)


@lru_cache(maxsize=256)
def _drawn(c: SalernoRome, goals: Goals, gaps: int, line: int, barred: int) -> list[float]:
    found = list(_field(c, goals))
    for start, strongest in ((line, weights.TO_THE_LINE), (gaps, weights.LINE)):
        for place, way in _ways(c, start, barred).items():
            found[place] = max(found[place], strongest * weights.LINE_FADE**way)
    return found


def ways_back(s: SalernoState, side: int) -> dict[int, int]:
    """How many hexes it is to its line from each hex, for a side that holds one."""
    line = mask_of([post.hex for post in line_posts(s, side)])
    return _ways(s.components, line, _barred(s, side)) if line else {}


def _barred(s: SalernoState, side: int) -> int:
    """The hexes where the enemy stands, or beside him, but for those that the side holds itself."""
    return (s.zone[1 - side] | s.occupied[1 - side]) & ~s.occupied[side]


@lru_cache(maxsize=64)
def _ways(c: SalernoRome, start: int, barred: int) -> dict[int, int]:
    """How far it is over land from some hexes for who keeps away from the enemy: a hex that he bars is a detour."""
    waiting = deque([start, *[0] * weights.PAST_THE_ENEMY])
    left, way = c.area, 0
    found: dict[int, int] = {}
    while any(waiting):
        places = waiting.popleft() & left
        waiting.append(0)
        if places:
            left &= ~places
            found.update(dict.fromkeys(places_of(places), way))
            beside = land(c).around(places) & left
            waiting[0] |= beside & ~barred
            waiting[weights.PAST_THE_ENEMY - 1] |= beside & barred
        way += 1
    return found
