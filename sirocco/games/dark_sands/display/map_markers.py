"""Markers on the map of The Dark Sands that are no counters: fortified boxes, the railhead, the bypass of Tobruk."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.state import BUILT, UNDER_CONSTRUCTION, DarkSandsState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Marker


def markers(s: DarkSandsState) -> tuple[Marker, ...]:
    return tuple(_markers(s))


def _markers(s: DarkSandsState) -> Iterator[Marker]:
    c = s.components
    for side in (ALLIED, AXIS):
        for hex_ in places_of(s.boxes[side]):
            label = message("marker-box", side=SIDES[side])
            yield Marker(c.hex_ids[hex_], "ring", label, "DS-13.7.4a", SIDES[side])
    done = s.railhead == len(c.railway) - 1
    label = message("marker-railhead", done=done)
    yield Marker(c.hex_ids[c.railway[s.railhead]], "rail", label, "DS-9.3a" if done else "DS-9.1a", SIDES[ALLIED])
    if s.bypass == UNDER_CONSTRUCTION:
        for hex_ in places_of(c.bypass):
            yield Marker(c.hex_ids[hex_], "works", message("marker-bypass"), "DS-23.3.2.2a", SIDES[AXIS])


def parts(s: DarkSandsState) -> tuple[str, ...]:
    """The parts of the drawing to be seen: the railway as far as it is built, the bypass once it is."""
    c = s.components
    rail = [f"rail-{c.hex_ids[hex_]}" for hex_ in c.railway[1 : s.railhead + 1]]
    return (*rail, "bypass") if s.bypass == BUILT else tuple(rail)
