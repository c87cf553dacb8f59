"""The weights of the evaluation. Everything is in victory points.

Each side judges positions in its own style; styles were found by playing bots against each other. Weights move from
their value on the first turn to that on the last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from sirocco.games.compass.components import ITALIAN, Compass
from sirocco.mechanics.bot.weights import all_between


class Weights(NamedTuple):
    """What things are worth. Pairs are by side: Allied, Italian."""

    victory: float = 0.25
    """A victory point on the map."""
    unit: tuple[float, float] = (0.3, 0.05)
    """A point of combat value of a unit on the map: to the Allies the means to an end, to the Italians besides what
    survivors score."""
    cut_off: tuple[float, float] = (0.75, 0.3)
    """Share of a unit's worth lost when it cannot trace supply now; in the end it costs the Italians all they score."""
    nearly_cut_off: tuple[float, float] = (0.45, 0.2)
    """Share lost when the enemy could cut its supply by his next move."""
    exposed: tuple[float, float] = (0.5, 0.6)
    """Share of what an enemy attack next turn would cost that counts now."""
    guard: tuple[float, float] = (0.25, 0.7)
    """A victory area well garrisoned, for each of its points."""
    base: float = 2.3
    """Holding one's logistical area."""
    pull: tuple[float, float] = (0.022, 0.006)
    """How strongly objectives draw a point of combat value."""
    push: float = 0.15
    """Driving the enemy out of an area, for its own sake."""
    pressure: float = 0.1
    """A hit on the defenders of a victory area: the next attack will be easier."""
    patience: float = 0.1
    """Share of its worth that an attack on units which will not run away (at home in their oasis) has."""
    ground: float = 0.01
    """Controlling an area of no other value."""
    road: float = 0.05
    """Controlling an area on the coast road."""
    second: float = 0.5
    """Share of its worth that a further attack on the same area has."""
    markers: tuple[float, ...] = (0.18, 0.14, 0.22, 0.22, 0.5, 0.1, 0.45, 0.3)
    """Event markers in hand, by type."""


LATE: dict[str, Any] = {"cut_off": (0.6, 0.97), "nearly_cut_off": (0.3, 0.55), "patience": 1.0, "markers": (0.0,) * 8}
"""What is different on the last turn in either style."""
ALLIED_STYLE = Weights(
    victory=0.16, unit=(0.26, 0.05), exposed=(0.5, 0.41), guard=(0.17, 0.7), push=0.08, road=0.07, second=0.8
)
ITALIAN_STYLE = Weights(unit=(0.2, 0.05), exposed=(0.5, 0.9), base=3.2, pull=(0.022, 0.02), road=0.1, second=0.56)
STYLES = [
    (ALLIED_STYLE, ALLIED_STYLE._replace(victory=0.54, unit=(0.07, 0.0), base=0.8, **LATE)),
    (ITALIAN_STYLE, ITALIAN_STYLE._replace(victory=1.0, unit=(0.05, 0.0), base=0.7, **LATE)),
]
"""By side, on the first turn and on the last."""


@lru_cache(maxsize=512)
def weights(c: Compass, turn: int, side: int) -> Weights:
    """What things are worth to a side on a turn."""
    early, late = STYLES[side]
    now = all_between(early, late, (turn - 1) / (c.last_turn - 1))
    survivor = 1 / c.survivors[ITALIAN] if c.survivors[ITALIAN] else 0.0
    return now._replace(unit=(now.unit[0], survivor + now.unit[1]))
