"""Where a side's units would be supplied, now and if the weather turns, for bots."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.rules.ground import mover_of
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply import Cover, army_pool


def chance_of_bad_weather(s: SalernoState) -> float:
    """In the impulses to come of this turn."""
    chart = s.components.weather
    return float(chart.chances(chart.named(str(s.turn))).get("bad", 0))


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
