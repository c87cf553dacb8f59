"""The weights of the evaluation. Everything is in victory points.

Each side judges positions in its own style; styles were found by playing bots against each other. Many weights move
from an early value (first turn) to a late one (last turn).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sirocco.games.compass.components import ITALIAN, Compass


class Style(NamedTuple):
    """How a side judges; pairs are (early, late)."""

    victory: tuple[float, float] = (0.25, 1.0)
    """A victory point on the map."""
    allied_unit: tuple[float, float] = (0.3, 0.05)
    """A point of combat value of an Allied unit on the map: the means to an end."""
    italian_unit: tuple[float, float] = (0.05, 0.0)
    """The same for Italians, on top of what survivors score."""
    allied_cut_off: tuple[float, float] = (0.75, 0.6)
    """Share of a unit's worth lost when it cannot trace supply now."""
    italian_cut_off: tuple[float, float] = (0.3, 0.97)
    """The same for Italians: in the end it costs their whole score."""
    allied_nearly: tuple[float, float] = (0.45, 0.3)
    """Share lost when the enemy could cut its supply by his next move."""
    italian_nearly: tuple[float, float] = (0.2, 0.55)
    allied_exposed: float = 0.5
    """Share of what an Italian attack next turn would cost that counts now."""
    italian_exposed: float = 0.6
    """The same for an Allied attack."""
    allied_guard: float = 0.25
    """A victory area well garrisoned, for each of its points."""
    italian_guard: float = 0.7
    base: tuple[float, float] = (2.3, 0.8)
    """Holding one's logistical area."""
    allied_pull: float = 0.022
    """How strongly objectives draw a point of combat value."""
    italian_pull: float = 0.006
    push: float = 0.15
    """Driving the enemy out of an area, for its own sake."""
    pressure: float = 0.1
    """A hit on the defenders of a victory area: the next attack will be easier."""
    patience: tuple[float, float] = (0.1, 1.0)
    """Share of its worth that an attack on units which will not run away (at home in their oasis) has."""
    ground: float = 0.01
    """Controlling an area of no other value."""
    road: float = 0.05
    """Controlling an area on the coast road."""
    second: float = 0.5
    """Share of its worth that a further attack on the same area has."""
    markers: tuple[float, ...] = (0.18, 0.14, 0.22, 0.22, 0.5, 0.1, 0.45, 0.3)
    """Event markers in hand on the first turn, by type; nothing on the last."""


ALLIED_STYLE = Style(
    victory=(0.16, 0.54),
    allied_unit=(0.26, 0.07),
    italian_exposed=0.41,
    allied_guard=0.17,
    push=0.08,
    road=0.07,
    second=0.8,
)
ITALIAN_STYLE = Style(
    allied_unit=(0.2, 0.05),
    italian_exposed=0.9,
    base=(3.2, 0.7),
    italian_pull=0.02,
    road=0.1,
    second=0.56,
)
STYLES = [ALLIED_STYLE, ITALIAN_STYLE]


class Weights(NamedTuple):
    """A style on a given turn: what things are worth now. Pairs are by side."""

    victory: float
    unit: tuple[float, float]
    cut_off: tuple[float, float]
    nearly_cut_off: tuple[float, float]
    exposed: tuple[float, float]
    guard: tuple[float, float]
    base: float
    pull: tuple[float, float]
    push: float
    pressure: float
    patience: float
    ground: float
    road: float
    second: float
    markers: tuple[float, ...]


@lru_cache(maxsize=512)
def weights(c: Compass, turn: int, side: int) -> Weights:
    style = STYLES[side]
    passed = (turn - 1) / (c.last_turn - 1)

    def now(pair: tuple[float, float]) -> float:
        return pair[0] + (pair[1] - pair[0]) * passed

    survivor = 1 / c.survivors[ITALIAN] if c.survivors[ITALIAN] else 0.0
    return Weights(
        now(style.victory),
        (now(style.allied_unit), survivor + now(style.italian_unit)),
        (now(style.allied_cut_off), now(style.italian_cut_off)),
        (now(style.allied_nearly), now(style.italian_nearly)),
        (style.allied_exposed, style.italian_exposed),
        (style.allied_guard, style.italian_guard),
        now(style.base),
        (style.allied_pull, style.italian_pull),
        style.push,
        style.pressure,
        now(style.patience),
        style.ground,
        style.road,
        style.second,
        tuple(worth * (1 - passed) for worth in style.markers),
    )
