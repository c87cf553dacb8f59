"""What can be laid over the map: control, supply and what cuts it, zones of control, victory hexes."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter

from sirocco.games.dark_sands.components.sides import ALLIED, SIDES
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover, supply_line
from sirocco.games.dark_sands.rules.zones_of_control import open_ground
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Overlay, OverlayMaker
from sirocco.mechanics.display.overlays import control, deciding, marks, unit_supply, zones


def supply(s: DarkSandsState, side: int | None, unit: int | None) -> Overlay:
    """One unit's line of supply, or what cuts it; or all hexes from which a side can trace one."""
    if unit is None:
        owner = ALLIED if side is None else side
        return Overlay(marks(s, Cover(s, owner).all, "good"), (), (message("overlay-supplied", side=SIDES[owner]),))
    name = s.components.unit_ids[unit]
    return unit_supply(s, unit, supply_line, lambda line: message("overlay-line", unit=name, hex=line[-1]), _cut)


def _cut(s: DarkSandsState, unit: int) -> Overlay:
    around = s.ground.overland[s.place[unit]] & ~open_ground(s, s.components.side_of[unit])
    return Overlay(marks(s, around, "cut"), (), (message("overlay-cut", unit=s.components.unit_ids[unit]),))


def _deciding(s: DarkSandsState) -> list[tuple[int, None]]:
    """Victory hexes and sources of supply."""
    places = zip(s.components.places, s.components.hex_of_place, strict=True)
    return [(hex_, None) for row, hex_ in places if row.victory or row.source is not None]


CONTROL = attrgetter("control")
OVERLAYS: Mapping[str, OverlayMaker] = {
    "control": control(CONTROL),
    "supply": supply,
    "zones": zones(attrgetter("zone")),
    "victory": deciding(CONTROL, _deciding),
}
