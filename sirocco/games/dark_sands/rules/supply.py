"""Rule 10, Supply: lines of supply, port supply, and the logistics action that marks who has none."""

from __future__ import annotations

from functools import cached_property

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.games.dark_sands.components import CENTRE, EAST
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.railway import with_railway
from sirocco.games.dark_sands.rules.state import BUILT, DarkSandsState
from sirocco.games.dark_sands.rules.zones_of_control import open_ground
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.supply import OverlandByPlaces, SupplyNet, union

OVERLAND = 8
"""How far the overland part may lead, in hexes of the Centre section; a lateral hex counts two."""
TO_PORT = 4
REMEMBERED, ANSWERS = 60, 100
"""How many positions of the enemy are remembered with the lines he leaves open, and for each of our own in them."""
PORTS = (("Tobruk", "Bardia", "Mersa-Matruh"), ("Tobruk",))
"""The ports that give supply to each side."""


class Cover:
    """What a side's supply covers, as masks of hexes: computed when asked for, once for all that ask in a position."""

    def __init__(self, s: DarkSandsState, side: int) -> None:
        self._s, self._side = s, side

    @cached_property
    def overland(self) -> int:
        """From where a line of supply leads overland and along tracks to a source."""
        return overland_lines(self._s, self._side)

    @cached_property
    def all(self) -> int:
        """The same, and from where the Allies can reach a port."""
        return self.overland | (allied_port_lines(self._s) if self._side == ALLIED else 0)


@implements("DS-10.1.1a", "DS-10.1.1d", "DS-10.1.1e", "DS-10.1.1f")
def supply_net(s: DarkSandsState, side: int) -> SupplyNet:
    """A side's tracks and sources as they are now: at least one hex overland, then along tracks."""
    c = s.components
    key = (side, s.bypass == BUILT, s.railhead)
    known = c.nets.get(key)
    if known is None:
        overland = OverlandByPlaces(s.ground.overland, OVERLAND, c.double)
        known = c.nets[key] = SupplyNet(mask_of(c.sources[side]), _tracks(s, side), overland, on_road=False)
    return known


@implements("DS-10.1.2a", "DS-10.1.2b", "DS-10.1.2c", "DS-10.1.3a")
def _tracks(s: DarkSandsState, side: int) -> Network:
    """The links of the track part: roads and trails, and for the Allies the railway as far as it is built."""
    return s.ground.track if side == AXIS else with_railway(s, s.ground.track)


def track_network(s: DarkSandsState, side: int) -> Network:
    """The links of the track part of a side's lines."""
    return supply_net(s, side).roads


def free_of_enemies(s: DarkSandsState, side: int) -> int:
    """All hexes without an enemy unit."""
    return s.components.everywhere & ~s.occupied[1 - side]


@implements("DS-10.1a", "DS-10.1b", "DS-10.1.1b")
def overland_lines(s: DarkSandsState, side: int) -> int:
    """Hexes from which a line leads, at least one hex overland, to a track that is joined to a source.

    Whether it would lead back through the hex it comes from is looked into where somebody asks: where units stand or
    may arrive. All is remembered by what it depends on: it is asked again and again while the enemy, who alone can cut
    lines, stands still."""
    memo, net = s.components.supply, supply_net(s, side)
    open_, free = open_ground(s, side), free_of_enemies(s, side)
    key = (side, open_, free, s.railhead, s.bypass)
    tracks, covered, answers = memo.get(key) or (None, 0, {})
    if tracks is None:
        tracks = net.layers(free)
        covered = net.overland.covered(union(tracks) & open_, open_)
        if len(memo) >= REMEMBERED:
            memo.clear()
        memo[key] = tracks, covered, answers
    asked = (s.occupied[side] | s.components.named) & net.all_roads
    if asked not in answers:
        if len(answers) >= ANSWERS:
            answers.clear()
        doubtful = _doubtful(s, tracks, open_, covered & asked)
        wrong = [hex_ for hex_ in doubtful if not _leads_elsewhere(s, side, hex_, open_, free)]
        answers[asked] = covered & ~mask_of(wrong) | net.sources
    return answers[asked]


