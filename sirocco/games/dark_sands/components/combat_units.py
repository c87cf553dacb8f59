"""Rule 12, Combat units: the counters of units as the data files give them."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.dark_sands.components.rows import Factors, Kind
from sirocco.games.dark_sands.components.sides import Side
from sirocco.kernel.proof.rulebook import implements


class Upgrade(msgspec.Struct, frozen=True):
    """A better face that replaces the counter from a turn on."""

    turn: int
    full: Factors
    reduced: Factors | None = None
    movement: int | None = None


@implements("DS-2.3a", "DS-2.3b", "DS-2.3d", "DS-12.0a", "DS-12.2a", "DS-12.3a", "DS-12.4a")
class UnitRow(msgspec.Struct, frozen=True):
    """A counter that stands on the map: attack and defence by face, movement, size, what it belongs to."""

    name: str
    side: Side
    nation: str
    kind: Kind
    size: Literal["company", "II", "III", "X", "XX", "XXX", "XXXX"]
    full: Factors
    movement: int
    reduced: Factors | None = None
    formation: str | None = None
    keeps: bool = True
    wheels: bool = False
    range: int = 0
    upgrades: tuple[Upgrade, ...] = ()
