"""What has to be held, how strongly, and what is lacking there, for bots."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.prospects import defence_factor
from sirocco.games.salerno_rome.bot.stakes import depot_counts, is_watched, place_around, places_that_matter
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.state import SalernoState


class Post(NamedTuple):
    """A hex of a side that the enemy could come for: what it is worth, the factors that should stand there, and those
    that do."""

    hex: int
    worth: float
    wanted: float
    there: int

    @property
    def lacking(self) -> float:
        """The share of what is wanted that is not there."""
        return max(0.0, 1 - self.there / self.wanted) if self.wanted else 0.0

    @property
    def decides(self) -> bool:
        return self.worth >= weights.HELD


def strength_at(s: SalernoState, side: int, place: int) -> int:
    return sum(s.strength(unit) for unit in places_of(s.at[place] & s.components.side_mask[side]))


def threat(s: SalernoState, side: int, place: int) -> float:
    """What the enemy could strike a place with: all that is beside it, and shares from further away, as far as the
    side's own units there do not keep him busy."""
    total, within = 0.0, 0
    for distance, part in weights.COMING:
        around = s.components.map.near(place, distance)
        coming, meeting = (
            sum(strength_at(s, who, hex_) for hex_ in places_of(around & ~within & s.occupied[who]))
            for who in (1 - side, side)
        )
        busy = weights.BUSY * meeting if within else 0.0
        total += part * max(0.0, coming - busy)
        within = around
    return total


def _post(s: SalernoState, side: int, hex_: int, worth: float) -> Post:
    wanted = threat(s, side, hex_) / (weights.HOLDING_ODDS * defence_factor(s, side, hex_))
    least = weights.LEAST_GUARD if worth >= weights.HELD else 0
    return Post(hex_, worth, max(least, wanted), strength_at(s, side, hex_))


def posts(s: SalernoState, side: int) -> list[Post]:
    """The places and depots of a side that enemies are near, what is worth most first. Of a place with several hexes
    that one counts where most of the side stands."""
    c = s.components
    theirs = s.control[1 - side] | s.occupied[1 - side]
    found = []
    for place in places_that_matter(c):
        if not place.hexes & theirs:
            hex_ = max(places_of(place.hexes), key=lambda h: (strength_at(s, side, h), -h))
            if is_watched(s, side, hex_):
                found.append(_post(s, side, hex_, place.worth))
    if side == ALLIED and depot_counts(c):
        found += [_post(s, side, hex_, weights.DEPOT) for hex_ in places_of(s.depots & ~s.occupied[1 - side])]
    return sorted(found, key=lambda post: (-post.worth, post.hex))


def can_be_spared(s: SalernoState, side: int, unit: int) -> bool:
    """Whether a unit may leave its hex without making the enemy a present of what decides the game."""
    here = s.place[unit]
    for post in posts(s, side):
        if post.decides and place_around(s.components, post.hex) >> here & 1:
            return post.hex != here or post.there - s.strength(unit) >= post.wanted
    return True
