"""Rule 18.1, what leaves the game: units, headquarters and their artillery."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.entries import Arrival
from sirocco.games.salerno_rome.rules.state import OUT, SalernoState
from sirocco.kernel.proof.rulebook import implements


@implements("SR-18.1b", "SR-18.1c", "SR-18.1d")
def leave(s: SalernoState, arrival: Arrival) -> None:
    """Units go from the map, the Box and the cards; headquarters from the display with their artillery. Who stays
    behind is independent. Every card names its units, so nobody has to choose among those of a type."""
    c = s.components
    s.independent |= arrival.independent
    gone = [unit for unit in places_of(arrival.departs) if s.place[unit] != OUT]
    for unit in gone:
        s.take_off(unit, OUT)
        s.reduced &= ~(1 << unit)
    if gone:
        s.emit("withdrew", units=s.names(gone))
    for formation in places_of(arrival.leaves):
        dissolve(s, formation)
    for gun, owner in enumerate(c.artillery_formation):
        if owner >= 0 and arrival.leaves >> owner & 1:
            s.guns &= ~(1 << gun)
            s.active_guns &= ~(1 << gun)
            s.gun_at[gun] = -1


def dissolve(s: SalernoState, formation: int) -> None:
    """A headquarters leaves the display; the divisions of a corps are unassigned."""
    s.army_of[formation] = -1
    if formation < len(s.corps_of):
        s.corps_of[formation] = -1
        return
    for division in s.divisions_under(formation):
        s.corps_of[division] = -1
