"""What can be laid over the map: control, supply and what cuts it, reach, victory points."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.graph import places_of
from sirocco.board.paths import reach
from sirocco.games.compass.components import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.rules.distances import ranges
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import in_supply, passable, supplied_areas, supply_line
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Mark, Overlay, OverlayMaker, Path, along


def control(s: CompassState, _side: int | None, _unit: int | None) -> Overlay:
    """Who controls each area."""
    return Overlay(tuple(Mark(name, _holder(s, area)) for area, name in enumerate(s.components.area_ids)))


def _holder(s: CompassState, area: int) -> str:
    return SIDES[ALLIED if s.controlled[ALLIED] >> area & 1 else ITALIAN]


def supply(s: CompassState, side: int | None, unit: int | None) -> Overlay:
    """One unit's line of supply and what cuts it; or all areas of a side that are in supply."""
    return _supply_of_side(s, ALLIED if side is None else side) if unit is None else _supply_of_unit(s, unit)


def _supply_of_unit(s: CompassState, unit: int) -> Overlay:
    c = s.components
    if s.place[unit] < 0:
        return Overlay(notes=(message("overlay-off-map", unit=c.unit_ids[unit]),))
    found = supply_line(s, unit)
    if found is not None:
        names = tuple(c.area_ids[a] for a in found)
        note = message("board-supply-line", areas=list(names))
        return along(names, note)
    if in_supply(s, unit):
        return Overlay(notes=(message("board-supply-home"),))
    side = c.side_of[unit]
    free = passable(s, side)
    wanted, cut = c.supply_nets[side].cut(s.place[unit], free, free)
    marks = tuple(Mark(c.area_ids[a], "cut" if a in cut else "plain") for a in wanted)
    note = message("overlay-cut", unit=c.unit_ids[unit], areas=[c.area_ids[a] for a in cut])
    return Overlay(marks, (Path(tuple(c.area_ids[a] for a in wanted), "cut"),), (note,))


def _supply_of_side(s: CompassState, side: int) -> Overlay:
    c = s.components
    supplied = supplied_areas(s, side)
    hungry = {s.place[u] for u in c.units_of[side] if s.place[u] >= 0 and not in_supply(s, u, supplied)}
    marks = [Mark(c.area_ids[a], "good") for a in places_of(supplied & s.controlled[side])]
    marks += [Mark(c.area_ids[a], "bad") for a in sorted(hungry)]
    base = c.area_ids[c.logistical[side]]
    return Overlay(tuple(marks), (), (message("overlay-supplied", side=SIDES[side], area=base),))


def reachable(s: CompassState, side: int | None, unit: int | None) -> Overlay:
    """Where one unit could be after a whole move, and what it costs; or where each enemy unit could strike."""
    if unit is not None:
        return _reach_of_unit(s, unit)
    return _strikes(s, ITALIAN if side is None else 1 - side)


def _reach_of_unit(s: CompassState, unit: int) -> Overlay:
    c = s.components
    if s.place[unit] < 0:
        return Overlay(notes=(message("overlay-off-map", unit=c.unit_ids[unit]),))
    found = reach(c.costs, (s.place[unit],), c.movement[unit], closed=s.occupied[1 - c.side_of[unit]]).cost
    marks = tuple(Mark(c.area_ids[a], "good", message("overlay-cost", cost=cost / 2)) for a, cost in found.items())
    return Overlay(marks, (), (message("overlay-reach", unit=c.unit_ids[unit]),))


def _strikes(s: CompassState, enemy: int) -> Overlay:
    c = s.components
    striking = ranges(c).striking
    threats = [0] * len(c.areas)
    for unit in c.units_of[enemy]:
        if s.place[unit] >= 0 and not c.bracketed[unit] and c.movement[unit]:
            for area in places_of(striking[c.movement[unit]][s.place[unit]] & ~s.controlled[enemy]):
                threats[area] += 1
    marks = tuple(
        Mark(c.area_ids[area], "bad", message("overlay-number", number=number))
        for area, number in enumerate(threats)
        if number
    )
    return Overlay(marks, (), (message("overlay-strikes", side=SIDES[enemy]),))


def points(s: CompassState, _side: int | None, _unit: int | None) -> Overlay:
    """The areas worth victory points and who would score them now."""
    c = s.components
    marks = tuple(Mark(c.area_ids[a], _holder(s, a), message("overlay-points", points=value)) for a, value in c.victory)
    return Overlay(marks)


OVERLAYS: Mapping[str, OverlayMaker] = {
    "control": control,
    "supply": supply,
    "reach": reachable,
    "points": points,
}
