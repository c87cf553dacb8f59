"""What the data must agree in: formations, scenarios, and that nobody comes twice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.charts import LAST_TURN
from sirocco.games.salerno_rome.components.entries import Arrival, Group
from sirocco.games.salerno_rome.components.forces import Forces
from sirocco.games.salerno_rome.components.formations import ART, ArmyRow, ArtilleryRow, CorpsRow, DivisionRow
from sirocco.games.salerno_rome.components.scenarios import BorderRow, CommandRow, ScenarioRow, VictoryRow
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.components.units import UnitRow
from sirocco.kernel.formats.datafile import Table
from sirocco.mechanics.charts import Chart

RESULTS = {
    "combat": r"N|A[1-3]\*?|(A[1-3]\*? )?D(R|[1-3]R?)\*?",
    "bombardment": r"-|G|R|[1-3]\*?",
    "support": r"-|[LR][1-3]|[+-][1-3]",
    "weather": "fair|bad",
    "drift": "[0-9]",
    "direction": "[1-6]",
    "gegenangriff": "[0-9]",
    "rearguard": "none|retreat|out",
}
"""What the cells of each chart can be."""
DOTS = (0.5, 1, 2, 3)
EVENTS = ("foggia-in", "foggia-out", "foggia-delay", "no-landing-in", "no-landing-out")
PLACED = ("depots", "north-marked", "south-marked", "north-major", "south-roads")
"""Terminals that are no place."""


def check_units(table: Table, units: Mapping[str, UnitRow], divisions: Mapping[str, DivisionRow]) -> None:
    """Numbers that a counter can have, and a division of its own side."""
    for name, row in units.items():
        if row.dots not in DOTS:
            raise table.fail(f"dots are {', '.join(map(str, DOTS))}", name, "dots")
        for field in ("combat", "movement", "reaction", "tank", "mountain"):
            if not 0 <= getattr(row, field) <= 20:
                raise table.fail("must be from 0 to 20", name, field)
        if row.reduced is not None and not 0 < row.reduced <= row.combat:
            raise table.fail("the reduced side is not stronger than the full one", name, "reduced")
        if row.formation is not None:
            table.check_known(name, "formation", [row.formation], divisions, "division")
            if divisions[row.formation].side != row.side:
                raise table.fail(f"{row.formation} is of the other side", name, "side")


def check_formations(
    tables: Mapping[str, Table],
    units: Mapping[str, UnitRow],
    divisions: Mapping[str, DivisionRow],
    corps: Mapping[str, CorpsRow],
    armies: Mapping[str, ArmyRow],
) -> None:
    """Every division has units, every formation an army of its side and perhaps a corps to belong to."""
    manned = {row.formation for row in units.values()}
    for name in divisions:
        if name not in manned:
            raise tables["division"].fail("has no units", name)
    for kind, rows in (("division", divisions), ("corps", corps)):
        for name, row in rows.items():
            tables[kind].check_known(name, "army", [row.army], armies, "army")
            if armies[row.army].side != row.side:
                raise tables[kind].fail(f"{row.army} is of the other side", name, "army")
    for name, division in divisions.items():
        if division.bound is not None:
            tables["division"].check_known(name, "bound", [division.bound], corps, "corps")


def check_artillery(
    tables: Mapping[str, Table],
    artillery: Mapping[str, ArtilleryRow],
    divisions: Mapping[str, DivisionRow],
    corps: Mapping[str, CorpsRow],
    armies: Mapping[str, ArmyRow],
) -> None:
    """Every division, corps and army has its piece, and rockets and ships belong to nobody."""
    owners: dict[str, Mapping[str, DivisionRow] | Mapping[str, CorpsRow] | Mapping[str, ArmyRow]]
    owners = {"division": divisions, "corps": corps, "army": armies}
    for kind, owner in owners.items():
        for name, each in owner.items():
            gun = artillery.get(name + ART)
            if gun is None or gun.of != name or gun.level != kind or gun.side != each.side:
                raise tables[kind].fail(f"needs its artillery, {name}{ART}", name)
    for name, gun in artillery.items():
        if gun.fire < 1 or gun.range < 1:
            raise tables["artillery"].fail("fire and range are 1 or more", name)
        if (gun.of is None) != (gun.level in ("rocket", "naval")) or (gun.of and gun.of not in owners[gun.level]):
            raise tables["artillery"].fail("belongs to a formation of its level, rockets and ships to none", name, "of")


def check_charts(table: Table, charts: Mapping[str, Chart]) -> None:
    """Every chart of the game is there, and says only what the rules understand."""
    table.check_known(next(iter(charts)), None, RESULTS, charts, "chart")
    for name, pattern in RESULTS.items():
        for row in charts[name].rows:
            for result in row:
                if not re.fullmatch(pattern, result):
                    raise table.fail(f"no result of this chart: '{result}'", name, "rows")
    if len(charts["weather"].names) != LAST_TURN:
        raise table.fail(f"needs a column for each of {LAST_TURN} turns", "weather", "columns")


def check_scenario(tables: Mapping[str, Table], scene: ScenarioRow, forces: Forces) -> None:
    table = tables["scenario"]
    if not 1 <= scene.first <= scene.last <= LAST_TURN:
        raise table.fail(f"turns are 1 to {LAST_TURN}, the last not before the first", "start", "first")
    for field, given in (("reserves", scene.reserves), ("recovery", scene.recovery)):
        if set(given) != set(SIDES) or min(given.values()) < 0:
            raise table.fail("needs a number for both sides", "start", field)
    for turn, pools in scene.points.items():
        if not turn.isdecimal() or not scene.first <= int(turn) <= scene.last or min(pools.values(), default=0) < 0:
            raise table.fail(f"'{turn}' is no turn of the scenario, or its points are negative", "start", "points")
    _check_places(tables, scene, forces)
    if set(scene.optional) & set(scene.barred):
        raise table.fail("a rule cannot be in force and barred", "start", "barred")


def check_command(
    table: Table,
    command: Mapping[str, CommandRow],
    divisions: Mapping[str, DivisionRow],
    corps: Mapping[str, CorpsRow],
    armies: Mapping[str, ArmyRow],
) -> None:
    """A corps has an army above it, an army has none, and what is under a headquarters is of its side, once."""
    led: set[str] = set()
    for name, row in command.items():
        table.check_known(name, None, [name], armies if row.army is None else corps, "headquarters")
        table.check_known(name, "divisions", row.divisions, divisions, "division")
        if row.army is not None:
            table.check_known(name, "army", [row.army], armies, "army")
        above = armies[row.army or name]
        own = armies[name] if row.army is None else corps[name]
        if any(each.side != above.side for each in (own, *(divisions[division] for division in row.divisions))):
            raise table.fail("a headquarters has nobody of the other side under it", name)
        if len({*led, *row.divisions}) < len(led) + len(row.divisions):
            raise table.fail("a division has two headquarters above it", name, "divisions")
        led.update(row.divisions)


def _check_places(tables: Mapping[str, Table], scene: ScenarioRow, forces: Forces) -> None:
    """Every place that the scenario speaks of is on the map."""
    terminals = [name for names in scene.terminals.values() for name in names if name not in PLACED]
    inside = [] if scene.inside is None else [scene.inside]
    tables["scenario"].check_known("start", "values", scene.values, forces.italy.places, "place")
    tables["scenario"].check_known("start", "terminals", terminals, forces.places, "place")
    tables["scenario"].check_known("start", "inside", inside, forces.places, "place")
    for name, border in tables["border"].typed(BorderRow).items():
        tables["border"].check_known(name, "through", border.through, forces.places, "place")
    for name, victory in tables["victory"].typed(VictoryRow).items():
        kept = [] if victory.keeps is None else [victory.keeps]
        tables["victory"].check_known(name, None, (*victory.hold, *victory.supply, *kept), forces.italy.places, "place")


def check_once(
    table: Table,
    setups: Iterable[Iterable[Group]],
    arrivals: Mapping[tuple[int, int, int], Arrival],
    forces: Forces,
) -> None:
    """No unit, no headquarters, no artillery comes into play twice."""
    groups = [group for groups in setups for group in groups]
    groups += [group for arrival in arrivals.values() for group in arrival.groups]
    for field, ids in (
        ("units", tuple(forces.units)),
        ("artillery", tuple(forces.artillery)),
        ("headquarters", tuple(forces.formations)),
    ):
        seen = 0
        for group in groups:
            mask = getattr(group, field)
            if seen & mask:
                twice = ", ".join(ids[i] for i in places_of(seen & mask))
                raise table.fail(f"comes into play twice: {twice}", next(iter(table.rows)), "entries")
            seen |= mask
