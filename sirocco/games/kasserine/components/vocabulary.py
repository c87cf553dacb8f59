"""The words of actions: verbs, and the names of units and hexes."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.hexmap import HexMap
from sirocco.games.kasserine.components.tunisia import PlaceRow
from sirocco.games.kasserine.components.units import TAKEN, UnitRow
from sirocco.kernel.action import Names, Vocabulary
from sirocco.mechanics.hex_components import hex_names
from sirocco.mechanics.movement_phase import MARCH_VERBS

VERBS: dict[str, list[tuple[str, ...]]] = {
    # set-up, reinforcements
    "place": [("unit", "hex"), ("unit",)],
    "automatic": [()],
    # the beginning of the movement phase
    "blow": [("unit",)],
    "reduce": [("unit",)],
    "supply": [("unit",)],
    # movement
    **{verb: list(kinds) for verb, kinds in MARCH_VERBS.items()},
    "exit": [()],
    "abandon": [()],
    "make-way": [()],
    # air support, artillery, bombers
    "air": [("hex",)],
    "fire": [("unit",)],
    "target": [("hex",)],
    "soft": [()],
    "armour": [()],
    "hit": [("unit",)],
    "bomb": [("hex",)],
    # combat
    "attack": [("hex",)],
    "with": [("unit",)],
    "also": [("hex",)],
    "only": [("unit",)],
    "violent": [()],
    "medium": [()],
    "last": [()],
    "disengage": [()],
    "retreat": [("hex",)],
    "take": [("unit",)],
    "pass": [()],
    "forbid": [()],
    "advance": [("unit",)],
    "eliminate": [("unit",)],
}
"""`automatic` leaves the rest of the set-up to the program. `blow`: a supply unit; `reduce`: infantry on foot, by
itself; `supply`: this supply unit stays and supplies. `exit` leaves the map where it counts for victory, `abandon`
elsewhere and is lost, `make-way` for own units that enter there. `fire` takes a gun, `target` names the hex and `soft`
or `armour` what is fired at in it; `hit` says who of them suffers. `also` strikes a further hex with the same attack,
`only` one of two units in it. `take`: a supply unit goes along in retreat. `pass` and `forbid`: what the winner says to
a retreat through the zone of its side."""


def vocabulary_of(world: HexMap, places: Mapping[str, PlaceRow], units: Mapping[str, UnitRow]) -> Vocabulary:
    """A supply unit that has been taken goes by its id alone: its name is that of the first counter."""
    called = [(row.name, number) for number, (unit, row) in enumerate(units.items()) if not unit.endswith(TAKEN)]
    return Vocabulary(VERBS, [Names("unit", tuple(units), called), hex_names(world, places)])
