"""The words of actions: verbs, and the names of units, areas and event markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sirocco.games.compass.components.marker_kinds import MARKERS
from sirocco.games.compass.components.rows import AreaRow
from sirocco.games.compass.components.units import UnitRow
from sirocco.kernel.action import Names, Vocabulary

VERBS: dict[str, list[tuple[str, ...]]] = {
    "take": [("marker",)],
    "place": [("unit", "area")],
    "replace": [("unit",)],
    "recover": [("unit",)],
    "move": [("unit", "area")],
    "attack": [("unit", "area")],
    "play": [("marker",), ("marker", "unit")],
    "eliminate": [("unit",)],
    "assault": [("area", "area")],
    "enter": [("unit", "area")],
    "front": [("unit",)],
    "support": [("unit", "unit")],
    "hit": [("unit",)],
    "retreat": [("area",)],
    "withdraw": [("unit", "area")],
    "advance": [("unit",)],
    "activate": [("unit",)],
    "done": [()],
}


def vocabulary_of(areas: Mapping[str, AreaRow], unit_ids: Sequence[str], units: Sequence[UnitRow]) -> Vocabulary:
    return Vocabulary(
        VERBS,
        [
            Names("unit", unit_ids, _aliases([(row.name, row.code) for row in units])),
            Names("area", tuple(areas), _aliases([(row.name, row.code) for row in areas.values()])),
            Names("marker", MARKERS),
        ],
    )


def _aliases(rows: list[tuple[str, str]]) -> list[tuple[str, int]]:
    return [(alias, i) for i, row in enumerate(rows) for alias in row]
