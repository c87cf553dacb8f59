"""Where a side's units would be supplied, now and if the weather turns, and where enemies are behind them, for bots."""

from __future__ import annotations

from functools import lru_cache

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import strength_at
from sirocco.games.salerno_rome.bot.objectives import marches
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.rules.movement.ground import mover_of
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import (
    Cover,
    army_pool,
    axis_sources,
    eighth_army_sources,
    fifth_army_sources,
    lines_through,
)


def chance_of_bad_weather(s: SalernoState) -> float:
    """In the impulses to come of this turn."""
    chart = s.components.weather
    return float(chart.chances(chart.named(str(s.turn))).get("bad", 0))


@lru_cache(maxsize=64)
def _depths(c: SalernoRome, sources: int) -> list[int]:
    """What the march to the nearest of a side's terminals costs from each hex."""
    ways = [marches(c).to(source) for source in places_of(sources)]
    return [min(costs) for costs in zip(*ways, strict=True)] if ways else [0] * len(c.hex_ids)


def enemies_behind(s: SalernoState, side: int) -> dict[int, float]:
    """By hex, the enemy factors near it that stand closer to the side's terminals: who goes there is about to be cut
    off."""
    c, enemy = s.components, 1 - side
    sources = axis_sources(s) if side == AXIS else fifth_army_sources(s) | eighth_army_sources(s)
    depths = _depths(c, sources)
    found: dict[int, float] = {}
    for place in places_of(s.occupied[enemy]):
        force, limit = strength_at(s, enemy, place), depths[place] + weights.CLEARLY_BEHIND
        for hex_ in places_of(c.map.near(place, weights.BEHIND_WITHIN)):
            if depths[hex_] > limit:
                found[hex_] = found.get(hex_, 0.0) + force
    return found


def enemies_cut_off(s: SalernoState, side: int) -> dict[int, float]:
    """By hex, the enemy factors near it that stand further from their own terminals: who comes there is on their way
    back."""
    c, enemy = s.components, 1 - side
    sources = axis_sources(s) if enemy == AXIS else fifth_army_sources(s) | eighth_army_sources(s)
    depths = _depths(c, sources)
    found: dict[int, float] = {}
    for place in places_of(s.occupied[enemy]):
        force, limit = strength_at(s, enemy, place), depths[place] - weights.CLEARLY_BEHIND
        for hex_ in places_of(c.map.near(place, weights.BEHIND_WITHIN)):
            if depths[hex_] < limit:
                found[hex_] = found.get(hex_, 0.0) + force
    return found


class ContestedCover(Cover):
    """Who would have a line if the enemy came to all he can easily come to: only what friends are near stays open."""

    def __init__(self, s: SalernoState, side: int) -> None:
        super().__init__(s, side)
        self._open &= ~(_near(s, 1 - side, weights.CONTESTED) & ~_near(s, side, weights.COVERED))
        self._lines = lines_through(s, self._open, s.mules[side])


def _near(s: SalernoState, side: int, distance: int) -> int:
    """The hexes within some distance of those that a side holds with more than an outpost."""
    found = 0
    for place in places_of(s.occupied[side]):
        if strength_at(s, side, place) >= weights.OUTPOST:
            found |= s.components.map.near(place, distance)
    return found


class Lines:
    """Lines of supply in a position: what is found once holds for all units of a sort. `in_doubt`: how likely lines are
    lost that lead past the enemy."""

    def __init__(self, s: SalernoState, side: int, in_doubt: float = 0.0) -> None:
        self._s, self._side = s, side
        self._now = Cover(s, side)
        self._bad = chance_of_bad_weather(s)
        self._later = self._now
        if self._bad and not s.bad:
            t = s.clone()
            t.bad = True
            self._later = Cover(t, side)
        self._in_doubt = in_doubt
        self._safe = ContestedCover(s, side) if in_doubt else self._now
        self._known: dict[tuple[int, int], tuple[int, int, int]] = {}

    def lack(self, unit: int, place: int) -> float:
        """How likely a unit is without supply on a hex."""
        now, later, safe = self._hexes(unit)
        if not now >> place & 1:
            return 1.0
        return max(0.0 if later >> place & 1 else self._bad, 0.0 if safe >> place & 1 else self._in_doubt)

    def _hexes(self, unit: int) -> tuple[int, int, int]:
        army = AXIS if self._side == AXIS else army_pool(self._s, unit)
        key = (army, mover_of(self._s.components, 1 << unit))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = (
                self._now.covered(unit),
                self._later.covered(unit),
                self._safe.covered(unit),
            )
        return known
