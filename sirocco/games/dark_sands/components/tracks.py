"""The turn track and the reinforcement track, read and checked."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.games.dark_sands.components.chit_kinds import CHITS
from sirocco.games.dark_sands.components.combat_units import UnitRow
from sirocco.games.dark_sands.components.rows import SupportRow, TrackRow, TurnRow
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.kernel.formats.datafile import Table

LAST_TURN = 17


def read_turns(table: Table) -> tuple[TurnRow, ...]:
    rows = table.typed(TurnRow)
    table.numbered(LAST_TURN)
    for name, row in rows.items():
        for field, chits in (("axis", row.axis), ("allied", row.allied)):
            for chit, number in chits.items():
                if chit not in CHITS or number < 0:
                    raise table.fail(f"{number} of '{chit}'; known: {', '.join(CHITS)}", name, field)
    return tuple(rows.values())


def read_track(
    table: Table, units: Mapping[str, UnitRow], supports: Mapping[str, SupportRow]
) -> dict[tuple[int, int], TrackRow]:
    found = {}
    for name, row in table.typed(TrackRow).items():
        side, _, turn = name.partition("-")
        if side not in SIDES or not turn.isdigit() or not 1 <= int(turn) <= LAST_TURN:
            raise table.fail("a row is called by side and turn: allied-2", name)
        exchanged = [u for e in row.exchanges for u in (*e.enters, *e.leaves)]
        for field, ids in (
            ("arrivals", row.arrivals),
            ("departures", row.departures),
            ("returns", row.returns),
            ("exchanges", exchanged),
        ):
            for unit in ids:
                if unit not in units or units[unit].side != side:
                    raise table.fail(f"'{unit}' is no unit of this side", name, field)
        for field, ids in (("supports", row.supports), ("leaving", row.leaving)):
            for support in ids:
                if support not in supports and support not in units:
                    raise table.fail(f"unknown support '{support}'", name, field)
        found[SIDES.index(side), int(turn)] = row
    return found
