"""Sequences of actions worth considering as a whole."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.games.compass.state import CompassState
from sirocco.kernel.action import Action


def plans(s: CompassState, side: int) -> Iterable[tuple[Action, ...]]:
    return ()
