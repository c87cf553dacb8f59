"""Markers on the map of Kasserine that are no counters: aircraft over the hexes about to be attacked."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Marker


def markers(s: KasserineState) -> tuple[Marker, ...]:
    """The aircraft of the side whose half it is."""
    if s.half < 0:
        return ()
    side = SIDES[s.half]
    label = message("marker-aircraft", side=side, points=s.components.limits.support)
    return tuple(Marker(s.place_ids[place], "aircraft", label, "K-air-04", side) for place in places_of(s.aircraft_at))
