"""What the data must agree in: links, units, markers, turns, and how many of each the rulebook counts."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.graph import Board
from sirocco.games.compass.components.rows import AreaRow, Counts, MarkerRow, TurnRow
from sirocco.games.compass.components.sides import SIDES
from sirocco.games.compass.components.units import UnitRow
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.proof.rulebook import implements


def linked_areas(table: Table, rows: Mapping[str, AreaRow], number: Mapping[str, int]) -> Board:
    """The areas and their links; a link must be the same from both ends."""
    owned_first = sorted(rows.items(), key=lambda item: (item[0], "neighbours") not in table.owned)
    for name, row in owned_first:
        for other, kind in row.neighbours.items():
            if other not in rows:
                raise table.fail(f"unknown neighbour '{other}'", name, "neighbours")
            back = rows[other].neighbours.get(name, "no link")
            if back != kind:
                changed = (name, "neighbours") not in table.owned and (other, "neighbours") in table.owned
                here, there, one, way = (other, name, back, kind) if changed else (name, other, kind, back)
                raise table.fail(f"link to '{there}' is {one} but {way} the other way", here, "neighbours")
    return Board([{number[o]: kind for o, kind in row.neighbours.items()} for row in rows.values()])


def sorted_units(table: Table, rows: Mapping[str, UnitRow], number: Mapping[str, int]) -> dict[str, UnitRow]:
    for name, row in rows.items():
        if (row.start is None) == (row.arrives is None):
            field = "start" if row.arrives is None else "arrives"
            raise table.fail("a unit either starts in an area or arrives on a turn", name, field)
        for field, area in (("start", row.start), ("homeSupply", row.home_supply)):
            if area is not None and area not in number:
                raise table.fail(f"unknown area '{area}'", name, field)
        for field, value, low in (
            ("combat", row.combat, 1),
            ("movement", row.movement, 0),
            ("reduced", row.reduced, 1),
        ):
            if value is not None and not low <= value <= 20:
                raise table.fail(f"must be from {low} to 20, not {value}", name, field)
    return dict(sorted(rows.items(), key=lambda item: SIDES.index(item[1].side)))


def marker_row(table: Table, rows: Mapping[str, MarkerRow], name: str) -> MarkerRow:
    row = rows[name]
    for field, value in (("allied", row.allied), ("italian", row.italian)):
        if value < 0:
            raise table.fail(f"cannot be negative: {value}", name, field)
    return row


def checked_turns(table: Table, rows: Mapping[str, TurnRow]) -> tuple[TurnRow, ...]:
    table.numbered(len(rows))
    for name, row in rows.items():
        for field, counts in (("events", row.events), ("replacements", row.replacements)):
            if set(counts) != set(SIDES) or any(v < 0 for v in counts.values()):
                raise table.fail("needs a number from 0 for allied and for italian", name, field)
    return tuple(rows.values())


@implements("C-1a", "C-1b", "C-1.1b")
def check_counts(
    counts: Counts, areas: int, units: tuple[int, int], markers: tuple[int, int], override: Mapping[str, Table]
) -> None:
    """The components must number what the rulebook says: 42 areas and 76 counters."""
    counted = [
        ("areas", counts.areas, areas),
        *((f"{side} units", counts.units[side], units[i]) for i, side in enumerate(("allied", "italian"))),
        *((f"{side} event markers", counts.markers[side], markers[i]) for i, side in enumerate(("allied", "italian"))),
    ]
    beside = counts.turn_marker + counts.status_markers
    counted.append(("counters", counts.counters, sum(units) + sum(markers) + beside))
    for what, due, found in counted:
        if due != found:
            own = next((t.override.name for t in override.values() if t.override is not None), "components")
            raise DataError(f"{own}: {found} {what}, but the game has {due}")
