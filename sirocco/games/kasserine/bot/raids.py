"""Where the enemy's columns can come in his next half past who is in their way: what is left alone there is lost."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.paths import reach
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.state import KasserineState


def comes_by_night(s: KasserineState, side: int) -> bool:
    """Whether the next half of a side is by night: of the Axis, which moves first, in the next move."""
    c = s.components
    if side == AXIS and s.move < c.last_move:
        return c.moves[s.move].night
    return s.night


def chances_of_raid(s: KasserineState, raider: int) -> list[float]:
    """How likely a side comes to each hex in its next half, if nobody is in it any more and all others stay."""
    c = s.components
    found = [0.0] * c.map.open
    starts = [place for place in places_of(s.occupied[raider]) if s.fighters(place, raider) & c.exerting]
    stops = 0 if comes_by_night(s, raider) else s.zone[1 - raider]
    for unit in places_of(c.ucts & c.side_mask[1 - raider] & s.standing):
        stops |= 1 << s.place[unit]
    costs = c.tunisia.costs
    table = costs.search[Mover.MOTORISED, s.options.road_follow_only]
    furthest = weights.AT_LARGE[-1][0]
    ways = reach(table, starts, furthest, stops=stops, stop_to_stop=True, modes=costs.modes)
    for place, spent in ways.cost.items():
        found[place] = next(chance for far, chance in weights.AT_LARGE if spent <= far)
    return found
