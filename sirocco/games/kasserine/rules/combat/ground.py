"""Which hexes are open to units that move without counting movement points: in retreat and in advance."""

from __future__ import annotations

from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.terrain import costs_of, movers_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import Steps


@implements("K-ret-06")
def open_from(s: KasserineState, group: int, origin: int) -> Steps:
    """The hexes into which the ground lets a group (a mask) go from the one before, with costs that do not matter."""
    return costs_of(s, movers_of(s, group), 0)[origin]


def can_enter(s: KasserineState, group: int, origin: int, place: int) -> bool:
    return any(to == place for to, _ in open_from(s, group, origin))
