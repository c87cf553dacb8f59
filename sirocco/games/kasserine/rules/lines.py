"""Lines that are measured in movement points of infantry on foot: of supply, and of command."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.paths import Reach, reach
from sirocco.board.surroundings import Surroundings
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.terrain import HALVES, Mover
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.memo import keep
from sirocco.mechanics.movement_costs import FixedCosts, turned_round

FINE = 2
"""Lines are measured in halves of the halves in which movement is."""


@implements("K-log-04", "K-log-05", "K-rec-08", "K-ter-03")
def ends_of_lines(s: KasserineState, origin: int, length: int, blocked: int, wanted: int) -> int:
    """Those of the wanted hexes (masks) at the end of a line from `origin` that costs no more than `length`: its own
    hex costs nothing, every other what it costs full infantry on foot. Blocked hexes can be an end of a line, but it
    leads through none."""
    finest = FINE * length + FINE - 1
    return _around(s.components, s.options.road_follow_only, origin, finest).within(finest, blocked, wanted)


def covered(s: KasserineState, origin: int, length: int, blocked: int) -> int:
    """All hexes at the end of such a line."""
    finest = FINE * length + FINE - 1
    return _around(s.components, s.options.road_follow_only, origin, finest).all_within(finest, blocked)


def _around(c: Kasserine, follow: bool, origin: int, length: int) -> Surroundings:
    """The lines from a hex if nothing is in the way, so long or longer: as long as the rules know them at first."""
    key = ("around", follow, origin)
    known: Surroundings | None = c.memo.get(key)
    if known is None or known.length < length:
        longest = FINE * HALVES * max(c.limits.supply, c.limits.command) + FINE - 1
        table, back = line_costs(c, follow)
        known = keep(c, key, Surroundings(table, back, origin, max(length, longest)))
    return known


def line_costs(c: Kasserine, follow: bool) -> tuple[FixedCosts, FixedCosts]:
    """What the steps of a line cost, in `FINE` parts of the halves of a movement point; and the same turned round.

    Prices of tracks that alternate need no other search than fixed ones: a line that begins with the lower price has
    paid, after n steps on tracks, n times the mean of both prices, rounded down. So a step on a track costs the mean,
    and the sum is rounded down at the end; that is exact because the prices differ by a half at most.
    """
    key = ("lines", follow)
    known: tuple[FixedCosts, FixedCosts] | None = c.memo.get(key)
    return keep(c, key, _line_costs(c, follow)) if known is None else known


def _line_costs(c: Kasserine, follow: bool) -> tuple[FixedCosts, FixedCosts]:
    costs = c.tunisia.costs
    first, last = (costs.tables[Mover.FOOT, follow, turn] for turn in (0, costs.modes - 1))
    table = tuple(
        tuple((place, price + other) for (place, price), (_, other) in zip(*rows, strict=True))
        for rows in zip(first, last, strict=True)
    )
    return table, turned_round(table)


def ways(s: KasserineState, origin: int, length: int, blocked: int) -> Reach:
    """The same with the hexes that each line leads through and costs in `FINE` parts, for those who look at them."""
    table, _ = line_costs(s.components, s.options.road_follow_only)
    stops = blocked & ~(1 << origin)
    return reach(table, (origin,), FINE * length + FINE - 1, stops=stops, stop_to_stop=True)


def hexes_of(s: KasserineState, units: int) -> int:
    """The hexes in which some units on the map stand."""
    found = 0
    for unit in places_of(units):
        found |= 1 << s.place[unit]
    return found


def units_in(s: KasserineState, units: int, places: int) -> int:
    """Those of some units on the map that stand on some places (masks)."""
    found, place = 0, s.place
    for unit in places_of(units):
        if places >> place[unit] & 1:
            found |= 1 << unit
    return found
