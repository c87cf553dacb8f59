"""The words of actions: verbs, and the names of units, hexes, supports, formations, chits, tables and uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sirocco.board.hexmap import HexMap
from sirocco.games.dark_sands.components.chit_kinds import CHITS
from sirocco.games.dark_sands.components.combat_units import UnitRow
from sirocco.games.dark_sands.components.rows import PlaceRow
from sirocco.kernel.action import Names, Vocabulary

VERBS: dict[str, list[tuple[str, ...]]] = {
    "activate": [("unit",)],
    "back": [()],
    "join": [("unit",)],
    "leave": [("unit",)],
    "move": [("hex",)],
    "extend": [()],
    "sail": [("hex",)],
    "fortify": [()],
    "garrison": [("unit",)],
    "dismantle": [("hex",)],
    "disband": [("unit",)],
    "attack": [("hex",)],
    "with": [("unit",)],
    "table": [("table",)],
    "support": [("support",), ("support", "unit")],
    "lose": [("unit",)],
    "retreat": [("hex",)],
    "stand": [()],
    "advance": [("unit",)],
    "displace": [("hex",)],
    "eliminate": [("unit",)],
    "place": [("unit", "hex")],
    "rebuild": [("unit", "hex")],
    "restore": [("unit",)],
    "chit": [("chit",)],
    "declare": [("chit",)],
    "as": [("use",)],
    "formation": [("formation",)],
    "stack": [("hex",)],
    "choose": [("unit",)],
    "rail": [("hex",)],
    "done": [()],
}
TABLES = ("mobile", "assault")
MOBILE, ASSAULT = 0, 1
USES = ("movement", "combat", "move-first", "attack-first")


def vocabulary_of(
    world: HexMap,
    hex_ids: Sequence[str],
    places: Mapping[str, PlaceRow],
    spots: Mapping[str, int],
    unit_ids: Sequence[str],
    units: Sequence[UnitRow],
    supports: Sequence[str],
    formations: Sequence[str],
) -> Vocabulary:
    called = [(alias, spots[name]) for name, row in places.items() for alias in (name, row.name)]
    return Vocabulary(
        VERBS,
        [
            Names("unit", unit_ids, [(row.name, i) for i, row in enumerate(units)]),
            Names("hex", (*hex_ids, *world.ids[world.open :]), called),
            Names("support", supports),
            Names("formation", formations),
            Names("chit", CHITS),
            Names("table", TABLES),
            Names("use", USES),
        ],
    )


HALF_DRM = -1
"""What half a combat chit does to the die."""


MOVE, FIGHT, MOVE_FIRST, ATTACK_FIRST = range(4)
