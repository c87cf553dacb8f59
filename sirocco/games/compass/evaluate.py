"""A hand-made evaluation for bots."""

from __future__ import annotations

from sirocco.games.compass.state import CompassState
from sirocco.games.compass.victory import points


def evaluate(s: CompassState, side: int) -> float:
    return float(points(s, side) - points(s, 1 - side))
