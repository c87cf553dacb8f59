"""Rule 3, Components: the map, the counters, the displays, the charts and the cards, as the rules use them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from sirocco.board.graph import places_of
from sirocco.board.hexmap import HexMap
from sirocco.games.salerno_rome.components.charts import AirRow, CostRow, Effects, TurnRow
from sirocco.games.salerno_rome.components.entries import Arrival, EventRow, Group
from sirocco.games.salerno_rome.components.formations import ArmyRow, ArtilleryRow, CorpsRow, DivisionRow
from sirocco.games.salerno_rome.components.italy import Italy
from sirocco.games.salerno_rome.components.places import PlaceRow
from sirocco.games.salerno_rome.components.scenarios import CommandRow, ScenarioRow, VictoryRow
from sirocco.games.salerno_rome.components.sides import POOLS
from sirocco.games.salerno_rome.components.terrain import Pair
from sirocco.games.salerno_rome.components.units import ARMOUR, HALVES, UnitRow
from sirocco.mechanics.charts import Chart
from sirocco.mechanics.components import column, computed, units_where
from sirocco.mechanics.hex_components import HexComponents
from sirocco.mechanics.memo import Memo
from sirocco.mechanics.stacking import PointLimit, StackingLimits

DEVILS = ("parachute", "machine-guns", "special")


class SalernoRome(HexComponents[UnitRow, PlaceRow], kw_only=True):
    """All components, in flat tuples by index: open hex, unit (Allied first), artillery, formation (divisions, then
    corps), army."""

    italy: Italy
    scene: ScenarioRow
    area: int
    """Mask of the hexes that are played on."""
    outside: int = computed(lambda c: c.everywhere & ~c.area)

    place_hexes: int = computed(
        lambda c: sum(1 << place for place in {c.map.number[h] for row in c.italy.places.values() for h in row.hexes})
    )
    """Where a place is."""
    exerting: int = units_where()
    """Every unit makes the hexes around it enemy-adjacent."""
    half_dots: tuple[int, ...] = column("half_dots")
    """Stacking points of each unit, in halves of a dot."""
    stacking: StackingLimits = computed(
        lambda c: StackingLimits((PointLimit(~0, c.half_dots, tuple(HALVES * dots for dots in c.italy.stack)),))
    )
    around: tuple[tuple[int, ...], ...] = computed(
        lambda c: tuple(tuple(b for b in c.map.board.neighbours[a] if b < c.map.open) for a in range(c.map.open))
    )
    """The open hexes next to each."""
    river_sides: tuple[Pair, ...] = computed(lambda c: _in_printed_order(c.map, c.italy.rivers.values()))
    """Numbered for the masks of bridges that are down or built."""
    river_side_number: dict[Pair, int] = computed(
        lambda c: {way: i for i, (a, b) in enumerate(c.river_sides) for way in ((a, b), (b, a))}
    )
    """By its two hexes in either order."""
    river_sides_at: dict[int, tuple[tuple[int, int], ...]] = computed(lambda c: _sides_by_hex(c.river_sides))
    """For each hex on a river, the hexes across and the numbers of those river sides."""
    printed_bridges: int = computed(
        lambda c: sum(1 << number for number, pair in enumerate(c.river_sides) if pair in c.italy.bridges)
    )
    """The river sides with a printed bridge."""
    armour: int = units_where(kind=ARMOUR)
    tanks: int = units_where(kind="tank")
    tank_destroyers: int = units_where(kind="tank-destroyer")
    independents: int = units_where(formation=None)
    every_division: int = computed(lambda c: (1 << len(c.members)) - 1)
    """Mask of the formations that have units of their own."""
    unit_number: dict[str, int] = computed(lambda c: {name: i for i, name in enumerate(c.unit_ids)})
    battalions: int = units_where(side="axis", size="II")
    """Axis battalions and tank pieces, which may be another formation's bonus (SR-7.1.3a)."""
    devils: int = units_where(kind=DEVILS)
    special: int = units_where(kind="special")
    mountain_troops: int = units_where(mountain=1)
    parachutists: int = units_where(side="allied", kind=("parachute", "glider"))
    """Allied paratroops, who do not occupy places for victory."""
    dropping: int = units_where(drops=True)
    unrecoverable: int = units_where(recovers=False)
    reacting: int = computed(lambda c: sum(1 << i for i, row in enumerate(c.units) if row.reaction))

    divisions: dict[str, DivisionRow]
    corps: dict[str, CorpsRow]
    armies: dict[str, ArmyRow]
    division_rows: tuple[DivisionRow, ...] = computed(lambda c: tuple(c.divisions.values()))
    corps_rows: tuple[CorpsRow, ...] = computed(lambda c: tuple(c.corps.values()))
    army_rows: tuple[ArmyRow, ...] = computed(lambda c: tuple(c.armies.values()))
    armies_of: tuple[tuple[int, ...], ...] = computed(
        lambda c: tuple(tuple(i for i, row in enumerate(c.army_rows) if row.side == name) for name in c.sides)
    )
    """The armies of each side."""
    formation_ids: tuple[str, ...] = computed(lambda c: (*c.divisions, *c.corps))
    """Divisions are numbered as the formations of units."""
    formation_side: tuple[int, ...] = computed(
        lambda c: tuple(c.sides.index(row.side) for row in (*c.divisions.values(), *c.corps.values()))
    )
    formations_of: tuple[tuple[int, ...], ...] = computed(
        lambda c: tuple(tuple(f for f, owner in enumerate(c.formation_side) if owner == side) for side in range(2))
    )
    """By side."""
    formation_nation: tuple[str, ...] = computed(
        lambda c: tuple(row.nation for row in (*c.divisions.values(), *c.corps.values()))
    )
    bound_corps: tuple[int, ...] = computed(
        lambda c: tuple(-1 if row.bound is None else c.formation_ids.index(row.bound) for row in c.divisions.values())
    )
    """The corps that each division must belong to; -1: none."""
    bound_divisions: tuple[Pair, ...] = computed(
        lambda c: tuple((division, corps) for division, corps in enumerate(c.bound_corps) if corps >= 0)
    )
    """Those that must belong to one, with it."""
    most_divisions: tuple[int, ...] = computed(
        lambda c: (*(0 for _ in c.divisions), *(row.divisions for row in c.corps.values()))
    )
    """How many a corps may have, by formation."""
    home_army: tuple[int, ...] = computed(
        lambda c: tuple(tuple(c.armies).index(row.army) for row in (*c.divisions.values(), *c.corps.values()))
    )
    """The army in which each formation comes into play."""
    pool_of_army: tuple[int, ...] = computed(lambda c: tuple(POOLS.index(row.pool) for row in c.armies.values()))
    """Where each army's activation points are."""
    command: dict[str, CommandRow]
    """The corps and armies at the start."""

    artillery_rows: dict[str, ArtilleryRow]
    artillery_ids: tuple[str, ...] = computed(lambda c: tuple(c.artillery_rows))
    artillery: tuple[ArtilleryRow, ...] = computed(lambda c: tuple(c.artillery_rows.values()))
    artillery_side: tuple[int, ...] = computed(lambda c: tuple(c.sides.index(row.side) for row in c.artillery))
    artillery_formation: tuple[int, ...] = computed(
        lambda c: tuple(c.formation_ids.index(row.of) if row.of in c.formation_ids else -1 for row in c.artillery)
    )
    """The division or corps of each piece; -1: an army's, or nobody's."""

    formation_guns: tuple[int, ...] = computed(
        lambda c: tuple(
            sum(1 << gun for gun, of in enumerate(c.artillery_formation) if of == formation)
            for formation in range(len(c.formation_ids))
        )
    )
    """Mask of the artillery of each division and corps."""
    guns_of: tuple[int, ...] = computed(lambda c: tuple(_guns(c, side=name) for name in c.sides))
    """Masks of artillery by side, then by level."""
    divisional_guns: int = computed(lambda c: _guns(c, level="division"))
    corps_guns: int = computed(lambda c: _guns(c, level="corps"))
    army_guns: int = computed(lambda c: _guns(c, level="army"))
    rockets: int = computed(lambda c: _guns(c, level="rocket"))
    ships: int = computed(lambda c: _guns(c, level="naval"))

    turns: tuple[TurnRow, ...]
    points: dict[int, tuple[int, ...]]
    """Activation points by turn and pool."""
    costs: dict[str, CostRow]
    markers: dict[str, int]
    air: tuple[AirRow, AirRow]
    effects: Effects
    combat: Chart
    bombardment: Chart
    support: Chart
    weather: Chart
    drift: Chart
    direction: Chart
    gegenangriff: Chart
    rearguard: Chart

    setups: tuple[tuple[Group, ...], tuple[Group, ...]]
    depots: tuple[int, ...]
    """Hexes of the depots at the start."""
    arrivals: dict[tuple[int, int, int], Arrival]
    """By side, turn and impulse."""
    events: dict[str, Arrival]
    event_rows: dict[str, EventRow]
    richard: tuple[Arrival, ...]
    """What comes so many impulses after a major landing."""
    terminals: dict[str, int]
    """The hexes of each army's terminals and of the Axis; depots, which may move, are not among them."""
    broken: frozenset[Pair]
    """Bridges that are down at the start."""
    victory: tuple[VictoryRow, VictoryRow]
    first_armies: frozenset[int] = computed(lambda c: frozenset(_first_armies(c)))
    """The armies that a headquarters of the set-up belongs to."""
    last_turn: int = computed(lambda c: c.scene.last)
    memo: Memo[Any, Any] = msgspec.field(default_factory=Memo)
    """What rules compute from the map, bridges and weather, remembered by all that it depends on."""
    purchase_number: dict[str, int] = computed(
        lambda c: {name: i for i, name in enumerate(c.vocabulary.names["purchase"].ids)}
    )
    """By name, in masks of what was bought."""
    lines: dict[Any, Any] = msgspec.field(default_factory=dict)
    """Memo of `supply.lines_through`."""

    def display_names(self) -> dict[str, dict[str, str]]:
        rows: dict[str, DivisionRow | CorpsRow] = {**self.divisions, **self.corps}
        return {
            **super().display_names(),
            "artillery": {name: row.name for name, row in self.artillery_rows.items()},
            "formation": {name: row.name for name, row in rows.items()},
            "purchase": {name: row.name for name, row in rows.items()},
            "army": {name: row.name for name, row in self.armies.items()},
        }


