"""What the data must agree in: the scenario and the set-ups."""

from __future__ import annotations

from collections.abc import Sequence

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.rows import ScenarioRow
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.components.tracks import LAST_TURN
from sirocco.kernel.formats.datafile import Table
from sirocco.mechanics.hex_components import open_hex

GARRISONS = {"garrison": None, "garrison-italian": "italy", "garrison-german": "germany"}
"""How a set-up calls garrisons that lie ready, and the nation of each; the Allies have one kind."""
BOX = "box"
MOST_READY = 6
"""Boxes a side has, the most of anything that can lie ready."""


def check_scenario(table: Table, scene: ScenarioRow, railway: Sequence[str]) -> None:
    if not 1 <= scene.first <= LAST_TURN:
        raise table.fail(f"turns are 1 to {LAST_TURN}", "start", "first")
    if not scene.first <= scene.last <= LAST_TURN:
        raise table.fail(f"it ends on a turn from {scene.first} to {LAST_TURN}", "start", "last")
    if set(scene.points) != set(SIDES):
        raise table.fail("needs the points of both sides", "start", "points")
    if scene.railhead not in railway:
        raise table.fail(f"hex {scene.railhead} is not on the railway", "start", "railhead")


def check_setups(table: Table, c: DarkSands) -> None:
    """Every counter named once at most, every hex on the map."""
    units, places = set(c.unit_ids), set(c.place_ids)
    seen: dict[str, str] = {}
    for side, row in zip(SIDES, c.setups, strict=True):
        on_map = [unit for ids in row.units.values() for unit in ids]
        for field, named in (("units", on_map), ("rebuildable", row.rebuildable), ("out", row.out)):
            table.check_known(side, field, named, units, "unit")
            for unit in named:
                if unit in seen:
                    raise table.fail(f"'{unit}' is also in {seen[unit]}", side, field)
                seen[unit] = field
        for name, ready in row.supports.items():
            if name not in (BOX, *GARRISONS, *c.support_ids) or not 0 <= ready <= MOST_READY:
                raise table.fail(f"'{name}' is no support, garrison or box, or not so many", side, "supports")
        table.check_known(side, None, (*row.reduced, *row.returning, *row.campaign), units, "unit")
        for number in (*row.units, *row.boxes):
            open_hex(table, c.map, side, "units", number)
        table.check_known(side, "control", row.control, places, "place")
