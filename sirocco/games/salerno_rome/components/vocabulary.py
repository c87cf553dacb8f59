"""The words of actions: verbs, and the names of units, hexes, artillery, formations, armies, pools and purchases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sirocco.board.hexmap import HexMap
from sirocco.games.salerno_rome.components.formations import ArtilleryRow
from sirocco.games.salerno_rome.components.places import PlaceRow
from sirocco.games.salerno_rome.components.sides import POOLS
from sirocco.games.salerno_rome.components.units import UnitRow
from sirocco.kernel.action import Names, Vocabulary
from sirocco.mechanics.components import names_of
from sirocco.mechanics.hex_components import hex_names

VERBS: dict[str, list[tuple[str, ...]]] = {
    # set-up, reinforcements, recovery
    "place": [("unit", "hex"), ("unit",)],
    "delay": [("unit",)],
    "withdraw": [("unit",)],
    "recover": [("unit",), ("unit", "hex")],
    "depot": [("hex",)],
    # programming
    "assign": [("formation", "formation")],
    "transfer": [("formation", "army")],
    "allocate": [("purchase", "points")],
    "offensive": [("pool",)],
    "pay": [("pool",)],
    "position": [("artillery", "hex"), ("artillery",)],
    "fortify": [("hex",)],
    "rearguard": [("hex",)],
    # operations
    "formation": [("formation",)],
    "bonus": [("unit",)],
    "group": [("hex",)],
    "settle": [("hex",)],
    "reserve": [("hex",)],
    "commit": [("hex",)],
    "activate": [("unit",)],
    "join": [("unit",)],
    "leave": [("unit",)],
    "move": [("hex",)],
    "strategic": [()],
    "sail": [("hex",), ()],
    "exit": [()],
    "drop": [("unit", "hex"), ("unit",)],
    "land": [("unit", "hex"), ("unit",)],
    "demolish": [("hex", "hex")],
    "bridge": [("hex", "hex")],
    "mules": [("hex",)],
    "react": [("unit",)],
    # fire
    "bombard": [("hex",)],
    "interdict": [("hex",)],
    "fire": [("artillery",)],
    "plane": [()],
    "step": [()],
    "end-ops": [()],
    # combat
    "attack": [("hex",)],
    "with": [("unit",)],
    "support": [("artillery",), ()],
    "gegenangriff": [()],
    "lose": [("unit",)],
    "retreat": [("hex",)],
    "give-way": [()],
    "stand": [()],
    "advance": [("unit",)],
    "displace": [("unit", "hex")],
    # supply
    "extend": [()],
    "airlift": [("hex",)],
    "feed": [("unit",)],
    "eliminate": [("unit",)],
    "switch": [(), ("hex",)],
    "inspect": [("hex",)],
    # windows
    "decline": [()],
    "decline-move": [()],
    "back": [()],
    "done": [()],
}
"""`allocate` gives activation points to a formation or an operation; `give-way` retreats instead of losing a step,
`stand` does not; `place` without a hex is into Bari; `drop` and `land` without one begin it; `support` alone is by a
plane; `step` and `end-ops` choose what a HIT does; `switch` makes Naples the terminal of V Army, with a hex it
withdraws the depot there; `feed` lets a unit draw on the other army's terminal."""
MOST_POINTS = 4
"""What a single purchase costs at most."""


def vocabulary_of(
    world: HexMap,
    places: Mapping[str, PlaceRow],
    units: Mapping[str, UnitRow],
    artillery: Mapping[str, ArtilleryRow],
    formations: Mapping[str, str],
    armies: Iterable[str],
    operations: Iterable[str],
) -> Vocabulary:
    """`formations` are the names of divisions and corps by id."""
    names = [(name, i) for i, name in enumerate(formations.values())]
    called = Names("formation", tuple(formations), names)
    bought = Names("purchase", (*formations, *operations), names)
    own = {"army": armies, "pool": POOLS, "points": map(str, range(MOST_POINTS + 1))}
    named = [
        names_of("unit", units, "name"),
        hex_names(world, places),
        names_of("artillery", artillery, "name"),
        called,
        bought,
    ]
    return Vocabulary(VERBS, [*named, *(Names(kind, tuple(ids)) for kind, ids in own.items())])