def _guns(c: SalernoRome, **wanted: str) -> int:
    """Mask of the pieces whose rows have these values."""
    rows = enumerate(c.artillery)
    return sum(1 << i for i, row in rows if all(getattr(row, name) == value for name, value in wanted.items()))


def _first_armies(c: SalernoRome) -> Iterator[int]:
    for name, row in c.command.items():
        yield tuple(c.armies).index(row.army or name)
    for group in (*c.setups[0], *c.setups[1]):
        for formation in places_of(group.headquarters):
            yield c.home_army[formation]


def _in_printed_order(world: HexMap, sides: Iterable[Iterable[Pair]]) -> tuple[Pair, ...]:
    """The sides between hexes, by the numbers printed on them, the lower one first."""
    printed = sorted({(world.ids[a], world.ids[b]) for pairs in sides for a, b in pairs if world.ids[a] < world.ids[b]})
    return tuple((world.number[one], world.number[other]) for one, other in printed)


def _sides_by_hex(sides: tuple[Pair, ...]) -> dict[int, tuple[tuple[int, int], ...]]:
    found: dict[int, tuple[tuple[int, int], ...]] = {}
    for number, (a, b) in enumerate(sides):
        found[a] = (*found.get(a, ()), (b, number))
        found[b] = (*found.get(b, ()), (a, number))
    return found
