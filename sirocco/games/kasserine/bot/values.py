"""What units are worth to bots, and what fighting costs them."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.victory import axis_losses


def price_of_point(s: KasserineState, side: int) -> float:
    """What a combat point of a side is worth: the Axis must not lose too many of them."""
    if side != AXIS:
        return weights.LOSS[side]
    limit = s.components.victory.losses
    lost = axis_losses(s)
    share = 1 + weights.STRAIN * (lost / max(1, limit)) ** 2 if lost <= limit else weights.PAST_LIMIT
    return weights.LOSS[AXIS] * share


class Values:
    """The worth of the units of both sides as a position stands."""

    def __init__(self, s: KasserineState) -> None:
        self._point = tuple(price_of_point(s, side) for side in (0, 1))

    def whole(self, s: KasserineState, unit: int) -> float:
        """All that a unit is worth as it is now."""
        c = s.components
        if c.ucts >> unit & 1:
            gun = weights.GUN if c.guns >> unit & 1 else 0.0
            return gun + weights.BODY + self._point[c.side_of[unit]] * s.points(unit)
        if c.ucms >> unit & 1:
            return weights.ARMY if c.army_ucms[c.side_of[unit]] >> unit & 1 else weights.DIVISION
        return weights.HAULED if c.mobile >> unit & 1 else weights.FIXED

    def step(self, s: KasserineState, unit: int) -> float:
        """What it loses when it must reduce."""
        c = s.components
        if s.reduced >> unit & 1 or not c.ucts >> unit & 1:
            return self.whole(s, unit)
        return self._point[c.side_of[unit]] * (c.points(unit, False) - c.points(unit, True))

    def of(self, s: KasserineState, units: Iterable[int]) -> tuple[float, float]:
        """What some units lose if all are reduced, and if all are eliminated."""
        flips = wholes = 0.0
        for unit in units:
            flips += self.step(s, unit)
            wholes += self.whole(s, unit)
        return flips, wholes

    def force(self, s: KasserineState, side: int) -> float:
        """All that a side has on the map."""
        return sum(self.whole(s, unit) for unit in places_of(s.components.side_mask[side] & s.standing))
