"""What has to be held, how strongly, and what is lacking there, for bots."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import drives, strength, strength_at
from sirocco.games.salerno_rome.bot.beachhead import is_on_its_own
from sirocco.games.salerno_rome.bot.fronts import front, in_line
from sirocco.games.salerno_rome.bot.prospects import defence_factor, strikes
from sirocco.games.salerno_rome.bot.stakes import (
    decisive_hexes,
    is_watched,
    on_the_way,
    places_that_matter,
    worth_at,
)
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.open_city.open_city import SINCE, rome_hexes
from sirocco.games.salerno_rome.rules.state import SalernoState


class Post(NamedTuple):
    """A hex that a side should hold: what it is worth, the factors that should stand there, those that do, and whether
    its loss decides the game."""

    hex: int
    worth: float
    wanted: float
    there: int
    decides: bool = False

    @property
    def lacking(self) -> float:
        """The share of what is wanted that is not there."""
        return max(0.0, 1 - self.there / self.wanted) if self.wanted else 0.0


def threat(s: SalernoState, side: int, place: int, held_up: float = weights.BUSY) -> float:
    """What the enemy could strike a place with: all that is beside it, and shares from further away, as far as the
    side's own units there do not keep him busy: by `held_up` of their factors."""
    total, within = 0.0, 0
    for distance, part in weights.COMING:
        around = s.components.map.near(place, distance)
        coming, meeting = (
            sum(strength_at(s, who, hex_) for hex_ in places_of(around & ~within & s.occupied[who]))
            for who in (1 - side, side)
        )
        busy = held_up * meeting if within else 0.0
        total += part * max(0.0, coming - busy)
        within = around
    return total


def _post(s: SalernoState, side: int, hex_: int, worth: float, least: float = 0.0) -> Post:
    one_is_enough = not s.components.victory[1 - side].every
    held_up = weights.BUSY_AT_THE_WORST if least and one_is_enough else weights.BUSY
    wanted = threat(s, side, hex_, held_up) / (weights.HOLDING_ODDS * defence_factor(s, side, hex_))
    return Post(hex_, worth, max(least, wanted), strength_at(s, side, hex_), bool(least))


def _token(s: SalernoState, side: int, hex_: int) -> Post:
    """So that nobody just walks in: a port, or the open city, which nobody defends."""
    return Post(hex_, weights.HELD, weights.TOKEN, strength_at(s, side, hex_), True)


def open_city(s: SalernoState) -> int:
    """The hexes that the Axis leaves when they are attacked: strength is of no use there."""
    return rome_hexes(s.components) if s.turn >= SINCE else 0


def deciding_posts(s: SalernoState, side: int) -> list[Post]:
    """What must not be lost: every hex of the places that decide the game, depots, without which a corps starves if
    they do not decide it, and ports from which the enemy would be there at once."""
    c = s.components
    worth, ours = worth_at(c), ~s.occupied[1 - side]
    decisive = decisive_hexes(s, side)
    undefended = open_city(s) if side == AXIS else 0
    places = places_of(decisive & ours & ~undefended)
    found = [_post(s, side, hex_, worth.get(hex_, weights.HELD), weights.LEAST_GUARD) for hex_ in places]
    found += [_token(s, side, hex_) for hex_ in places_of(decisive & ours & undefended)]
    if side == ALLIED:
        depots = s.depots & ours & ~decisive
        held = weights.HOLDS_A_DEPOT if depots and is_on_its_own(s) else weights.LEAST_GUARD
        found += [_post(s, side, h, weights.DEPOT, held) for h in places_of(depots)]
    if side == AXIS:
        ports = c.italy.ports & c.area & s.control[AXIS] & ours & ~decisive
        towns = behind_line(s, side, on_the_way(c) & ports)
        near = [p for p in places_of(ports) if towns >> p & 1 or c.map.near(p, weights.LANDING_NEAR) & decisive]
        found += [_token(s, side, p) for p in near]
    return sorted(found, key=lambda post: (-post.worth, -post.there, post.hex))


def places_to_guard(s: SalernoState, side: int) -> list[Post]:
    """The other places of a side that enemies are near, what is worth most first. Of a place with several hexes that
    one counts where most of the side stands."""
    decisive = decisive_hexes(s, side)
    theirs = s.control[1 - side] | s.occupied[1 - side] | decisive
    found = []
    for place in places_that_matter(s.components):
        if not place.hexes & theirs:
            hex_ = max(places_of(place.hexes), key=lambda h: (strength_at(s, side, h), -h))
            if is_watched(s, side, hex_):
                least = weights.LEAST_GUARD if place.worth >= weights.HELD else 0.0
                found.append(_post(s, side, hex_, place.worth, least))
    return sorted(found, key=lambda post: (-post.worth, post.hex))


def line_posts(s: SalernoState, side: int) -> list[Post]:
    """The hexes of its line, for a side that does not drive: where the enemy could strike hardest first. What there is
    too little of is shared out: who stands in strength here and with an outpost there has lost the line there."""
    if drives(s, side):
        return []
    struck = strikes(s, side, weights.NEXT_STRIKES)
    wanted = {hex_: in_line(struck.get(hex_, 0.0) / defence_factor(s, side, hex_)) for hex_ in front(s, side).posts}
    share = min(1.0, weights.SHARED_OUT * strength(s, side) / max(1.0, sum(wanted.values())))
    posts = (
        Post(hex_, 0.0, max(weights.LEAST_IN_LINE, share * factors), strength_at(s, side, hex_))
        for hex_, factors in wanted.items()
    )
    return sorted(posts, key=lambda post: (-post.wanted, post.hex))


def kept_at(s: SalernoState, side: int, post: Post) -> int:
    """The units (a mask) that stay at a post: enough of those who are there, the strongest first."""
    kept, factors = 0, 0
    for unit in sorted(places_of(s.at[post.hex] & s.components.side_mask[side]), key=lambda u: (-s.strength(u), u)):
        if factors < post.wanted:
            kept |= 1 << unit
            factors += s.strength(unit)
    return kept


def kept_in_line(s: SalernoState, side: int) -> int:
    """The units (a mask) that stay where they are, for a side that holds a line."""
    kept = 0
    for post in (*deciding_posts(s, side), *line_posts(s, side)):
        kept |= kept_at(s, side, post)
    return kept


def ground_ahead(s: SalernoState, side: int) -> int:
    """The hexes between the line and the enemy, for a side that does not drive."""
    return 0 if drives(s, side) else front(s, side).ahead


def behind_line(s: SalernoState, side: int, hexes: int) -> int:
    """Those of some hexes that lie behind its line or in it, for a side that does not drive."""
    return 0 if not hexes or drives(s, side) else hexes & ~front(s, side).ahead


def can_be_spared(s: SalernoState, side: int, unit: int) -> bool:
    """Whether a unit may leave its hex without making the enemy a present of what decides the game, or of the line."""
    here = s.place[unit]
    for post in (*deciding_posts(s, side), *line_posts(s, side)):
        if post.hex == here:
            return post.there - s.strength(unit) >= post.wanted
    return True
