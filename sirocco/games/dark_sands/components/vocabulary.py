"""The words of actions: verbs, and the names of units, hexes, supports, formations, chits, tables and uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sirocco.board.hexmap import HexMap
from sirocco.games.dark_sands.components.chit_kinds import CHITS
from sirocco.games.dark_sands.components.combat_units import UnitRow
from sirocco.games.dark_sands.components.rows import PlaceRow
from sirocco.kernel.action import Names, Vocabulary
from sirocco.mechanics.components import formations_of, names_of
from sirocco.mechanics.hex_components import hex_names

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
MOVE, FIGHT, MOVE_FIRST, ATTACK_FIRST = range(4)
HALF_DRM = -1
"""What half a combat chit does to the die."""


def vocabulary_of(
    world: HexMap, places: Mapping[str, PlaceRow], units: Mapping[str, UnitRow], supports: Iterable[str]
) -> Vocabulary:
    own = {"support": supports, "formation": formations_of(units), "chit": CHITS, "table": TABLES, "use": USES}
    named = [names_of("unit", units, "name"), hex_names(world, places)]
    return Vocabulary(VERBS, [*named, *(Names(kind, tuple(ids)) for kind, ids in own.items())])
