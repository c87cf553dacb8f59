"""What the counters must agree in: factors, formations, headquarters."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sirocco.games.kasserine.components.units import (
    ARMY,
    COMBAT,
    DIVISION,
    HEADQUARTERS,
    TAKEN,
    FormationRow,
    UnitRow,
)
from sirocco.kernel.formats.datafile import Table

MOST = 99


def check_units(
    table: Table, units: Mapping[str, UnitRow], formations: Mapping[str, FormationRow], options: Collection[str]
) -> None:
    commanders: dict[str, str] = {}
    for name, row in units.items():
        if name.endswith(TAKEN):
            raise table.fail("a counter cannot be called like one that was taken", name)
        if not 0 <= row.movement <= MOST:
            raise table.fail(f"must be from 0 to {MOST}", name, "movement")
        check_faces(table, name, row)
        if row.optional is not None:
            table.check_known(name, "optional", [row.optional], options, "option")
        if row.formation is not None:
            table.check_known(name, "formation", [row.formation], formations, "formation")
            if formations[row.formation].side != row.side:
                raise table.fail(f"{row.formation} is of the other side", name, "side")
        if row.kind == HEADQUARTERS:
            check_headquarters(table, name, row, commanders)


def check_faces(table: Table, name: str, row: UnitRow) -> None:
    """A combat unit has two faces, the back no stronger than the front; the others have none with factors."""
    if row.kind not in COMBAT:
        if row.reduced is not None or row.full != (0, 0):
            raise table.fail("headquarters and supply units have no factors", name, "full")
        return
    if row.reduced is None:
        raise table.fail("a combat unit has a reduced face", name, "reduced")
    for field, full, reduced in zip(("attack", "defence"), row.full, row.reduced, strict=True):
        if not 0 <= reduced <= full <= MOST:
            raise table.fail(
                f"the {field} of the reduced face is not greater than that of the full one", name, "reduced"
            )
    if row.reduced[1] < 1:
        raise table.fail("the defence is 1 or more", name, "reduced")


def check_headquarters(table: Table, name: str, row: UnitRow, commanders: dict[str, str]) -> None:
    if row.size not in (DIVISION, ARMY) or (row.size == DIVISION) != (row.formation is not None):
        raise table.fail("a headquarters is of a formation and XX, or of an army and XXXX", name, "size")
    if row.formation is not None and commanders.setdefault(row.formation, name) != name:
        raise table.fail(f"{row.formation} has another headquarters, {commanders[row.formation]}", name, "formation")
