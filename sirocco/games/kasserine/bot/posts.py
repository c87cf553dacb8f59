"""Where the Allies bar the way: the exits, then passes, dumps and good ground on the cheapest ways of the Axis to them,
one after the other as each is barred."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.distances import QUARTERS, marches, ways_out
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.mechanics.memo import keep


class Post(NamedTuple):
    """A hex to be held, and how many quarters of a movement point the enemy needs to come there."""

    place: int
    before: int


MARCH = 5 * QUARTERS
"""What a motorised enemy goes in a move of middling weather."""
WALK = 3 * QUARTERS
"""What infantry on foot does."""


def pass_hexes(c: Kasserine) -> int:
    """The hexes by which one goes through the passes of the map."""
    key = ("bot", "passes")
    known: int | None = c.memo.get(key)
    if known is None:
        found = 0
        for row in c.tunisia.passes.values():
            found |= c.tunisia.hexes(row.hexes)
        known = keep(c, key, found)
    return known


def posts(s: KasserineState) -> list[Post]:
    """The hexes to be held, the most urgent first."""
    c = s.components
    starts = [place for place in places_of(s.occupied[AXIS]) if s.fighters(place, AXIS) & ~c.guns]
    found: list[Post] = []
    if not starts:
        return found
    tolls: dict[int, int] = {}
    for goal in c.tunisia.exits.values():
        far = marches(c, Mover.MOTORISED).to(goal)
        found.append(Post(goal, min(far[start] for start in starts)))
        _bar(c, tolls, goal)
    found.sort(key=lambda post: post.before)
    while starts and len(found) < weights.POSTS:
        way = ways_out(c, tolls)
        start = min(starts, key=lambda place: (way.cost.get(place, weights.MOST_FAR), place))
        total = way.cost.get(start)
        if total is None:
            break  # nobody gets out
        steps = list(reversed(way.path(start)[:-1])) if way.path(start) else []
        steps += [goal for goal in c.tunisia.exits.values() if way.cost.get(goal) == 0 and not way.path(goal)]
        held = {post.place for post in found}
        wanted = [place for place in steps if place not in held and not s.occupied[AXIS] >> place & 1]
        if not wanted:
            starts.remove(start)
            continue
        best = max(wanted, key=lambda place: (_merit(s, place, total - way.cost.get(place, 0)), -place))
        found.append(Post(best, total - way.cost.get(best, 0)))
        _bar(c, tolls, best)
    return found


def _bar(c: Kasserine, tolls: dict[int, int], place: int) -> None:
    tolls[place] = tolls.get(place, 0) + weights.TOLL
    if not c.tunisia.cities >> place & 1:
        for beside in c.around[place]:
            tolls[beside] = tolls.get(beside, 0) + weights.TOLL_BESIDE


def _merit(s: KasserineState, place: int, before: int) -> float:
    """How good a hex is to be held: its ground, whether it is a pass, whether somebody can be there in time."""
    c = s.components
    ground = c.tunisia.costs.defence(place) + weights.PASS * (pass_hexes(c) >> place & 1)
    ground += weights.FEEDS * bool(s.at[place] & c.urfs) - 1.0 * (before < QUARTERS)
    far = marches(c, Mover.FOOT).to(place)
    fighters = list(places_of(c.side_mask[ALLIED] & c.exerting & s.standing))
    soonest = min((far[s.place[unit]] / (WALK if c.foot >> unit & 1 else MARCH) for unit in fighters), default=99.0)
    timely = 1.0 if soonest <= before / MARCH + 0.5 else weights.TIMELY
    ahead = weights.DELAYS * (before <= MARCH) * timely
    held = bool(s.fighters(place, ALLIED) & ~c.guns & ~c.armour)
    return ground * timely + ahead + weights.AT_POST * held - before / 400
