"""Where each unit wants to go: the Axis out by the exits, Allied infantry to the posts that bar the way, their armour
to the enemies it can hunt down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.distances import QUARTERS, marches, tolls_of, ways_out
from sirocco.games.kasserine.bot.posts import MARCH, Post, posts
from sirocco.games.kasserine.bot.values import Values
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.components.terrain import HALVES, Mover
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.victory import axis_losses

Pull = Sequence[float]


def pulls(s: KasserineState, side: int) -> dict[int, Pull]:
    """For each combat unit of a side that is or may come onto the map what each hex is worth on its way."""
    return _out(s) if side == AXIS else _to_posts_and_prey(s)


# The Axis.


def lateness(s: KasserineState) -> float:
    return 1 + weights.LATE * s.move / s.components.last_move


def zeal(s: KasserineState) -> float:
    """How much of its pull an exit that is not at hand keeps: the more the Axis has lost of what it may lose, the less
    it stakes on getting there. Beyond that limit it can win by the exits alone."""
    lost, limit = axis_losses(s), s.components.victory.losses
    return 1.0 if lost > limit else 1 - weights.SPENT * (lost / max(1, limit)) ** 2


def way_out(s: KasserineState) -> Mapping[int, int]:
    """How far it is out of each hex, past the enemy where he stands."""
    return ways_out(s.components, tolls_of(s, ALLIED)).cost


def _out(s: KasserineState) -> dict[int, Pull]:
    c = s.components
    far = way_out(s)
    share = zeal(s)
    costs = []
    for place in range(c.map.open):
        cost = far.get(place, weights.MOST_FAR)
        costs.append(min(cost, MARCH) + share * max(0, cost - MARCH))
    by_points: dict[int, Pull] = {}
    found = {}
    for unit in places_of(c.ucts & c.side_mask[AXIS]):
        points = s.points(unit)
        if points not in by_points:
            each = weights.OUT * points * lateness(s)
            by_points[points] = [-each * cost for cost in costs]
        found[unit] = by_points[points]
    return found


# The Allies.


def _to_posts_and_prey(s: KasserineState) -> dict[int, Pull]:
    c = s.components
    mine = c.ucts & c.side_mask[ALLIED]
    wanted = posts(s)
    before = {post.place: post.before for post in wanted}
    exits = set(c.tunisia.exits.values())
    goals = _assigned(s, wanted)
    keepers = _keepers(s, [unit for unit in places_of(c.guns & mine & s.standing) if unit not in goals])
    hunt = _hunt(s)
    found: dict[int, Pull] = {}
    known: dict[tuple[int, int, bool], list[float]] = {}
    for unit in places_of(mine):
        mover = Mover.FOOT if c.foot >> unit & 1 else Mover.MOTORISED
        if unit in keepers:
            to_dump = _towards(s, keepers[unit], mover, 0, 1)
            to_dump[keepers[unit]] += weights.HELD
            found[unit] = to_dump
        elif unit in goals or (c.guns >> unit & 1 and wanted):
            goal = goals.get(unit)
            if goal is None:
                goal = min((post.place for post in wanted), key=lambda place: _far(s, unit, place))
            key = (goal, mover, unit not in goals)
            if key not in known:
                behind = weights.BEHIND_POST if key[2] else 0
                known[key] = _towards(s, goal, mover, behind, _urgency(before[goal], goal in exits))
                if not key[2]:
                    known[key][goal] += weights.EXIT_HELD if goal in exits else weights.HELD
            found[unit] = known[key]
        else:
            found[unit] = hunt(unit)
    return found


def _assigned(s: KasserineState, wanted: Sequence[Post]) -> dict[int, int]:
    """Who holds which post, by unit: two at each exit, then those who are nearest to each further post. Who stands at
    an exit stays there."""
    c = s.components
    mine = c.ucts & c.side_mask[ALLIED] & s.standing & ~c.reconnaissance
    able = [unit for unit in places_of(mine) if s.defence(unit) > 1 or c.exerting >> unit & 1]
    exits = [post.place for post in wanted if post.place in c.tunisia.exits.values()]
    others = [post.place for post in wanted if post.place not in exits for _ in range(c.limits.stack)]
    goals: dict[int, int] = {}
    for post in [*exits * c.limits.stack, *others]:
        elsewhere = set(exits) - {post}
        free = [unit for unit in able if unit not in goals and s.place[unit] not in elsewhere]
        free = [unit for unit in free if post in exits or not c.armour >> unit & 1]
        if free:
            rivals = elsewhere if post in exits else set[int]()
            goals[min(free, key=lambda unit: (_cost_of_going(s, unit, post, rivals), unit))] = post
    return goals


def _keepers(s: KasserineState, guns: Sequence[int]) -> dict[int, int]:
    """Which gun goes to which dump that nobody else holds: to fire from the town, and to blow it up in time."""
    c = s.components
    dumps = {s.place[unit] for unit in places_of(c.urfs & ~c.mobile & c.side_mask[ALLIED] & s.standing)}
    enemies = [place for place in places_of(s.occupied[AXIS]) if s.fighters(place, AXIS) & c.exerting]
    left = [place for place in sorted(dumps) if not s.fighters(place, ALLIED) & ~c.guns]
    free, found = list(guns), dict[int, int]()
    ways = []
    for place in left:
        far = marches(c, Mover.MOTORISED).to(place)
        soon = min((far[enemy] for enemy in enemies), default=weights.MOST_FAR) / MARCH
        ways += [(_far(s, gun, place), gun, place) for gun in free if _far(s, gun, place) <= soon + weights.IN_TIME]
    for _, gun, place in sorted(ways):
        if gun not in found and place not in found.values():
            found[gun] = place
    return found


def _cost_of_going(s: KasserineState, unit: int, post: int, elsewhere: set[int]) -> float:
    """How little a unit is suited to a post: how long it takes, unless it would take longer still to another exit."""
    spared = min((_far(s, unit, other) for other in elsewhere), default=0.0)
    return _far(s, unit, post) + _unfit(s, unit, post) - weights.NEEDED_ELSEWHERE * spared


def _unfit(s: KasserineState, unit: int, place: int) -> float:
    """How many moves more one would wait for somebody who finds cover in a place: armour finds none."""
    c = s.components
    covers = c.tunisia.costs.defence(place) > 1
    return weights.WITHOUT_COVER * (covers and bool(c.armour >> unit & 1)) + weights.WORN * bool(s.reduced >> unit & 1)


def _far(s: KasserineState, unit: int, place: int) -> float:
    """How many moves of its own a unit needs to a place."""
    c = s.components
    if s.place[unit] < 0:
        return weights.MOST_FAR
    mover = Mover.FOOT if c.foot >> unit & 1 else Mover.MOTORISED
    return marches(c, mover).to(place)[s.place[unit]] / (QUARTERS / HALVES * c.allowance[unit])


def _urgency(before: int, is_exit: bool) -> float:
    """How much stronger a post draws the nearer the enemy is to it, and if it is the last there is."""
    near = max(0.0, 1 - before / weights.URGENT)
    return 1 + near * (weights.LAST_POST if is_exit else weights.NEAR_POST)


def _towards(s: KasserineState, goal: int, mover: Mover, behind: int, share: float) -> list[float]:
    far = marches(s.components, mover).to(goal)
    open_ = s.components.map.open
    return [-weights.TO_POST * share * min(weights.MOST_FAR, max(0, far[place] - behind)) for place in range(open_)]


def _hunt(s: KasserineState) -> Callable[[int], Pull]:
    """The pull of the enemy that is best worth hunting, by unit."""
    c, values = s.components, Values(s)
    prey = []
    out = ways_out(c, {}).cost
    furthest = max(out.values())
    for place in places_of(s.occupied[AXIS]):
        units = places_of(s.fighters(place, AXIS))
        worth = values.of(s, units)[1] if units else 0.0
        worth += sum(values.whole(s, unit) for unit in places_of(s.at[place] & ~c.ucts))
        around = c.map.near(place, 2) & s.occupied[AXIS]
        strength = sum(s.defence(u) for h in places_of(around) for u in places_of(s.fighters(h, AXIS)))
        ahead = 1 + weights.PREY_AHEAD * (1 - out.get(place, furthest) / furthest)
        prey.append((ahead * worth / (1 + strength), place))
    known: dict[tuple[int, int], Pull] = {}

    def pull(unit: int) -> Pull:
        mover = Mover.FOOT if c.foot >> unit & 1 else Mover.MOTORISED
        here = s.place[unit]
        if not prey or here < 0:
            return [0.0] * c.map.open
        table = marches(c, mover)
        goal = max(prey, key=lambda each: (each[0] * weights.PREY_FADE ** min(600, table.to(each[1])[here]), each[1]))[
            1
        ]
        if (goal, mover) not in known:
            far = table.to(goal)
            known[goal, mover] = [-weights.TO_PREY * min(weights.MOST_FAR, far[p]) for p in range(c.map.open)]
        return known[goal, mover]

    return pull
