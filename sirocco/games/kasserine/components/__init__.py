"""The components of Kasserine: the map, the counters, the calendar, the tables and the numbers of the rules.

What `Kasserine` offers (all by number: open hex, unit (Allied first), side; masks are ints):

    tunisia        the map: `costs` (see below), `cities`, `mountains`, `peaks`, `edge`, `entries`, `exits`, what lies
                   north and south of the railways, `passes`, `massifs`
    tunisia.costs  `tables[mover, follow, turn]` to march by, `turns` (does a step use up a track's price),
                   `search[mover, follow]` with `modes` for `board.paths`, `entering` from off the map; `defence`
                   and `cover` by hex
    ucts, ucms, urfs, mobile, armour, foot, guns, reconnaissance, exerting ...    masks of units
    mover(unit, reduced), face(unit, reduced), points(unit, reduced), allowance   what a counter shows
    commander, chief, army_ucms                      headquarters by formation and by unit; those of armies
    taken          the counter that stands for a supply unit after the enemy took it, and back
    starts, fixed, arrivals                          who begins where, who comes in which move
    turns, moves   the days, and all moves with day, number and night
    tables, postures, fire, modifiers, weather_chart, demolition, bombing         the tables
    limits, weather, aircraft, victory               the numbers of the rules
    rebuilt        by clause: what was lost, and what switches it
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sirocco.board.graph import mask_of, places_of
from sirocco.board.zones import zone_table
from sirocco.games.kasserine.components.calendar import WEATHERS, DayRow, Slot, WeatherRow
from sirocco.games.kasserine.components.charts import CombatTable, Fire, Limits, ModifierRow, PostureRow, VictoryRow
from sirocco.games.kasserine.components.rebuilt import RebuiltRow
from sirocco.games.kasserine.components.scenarios import Arrival, ScenarioRow, Start
from sirocco.games.kasserine.components.terrain import HALVES, Mover
from sirocco.games.kasserine.components.tunisia import PlaceRow, Tunisia
from sirocco.games.kasserine.components.units import (
    ARMY,
    COMBAT,
    DIVISION,
    GUNS,
    HEADQUARTERS,
    SUPPLY,
    TAKEN,
    Factors,
    FormationRow,
    UnitRow,
)
from sirocco.mechanics.charts import Chart
from sirocco.mechanics.components import computed, units_where
from sirocco.mechanics.hex_components import HexComponents
from sirocco.mechanics.memo import Memo
from sirocco.mechanics.stacking import CountLimit, StackingLimits


class Kasserine(HexComponents[UnitRow, PlaceRow], kw_only=True):
    """All components, in flat tuples by index."""

    tunisia: Tunisia
    scene: ScenarioRow
    formation_rows: dict[str, FormationRow]

    ucts: int = units_where(kind=COMBAT)
    """Combat units."""
    ucms: int = units_where(kind=HEADQUARTERS)
    """Headquarters."""
    urfs: int = units_where(kind=SUPPLY)
    """Supply units, those included that the enemy may have taken."""
    mobile: int = computed(
        lambda c: sum(1 << i for i, row in enumerate(c.units) if row.kind == SUPPLY and row.movement)
    )
    """Supply units that can move."""
    division_ucms: int = units_where(kind=HEADQUARTERS, size=DIVISION)
    army_ucms: tuple[int, ...] = computed(
        lambda c: tuple(
            sum(1 << i for i in of if c.units[i].kind == HEADQUARTERS and c.units[i].size == ARMY) for of in c.units_of
        )
    )
    """Masks by side."""
    armour: int = units_where(kind="armour")
    foot: int = units_where(kind="infantry")
    """Infantry that is not mechanised."""
    reconnaissance: int = units_where(kind="reconnaissance")
    guns: int = units_where(kind=GUNS)
    exerting: int = computed(lambda c: c.ucts & ~c.guns)
    """Units with a zone of contact, unless they stand in a city."""
    supply_bound: int = computed(lambda c: c.ucts & ~c.reconnaissance)
    """Units that move only if they are supplied, unless they are reduced infantry on foot."""
    optional: dict[str, int] = computed(
        lambda c: {
            option: sum(1 << i for i, row in enumerate(c.units) if row.optional == option)
            for option in sorted({row.optional for row in c.units if row.optional})
        }
    )
    """The units that an option brings into play."""
    faces: tuple[tuple[Factors, Factors], ...] = computed(
        lambda c: tuple((row.face(False), row.face(True)) for row in c.units)
    )
    """Attack and defence of both faces by unit."""
    movers: tuple[tuple[Mover, Mover], ...] = computed(
        lambda c: tuple((row.mover(False), row.mover(True)) for row in c.units)
    )
    """By which column of the terrain table both faces move."""
    allowance: tuple[int, ...] = computed(lambda c: tuple(HALVES * row.movement for row in c.units))
    """Movement in halves of a point, before weather."""
    taken: tuple[int, ...] = computed(lambda c: _taken(c.unit_ids))
    """For a supply unit the counter it becomes when the other side takes it; -1 for other units."""
    supply_units: tuple[int, ...] = computed(lambda c: places_of(c.urfs))
    """All supply units, one by one."""
    line_of: tuple[int, ...] = computed(
        lambda c: tuple(c.supply_units.index(i) if i in c.supply_units else -1 for i in range(len(c.units)))
    )
    """For a supply unit where it stands among them; -1 for other units."""
    harmless: tuple[int, int] = computed(
        lambda c: tuple(sum(1 << i for i in places_of(c.ucts) if not c.faces[i][face][0]) for face in (False, True))
    )
    """The combat units that cannot attack with their full face, and with their reduced one."""
    entry_ids: tuple[str, ...] = computed(lambda c: tuple(c.tunisia.entries))
    """The entries of the map, as a state numbers them."""
    original: int = computed(lambda c: sum(1 << i for i, name in enumerate(c.unit_ids) if not name.endswith(TAKEN)))
    """The counters that are their side's own from the start."""
    commander: tuple[int, ...] = computed(
        lambda c: tuple(
            next((i for i, row in enumerate(c.units) if row.kind == HEADQUARTERS and row.formation == name), -1)
            for name in c.formations
        )
    )
    """The headquarters of each formation (as `formation_of` numbers them); -1: none."""
    chief: tuple[int, ...] = computed(
        lambda c: tuple(-1 if formation < 0 else c.commander[formation] for formation in c.formation_of)
    )
    """The headquarters of each unit's own division; -1: none. Its own if it is one."""
    stacking: StackingLimits = computed(lambda c: StackingLimits((CountLimit(c.ucts, c.limits.stack),)))
    around: tuple[tuple[int, ...], ...] = computed(
        lambda c: tuple(tuple(b for b in c.map.board.neighbours[a] if b < c.map.open) for a in range(c.map.open))
    )
    """The open hexes next to each."""
    contact: tuple[int, ...] = computed(lambda c: tuple(mask_of(around) for around in c.around))
    """The same as masks: who is in contact with whom, zone or no zone."""
    zone_table: tuple[tuple[int, ...], ...] = computed(
        lambda c: zone_table(c.around, lambda a, _: not c.tunisia.cities >> a & 1)
    )
    """For each hex those on which a unit standing there exerts its zone: all around, from a city none."""

    starts: tuple[Start, ...]
    start_ids: tuple[str, ...]
    fixed: tuple[tuple[int, int], ...]
    """Fixed supply units and their hexes at the start."""
    turns: tuple[DayRow, ...]
    """The days."""
    moves: tuple[Slot, ...]
    """Move 1 is entry 0."""
    arrivals: dict[int, tuple[Arrival, ...]]
    """By move, from 1."""
    entry_of: tuple[int, ...] = computed(lambda c: _entries(c.arrivals, c.entry_ids, len(c.units)))
    """By which entry each unit comes, as `entry_ids` are numbered; -1: by none."""
    night_moves: int = computed(lambda c: mask_of([number for number, slot in enumerate(c.moves, 1) if slot.night]))
    """Mask of the moves that are nights, by their numbers from 1."""
    last_turn: int = computed(lambda c: len(c.turns))
    last_move: int = computed(lambda c: len(c.moves))

    weather: Mapping[str, WeatherRow]
    weathers: tuple[WeatherRow, ...] = computed(lambda c: tuple(c.weather[name] for name in WEATHERS))
    """By the number of the weather in a state."""
    allowances: tuple[tuple[int, ...], ...] = computed(
        lambda c: tuple(
            tuple(max(0, points - HALVES * c.weather[name].movement) for points in c.allowance)
            for name in (*WEATHERS, WEATHERS[0])
        )
    )
    """By weather what each unit has in a move; the last entry is that of clear weather again, which holds before any
    has been rolled (-1)."""
    aircraft: tuple[int, int]
    """A day, by side."""
    limits: Limits
    postures: dict[tuple[str, str], PostureRow]
    """By `attack` or `defence`, and verb."""
    tables: dict[tuple[str, str], CombatTable]
    """The six combat tables by the verbs of attack and defence."""
    fire: dict[tuple[str, str], Fire]
    """By kind of gun, and `soft` or `armour`; what is missing may not fire."""
    modifiers: Mapping[str, ModifierRow]
    weather_chart: Chart
    demolition: Chart
    bombing: Chart
    victory: VictoryRow
    rebuilt: dict[str, RebuiltRow]
    memo: Memo[Any, Any] = msgspec.field(default_factory=Memo)
    """What rules have computed before (mechanics/memo.py)."""

    def face(self, unit: int, reduced: bool) -> Factors:
        return self.faces[unit][reduced]

    def points(self, unit: int, reduced: bool) -> int:
        """Combat points of the face that shows."""
        return sum(self.faces[unit][reduced])

    def mover(self, unit: int, reduced: bool) -> Mover:
        return self.movers[unit][reduced]

    def display_names(self) -> dict[str, dict[str, str]]:
        return {
            **super().display_names(),
            "formation": {name: row.name for name, row in self.formation_rows.items()},
        }


def _entries(calendar: Mapping[int, tuple[Arrival, ...]], entries: tuple[str, ...], units: int) -> tuple[int, ...]:
    found = [-1] * units
    for arrivals in calendar.values():
        for arrival in arrivals:
            for unit in places_of(arrival.units):
                found[unit] = entries.index(arrival.entry)
    return tuple(found)


def _taken(names: tuple[str, ...]) -> tuple[int, ...]:
    number = {name: i for i, name in enumerate(names)}
    found = [-1] * len(names)
    for name, unit in number.items():
        other = number.get(name + TAKEN)
        if other is not None:
            found[unit], found[other] = other, unit
    return tuple(found)
