"""Lines that are measured in movement points of infantry on foot: of supply, and of command."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import Reach, reach, within
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.memory import keep
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import FixedCosts


@implements("K-log-04", "K-log-05", "K-rec-08")
def ends_of_lines(s: KasserineState, origin: int, length: int, blocked: int, wanted: int) -> int:
    """Those of the wanted hexes (masks) to which a line leads from `origin`, as `covered` would find: quicker where all
    of them are near, for it looks no further than it must."""
    c, follow = s.components, s.options.road_follow_only
    key = (origin, length, follow)
    area: int = c.memo.get(key, ASKED_ONCE)
    if area == ASKED_ONCE and c.tunisia.cities >> origin & 1:  # there fixed supply units stand
        area = keep(c, key, _search(c, follow, origin, length, 0))
    if area != ASKED_ONCE:
        wanted &= area
        if not wanted or not blocked & area & ~(1 << origin):
            return wanted
    else:
        wanted &= c.map.near(origin, length)
    return _ends(line_costs(c, follow), origin, FINE * length + FINE - 1, blocked, wanted) if wanted else 0


def _ends(table: FixedCosts, origin: int, limit: int, blocked: int, wanted: int) -> int:
    """The wanted hexes within a limit; those that are blocked are not left again."""
    missing = set(places_of(wanted))
    shut = set(places_of(blocked & ~(1 << origin)))
    far = limit + 1
    cost = [far] * len(table)
    cost[origin] = 0
    waiting: list[list[int]] = [[] for _ in range(far)]
    waiting[0].append(origin)
    for spent, places in enumerate(waiting):
        for place in places:
            if cost[place] < spent:
                continue
            if place in missing:
                missing.remove(place)
                if not missing:
                    return wanted
            if place in shut:
                continue
            for other, price in table[place]:
                total = spent + price
                if total < cost[other]:  # what is beyond the limit never is
                    cost[other] = total
                    waiting[total].append(other)
    return wanted & ~mask_of(missing)


@implements("K-log-04", "K-log-05", "K-rec-08", "K-ter-03")
def covered(s: KasserineState, origin: int, length: int, blocked: int) -> int:
    """The hexes (a mask) at the end of a line from `origin` that costs no more than `length`: its own hex costs
    nothing, every other what it costs full infantry on foot. Blocked hexes can be an end of a line, but it leads
    through none."""
    c, follow = s.components, s.options.road_follow_only
    key = (origin, length, follow)
    area: int | None = c.memo.get(key)
    if area is None:
        keep(c, key, ASKED_ONCE)
        return _search(c, follow, origin, length, blocked)
    if area == ASKED_ONCE:
        area = keep(c, key, _search(c, follow, origin, length, 0))
    hindering = blocked & area & ~(1 << origin)
    if not hindering:
        return area
    among = (key, hindering)
    known: int | None = c.memo.get(among)
    return keep(c, among, _search(c, follow, origin, length, hindering)) if known is None else known


ASKED_ONCE = -1
"""Remembered of a hex from which lines have been wanted once: only for others it is worth knowing how far they lead if
nothing is in the way."""


def _search(c: Kasserine, follow: bool, origin: int, length: int, blocked: int) -> int:
    return within(line_costs(c, follow), 1 << origin, FINE * length + FINE - 1, ~blocked)


FINE = 2
"""Lines are measured in halves of the halves in which movement is."""


def line_costs(c: Kasserine, follow: bool) -> FixedCosts:
    """What the steps of a line cost, in `FINE` parts of the halves of a movement point.

    Prices of tracks that alternate need no other search than fixed ones: a line that begins with the lower price has
    paid, after n steps on tracks, n times the mean of both prices, rounded down. So a step on a track costs the mean,
    and the sum is rounded down at the end; that is exact because the prices differ by a half at most.
    """
    key = ("lines", follow)
    known: FixedCosts | None = c.memo.get(key)
    return keep(c, key, _line_costs(c, follow)) if known is None else known


def _line_costs(c: Kasserine, follow: bool) -> FixedCosts:
    costs = c.tunisia.costs
    first, last = (costs.tables[Mover.FOOT, follow, turn] for turn in (0, costs.modes - 1))
    return tuple(
        tuple((place, price + other) for (place, price), (_, other) in zip(*rows, strict=True))
        for rows in zip(first, last, strict=True)
    )


def ways(s: KasserineState, origin: int, length: int, blocked: int) -> Reach:
    """The same with the hexes that each line leads through and costs in `FINE` parts, for those who look at them."""
    table = line_costs(s.components, s.options.road_follow_only)
    stops = blocked & ~(1 << origin)
    return reach(table, (origin,), FINE * length + FINE - 1, stops=stops, stop_to_stop=True)


def hexes_of(s: KasserineState, units: int) -> int:
    """The hexes in which some units on the map stand."""
    found = 0
    for unit in places_of(units):
        found |= 1 << s.place[unit]
    return found


def units_in(s: KasserineState, units: int, places: int) -> int:
    """Those of some units (a mask) that stand on some places."""
    found, at = 0, s.at
    for place in places_of(places & (s.occupied[0] | s.occupied[1])):
        found |= at[place]
    return found & units
