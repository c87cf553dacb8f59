"""Terrain costs: what a step costs whoever takes it, and a group at the pace of its slowest."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.memo import keep
from sirocco.mechanics.movement_costs import FixedCosts


@implements("K-ter-09")
def mover_of(s: KasserineState, unit: int) -> int:
    """By which column of the terrain table a unit moves: reduced infantry on foot by its own, unless that reading of
    the rule is switched off."""
    mover = s.components.movers[unit][s.reduced >> unit & 1]
    return Mover.FOOT if mover == Mover.REDUCED and s.options.reduced_pay_terrain else mover


def movers_of(s: KasserineState, group: int) -> int:
    """The columns of all units of a group, as a mask."""
    if not group & (group - 1):
        return 1 << mover_of(s, group.bit_length() - 1)
    found = 0
    for unit in places_of(group):
        found |= 1 << mover_of(s, unit)
    return found


@implements("K-mov-04", "K-ter-01", "K-ter-02", "K-ter-03", "K-ter-04", "K-ter-05", "K-ter-06", "K-ter-07", "K-ter-08")
def costs_of(s: KasserineState, movers: int, turn: int) -> FixedCosts:
    """What steps cost a group of movers (a mask of columns): each what it costs the slowest, where all can go. `turn`:
    the price of tracks that comes next."""
    c, follow = s.components, s.options.road_follow_only
    key = (movers, follow, turn)
    known: FixedCosts | None = c.memo.get(key)
    return keep(c, key, _slowest(s, movers, turn)) if known is None else known


def _slowest(s: KasserineState, movers: int, turn: int) -> FixedCosts:
    follow, tables = s.options.road_follow_only, s.components.tunisia.costs.tables
    of_each = [tables[Mover(mover), follow, turn] for mover in places_of(movers)]
    if len(of_each) == 1:
        return of_each[0]
    found = []
    for rows in zip(*of_each, strict=True):
        prices = [dict(row) for row in rows]
        open_to_all = [place for place, _ in rows[0] if all(place in each for each in prices)]
        found.append(tuple((place, max(each[place] for each in prices)) for place in open_to_all))
    return tuple(found)


def is_paid(s: KasserineState, unit: int, place: int, left: int) -> bool:
    """Whether so much is enough for a unit to leave the map from a hex."""
    cost = entry_cost(s, unit, place)
    return cost is not None and cost <= left


def entry_cost(s: KasserineState, unit: int, place: int) -> int | None:
    """What it costs a unit to come from off the map into a hex, or to leave the map from it; None: closed to it."""
    return s.components.tunisia.costs.entering(mover_of(s, unit), place)
