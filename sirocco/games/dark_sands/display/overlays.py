"""What can be laid over the map: control, supply and what cuts it, zones of control, victory hexes."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import lines, supply_line
from sirocco.games.dark_sands.rules.zones_of_control import open_ground
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Mark, Overlay, OverlayMaker, along


def control(s: DarkSandsState, _side: int | None, _unit: int | None) -> Overlay:
    """Who controls the ports, the victory hexes and the sources."""
    c = s.components
    return Overlay(tuple(Mark(c.hex_ids[h], SIDES[i]) for i in (ALLIED, AXIS) for h in places_of(s.control[i])))


def supply(s: DarkSandsState, side: int | None, unit: int | None) -> Overlay:
    """One unit's line of supply, or what cuts it; or all hexes from which a side can trace one."""
    c = s.components
    if unit is None:
        owner = ALLIED if side is None else side
        covered = lines(s, owner).all
        return Overlay(tuple(Mark(c.hex_ids[h], "good") for h in places_of(covered)))
    name = c.unit_ids[unit]
    if s.place[unit] < 0:
        return Overlay(notes=(message("overlay-off-map", unit=name),))
    found = supply_line(s, unit)
    if found is not None:
        path = tuple(c.hex_ids[h] for h in found)
        note = message("overlay-line", unit=name, hex=path[-1])
        return along(path, note)
    around = s.ground.overland[s.place[unit]] & ~open_ground(s, c.side_of[unit])
    marks = tuple(Mark(c.hex_ids[h], "cut") for h in places_of(around))
    return Overlay(marks, (), (message("overlay-cut", unit=name),))


def zones(s: DarkSandsState, side: int | None, _unit: int | None) -> Overlay:
    """The hexes in the other side's zone of control; a spectator sees both."""
    c = s.components
    shown = (ALLIED, AXIS) if side is None else (1 - side,)
    return Overlay(tuple(Mark(c.hex_ids[h], SIDES[i]) for i in shown for h in places_of(s.zone[i])))


def victory(s: DarkSandsState, _side: int | None, _unit: int | None) -> Overlay:
    """The places that decide, and who holds them."""
    c = s.components
    marks = []
    for row, hex_ in zip(c.places, c.hex_of_place, strict=True):
        if row.victory or row.source is not None:
            holder = next((SIDES[i] for i in (ALLIED, AXIS) if s.control[i] >> hex_ & 1), "plain")
            marks.append(Mark(c.hex_ids[hex_], holder))
    return Overlay(tuple(marks))


OVERLAYS: Mapping[str, OverlayMaker] = {
    "control": control,
    "supply": supply,
    "zones": zones,
    "victory": victory,
}
