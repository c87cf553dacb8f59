"""The words of actions: verbs, and the names of units, areas and event markers."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.games.compass.components.marker_kinds import MARKERS
from sirocco.games.compass.components.rows import AreaRow
from sirocco.games.compass.components.units import UnitRow
from sirocco.kernel.action import Names, Vocabulary
from sirocco.mechanics.components import names_of

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


def vocabulary_of(areas: Mapping[str, AreaRow], units: Mapping[str, UnitRow]) -> Vocabulary:
    named = [names_of("unit", units, "name", "code"), names_of("area", areas, "name", "code")]
    return Vocabulary(VERBS, [*named, Names("marker", MARKERS)])
