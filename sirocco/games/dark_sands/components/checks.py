"""What the data must agree in: places, the scenario and the set-ups, and the words of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sirocco.board.hexmap import HexMap
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.rows import ScenarioRow
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.components.tracks import LAST_TURN
from sirocco.kernel.formats.datafile import Table

GARRISONS = {"garrison": None, "garrison-italian": "italy", "garrison-german": "germany"}
"""How a set-up calls garrisons that lie ready, and the nation of each; the Allies have one kind."""
BOX = "box"
MOST_READY = 6
"""Boxes a side has, the most of anything that can lie ready."""


def open_hex(table: Table, world: HexMap, row: str, field: str, number: str) -> int:
    place = world.number.get(number)
    if place is None or place >= world.open:
        raise table.fail(f"hex {number} is not on the map, or nobody can enter it", row, field)
    return place


def check_words(table: Table, field: str, known: Sequence[str]) -> None:
    for name, row in table.rows.items():
        if row.get(field) not in known:
            raise table.fail(f"must be one of {', '.join(known)}", name, field)


def check_places(table: Table, spots: Mapping[str, int]) -> None:
    for name, hex_ in spots.items():
        other = next(place for place, spot in spots.items() if spot == hex_)
        if other != name:
            raise table.fail(f"{other} lies in the same hex", name, "hex")


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
    seen: dict[str, str] = {}
    for side, row in zip(SIDES, c.setups, strict=True):
        named = [(unit, "units") for ids in row.units.values() for unit in ids]
        named += [(unit, "rebuildable") for unit in row.rebuildable] + [(unit, "out") for unit in row.out]
        for unit, field in named:
            if unit not in c.unit_ids:
                raise table.fail(f"unknown unit '{unit}'", side, field)
            if unit in seen:
                raise table.fail(f"'{unit}' is also in {seen[unit]}", side, field)
            seen[unit] = field
        for name, ready in row.supports.items():
            if name not in (BOX, *GARRISONS, *c.support_ids) or not 0 <= ready <= MOST_READY:
                raise table.fail(f"'{name}' is no support, garrison or box, or not so many", side, "supports")
        for unit in (*row.reduced, *row.returning, *row.campaign):
            if unit not in c.unit_ids:
                raise table.fail(f"unknown unit '{unit}'", side)
        for number in (*row.units, *row.boxes):
            open_hex(table, c.map, side, "units", number)
        for name in row.control:
            if name not in c.place_ids:
                raise table.fail(f"unknown place '{name}'", side, "control")
