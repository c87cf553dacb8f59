"""What a side stands to lose by the enemy's next movement and combat: empty places he can march into, lines he has cut,
stacks he has surrounded."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import lru_cache

from sirocco.board.distances import Distances
from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.rules.headquarters import is_lone_hq
from sirocco.games.dark_sands.rules.reach import reachable
from sirocco.games.dark_sands.rules.stacking import overfull
from sirocco.games.dark_sands.rules.state import BUILT, DarkSandsState
from sirocco.games.dark_sands.rules.supply import PORTS, Cover, hex_of
from sirocco.games.dark_sands.rules.zones_of_control import has_whole_zone
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import Message, message
from sirocco.mechanics.movement_costs import turned_round


def dangers(s: DarkSandsState, side: int) -> Iterator[Danger]:
    """All of it, the gravest first."""
    yield from _open_places(s, side)
    yield from _cut_off(s, side)
    yield from _surrounded(s, side)
    for hex_ in overfull(s, side):
        name = s.components.hex_ids[hex_]
        yield Danger(message("warn-overfull", hex=name), "DS-7.3a", name)


# Empty places.


def open_places(s: DarkSandsState, side: int) -> dict[int, int]:
    """The sources, ports and victory hexes that a side holds and nobody guards, and the nearest enemy that could march
    in with a whole movement. A headquarters alone guards nothing."""
    c, enemy = s.components, 1 - side
    held = mask_of(c.sources[side]) & ~s.occupied[enemy] | c.kept & s.control[side]
    wanted = [h for h in places_of(held) if not s.occupied[side] >> h & 1 or is_lone_hq(s, h, side)]
    allowance = {u: s.allowance(u, False) for u in places_of(c.side_mask[enemy] & s.standing & ~c.garrisons)}
    marches: dict[int, Container[int]] = {}
    found: dict[int, int] = {}
    for hex_ in wanted:
        near, beside = _ranges(s).near(hex_), c.map.board.adjacent[hex_]
        close = [u for u, most in allowance.items() if near[s.place[u]] <= most or beside >> s.place[u] & 1]
        for unit in sorted(close, key=lambda u: (near[s.place[u]], u)):
            if unit not in marches:
                marches[unit] = reachable(s, unit).cost
            if hex_ in marches[unit]:
                found[hex_] = unit
                break
    return found


def _ranges(s: DarkSandsState) -> Distances:
    """Marching distances in quarters of a movement point, whoever stands in the way."""
    return _distances(s.components, s.bypass == BUILT, s.options.hexside_costs_replace)


@lru_cache(maxsize=16)
def _distances(c: DarkSands, built: bool, instead: bool) -> Distances:
    return Distances(turned_round(c.grounds[built, instead].on_foot))


def _open_places(s: DarkSandsState, side: int) -> Iterator[Danger]:
    c = s.components
    feeding = {*c.sources[side], *(hex_of(s, port) for port in PORTS[side])}
    for hex_, enemy in open_places(s, side).items():
        key, rule = ("source-open", "DS-10.1a") if hex_ in feeding else ("place-open", "DS-2.1.5a")
        name, unit = c.hex_ids[hex_], c.unit_ids[enemy]
        yield Danger(message(f"danger-{key}", hex=name, unit=unit), rule, name, (unit,))


# Lines of supply and ways out.


def _without_a_line(s: DarkSandsState, side: int) -> list[int]:
    """The units without a line of supply that are not marked yet."""
    covered = Cover(s, side).all
    fresh = s.components.side_mask[side] & s.standing & ~s.oos
    return [u for u in places_of(fresh) if not covered >> s.place[u] & 1]


def _cut_off(s: DarkSandsState, side: int) -> Iterator[Danger]:
    units = _without_a_line(s, side)
    if units:
        names = s.names(units)
        what = message("danger-cut-off", units=names)
        yield Danger(what, "DS-10.2a", s.components.hex_ids[s.place[units[0]]], tuple(names))


def _surrounded(s: DarkSandsState, side: int) -> Iterator[Danger]:
    """The stacks beside an enemy that could not retreat without loss."""
    c, enemy = s.components, 1 - side
    for hex_ in places_of(s.occupied[side]):
        beside = s.ground.overland[hex_] & s.occupied[enemy]
        units = list(places_of(s.at[hex_] & c.side_mask[side] & c.exerting & ~c.garrisons))
        if not beside or not units or any(_is_way_out(s, side, way) for way, _ in s.ground.on_foot[hex_]):
            continue
        names = s.names(units)
        what = message("danger-surrounded", hex=c.hex_ids[hex_], units=names)
        yield Danger(what, "DS-20.3.4e", c.hex_ids[hex_], tuple(names))


def _is_way_out(s: DarkSandsState, side: int, hex_: int) -> bool:
    """Whether a stack could fall back to a hex without losing anybody."""
    if s.occupied[1 - side] >> hex_ & 1:
        return False
    return bool(s.occupied[side] >> hex_ & 1) or not has_whole_zone(s, 1 - side, hex_)


def left_behind(s: DarkSandsState, side: int, movers: int, half: bool) -> list[Message]:
    """The dangers that units about to move (a mask), or to move by half, could still do something about."""
    c = s.components
    found = []
    for danger in _open_places(s, side):
        near = _ranges(s).near(c.hex_ids.index(danger.place))
        if any(near[s.place[u]] <= s.allowance(u, half) for u in places_of(movers)):
            found.append(danger.what)
    if mask_of(_without_a_line(s, side)) & movers:
        found += [danger.what for danger in _cut_off(s, side)]
    return found
