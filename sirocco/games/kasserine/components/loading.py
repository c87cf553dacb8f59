"""The components made of the data files: read, checked and indexed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.calendar import moves_of, read_days, read_weather
from sirocco.games.kasserine.components.charts import (
    AirRow,
    read_combat,
    read_fire,
    read_limits,
    read_modifiers,
    read_postures,
    read_single,
    read_victory,
)
from sirocco.games.kasserine.components.checks import check_units
from sirocco.games.kasserine.components.forces import Forces, check_once, move_of
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.rebuilt import read_rebuilt
from sirocco.games.kasserine.components.scenarios import Arrival, ArrivalRow, FixedRow, ScenarioRow, StartRow
from sirocco.games.kasserine.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.kasserine.components.tunisia import FILES as MAP_FILES
from sirocco.games.kasserine.components.tunisia import GROWING, read_tunisia
from sirocco.games.kasserine.components.units import SUPPLY, TAKEN, FormationRow, UnitRow
from sirocco.games.kasserine.components.vocabulary import vocabulary_of
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.formats.dataset import DataSet
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.components import by_side

SCENARIOS = ("kasserine",)

FILES = (
    *MAP_FILES,
    "units.toml",
    "formations.toml",
    "charts.toml",
    "rules.toml",
    "calendar.toml",
    "arrivals.toml",
    "rebuilt.toml",
)
NATION_OF_TAKER = {"allied": "usa", "axis": "germany"}
"""Whose colours a supply unit shows after it was taken."""


@implements("K-comp-01", "K-comp-02", "K-map-01", "K-comp-08")
def _index(tables: Mapping[str, Table], scenario: str, version: str) -> Kasserine:
    tunisia = read_tunisia(tables)
    options = {field.encode_name for field in msgspec.structs.fields(Options)}
    rows = tables["unit"].typed(UnitRow)
    formations = tables["formation"].typed(FormationRow)
    check_units(tables["unit"], rows, formations, options)
    units = by_side(_with_taken(rows), SIDES)
    forces = Forces(tunisia, units, formations, options)
    scene = tables["scenario"].typed(ScenarioRow)["start"]
    starts = {name: forces.start(tables["start"], name, row) for name, row in tables["start"].typed(StartRow).items()}
    fixed = {
        name: found
        for name, row in tables["fixed"].typed(FixedRow).items()
        if (found := forces.fixed(tables["fixed"], name, row)) is not None
    }
    days = read_days(tables["day"])
    moves = moves_of(days)
    arrivals = {
        name: forces.arrival(tables["arrival"], name, row) for name, row in tables["arrival"].typed(ArrivalRow).items()
    }
    check_once(tables, starts, fixed, arrivals, tuple(units))
    by_move: dict[int, tuple[Arrival, ...]] = {}
    for name, arrival in arrivals.items():
        move = move_of(tables["arrival"], name, moves)
        by_move[move] = (*by_move.get(move, ()), arrival)
    air = tables["air"].typed(AirRow)
    return Kasserine(
        version=version,
        scenario=scenario,
        vocabulary=vocabulary_of(tunisia.map, tunisia.places, units),
        sides=SIDES,
        unit_rows=units,
        map=tunisia.map,
        place_rows=tunisia.places,
        tunisia=tunisia,
        formation_rows=formations,
        scene=scene,
        starts=tuple(starts.values()),
        start_ids=tuple(starts),
        fixed=tuple(fixed.values()),
        turns=days,
        moves=moves,
        arrivals=by_move,
        weather=read_weather(tables["weather"]),
        aircraft=(air[SIDES[ALLIED]].aircraft, air[SIDES[AXIS]].aircraft),
        limits=read_limits(tables["reach"], tables["limit"]),
        postures=read_postures(tables["posture"]),
        tables=read_combat(tables["chart"], tables["retreat"]),
        fire=read_fire(tables["chart"], tables["fire"]),
        modifiers=read_modifiers(tables["modifier"]),
        weather_chart=read_single(tables["chart"], "weather"),
        demolition=read_single(tables["chart"], "demolition"),
        bombing=read_single(tables["chart"], "bombing"),
        victory=read_victory(tables["victory"]),
        rebuilt=read_rebuilt(tables["rebuilt"], options, tables),
    )


@implements("K-rec-14")
def _with_taken(rows: Mapping[str, UnitRow]) -> dict[str, UnitRow]:
    """The counters, and for each supply unit the one that stands for it when the enemy has taken it."""
    found = dict(rows)
    for name, row in rows.items():
        if row.kind == SUPPLY:
            side = SIDES[1 - SIDES.index(row.side)]
            found[name + TAKEN] = replace(row, side=side, nation=NATION_OF_TAKER[side])
    return found


DATA = DataSet(
    "sirocco.games.kasserine",
    FILES,
    _index,
    row="start",
    growing=(*GROWING, "unit", "formation", "start", "fixed", "arrival", "day", "fire"),
    shown=("place.at", "rebuilt"),
)
