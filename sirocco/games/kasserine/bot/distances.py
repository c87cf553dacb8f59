"""How far it is, for bots, in quarters of a movement point: on the bare map, and out of it past the enemy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sirocco.board.distances import Distances
from sirocco.board.graph import places_of
from sirocco.board.paths import Reach, reach
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.mechanics.memo import keep

Rows = Sequence[Sequence[tuple[int, int]]]

QUARTERS = 4
"""In a movement point: tracks cost the mean of their two prices."""


def steps_back(c: Kasserine, mover: Mover) -> Rows:
    """For each hex those one can come from, and what the step into the hex costs."""
    key = ("bot", "back", mover)
    known: Rows | None = c.memo.get(key)
    return keep(c, key, _steps_back(c, mover)) if known is None else known


def _steps_back(c: Kasserine, mover: Mover) -> Rows:
    costs = c.tunisia.costs
    first, last = (costs.tables[mover, False, turn] for turn in (0, costs.modes - 1))
    found: list[list[tuple[int, int]]] = [[] for _ in range(c.map.open)]
    for origin in range(c.map.open):
        for (place, price), (_, other) in zip(first[origin], last[origin], strict=True):
            found[place].append((origin, price + other))
    return found


def marches(c: Kasserine, mover: Mover) -> Distances:
    """The distances on the bare map."""
    key = ("bot", "marches", mover)
    known: Distances | None = c.memo.get(key)
    return keep(c, key, Distances(steps_back(c, mover))) if known is None else known


def ways_out(c: Kasserine, tolls: Mapping[int, int], exits: Iterable[int] = ()) -> Reach:
    """The way of motorised units to the nearest exit (or of certain ones) from wherever they are, with what certain
    hexes cost besides."""
    rows = list(steps_back(c, Mover.MOTORISED))
    for place, toll in tolls.items():
        rows[place] = [(other, price + toll) for other, price in rows[place]]
    return reach(rows, sorted(exits or c.tunisia.exits.values()), weights.MOST_FAR)


def tolls_of(s: KasserineState, side: int) -> dict[int, int]:
    """What it costs to come through the combat units of a side where they stand now."""
    c, found = s.components, {}
    for place in places_of(s.occupied[side]):
        units = s.fighters(place, side)
        if units:
            defence = sum(
                s.defence(u) * (1 if c.armour >> u & 1 else c.tunisia.costs.defence(place)) for u in places_of(units)
            )
            found[place] = weights.TOLL_PER_POINT * defence
    for place in places_of(s.zone[side] & ~s.occupied[side]):
        found[place] = weights.TOLL_BESIDE
    return found
