"""What can be laid over the map: control, supply and what cuts it, zones of control, victory hexes."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover, supply_line
from sirocco.games.dark_sands.rules.zones_of_control import open_ground
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Mark, Overlay, OverlayMaker
from sirocco.mechanics.control import holders
from sirocco.mechanics.display.overlays import control_overlay, marks, unit_supply


def control(s: DarkSandsState, _side: int | None, _unit: int | None) -> Overlay:
    """Who controls the ports, the victory hexes and the sources."""
    return control_overlay(s, s.control)


def supply(s: DarkSandsState, side: int | None, unit: int | None) -> Overlay:
    """One unit's line of supply, or what cuts it; or all hexes from which a side can trace one."""
    if unit is None:
        return Overlay(marks(s, Cover(s, ALLIED if side is None else side).all, "good"))
    name = s.components.unit_ids[unit]
    return unit_supply(s, unit, supply_line, lambda line: message("overlay-line", unit=name, hex=line[-1]), _cut)


def _cut(s: DarkSandsState, unit: int) -> Overlay:
    around = s.ground.overland[s.place[unit]] & ~open_ground(s, s.components.side_of[unit])
    return Overlay(marks(s, around, "cut"), (), (message("overlay-cut", unit=s.components.unit_ids[unit]),))


def zones(s: DarkSandsState, side: int | None, _unit: int | None) -> Overlay:
    """The hexes in the other side's zone of control; a spectator sees both."""
    shown = (ALLIED, AXIS) if side is None else (1 - side,)
    return Overlay(tuple(mark for i in shown for mark in marks(s, s.zone[i], SIDES[i])))


def victory(s: DarkSandsState, _side: int | None, _unit: int | None) -> Overlay:
    """The places that decide, and who holds them."""
    c, held = s.components, holders(s, s.control)
    deciding = [h for row, h in zip(c.places, c.hex_of_place, strict=True) if row.victory or row.source is not None]
    return Overlay(tuple(Mark(c.hex_ids[h], held.get(c.hex_ids[h], "plain")) for h in deciding))


OVERLAYS: Mapping[str, OverlayMaker] = {
    "control": control,
    "supply": supply,
    "zones": zones,
    "victory": victory,
}
