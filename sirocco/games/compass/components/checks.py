"""What the data must agree in: units, markers, turns, and how many of each the rulebook counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sirocco.games.compass.components.rows import Counts, MarkerRow, ScenarioRow, TurnRow
from sirocco.games.compass.components.sides import SIDES
from sirocco.games.compass.components.units import UnitRow
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.proof.rulebook import implements


def check_units(table: Table, rows: Mapping[str, UnitRow], number: Mapping[str, int]) -> None:
    for name, row in rows.items():
        if (row.start is None) == (row.arrives is None):
            field = "start" if row.arrives is None else "arrives"
            raise table.fail("a unit either starts in an area or arrives on a turn", name, field)
        for field in ("start", "homeSupply"):
            table.numbers(name, field, number, "area")
        for field, value, low in (
            ("combat", row.combat, 1),
            ("movement", row.movement, 0),
            ("reduced", row.reduced, 1),
        ):
            if value is not None and not low <= value <= 20:
                raise table.fail(f"must be from {low} to 20, not {value}", name, field)


def marker_row(table: Table, rows: Mapping[str, MarkerRow], name: str) -> MarkerRow:
    row = rows[name]
    for field, value in (("allied", row.allied), ("italian", row.italian)):
        if value < 0:
            raise table.fail(f"cannot be negative: {value}", name, field)
    return row


def checked_turns(table: Table, scene: ScenarioRow, scenario: Table) -> tuple[TurnRow, ...]:
    rows = table.typed(TurnRow)
    if scene.turns != len(rows):
        raise scenario.fail(f"the track has {len(rows)} turns", "campaign", "turns")
    table.numbered(len(rows))
    for name, row in rows.items():
        for field, counts in (("events", row.events), ("replacements", row.replacements)):
            if set(counts) != set(SIDES) or any(v < 0 for v in counts.values()):
                raise table.fail("needs a number from 0 for allied and for italian", name, field)
    return tuple(rows.values())


@implements("C-1a", "C-1b", "C-1.1b")
def check_counts(
    counts: Counts, areas: int, units: Sequence[str], mix: Sequence[Sequence[int]], override: Mapping[str, Table]
) -> None:
    """The components must number what the rulebook says: 42 areas and 76 counters. `units` are the sides of all."""
    beside = counts.turn_marker + counts.status_markers
    counted = [
        ("areas", counts.areas, areas),
        *((f"{side} units", counts.units[side], units.count(side)) for side in SIDES),
        *((f"{side} event markers", counts.markers[side], sum(mix[i])) for i, side in enumerate(SIDES)),
        ("counters", counts.counters, len(units) + sum(map(sum, mix)) + beside),
    ]
    for what, due, found in counted:
        if due != found:
            own = next((t.override.name for t in override.values() if t.override is not None), "components")
            raise DataError(f"{own}: {found} {what}, but the game has {due}")
