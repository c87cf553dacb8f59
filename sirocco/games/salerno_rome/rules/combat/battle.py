"""Rule 14, what a battle is made of: who strikes whom."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components.kinds import Dice
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.fields import Between
from sirocco.mechanics.kinds import Hex, Side, Unit, Units


class Battle(msgspec.Struct, frozen=True):
    """An attack: who strikes which hex, in the order they were named; and who stood there when the dice fell."""

    side: Side
    target: Hex
    attackers: tuple[Unit, ...] = ()
    defenders: Units = 0
    support: tuple[Dice, Dice] = (-1, -1)
    """What the attacker's and the defender's supporting piece have rolled (SR-14.2.6b)."""
    counter: Annotated[int, Between(0, 3)] = 0
    """Columns that a Gegenangriff shifts it (SR-14.2.8b)."""


def attacking_units(s: SalernoState, b: Battle) -> int:
    """The attackers that are still on the map, as a mask."""
    return mask_of(list(b.attackers)) & s.standing


def defending_units(s: SalernoState, b: Battle) -> list[int]:
    """All units of the defender in the hex (SR-14d)."""
    return list(places_of(s.at[b.target] & s.components.side_mask[1 - b.side]))


def by_origin(s: SalernoState, b: Battle) -> dict[int, list[int]]:
    """The attackers by the hex they strike from."""
    found: dict[int, list[int]] = {}
    for unit in b.attackers:
        found.setdefault(s.place[unit], []).append(unit)
    return found
