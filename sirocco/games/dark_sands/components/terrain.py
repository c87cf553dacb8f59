"""Rule 6 and the Terrain Effects Chart: what ground and hexsides do to movement, zones of control and battle.

Movement costs are kept in quarters of a movement point, the cost of a road on the Centre section.
"""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import mask_of
from sirocco.board.hexmap import HexMap
from sirocco.board.network import Network
from sirocco.board.zones import zone_table
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import FixedCosts, cost_table

QUARTERS = 4
"""Units of movement in one movement point."""

CLOSED = ("sea", "depression")
"""Ground that nobody ever enters."""
DESERT, MARSH, ROUGH, MOUNTAIN = "desert", "marsh", "rough", "mountain"
FEATURES = WADI, RIDGE, ESCARPMENT, ALL_SEA = "wadi", "ridge", "escarpment", "sea"
"""Of hexsides."""
WAYS = ROAD, TRAIL, RAIL, BYPASS = "road", "trail", "rail", "bypass"

ENTRY = {DESERT: 4, MARSH: 4, ROUGH: 8, MOUNTAIN: 8}
"""Quarters to enter a hex of the Centre section; the lateral sections cost twice as much."""
HEXSIDE = 4
ALONG = {ROAD: 1, TRAIL: 2}
WHEELS_KEEP_TO_ROADS = (MARSH, MOUNTAIN)


class Ground(NamedTuple):
    """All tables that depend on the ways in use: by open hex."""

    on_foot: FixedCosts
    """Neighbours that can be entered, and the quarters it costs."""
    on_wheels: FixedCosts
    """The same for tanks, panzers and armoured cars."""
    zone: tuple[tuple[int, ...], ...]
    """Where a unit's zone of control reaches."""
    overland: Network
    """Mask of neighbours across hexsides that are not prohibited."""
    track: Network
    """Mask of neighbours along a road or trail."""


@implements("DS-8.T-a", "DS-8.T-b", "DS-8.T-c", "DS-14.0b")
def zone_reaches(world: HexMap, forts: int, along_a_way: bool, a: int, b: int) -> bool:
    """Whether a zone of control reaches from a hex into the next: not into or out of forts; along a road or trail
    always; else not across a ridge or a side that nobody crosses, nor into marsh, rough ground or mountains."""
    if (forts >> a | forts >> b) & 1:
        return False
    sides = world.sides.get((a, b), frozenset())
    return along_a_way or not (prohibited(sides) or RIDGE in sides or world.terrain[b] in (MARSH, ROUGH, MOUNTAIN))


@implements("DS-6.0a", "DS-6.1b", "DS-19.1a", "DS-19.1.5a", "DS-19.1.5b")
def ground(world: HexMap, forts: int, built: bool, instead: bool) -> Ground:
    """The tables with the bypass `built` or not. `instead`: a wadi or ridge costs in place of the hex behind it."""
    along = {pair: kind for kind in (TRAIL, ROAD) for pair in world.ways.get(kind, ())}
    if built:
        along.update(dict.fromkeys(world.ways[BYPASS], ROAD))
    neighbours = [tuple(b for b in world.board.neighbours[a] if b < world.open) for a in range(world.open)]

    def cost(a: int, b: int, wheels: bool) -> int | None:
        way = along.get((a, b))
        scale = world.scale[b]
        if way is not None:
            return ALONG[way] * scale
        sides = world.sides.get((a, b), frozenset())
        if prohibited(sides) or (wheels and world.terrain[b] in WHEELS_KEEP_TO_ROADS):
            return None
        crossing = HEXSIDE if sides & {WADI, RIDGE} else 0
        hex_cost = 0 if crossing and instead else ENTRY[world.terrain[b]]
        return (hex_cost + crossing) * scale

    passable = [
        [b for b in around if (a, b) in along or not prohibited(world.sides.get((a, b), frozenset()))]
        for a, around in enumerate(neighbours)
    ]
    return Ground(
        cost_table(neighbours, lambda a, b: cost(a, b, False)),
        cost_table(neighbours, lambda a, b: cost(a, b, True)),
        zone_table(neighbours, lambda a, b: zone_reaches(world, forts, (a, b) in along, a, b)),
        Network(mask_of(around) for around in passable),
        Network(mask_of([b for b in around if (a, b) in along]) for a, around in enumerate(neighbours)),
    )


def prohibited(sides: frozenset[str]) -> bool:
    """Whether a hexside stops everybody who does not follow a road or trail across it."""
    return ESCARPMENT in sides or ALL_SEA in sides
