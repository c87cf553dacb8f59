"""The weights of the evaluation. Everything is in victory points; `left` runs from 1 (first turn) to 0 (last)."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.games.compass.components import ITALIAN, Compass


class Weights(NamedTuple):
    """What things are worth now."""

    victory: float
    """A victory point on the map."""
    unit: tuple[float, float]
    """A point of combat value of a unit on the map, by side."""
    cut_off: float
    """Share of a unit's worth lost when it cannot trace supply now."""
    nearly_cut_off: float
    """Share lost when the enemy could cut its supply by his next move."""
    exposed: float
    """Share of what an enemy attack next turn would cost that counts now."""
    pull: tuple[float, float]
    """How strongly objectives draw a point of combat value, by side."""
    push: float
    """Driving the enemy out of an area, for its own sake."""
    pressure: float
    """A hit on the defenders of a victory area: the next attack will be easier."""
    ground: float
    """Controlling an area of no other value."""
    markers: tuple[float, ...]
    """Event markers in hand, by type."""


def weights(c: Compass, turn: int) -> Weights:
    left = (c.last_turn - turn) / (c.last_turn - 1)
    survivor = 1 / c.survivors[ITALIAN] if c.survivors[ITALIAN] else 0.0
    return Weights(
        victory=1.0,
        unit=(0.05 + 0.25 * left, survivor + 0.05 * left),
        cut_off=0.35 + 0.55 * (1 - left),
        nearly_cut_off=0.12 + 0.3 * (1 - left),
        exposed=0.35,
        pull=(0.022, 0.006),
        push=0.15,
        pressure=0.1,
        ground=0.01,
        markers=tuple(left * v for v in (0.18, 0.14, 0.22, 0.22, 0.5, 0.1, 0.45, 0.3)),
    )
