"""Rule 2.1.5, Control of hexes: which hexes stay controlled, and how they change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.board.graph import mask_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHITS, TOBRUK
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.control import hand_over

if TYPE_CHECKING:
    from sirocco.games.dark_sands.rules.state import DarkSandsState


@implements("DS-2.1.5b", "DS-2.1.5f")
def kept_hexes(s: DarkSandsState) -> int:
    """Mask of hexes that stay controlled when they are left."""
    c = s.components
    return c.lettered if s.options.places_stay_controlled else c.kept


@implements("DS-2.1.5b", "DS-2.1.5f")
def holds(s: DarkSandsState, side: int, hex_: int) -> bool:
    """Whether a side controls a hex: a kept one by its marker, any other by standing there."""
    if kept_hexes(s) >> hex_ & 1:
        return bool(s.control[side] >> hex_ & 1)
    return bool(s.occupied[side] >> hex_ & 1)


@implements("DS-2.1.5a", "DS-2.1.5d")
def take_control(s: DarkSandsState, side: int, hex_: int) -> None:
    """A unit has entered a hex: that gives control of it, and nothing else does."""
    stays = s.components.lettered >> hex_ & 1 and kept_hexes(s) >> hex_ & 1
    if stays and hand_over(s, s.control, side, hex_, "hex"):
        _tobruk_falls(s, side, hex_)


@implements("DS-C.TOBAa", "DS-C.TOBXa", "DS-C.TOBc")
def _tobruk_falls(s: DarkSandsState, side: int, hex_: int) -> None:
    """Who takes Tobruk gets its chit into the pool at once, once a turn."""
    c = s.components
    if hex_ == c.hex_of_place[c.place_ids.index("Tobruk")] and not s.tobruk_given >> side & 1:
        s.tobruk_given |= 1 << side
        s.pool[side * len(CHITS) + TOBRUK] += 1
        s.report("tobrukFalls", side=side)


def controls(s: DarkSandsState, side: int, *places: str) -> bool:
    """Whether a side controls all of these places (DS-2.1.5b, DS-2.1.5f): a kept one by its marker, any other by
    standing there."""
    return all(holds(s, side, s.components.hex_of_place[s.components.place_ids.index(name)]) for name in places)


@implements("DS-2.1.5c")
def control_at_the_start(c: DarkSands, side: int) -> int:
    """Mask of the hexes that a side controls when a scenario begins."""
    return mask_of([c.hex_of_place[c.place_ids.index(name)] for name in c.setups[side].control])
