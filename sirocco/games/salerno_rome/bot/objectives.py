"""What draws the sides: what they have to take and what they have to hold, and how strongly from everywhere."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from sirocco.board.distances import Distances
from sirocco.board.graph import mask_of, places_of
from sirocco.board.trace import rings
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import drives, is_pressed, strength
from sirocco.games.salerno_rome.bot.fronts import land
from sirocco.games.salerno_rome.bot.garrisons import deciding_posts, line_posts, places_to_guard
from sirocco.games.salerno_rome.bot.stakes import depot_counts, places_that_matter
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import AXIS
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
    most = max((worth for _, worth in goals), default=1.0)
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
    if side == AXIS and depot_counts(c):
        for hex_ in places_of(s.depots):
            found[hex_] = found.get(hex_, 0.0) + keen * weights.DEPOT
    for post in (*deciding_posts(s, side), *places_to_guard(s, side)):
        if post.lacking:
            found[post.hex] = found.get(post.hex, 0.0) + weights.DEFENDED * post.worth * _in_steps(post.lacking)
    return tuple(sorted(found.items()))


def _in_steps(share: float) -> float:
    """A share rounded up, so that what draws changes seldom."""
    return ceil(share * LEVELS) / LEVELS


def draw_of(s: SalernoState, side: int) -> list[float]:
    """How strongly a side's goals and the gaps of its line draw from each hex, as shares of the strongest goal."""
    gaps = mask_of([post.hex for post in line_posts(s, side) if post.there < weights.LEAST_IN_LINE])
    return _drawn(s.components, goals_of(s, side), gaps)


@lru_cache(maxsize=256)
def _drawn(c: SalernoRome, goals: Goals, gaps: int) -> list[float]:
    found = list(_field(c, goals))
    worth = weights.LINE
    for ring in (gaps, *rings(gaps, land(c), c.area)):
        for place in places_of(ring):
            found[place] = max(found[place], worth)
        worth *= weights.LINE_FADE
    return found
