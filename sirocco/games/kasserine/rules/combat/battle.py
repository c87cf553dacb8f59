"""What a combat is made of: who strikes which hexes, who defends them, and how both have declared to fight."""

from __future__ import annotations

import msgspec

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES, CombatTable
from sirocco.games.kasserine.components.kinds import PostureOrNone
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.kinds import Hex, Side, Unit, Units

UNDECLARED = -1


class Battle(msgspec.Struct, frozen=True):
    """An attack: units strike one hex or several at once, in the order they were named. Ways to fight go by their
    number in ATTACKS and DEFENCES."""

    side: Side
    target: Hex
    attackers: tuple[Unit, ...] = ()
    others: tuple[Hex, ...] = ()
    """Hexes struck besides."""
    singled: Units = 0
    """Units that are struck without those that share their hex (option `stackedUnitsAlone`)."""
    attack: PostureOrNone = UNDECLARED
    defence: PostureOrNone = UNDECLARED
    defenders: Units = 0
    """Those who defended when the die fell."""

    @property
    def targets(self) -> tuple[int, ...]:
        return (self.target, *self.others)


@implements("K-rec-13")
def defending_units(s: KasserineState, b: Battle) -> list[int]:
    """All combat units in the hexes that are struck, hex by hex; by an option one that was singled out stands alone."""
    found: list[int] = []
    for place in b.targets:
        there = s.fighters(place, 1 - b.side)
        found += places_of(there & b.singled or there)
    return found


def fighting_units(s: KasserineState, b: Battle, side: int) -> int:
    """Those of a side who fight, and are still on the map, as a mask."""
    units = mask_of(list(b.attackers)) if side == b.side else b.defenders
    return units & s.standing


def hexes_with(s: KasserineState, side: int, hexes: int) -> int:
    """Those of some hexes in which a side has combat units."""
    c, found = s.components, 0
    units = c.ucts & c.side_mask[side]
    for place in places_of(hexes & s.occupied[side]):
        if s.at[place] & units:
            found |= 1 << place
    return found


def hex_names(s: KasserineState, b: Battle) -> list[str]:
    """The hexes that are struck."""
    return [s.components.hex_ids[place] for place in b.targets]


@implements("K-cmb-12")
def table_of(s: KasserineState, b: Battle) -> CombatTable:
    """The table for what both sides have declared."""
    return s.components.tables[ATTACKS[b.attack], DEFENCES[b.defence]]
