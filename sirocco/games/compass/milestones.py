"""The course of a campaign, for balance reports: when the places that mattered changed hands."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.kernel.events import Event

PLACES = ("Sidi-Barrani", "Sollum", "Bardia", "Tobruch", "Derna", "Mechili", "Giarabub", "Bengasi", "Agedabia")


def milestones(events: Iterable[Event]) -> dict[str, int]:
    """The turn on which each place first fell to the Allies, and each that Italy took back."""
    found: dict[str, int] = {}
    turn = 0
    for event in events:
        if event.kind == "turn":
            turn = int(str(event.data["turn"]))
        elif event.kind == "control" and event.data["area"] in PLACES:
            word = "falls" if event.data["side"] == "allied" else "retaken"
            found.setdefault(f"{event.data['area']} {word}", turn)
    return found
