"""The counters as the data files give them: combat units (UCT), headquarters (UCM) and supply units (URF)."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.kasserine.components.sides import Side
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.kernel.proof.rulebook import implements

Factors = tuple[int, int]
"""Attack and defence."""
Kind = Literal[
    "armour",
    "mechanised",
    "infantry",
    "reconnaissance",
    "self-propelled",
    "artillery",
    "anti-tank",
    "headquarters",
    "supply",
]
Nation = Literal["germany", "italy", "usa", "britain", "france"]
GUNS = ("self-propelled", "artillery", "anti-tank")
ON_WHEELS = ("armour", "mechanised", "reconnaissance", *GUNS)
COMBAT = ("infantry", *ON_WHEELS)
HEADQUARTERS, SUPPLY = "headquarters", "supply"
DIVISION, ARMY = "XX", "XXXX"
"""The sizes of headquarters."""
TAKEN = "-taken"
"""A supply unit that the enemy has taken is another counter, called by the first: URF-Thala-taken."""


@implements("K-comp-03", "K-comp-04", "K-comp-05", "K-comp-06", "K-comp-09", "K-rec-27")
class UnitRow(msgspec.Struct, frozen=True):
    """A counter. Without a reduced face it has one step; without a formation it belongs to the army's troops."""

    name: str
    code: str
    side: Side
    nation: Nation
    kind: Kind
    size: Literal["I", "II", "III", "X", "XX", "XXX", "XXXX"]
    movement: int
    full: Factors = (0, 0)
    reduced: Factors | None = None
    formation: str | None = None
    group: Literal["A", "B", "C", "reserve"] | None = None
    optional: str | None = None

    def face(self, reduced: bool) -> Factors:
        return self.reduced if reduced and self.reduced is not None else self.full

    def points(self, reduced: bool) -> int:
        """Combat points: attack and defence factor of the face that shows."""
        return sum(self.face(reduced))

    def mover(self, reduced: bool) -> Mover:
        """By which column of the terrain table it moves."""
        if self.kind in (HEADQUARTERS, SUPPLY):
            return Mover.SERVICE
        if self.kind in ON_WHEELS:
            return Mover.MOTORISED
        return Mover.REDUCED if reduced else Mover.FOOT


class FormationRow(msgspec.Struct, frozen=True):
    """A division."""

    name: str
    side: Side
    nation: Nation
