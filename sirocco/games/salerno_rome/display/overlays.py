"""What can be laid over the map: control, supply and what cuts it, the reach of artillery and of Reaction, what lies
beside the enemy, the places that decide."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.display.counters import ARTILLERY, FIRE
from sirocco.games.salerno_rome.rules.artillery.artillery import ready_guns
from sirocco.games.salerno_rome.rules.artillery.bombardment import enemy_hexes
from sirocco.games.salerno_rome.rules.movement.ground import mover_of
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.games.salerno_rome.rules.operations.offensives import offensive_bonus
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import (
    EXTENSION,
    REACH,
    Cover,
    open_as_known,
    overland,
    road_network,
    sources_for,
)
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Mark, Overlay, OverlayMaker, Path, Ring
from sirocco.mechanics.display.overlays import deciding, labelled, marks, off_map, zones
from sirocco.mechanics.supply import SupplyNet


def held_places(s: SalernoState) -> list[int]:
    """Of the hexes that a side was the last in, those that are a place's."""
    return [mask & s.components.place_hexes & s.components.area for mask in s.control]


def control(s: SalernoState, _side: int | None, _unit: int | None) -> Overlay:
    """Who was the last in every hex that is played on."""
    area = s.components.area
    return Overlay(tuple(mark for side, name in enumerate(SIDES) for mark in marks(s, s.control[side] & area, name)))


# Supply.


def supply(s: SalernoState, side: int | None, unit: int | None) -> Overlay:
    """One unit's line of supply, or what cuts it; or from where a side has lines, and where its units have none. Of
    units that one may not know nothing is shown (SR-9.9a)."""
    known = s.standing & ~unknown_units(s, side)
    if unit is not None:
        return Overlay() if s.standing & ~known & 1 << unit else unit_line(s, unit)
    found: list[Mark] = []
    for owner in range(len(SIDES)) if side is None else (side,):
        units = list(places_of(known & s.components.side_mask[owner]))
        cover, reach = Cover(s, owner, as_known=True), 0
        for representative in {(sources_for(s, u), mover_of(s.components, 1 << u)): u for u in units}.values():
            reach |= cover.covered(representative)
        found += marks(s, reach & s.components.area, "good" if side is not None else SIDES[owner])
        lacking = {s.place[u] for u in cover.lacking() if known >> u & 1}
        found += labelled(s, "cut", {place: message("overlay-no-line") for place in sorted(lacking)})
    notes = () if side is None else (message("overlay-supplied", side=SIDES[side]),)
    return Overlay(tuple(found), (), notes)


def unit_line(s: SalernoState, unit: int) -> Overlay:
    absent = off_map(s, unit)
    if absent is not None:
        return absent
    name, owner, start = s.components.unit_ids[unit], s.components.side_of[unit], s.place[unit]
    open_, net = open_as_known(s, owner), _net(s, unit)
    line = net.line(start, open_, open_)
    ids = s.place_ids
    if line is not None:
        places = tuple(ids[place] for place in line)
        note = message("overlay-line", unit=name, hex=places[-1])
        return Overlay(tuple(Mark(place, "good") for place in places), (Path(places, "good"),), (note,))
    if Cover(s, owner, as_known=True).supplies(unit):
        return Overlay((Mark(ids[start], "good"),), (), (message("overlay-line-here", unit=name),))
    cut = net.cut(start, open_, open_)
    blocked = marks(s, sum(1 << place for place in cut.blocked), "cut")
    path = (Path(tuple(ids[place] for place in cut.line), "cut"),) if len(cut.line) > 1 else ()
    note = message("overlay-cut-at", unit=name, hexes=[ids[place] for place in cut.blocked])
    return Overlay(blocked, path, (note,) if cut.blocked else (message("overlay-too-far", unit=name),))


def _net(s: SalernoState, unit: int) -> SupplyNet:
    """The roads to a unit's terminals, and how far off them it may be (SR-17.6a, SR-9.10d)."""
    owner = s.components.side_of[unit]
    points = REACH + EXTENSION * s.extensions[owner] + offensive_bonus(s, unit)
    mover = mover_of(s.components, 1 << unit)
    return SupplyNet(sources_for(s, unit), road_network(s), overland(s, mover, points, s.mules[owner]))


# Fire and Reaction.


