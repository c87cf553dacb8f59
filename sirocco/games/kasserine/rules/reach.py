"""Where units of one hex can get to together in one move, all at once: for bots, overlays and dangers."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.paths import Reach, reach
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import line_now, needing_supply
from sirocco.games.kasserine.rules.terrain import movers_of
from sirocco.games.kasserine.rules.weather import allowance
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import FixedCosts


@implements("K-mov-04", "K-rec-05", "K-mov-10")
def reachable(s: KasserineState, group: int, points: int | None = None, closed: int = 0) -> Reach:
    """Everywhere a group (a mask) can march, at the pace of the slowest or with so many halves of a movement point.
    Hexes with nobody but enemy headquarters and supply units are entered last, if it has combat units. Whether there is
    room to stay, and whether contact can be answered for, is for who asks; `closed`: hexes that are closed besides."""
    c = s.components
    last = group.bit_length() - 1
    side, start = c.side_of[last], s.place[last]
    if points is None:
        points = min(allowance(s, unit) for unit in places_of(group))
    enemies = s.occupied[1 - side]
    undefended = _undefended(s, 1 - side) if group & c.ucts else 0
    zone = s.zone_now(1 - side)
    costs = c.tunisia.costs
    table = costs.search[_slowest(s, group), s.options.road_follow_only]
    found = reach(
        table,
        (start,),
        points,
        closed=enemies & ~undefended | closed,
        stops=zone | undefended,
        stop_to_stop=s.options.zone_to_zone,
        modes=costs.modes,
    )
    if zone >> start & 1:
        _add_undefended(found, table, start, points, undefended & ~zone & ~closed)
    return found


@implements("K-rec-14")
def _add_undefended(found: Reach, table: FixedCosts, start: int, points: int, hexes: int) -> None:
    """Who begins in a zone may take an undefended hex next to it that lies in none: for the search both are places
    where a march stops, and it goes from none of them straight into another."""
    modes, last = found.modes, found.last
    for node, price in table[start * modes]:
        place = node // modes
        if hexes >> place & 1 and price <= points and price < found.cost.get(place, points + 1):
            found.cost[place], found.before[node] = price, start * modes
            if isinstance(last, dict) and modes > 1:
                last[place] = node


def _slowest(s: KasserineState, group: int) -> Mover:
    """The column of the terrain table that a group goes by: motorised units are the slowest, reduced infantry on foot
    is the fastest."""
    movers = movers_of(s, group)
    order = (Mover.MOTORISED, Mover.FOOT, Mover.SERVICE, Mover.REDUCED)
    return next(mover for mover in order if movers >> mover & 1)


@implements("K-rec-14")
def _undefended(s: KasserineState, side: int) -> int:
    """The hexes in which a side has headquarters and supply units only."""
    c = s.components
    found = s.occupied[side]
    for unit in places_of(c.ucts & c.side_mask[side] & s.standing):
        found &= ~(1 << s.place[unit])
    return found


@implements("K-rec-14")
def entered_by(s: KasserineState, side: int) -> int:
    """The hexes that any combat unit of a side could enter in one move, if supplied ones stay so: who needs supply and
    is at the end of no line now is left out."""
    c = s.components
    able = c.ucts & c.side_mask[side] & s.standing
    able &= line_now(s, side) | ~needing_supply(s)
    found = 0
    for unit in places_of(able):
        for place in reachable(s, 1 << unit).cost:
            found |= 1 << place
    return found
