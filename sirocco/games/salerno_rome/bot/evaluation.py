"""What a position is worth to a side, for bots: the places it holds and the steps it has, less the enemy's."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot.objectives import draw_of
from sirocco.games.salerno_rome.bot.prospects import unit_worth
from sirocco.games.salerno_rome.bot.stakes import places_that_matter
from sirocco.games.salerno_rome.bot.weights import PULL, UNSUPPLIED
from sirocco.games.salerno_rome.rules.state import SalernoState


def evaluate(s: SalernoState, side: int) -> float:
    draw = draw_of(s, side)
    pull = sum(draw[s.place[unit]] for unit in places_of(s.standing & s.components.side_mask[side]))
    return _held(s, side) - _held(s, 1 - side) + 0.01 * PULL * pull


def _held(s: SalernoState, side: int) -> float:
    """Places and units of a side."""
    units = list(places_of(s.standing & s.components.side_mask[side]))
    places = (place for place in places_that_matter(s.components) if not place.hexes & ~s.control[side])
    hungry = sum(s.oos >> unit & 1 for unit in units)
    return sum(place.worth for place in places) + sum(unit_worth(s, unit) for unit in units) - UNSUPPLIED * hungry