def fire(s: SalernoState, side: int | None, _unit: int | None) -> Overlay:
    """What the artillery of both sides reaches that has not FIRED; the enemies that a side's own could hit, and its
    units that the enemy's could. A spectator sees both sides' targets."""
    rings: list[Ring] = []
    found: list[Mark] = []
    for owner, name in enumerate(SIDES):
        reach = _reach(s, owner)
        rings.append(_ring(s, reach & s.components.area, name))
        tone = "bad" if side in (owner, None) else "cut"
        targets = reach & enemy_hexes(s, owner)
        found += labelled(s, tone, {place: _guns_at(s, owner, place) for place in places_of(targets)})
    return Overlay(tuple(found), rings=tuple(ring for ring in rings if ring.places))


def _ring(s: SalernoState, places: int, tone: str) -> Ring:
    return Ring(tuple(s.place_ids[place] for place in places_of(places)), tone)


def gun_fire(s: SalernoState, _side: int | None, gun: int | None) -> Overlay:
    """The range of one piece, the enemies in it, and when it can fire at them."""
    assert gun is not None
    c = s.components
    row, place, owner, name = c.artillery[gun], s.gun_at[gun], c.artillery_side[gun], c.artillery_ids[gun]
    figures = message("overlay-gun", artillery=name, fire=row.fire, range=row.range)
    if place < 0:
        return Overlay(notes=(figures, message("overlay-gun-beside")))
    reach = c.map.near(place, row.range) & c.everywhere
    ring = _ring(s, reach, SIDES[owner])
    if s.fired >> gun & 1:
        return Overlay((), (), (figures, message("overlay-gun-fired")), (ring,))
    targets = reach & enemy_hexes(s, owner)
    active = bool(s.active_guns >> gun & 1)
    when = message("overlay-gun-ready", active=active, targets=targets.bit_count())
    return Overlay(marks(s, targets, "bad"), (), (figures, when), (ring,))


def _reach(s: SalernoState, side: int) -> int:
    c, found = s.components, 0
    for gun in places_of(ready_guns(s, side)):
        if s.gun_at[gun] >= 0:
            found |= c.map.near(s.gun_at[gun], c.artillery[gun].range)
    return found & c.everywhere


def _guns_at(s: SalernoState, side: int, place: int) -> Message:
    """The pieces that reach a hex."""
    c = s.components
    guns = [g for g in places_of(ready_guns(s, side)) if s.gun_at[g] >= 0]
    near = [g for g in guns if c.map.near(s.gun_at[g], c.artillery[g].range) >> place & 1]
    return message("overlay-guns", artillery=[c.artillery_ids[g] for g in near])


def reaction(s: SalernoState, side: int | None, _unit: int | None) -> Overlay:
    """Where a move may not end without the enemy's Reaction, as far as his units are known."""
    c = s.components
    ready = c.reacting & s.standing & ~(s.reacted | done_units(s)) & ~unknown_units(s, side)
    found: list[Mark] = []
    for owner, name in enumerate(SIDES):
        if owner == side:
            continue
        reach = 0
        for each in places_of(ready & c.side_mask[owner]):
            reach |= c.map.near(s.place[each], c.units[each].reaction)
        found += marks(s, reach & c.area & ~s.occupied[owner], name)
    return Overlay(tuple(found))


def _deciding(s: SalernoState) -> list[tuple[int, Message | None]]:
    """Places that win at once, and places that are worth points."""
    c = s.components
    at_once = {name for row in c.victory for name in (*row.hold, *((row.keeps,) if row.keeps else ()))}
    number = {name: c.map.number[row.hex] for name, row in c.italy.places.items()}
    found: dict[int, Message | None] = {number[name]: message("overlay-wins") for name in sorted(at_once)}
    for name, value in c.scene.values.items():
        found.setdefault(number[name], message("overlay-points", points=value))
    return list(found.items())


OVERLAYS: Mapping[str, OverlayMaker] = {
    "control": control,
    "supply": supply,
    FIRE: fire,
    "reaction": reaction,
    "zones": zones(attrgetter("zone")),
    "victory": deciding(held_places, _deciding),
}
OVERLAYS_OF: Mapping[str, Mapping[str, OverlayMaker]] = {ARTILLERY: {FIRE: gun_fire}}
