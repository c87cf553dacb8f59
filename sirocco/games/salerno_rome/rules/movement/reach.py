"""Where units of one hex can get to together in one move, all at once: for bots and overlays."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.paths import Reach
from sirocco.games.salerno_rome.rules.artillery.interdiction import costs_under_fire
from sirocco.games.salerno_rome.rules.movement.ground import mover_of
from sirocco.games.salerno_rome.rules.movement.movement import UnitMarch, allowance, closed_to
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements


@implements("SR-11b", "SR-11c", "SR-11d", "SR-11.1a")
def reachable(s: SalernoState, group: int, points: int | None = None, closed: int = 0) -> Reach:
    """Everywhere a group (a mask) can march, at the pace of the slowest or with so many halves of a movement point.
    `closed`: hexes that are closed to it besides. Full hexes are passed through; whether there is room to stay is for
    who asks."""
    c = s.components
    last = group.bit_length() - 1
    side, start = c.side_of[last], s.place[last]
    if points is None:
        points = min(allowance(s, unit) for unit in places_of(group))
    table = costs_under_fire(s, mover_of(c, group))
    barred = closed_to(s, side) | closed
    return UnitMarch.zones.reach(table, start, points, zone=s.zone[1 - side], closed=barred)
