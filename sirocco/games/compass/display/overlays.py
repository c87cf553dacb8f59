"""What can be laid over the map: control, supply and what cuts it, reach, victory points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from operator import attrgetter

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import reach
from sirocco.games.compass.components import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.rules.distances import ranges
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import in_supply, passable, supplied_areas, supply_line
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Mark, Overlay, OverlayMaker, Path
from sirocco.mechanics.display.overlays import control, deciding, labelled, marks, off_map, unit_supply


def supply(s: CompassState, side: int | None, unit: int | None) -> Overlay:
    """One unit's line of supply and what cuts it; or all areas of a side that are in supply."""
    if unit is None:
        return _supply_of_side(s, ALLIED if side is None else side)
    return unit_supply(s, unit, supply_line, lambda line: message("board-supply-line", areas=line), _cut)


def _cut(s: CompassState, unit: int) -> Overlay:
    if in_supply(s, unit):
        return Overlay(notes=(message("board-supply-home"),))
    c = s.components
    side = c.side_of[unit]
    free = passable(s, side)
    wanted, cut = c.supply_nets[side].cut(s.place[unit], free, free)
    marked = tuple(Mark(c.area_ids[a], "cut" if a in cut else "plain") for a in wanted)
    note = message("overlay-cut", unit=c.unit_ids[unit], areas=[c.area_ids[a] for a in cut])
    return Overlay(marked, (Path(tuple(c.area_ids[a] for a in wanted), "cut"),), (note,))


def _supply_of_side(s: CompassState, side: int) -> Overlay:
    c = s.components
    supplied = supplied_areas(s, side)
    hungry = {s.place[u] for u in c.units_of[side] if s.place[u] >= 0 and not in_supply(s, u, supplied)}
    shown = marks(s, supplied & s.controlled[side], "good") + marks(s, mask_of(sorted(hungry)), "bad")
    base = c.area_ids[c.logistical[side]]
    return Overlay(shown, (), (message("overlay-supplied", side=SIDES[side], area=base),))


def reachable(s: CompassState, side: int | None, unit: int | None) -> Overlay:
    """Where one unit could be after a whole move, and what it costs; or where each enemy unit could strike."""
    if unit is not None:
        return _reach_of_unit(s, unit)
    return _strikes(s, ITALIAN if side is None else 1 - side)


def _reach_of_unit(s: CompassState, unit: int) -> Overlay:
    absent = off_map(s, unit)
    if absent is not None:
        return absent
    c = s.components
    found = reach(c.costs, (s.place[unit],), c.movement[unit], closed=s.occupied[1 - c.side_of[unit]]).cost
    costs = labelled(s, "good", {area: message("overlay-cost", cost=cost / 2) for area, cost in found.items()})
    return Overlay(costs, (), (message("overlay-reach", unit=c.unit_ids[unit]),))


def _strikes(s: CompassState, enemy: int) -> Overlay:
    c = s.components
    striking = ranges(c).striking
    threats: Counter[int] = Counter()
    for unit in c.units_of[enemy]:
        if s.place[unit] >= 0 and not c.bracketed[unit] and c.movement[unit]:
            threats.update(places_of(striking[c.movement[unit]][s.place[unit]] & ~s.controlled[enemy]))
    numbers = {area: message("overlay-number", number=number) for area, number in sorted(threats.items())}
    return Overlay(labelled(s, "bad", numbers), (), (message("overlay-strikes", side=SIDES[enemy]),))


def _worth(s: CompassState) -> list[tuple[int, Message]]:
    """The areas worth victory points."""
    return [(area, message("overlay-points", points=value)) for area, value in s.components.victory]


CONTROL = attrgetter("controlled")
OVERLAYS: Mapping[str, OverlayMaker] = {
    "control": control(CONTROL),
    "supply": supply,
    "reach": reachable,
    "points": deciding(CONTROL, _worth),
}
