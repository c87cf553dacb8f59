"""What a step costs now: the chart of rule 11 by who moves and by the weather, with the bridges as they are."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.paths import CostTable
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.terrain import Mover
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import ChangedCosts, price_of

FOOT, ARMOUR, MOUNTAIN_TROOPS = Mover  # an enumeration finds its members slowly


@implements("SR-11e", "SR-11.4a")
def mover_of(c: SalernoRome, group: int) -> Mover:
    """How a group moves: by road into mountains if there is armour in it, easily if all are mountain troops."""
    if group & c.armour:
        return ARMOUR
    return FOOT if group & ~c.mountain_troops else MOUNTAIN_TROOPS


@implements("SR-8.1c", "SR-8.1d", "SR-11c", "SR-11.2a", "SR-11.8c")
def costs_now(s: SalernoState, mover: Mover) -> CostTable:
    """The costs in halves of a movement point. A bridge that is down cuts the road; the river is as any other."""
    c = s.components
    key = ("costs", mover, s.bad, s.broken, s.built)
    known: CostTable | None = c.memo.get(key)
    if known is None:
        known = c.memo[key] = _new_costs(s, mover)
    return known


def _new_costs(s: SalernoState, mover: Mover) -> CostTable:
    c, costs, kind = s.components, s.components.italy.costs, (mover, s.bad)
    base, without, with_one = costs.tables[kind], costs.without_bridge[kind], costs.with_bridge[kind]
    changed = {pair: without[pair] for number in places_of(s.broken) for pair in both_ways(c, number)}
    changed.update({pair: with_one[pair] for number in places_of(s.built) for pair in both_ways(c, number)})
    return ChangedCosts(base, c.around, steps=changed) if changed else base


def both_ways(c: SalernoRome, river_side: int) -> tuple[tuple[int, int], tuple[int, int]]:
    a, b = c.river_sides[river_side]
    return (a, b), (b, a)


def can_enter(s: SalernoState, group: int, origin: int, place: int) -> bool:
    """Whether the ground lets a group go from a hex into the next one at all."""
    return price_of(costs_now(s, mover_of(s.components, group)), origin, place) is not None
