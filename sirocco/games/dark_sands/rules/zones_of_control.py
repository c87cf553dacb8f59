"""Rule 8, Zones of control: where they bar lines of supply, and which of them count against a retreat."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.rules.out_of_supply import in_order
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics import supply


@implements("DS-8.1b")
def has_whole_zone(s: DarkSandsState, side: int, hex_: int) -> bool:
    """Whether a hex is in the zone of a side's units that are neither out of supply nor disrupted."""
    if not s.zone[side] >> hex_ & 1:
        return False
    c = s.components
    whole = in_order(s, side)
    near = c.map.board.adjacent[hex_] & s.front[side]
    return any(s.at[h] & whole and hex_ in s.ground.zone[h] for h in places_of(near))


@implements("DS-10.1a", "DS-10.1b", "DS-10.1.1b", "DS-8.0b", "DS-8.0c", "DS-8.1a", "DS-8.1b")
def open_ground(s: DarkSandsState, side: int) -> int:
    """Hexes the overland part may use: no enemy unit, and no enemy zone that no friendly unit contests."""
    enemy = 1 - side
    return supply.open_ground(s.components.everywhere, s.occupied[enemy], s.zone[enemy], s.occupied[side])
