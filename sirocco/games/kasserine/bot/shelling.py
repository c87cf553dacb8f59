"""What guns do to whoever stays in their range. Fire counts for more here than attacks: a hit on a unit that is reduced
or shocked already is its end, so that a few guns destroy in a move or two whoever they reach by day."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.raids import comes_by_night
from sirocco.games.kasserine.bot.values import Values
from sirocco.games.kasserine.components.charts import ARMOUR, SOFT, TARGETS, Fire
from sirocco.games.kasserine.rules.artillery import result_of
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.odds import FACES


class Shelling:
    """The fire that the guns of a side can bring down before its next half is over: while the other side fights, from
    where they stand, and afterwards from wherever they go."""

    def __init__(self, s: KasserineState, side: int) -> None:
        c = s.components
        self._s, self._side = s, side
        night = c.modifiers["night"]
        self._nights = (s.night, comes_by_night(s, side))
        self._penalty = [night.die if dark else 0 for dark in self._nights]
        self._furthest = [night.range if dark else None for dark in self._nights]
        self._hits = {target: self._expected(target) for target in TARGETS}

    def _expected(self, target: str) -> Sequence[float]:
        """How many hits on a kind of target to reckon with in each hex."""
        s, c = self._s, self._s.components
        found = [0.0] * c.map.open
        for gun in places_of(c.guns & c.side_mask[self._side] & s.standing):
            fire = c.fire.get((c.units[gun].kind, target))
            if fire is None:
                continue
            worn = c.modifiers["reduced"].die if s.weakened(gun) else 0
            for soon, share in enumerate(weights.SHOTS):
                limit = self._furthest[soon]
                reach = fire.range if limit is None else min(fire.range, limit)
                reach += weights.GUN_MARCH * soon
                for place in places_of(c.map.near(s.place[gun], reach)):
                    die = self._penalty[soon] + worn + c.tunisia.costs.cover(place)
                    found[place] += share * _chance(fire, die)
        return found

    def cost(self, values: Values, place: int, units: int) -> float:
        """What some combat units (a mask) of the other side stand to lose to it in a hex."""
        armour = units & self._s.components.armour
        lost = self._loss(values, self._hits[ARMOUR][place], armour)
        lost += self._loss(values, self._hits[SOFT][place], units & ~armour)
        return weights.UNDER_FIRE[1 - self._side] * lost

    def _loss(self, values: Values, hits: float, units: int) -> float:
        """The owner spreads the hits: a fresh unit takes one, each further one is the end of the cheapest."""
        if not units or not hits:
            return 0.0
        s = self._s
        fresh = sum(not s.weakened(unit) for unit in places_of(units))
        cheapest = min(values.whole(s, unit) for unit in places_of(units))
        worn = min(values.step(s, unit) for unit in places_of(units))
        return cheapest * _beyond(hits, fresh) + weights.SHOCKED * worn * (hits - _beyond(hits, fresh))


def _chance(fire: Fire, modifier: int) -> float:
    """How likely a shot does anything at all."""
    return sum(result_of(fire, die + modifier) != "-" for die in range(1, FACES + 1)) / FACES


def _beyond(hits: float, fresh: int) -> float:
    """How many hits fall on average after so many fresh units have taken one each, if they fall by chance."""
    none = exp(-hits)
    if fresh == 0:
        return hits
    if fresh == 1:
        return hits - 1 + none
    return hits - 2 + none * (2 + hits)
