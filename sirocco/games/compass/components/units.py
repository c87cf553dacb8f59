"""Chapter 1.2, The units: their counters as the data files give them."""

from __future__ import annotations

import msgspec

from sirocco.games.compass.components.sides import Side
from sirocco.kernel.proof.rulebook import implements


@implements("C-1.2a", "C-1.2e", "C-1.2f", "C-3.7a")
class UnitRow(msgspec.Struct, frozen=True, rename="camel"):
    """One unit as its counter tells it: side, name, symbol, combat value, movement, strength levels."""

    name: str
    code: str
    side: Side
    kind: str
    size: str
    combat: int
    movement: int
    reduced: int | None = None
    asterisk: bool = False
    bracketed: bool = False
    garrison: bool = False
    matilda: bool = False
    home_supply: str | None = None
    start: str | None = None
    arrives: int | None = None
    leaves: int | None = None
