"""The course of a game, for balance reports: which places fell when, and how far along the coast each side stands."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.games.dark_sands.components.loading import DATA, SCENARIOS
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.control import controls
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.victory import score
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.digest import first_captures

STATIONS = (
    *("El-Agheila", "Agedabia", "Bengasi", "Derna", "Tobruk", "Bardia", "Sollum", "Sidi-Barrani"),
    *("Mersa-Matruh", "El-Alamein", "Alexandria"),
)
"""The places along the coast, from west to east."""


def course(s: DarkSandsState) -> dict[str, float]:
    """The points of both sides; the easternmost station the Axis holds and the westernmost the Allies hold, counted
    from the west."""
    found = {f"{side} points": float(points) for side, points in score(s).items()}
    axis = [i for i, name in enumerate(STATIONS) if controls(s, AXIS, name)]
    allied = [i for i, name in enumerate(STATIONS) if controls(s, ALLIED, name)]
    return {
        **found,
        "Axis up to": float(max(axis, default=-1)),
        "Allies from": float(min(allied, default=len(STATIONS))),
    }


def milestones(events: Iterable[Event]) -> dict[str, int]:
    """The turn on which each station first passed to each side."""
    c = DATA.load(SCENARIOS[0])
    names = {c.hex_ids[c.hex_of_place[c.place_ids.index(name)]]: name for name in STATIONS}
    return first_captures(events, "hex", names, {"allied": "to the Allies", "axis": "to the Axis"})
