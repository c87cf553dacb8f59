"""Markers on the map of From Salerno to Rome that are no counters."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Marker


def markers(s: SalernoState) -> tuple[Marker, ...]:
    """Depots and fortifications around a hex, rearguards, mules, Reserves, interdiction and bridges beside its
    counters."""
    return tuple(_markers(s))


def _markers(s: SalernoState) -> Iterator[Marker]:
    ids = s.place_ids
    for place in places_of(s.depots):
        yield Marker(ids[place], "ring", message("marker-depot"), "SR-9.5f", SIDES[ALLIED])
    for place in places_of(s.fortifications):
        yield Marker(ids[place], "ring", message("marker-fortification"), "SR-9.7a", SIDES[AXIS])
    for place in places_of(s.rearguards):
        yield Marker(ids[place], "works", message("marker-rearguard"), "SR-12e", SIDES[AXIS])
    for side, name in enumerate(SIDES):
        for place in places_of(s.mules[side]):
            yield Marker(ids[place], "works", message("marker-mules", side=name), "SR-17.4a", name)
        for place in places_of(s.reserves[side]):
            yield Marker(ids[place], "works", message("marker-reserve", side=name), "SR-15b", name)
    for more, mask in zip((2, 4), s.interdicted, strict=True):
        for place in places_of(mask):
            yield Marker(ids[place], "works", message("marker-interdicted", cost=more), "SR-16.3b")
    yield from _bridges(s)


def _bridges(s: SalernoState) -> Iterator[Marker]:
    """A bridge that is down or has been built is told at both its ends."""
    for key, mask, rule in (("broken", s.broken, "SR-11.7a"), ("built", s.built, "SR-11.8c")):
        for number in places_of(mask):
            one, other = (s.place_ids[place] for place in s.components.river_sides[number])
            for here, there in ((one, other), (other, one)):
                yield Marker(here, "works", message(f"marker-bridge-{key}", hex=there), rule)
