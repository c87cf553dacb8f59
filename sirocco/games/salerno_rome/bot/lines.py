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


class Lines:
    """Lines of supply in a position: what is found once holds for all units of a sort."""

    def __init__(self, s: SalernoState, side: int) -> None:
        self._s, self._side = s, side
        self._now = Cover(s, side)
        self._bad = chance_of_bad_weather(s)
        self._later = self._now
        if self._bad and not s.bad:
            t = s.clone()
            t.bad = True
            self._later = Cover(t, side)
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def lack(self, unit: int, place: int) -> float:
        """How likely a unit is without supply on a hex."""
        now, later = self._hexes(unit)
        if not now >> place & 1:
            return 1.0
        return 0.0 if later >> place & 1 else self._bad

    def _hexes(self, unit: int) -> tuple[int, int]:
        army = AXIS if self._side == AXIS else army_pool(self._s, unit)
        key = (army, mover_of(self._s.components, 1 << unit))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = (self._now.covered(unit), self._later.covered(unit))
        return known
