"""The components made of the data files: read, checked and indexed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.charts import AirRow, CostRow, MarkerRow, TurnRow, read_effects, read_turns
from sirocco.games.salerno_rome.components.checks import (
    EVENTS,
    check_artillery,
    check_charts,
    check_command,
    check_formations,
    check_once,
    check_scenario,
    check_units,
)
from sirocco.games.salerno_rome.components.entries import Arrival, CardRow, EventRow, Group, SetupRow
from sirocco.games.salerno_rome.components.forces import Forces, card_of, impulse, is_somebody, joined, within
from sirocco.games.salerno_rome.components.formations import ArmyRow, ArtilleryRow, CorpsRow, DivisionRow
from sirocco.games.salerno_rome.components.italy import FILES as MAP_FILES
from sirocco.games.salerno_rome.components.italy import GROWING, Italy, read_italy
from sirocco.games.salerno_rome.components.scenarios import BorderRow, BrokenRow, CommandRow, ScenarioRow, VictoryRow
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS, SIDES
from sirocco.games.salerno_rome.components.terrain import Pair
from sirocco.games.salerno_rome.components.units import UnitRow
from sirocco.games.salerno_rome.components.vocabulary import vocabulary_of
from sirocco.games.salerno_rome.components.zones import (
    area_of_play,
    bridges_at,
    bridges_of,
    hexes_of,
    terminal_hexes,
)
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.formats.dataset import DataSet
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.charts import read_charts
from sirocco.mechanics.components import by_side, formations_of

SCENARIOS = ("ortona", "salerno", "anzio", "diadem", "kesselring", "campaign")

FILES = (
    *MAP_FILES,
    "units.toml",
    "formations.toml",
    "artillery.toml",
    "charts.toml",
    "combat.toml",
    "costs.toml",
    "turns.toml",
    "counters.toml",
    "cards.toml",
)
Owned = TypeVar("Owned", CorpsRow, ArmyRow, ArtilleryRow)


@implements("SR-3a", "SR-3k", "SR-22a")
def _index(tables: Mapping[str, Table], scenario: str, version: str) -> SalernoRome:
    italy = read_italy(tables)
    units = by_side(tables["unit"].typed(UnitRow), SIDES)
    divisions = tables["division"].typed(DivisionRow)
    corps = _allied_first(tables["corps"].typed(CorpsRow))
    armies = _allied_first(tables["army"].typed(ArmyRow))
    artillery = _allied_first(tables["artillery"].typed(ArtilleryRow))
    check_units(tables["unit"], units, divisions)
    check_formations(tables, units, divisions, corps, armies)
    check_artillery(tables, artillery, divisions, corps, armies)
    divisions = {name: divisions[name] for name in formations_of(units)}
    forces = Forces(italy, units, artillery, divisions, corps)
    scene = tables["scenario"].typed(ScenarioRow)["start"]
    command = tables["command"].typed(CommandRow)
    check_command(tables["command"], command, divisions, corps, armies)
    check_scenario(tables, scene, forces)
    italy, area = _with_area_first(tables, italy, scene)
    forces = Forces(italy, units, artillery, divisions, corps)
    everywhere = (1 << italy.map.open) - 1
    setups, depots = _setups(tables, scene, forces, area)
    arrivals = _arrivals(tables, scene, forces, area)
    check_once(tables["deployment" if scene.deployment else "setup"], setups, arrivals, forces)
    charts = read_charts(tables["chart"])
    check_charts(tables["chart"], charts)
    turns = read_turns(tables["turn"])
    costs = tables["cost"].typed(CostRow)
    events = tables["event"].typed(EventRow)
    victory = tables["victory"].typed(VictoryRow)
    air = tables["air"].typed(AirRow)
    names = {name: row.name for name, row in forces.formations.items()}
    return SalernoRome(
        version=version,
        scenario=scenario,
        vocabulary=vocabulary_of(italy.map, italy.places, units, artillery, names, armies, _purchases(costs)),
        sides=SIDES,
        unit_rows=units,
        map=italy.map,
        place_rows=italy.places,
        italy=italy,
        scene=scene,
        area=area,
        divisions=divisions,
        corps=corps,
        armies=armies,
        command=command,
        artillery_rows=artillery,
        turns=turns,
        points=_points(turns, scene),
        costs=costs,
        markers={name: row.number for name, row in tables["marker"].typed(MarkerRow).items()},
        air=(air[SIDES[ALLIED]], air[SIDES[AXIS]]),
        effects=read_effects(*(tables[name] for name in ("cover", "line", "approach", "size", "motion"))),
        combat=charts["combat"],
        bombardment=charts["bombardment"],
        support=charts["support"],
        weather=charts["weather"],
        drift=charts["drift"],
        direction=charts["direction"],
        gegenangriff=charts["gegenangriff"],
        rearguard=charts["rearguard"],
        setups=setups,
        depots=depots,
        arrivals=arrivals,
        events={
            name: forces.arrival(tables["event"], name, SIDES.index(events[name].side), events[name], everywhere)
            for name in EVENTS
        },
        event_rows=events,
        richard=_richard(tables["richard"], forces),
        terminals={army: terminal_hexes(italy, names) for army, names in scene.terminals.items()},
        broken=_broken(tables["broken"], italy),
        victory=(victory.get(SIDES[ALLIED], VictoryRow()), victory.get(SIDES[AXIS], VictoryRow())),
    )


def _with_area_first(tables: Mapping[str, Table], italy: Italy, scene: ScenarioRow) -> tuple[Italy, int]:
    """The map, and the hexes that the scenario is played on. Those are numbered first, then the ones around them: so
    masks are no longer than they need be."""
    area = area_of_play(italy, scene.map, scene.inside, tables["border"].typed(BorderRow).values())
    world = italy.map
    outside = (1 << world.open) - 1 & ~area
    if not outside:
        return italy, area
    around = union_at(world.board.adjacent, area)
    italy = read_italy(tables, {world.ids[i]: 1 if around >> i & 1 else 2 for i in places_of(outside)})
    return italy, mask_of([italy.map.number[world.ids[i]] for i in places_of(area)])


def _allied_first(rows: Mapping[str, Owned]) -> dict[str, Owned]:
    return dict(sorted(rows.items(), key=lambda item: SIDES.index(item[1].side)))


def _purchases(costs: Mapping[str, CostRow]) -> list[str]:
    """What points can buy besides formations: the chart, with an Offensive marker for each Allied pool."""
    markers = [f"offensive-{pool}" for pool in POOLS if pool != SIDES[AXIS]]
    return [name for row in costs for name in (markers if row == "offensive" else [row])]


def _points(turns: tuple[TurnRow, ...], scene: ScenarioRow) -> dict[int, tuple[int, ...]]:
    """The points of each turn: the calendar's, or the scenario's own."""
    found = {}
    for turn in range(scene.first, scene.last + 1):
        points = {**turns[turn - 1].points(), **scene.points.get(str(turn), {})}
        found[turn] = tuple(points[pool] for pool in POOLS)
    return found


def _setups(
    tables: Mapping[str, Table], scene: ScenarioRow, forces: Forces, area: int
) -> tuple[tuple[tuple[Group, ...], tuple[Group, ...]], tuple[int, ...]]:
    """What both sides begin with, and the hexes of depots; zones of the card that come later are left out."""
    table = tables["deployment" if scene.deployment else "setup"]
    rows = table.typed(SetupRow)
    groups = []
    depots: list[int] = []
    for side in SIDES:
        row = rows.get(side, SetupRow())
        present = msgspec.structs.replace(row, entries=tuple(e for e in row.entries if e.zone not in scene.late))
        groups.append(forces.setup(table, side, present, area))
        table.check_known(side, "depots", row.depots, forces.places, "place")
        depots += [places_of(hexes_of(forces.italy, name))[0] for name in row.depots]
    return (groups[ALLIED], groups[AXIS]), tuple(depots)


def _arrivals(
    tables: Mapping[str, Table], scene: ScenarioRow, forces: Forces, area: int
) -> dict[tuple[int, int, int], Arrival]:
    """The cards of the scenario's turns, its own lists, and the zones of the set-up card that come later."""
    absent = mask_of(tables["scenario"].numbers("start", "without", forces.unit_number, "unit"))
    everywhere = (1 << forces.italy.map.open) - 1
    found: dict[tuple[int, int, int], Arrival] = {}
    for name, card in tables["card"].typed(CardRow).items():
        key = card_of(tables["card"], name)
        if key[1] in scene.cards:
            arrival = forces.arrival(tables["card"], name, key[0], card, everywhere)
            groups = tuple(within(group, absent, area) for group in arrival.groups)
            found[key] = msgspec.structs.replace(arrival, groups=tuple(filter(is_somebody, groups)))
    for name, card in tables["arrival"].typed(CardRow).items():
        key = card_of(tables["arrival"], name)
        found[key] = forces.arrival(tables["arrival"], name, key[0], card, area)
    for zone, when in scene.late.items():
        for side, name in enumerate(SIDES):
            row = tables["deployment"].typed(SetupRow)[name]
            entries = [e for e in row.entries if e.zone == zone]
            placed = [msgspec.structs.replace(e, at=(), within=0, by=("north-edge",)) for e in entries]
            late = Arrival(tuple(forces.group(tables["deployment"], name, side, e, everywhere) for e in placed))
            key = (side, *impulse(tables["scenario"], "start", when))
            if late.groups:
                found[key] = joined(found[key], late) if key in found else late
    return {key: arrival for key, arrival in found.items() if arrival != Arrival()}


def _richard(table: Table, forces: Forces) -> tuple[Arrival, ...]:
    rows = table.typed(CardRow)
    if list(rows) != [str(number) for number in range(len(rows))]:
        raise table.fail("the impulses after the landing are numbered from 0", next(iter(rows)))
    everywhere = (1 << forces.italy.map.open) - 1
    return tuple(forces.arrival(table, name, AXIS, row, everywhere) for name, row in rows.items())


def _broken(table: Table, italy: Italy) -> frozenset[Pair]:
    found: frozenset[Pair] = frozenset()
    for name, row in table.typed(BrokenRow).items():
        if row.river is not None:
            table.check_known(name, "river", [row.river], italy.rivers, "river")
            found |= bridges_of(italy, row.river, row.rows)
        if row.place is not None:
            table.check_known(name, "place", [row.place], italy.places, "place")
            found |= bridges_at(italy, row.place)
    return found


DATA = DataSet("sirocco.games.salerno_rome", FILES, _index, row="start", growing=GROWING, shown=("place.at",))
