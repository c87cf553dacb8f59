"""The course of a game, for balance reports: which places fell when, and how far north the Allies stand."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.loading import DATA
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.scenarios.places_held import controls
from sirocco.games.salerno_rome.rules.scenarios.victory_points import steps_lost
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.victory import score
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.digest import first_captures

STATIONS = (
    *("Salerno", "Napoli", "Foggia", "Termoli", "Cassino", "Ortona", "Pescara"),
    *("Anzio", "Roma"),
)
"""The places of the campaign, in the order of history."""

HISTORY = {
    **{"Salerno to the Allies": 1, "Foggia to the Allies": 1, "Napoli to the Allies": 2, "Termoli to the Allies": 2},
    **{"Ortona to the Allies": 4, "Anzio to the Allies": 5, "Cassino to the Allies": 9, "Roma to the Allies": 10},
    "Pescara to the Allies": 10,
}
"""The turn on which each passed to the Allies: 1 is September 1943."""


def course(s: SalernoState) -> dict[str, float]:
    """Points and lost steps of both sides, the stations in Allied hands, and the northernmost row the Allies have
    reached."""
    found = {f"{side} points": float(points) for side, points in score(s).items()}
    rows = [s.components.map.at[place][0] for place in places_of(s.occupied[ALLIED])]
    return {
        **found,
        "Allied steps lost": float(steps_lost(s, ALLIED)),
        "Axis steps lost": float(steps_lost(s, AXIS)),
        "stations Allied": float(sum(controls(s, ALLIED, name) for name in STATIONS)),
        "Allies up to row": float(min(rows, default=0)),
    }


def milestones(events: Iterable[Event]) -> dict[str, int]:
    """The turn on which each station first passed to each side."""
    italy = DATA.load("campaign").italy
    names = {italy.places[name].hex: name for name in STATIONS}
    return first_captures(events, "hex", names, {"allied": "to the Allies", "axis": "to the Axis"})
