"""The course of a campaign, for balance reports: when the places that mattered changed hands."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.victory import score
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.digest import first_captures

PLACES = ("Sidi-Barrani", "Sollum", "Bardia", "Tobruch", "Derna", "Mechili", "Giarabub", "Bengasi", "Agedabia")


def milestones(events: Iterable[Event]) -> dict[str, int]:
    """The turn on which each place first fell to the Allies, and each that Italy took back."""
    return first_captures(events, "area", {name: name for name in PLACES}, {"allied": "falls", "italian": "retaken"})


def course(s: CompassState) -> dict[str, float]:
    """The points of both sides."""
    return {f"{side} points": float(points) for side, points in score(s).items()}
