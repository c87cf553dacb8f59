"""Rule 3, the counters of units as the data files give them."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.salerno_rome.components.sides import Side
from sirocco.kernel.proof.rulebook import implements

Kind = Literal[
    "infantry",
    "motorised",
    "parachute",
    "glider",
    "mountain",
    "reconnaissance",
    "engineers",
    "machine-guns",
    "special",
    "flak",
    "tank",
    "tank-destroyer",
]
Nation = Literal[
    "germany",
    "usa",
    "britain",
    "canada",
    "new-zealand",
    "india",
    "south-africa",
    "poland",
    "france",
    "italy",
]
ARMOUR = ("tank", "tank-destroyer")
HALVES = 2
"""Stacking is counted in halves of a dot: a German tank piece is one."""


@implements("SR-3c", "SR-3d", "SR-3e", "SR-3f", "SR-3g", "SR-3h")
class UnitRow(msgspec.Struct, frozen=True):
    """A counter that stands on the map. Without a reduced side it has one step; without a formation it is independent;
    `drops`: by parachute; `recovers`: lost steps can be rebuilt."""

    name: str
    code: str
    side: Side
    nation: Nation
    kind: Kind
    size: Literal["II", "III", "X"]
    combat: int
    movement: int
    dots: float
    reduced: int | None = None
    formation: str | None = None
    reaction: int = 0
    tank: int = 0
    mountain: int = 0
    drops: bool = False
    recovers: bool = True

    @property
    def half_dots(self) -> int:
        return round(HALVES * self.dots)
