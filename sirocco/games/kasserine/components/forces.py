"""Set-ups and arrivals turned from names into numbers: every name known, every unit of the right side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.components.calendar import Slot
from sirocco.games.kasserine.components.scenarios import Arrival, ArrivalRow, FixedRow, Start, StartRow
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.components.tunisia import Tunisia
from sirocco.games.kasserine.components.units import COMBAT, HEADQUARTERS, SUPPLY, FormationRow, UnitRow
from sirocco.kernel.formats.datafile import Table
from sirocco.mechanics.hex_components import open_hex


class Forces:
    """Everything that set-ups and arrivals can name, with its number."""

    def __init__(
        self,
        tunisia: Tunisia,
        units: Mapping[str, UnitRow],
        formations: Mapping[str, FormationRow],
        options: Iterable[str],
    ) -> None:
        self.tunisia, self.units, self.formations = tunisia, units, formations
        self.options = frozenset(options)
        self.number = {name: i for i, name in enumerate(units)}

    def start(self, table: Table, name: str, row: StartRow) -> Start:
        hexes = [open_hex(table, self.tunisia.map, name, "hexes", number) for number in row.hexes]
        if not hexes:
            raise table.fail("needs a start hex", name, "hexes")
        units = (*self._of_formations(table, name, row), *row.units)
        self._check(table, name, "units", row.units, row.side, COMBAT)
        self._check(table, name, "headquarters", row.headquarters, row.side, (HEADQUARTERS,))
        self._check(table, name, "supply", row.supply, row.side, (SUPPLY,))
        if len(row.supply) > len(hexes):
            raise table.fail("a start hex has one mobile supply unit", name, "supply")
        if row.option is not None:
            table.check_known(name, "option", [row.option], self.options, "option")
        zone = mask_of(hexes)
        for place in hexes:
            zone |= self.tunisia.map.near(place, 1)
        standing = [(self.number[each], hexes[0]) for each in row.headquarters]
        standing += [(self.number[each], place) for each, place in zip(row.supply, hexes, strict=False)]
        return Start(
            SIDES.index(row.side), tuple(hexes), self._mask(table, name, units), zone, tuple(standing), row.option
        )

    def _of_formations(self, table: Table, name: str, row: StartRow | ArrivalRow) -> list[str]:
        """The combat units of the formations that a row names, or of their combat groups."""
        groups = row.group if isinstance(row, StartRow) else ()
        found = []
        for formation in row.formations:
            table.check_known(name, "formations", [formation], self.formations, "formation")
            if self.formations[formation].side != row.side:
                raise table.fail(f"'{formation}' is not of this side", name, "formations")
            found += [
                unit
                for unit, each in self.units.items()
                if each.formation == formation and each.kind in COMBAT and (not groups or each.group in groups)
            ]
        return found

    def fixed(self, table: Table, name: str, row: FixedRow) -> tuple[int, int] | None:
        """A fixed supply unit and its hex; None if it is not in play."""
        table.check_known(name, None, [name], self.units, "unit")
        if self.units[name].kind != SUPPLY:
            raise table.fail("is no supply unit", name)
        if not row.at:
            return None
        table.check_known(name, "at", [row.at], self.tunisia.places, "place")
        return self.number[name], self.tunisia.map.number[self.tunisia.places[row.at].hex]

    def arrival(self, table: Table, name: str, row: ArrivalRow) -> Arrival:
        table.check_known(name, "entry", [row.entry], self.tunisia.entries, "entry")
        self._check(table, name, "units", row.units, row.side, (*COMBAT, HEADQUARTERS, SUPPLY))
        units = (*self._of_formations(table, name, row), *row.units)
        if not units:
            raise table.fail("nobody comes", name)
        return Arrival(
            SIDES.index(row.side), row.entry, self.tunisia.entries[row.entry], self._mask(table, name, units)
        )

    def _mask(self, table: Table, name: str, units: Sequence[str]) -> int:
        if len(set(units)) < len(units):
            raise table.fail("names a unit twice", name)
        return mask_of([self.number[unit] for unit in units])

    def _check(
        self, table: Table, name: str, field: str, units: Sequence[str], side: str, kinds: Sequence[str]
    ) -> None:
        table.check_known(name, field, units, self.units, "unit")
        for unit in units:
            if self.units[unit].side != side:
                raise table.fail(f"'{unit}' is not of this side", name, field)
            if self.units[unit].kind not in kinds:
                raise table.fail(f"'{unit}' has no place here", name, field)


def move_of(table: Table, row: str, moves: Sequence[Slot]) -> int:
    """The move of an arrival, from 1: axis-2-1 is that of the Axis in the first move of day 2."""
    side, _, when = row.partition("-")
    day, _, number = when.partition("-")
    if side not in table.rows[row].get("side", "") or not (day.isdecimal() and number.isdecimal()):
        raise table.fail("an arrival is called by side, day and move: axis-2-1", row)
    for move, slot in enumerate(moves, 1):
        if (slot.day, slot.number) == (int(day), int(number)):
            return move
    raise table.fail("the calendar has no such move", row)


def check_once(
    tables: Mapping[str, Table],
    starts: Mapping[str, Start],
    fixed: Mapping[str, tuple[int, int]],
    arrivals: Mapping[str, Arrival],
    names: Sequence[str],
) -> None:
    """Nobody comes into play twice."""
    comers = [("fixed", name, 1 << unit) for name, (unit, _) in fixed.items()]
    comers += [
        ("start", name, start.units | mask_of([unit for unit, _ in start.fixed])) for name, start in starts.items()
    ]
    comers += [("arrival", name, arrival.units) for name, arrival in arrivals.items()]
    seen = 0
    for kind, name, units in comers:
        if seen & units:
            twice = ", ".join(names[unit] for unit in places_of(seen & units))
            raise tables[kind].fail(f"comes into play twice: {twice}", name)
        seen |= units