@implements("DS-10.1.1c")
def _leads_elsewhere(s: DarkSandsState, side: int, hex_: int, open_: int, free: int) -> bool:
    """Whether a hex has a line that does not come back to it: looked for as if it were closed itself."""
    away = ~(1 << hex_)
    net = supply_net(s, side)
    tracks = net.joined(free & away)
    if s.ground.overland[hex_] & open_ & tracks:
        return True
    return bool(net.overland.covered(tracks & open_, open_ & away) >> hex_ & 1)


@implements("DS-10.1.1c")
def _doubtful(s: DarkSandsState, tracks: list[int], open_: int, asked: int) -> list[int]:
    """Those of the hexes asked about whose line might lead back through themselves, which is no line: open track hexes
    with no open track hex beside them that is nearer to the source."""
    overland = s.ground.overland
    asked &= open_
    found = []
    nearer = tracks[0] & open_ if tracks else 0
    for layer in tracks[1:]:
        here = layer & asked
        if here:
            found += [hex_ for hex_ in places_of(here) if not overland[hex_] & nearer]
        nearer |= layer & open_
    return found


@implements("DS-10.1.4a", "DS-10.1.4b")
def allied_port_lines(s: DarkSandsState, gone: int = 0) -> int:
    """Hexes of the Centre and the East close enough to a friendly port. `gone`: hexes (a mask) that are judged as
    if their enemies had left them."""
    c = s.components
    ports = [hex_of(s, name) for name in PORTS[ALLIED]]
    mine = mask_of([p for p in ports if s.control[ALLIED] >> p & 1 and not s.occupied[AXIS] >> p & 1])
    if not mine:
        return 0
    near = c.sections[CENTRE] | c.sections[EAST]
    open_ = (open_ground(s, ALLIED) | gone) & near
    return (mine | OverlandByPlaces(s.ground.overland, TO_PORT, c.double).covered(mine & open_, open_)) & near


def hex_of(s: DarkSandsState, place: str) -> int:
    """The hex of a place on the map."""
    c = s.components
    return c.hex_of_place[c.place_ids.index(place)]


@implements("DS-10.1.4c", "DS-10.1.4d")
def covered_at_attrition(s: DarkSandsState, side: int) -> int:
    """The hexes with a line in the Attrition Segment, when Tobruk feeds the Axis units in its forts too, if one of
    their comrades on the Centre has a line to El Agheila."""
    cover = Cover(s, side)
    if side == ALLIED:
        return cover.all
    c = s.components
    linked = s.occupied[AXIS] & c.sections[CENTRE] & cover.overland
    fed = c.tobruk if s.control[AXIS] >> hex_of(s, PORTS[AXIS][0]) & 1 and linked else 0
    return cover.overland | fed


def supply_line(s: DarkSandsState, unit: int) -> list[int] | None:
    """The line of supply of a unit, hex by hex to its source or port, or None: for explanations, not for play."""
    c = s.components
    side, start = c.side_of[unit], s.place[unit]
    if start in c.sources[side]:
        return [start]
    away = ~(1 << start)
    open_, free = open_ground(s, side) & away, free_of_enemies(s, side) & away
    found = supply_net(s, side).line(start, open_, free)
    if found is None and side == ALLIED and allied_port_lines(s) >> start & 1:
        ports = mask_of([hex_of(s, name) for name in PORTS[ALLIED]]) & s.control[ALLIED] & ~s.occupied[AXIS]
        if ports >> start & 1:
            return [start]
        ways = OverlandByPlaces(s.ground.overland, TO_PORT, c.double).ways(start, ports & open_, open_)
        return min(ways.values(), key=len)
    return found
