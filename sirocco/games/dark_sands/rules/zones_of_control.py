"""Rule 8, Zones of control: which of them count against a retreat."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements


@implements("DS-8.1b", "DS-10.2.1e", "DS-19.3b")
def has_whole_zone(s: DarkSandsState, side: int, hex_: int) -> bool:
    """Whether a hex is in the zone of a side's units that are neither out of supply nor disrupted."""
    if not s.zone[side] >> hex_ & 1:
        return False
    c = s.components
    whole = c.side_mask[side] & c.exerting & ~s.oos & ~s.disrupted
    near = c.map.board.adjacent[hex_] & s.front[side]
    return any(s.at[h] & whole and hex_ in s.ground.zone[h] for h in places_of(near))
