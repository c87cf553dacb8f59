"""How bots move: forces gathered for attacks first, then every unit to a better place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import Reach
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import drives, is_pressed, strength_at
from sirocco.games.salerno_rome.bot.beachhead import can_follow, harbours_to_follow, strayed, units_that_stay
from sirocco.games.salerno_rome.bot.demolitions import worth_blowing
from sirocco.games.salerno_rome.bot.fire import covered_by_guns
from sirocco.games.salerno_rome.bot.garrisons import (
    Post,
    deciding_posts,
    ground_ahead,
    kept_at,
    line_posts,
    open_city,
    places_to_guard,
)
from sirocco.games.salerno_rome.bot.lines import Lines, enemies_behind
from sirocco.games.salerno_rome.bot.objectives import adriatic_draw, draw_of, ways_back
from sirocco.games.salerno_rome.bot.prospects import (
    attack_gain,
    best_attacks,
    defence_factor,
    in_the_rear,
    risk,
    strikes,
    unit_worth,
)
from sirocco.games.salerno_rome.bot.stakes import (
    decisive_hexes,
    is_manned,
    is_watched,
    prize,
    worth_at,
)
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.combat.combat import targets
from sirocco.games.salerno_rome.rules.combat.odds import approach_halves
from sirocco.games.salerno_rome.rules.movement.bridges import WORK, number_of
from sirocco.games.salerno_rome.rules.movement.ground import both_ways, can_enter, mover_of
from sirocco.games.salerno_rome.rules.movement.movement import OUT_OF_SUPPLY, Movement, UnitMarch, allowance
from sirocco.games.salerno_rome.rules.movement.naval_movement import harbours, may_sail
from sirocco.games.salerno_rome.rules.movement.reach import reachable
from sirocco.games.salerno_rome.rules.movement.strategic_movement import near_enemies, strategic_allowance
from sirocco.games.salerno_rome.rules.open_city.open_city import barred
from sirocco.games.salerno_rome.rules.paying import EIGHTH
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import army_pool
from sirocco.kernel.action import Action
from sirocco.mechanics.bot.orders import Orders, Word
from sirocco.mechanics.windows import Window

BRIDGES = 2
"""How many bridges are repaired in one operation at the most."""
ROUNDS = 4
"""How many attacks are prepared in one operation at the most."""
LOOKED_AT = 8
"""How many targets are considered at a time."""
STRATEGIC = 0.1
"""What a strategic move must improve: it ends the operation."""
FAR = 6
"""Hexes from the enemy beyond which a strategic move is thought of."""

Move = tuple[int, int]
"""A unit and the hex it is sent to."""


def assumed_answer(s: SalernoState) -> Action | None:
    """In the middle of a march the enemy is assumed to let every window pass."""
    top = s.stack[-1] if s.stack else None
    return s.components.vocabulary.bare["decline"] if isinstance(top, Window) else None


def _temper(s: SalernoState, side: int, *, attacks: bool) -> tuple[float, float, float]:
    """How much a side takes risks to heart, how strongly its goals pull, and what lines of supply are worth to it. The
    weaker one that must attack is bold; who is superior can afford to take care."""
    if not attacks:
        return weights.CAREFUL, weights.PULL_OF_WHO_HOLDS, 1.0
    late = weights.LAST_TURN if s.turn == s.components.scene.last else 1.0
    if not is_pressed(s, side):
        return weights.METHODICAL, weights.PULL, weights.IN_ORDER * late
    return weights.BOLD, weights.PULL, weights.RECKLESS * late


class Gathering(NamedTuple):
    """A force for an attack: what it promises, and who has to go where; the others of it stand there already."""

    promise: float
    target: int
    moves: tuple[Move, ...]
    force: tuple[int, ...]


class Staff:
    """Plans one movement step."""

    def __init__(self, s: SalernoState, top: Movement | UnitMarch) -> None:
        self.side, self.enemy = top.side, 1 - top.side
        self.orders = Orders(s, assumed_answer)
        self.draw = draw_of(s, self.side)
        self.adriatic = adriatic_draw(s) if self.side == ALLIED and drives(s, ALLIED) else None
        self.struck = strikes(s, self.side)
        self.behind = enemies_behind(s, self.side)
        self.threat = strikes(s, self.side, weights.THREATS)
        self.undefended = open_city(s) if self.side == AXIS else 0
        attacks = drives(s, self.side)
        self.in_doubt = weights.IN_DOUBT if attacks else 0.0
        self.lines = Lines(s, self.side, self.in_doubt)
        self.setback = weights.SETBACK if attacks else weights.SETBACK_IN_LINE
        self.caution, self.pull, self.heed = _temper(s, self.side, attacks=attacks)
        self.ahead = ground_ahead(s, self.side)
        self.ways = ways_back(s, self.side) if self.ahead else {}
        self.tied = units_that_stay(s) if self.side == ALLIED else 0
        self.spoken_for = 0
        self.kept = 0
        self._near = near_enemies(s, self.side)
        self._fire = covered_by_guns(s, self.enemy)
        self._reaches: dict[tuple[int, int, int], Reach] = {}

    @property
    def s(self) -> SalernoState:
        return self.orders.state

    def movers(self) -> list[int]:
        top = self.s.stack[-1] if self.s.stack else None
        if not isinstance(top, Movement):
            return []
        free = top.movers(self.s) & ~self.spoken_for & ~self.kept
        return [u for u in places_of(free) if not self._is_guard(u)]

    def plan(self) -> tuple[Action, ...]:
        self.follow_by_sea()
        self.hold()
        self.capture()
        self.build_bridges()
        self.gather()
        self.march_all()
        self.blow_bridges()
        return self.orders.finished()

    # Where units can go.

    def reach(self, unit: int) -> Reach:
        s = self.s
        mover, points = mover_of(s.components, 1 << unit), allowance(s, unit)
        key = (s.place[unit], points, mover)
        known = self._reaches.get(key)
        if known is None:
            known = self._reaches[key] = reachable(s, 1 << unit, points)
        return known

    def send(self, unit: int, path: Sequence[int], *, strategic: bool = False) -> bool:
        """Order a march; whether the unit has gone."""
        first: list[Word] = [("activate", unit)]
        if strategic:
            first.append(("strategic",))
        words: list[Word] = [*first, *(("move", place) for place in path)]
        words += [("demolish", *pair) for pair in self._bridges_behind(unit, path[-1])[:1]]
        origin = self.s.place[unit]
        self.orders.give(words)
        if self.s.place[unit] == origin:
            return False
        self.lines = Lines(self.s, self.side, self.in_doubt)
        return True

    def _bridges_behind(self, unit: int, place: int) -> list[tuple[int, int]]:
        """The bridges that a unit should blow up when it has come to a hex."""
        if place not in self.s.components.river_sides_at:
            return []
        t = self.s.clone()
        t.put(unit, place)
        return worth_blowing(t, self.side, place)

    def blow_bridges(self) -> None:
        """Who has stayed beside a river sees to its bridges."""
        for unit in self.movers():
            here = self.s.place[unit]
            if here in self.s.components.river_sides_at:
                for pair in worth_blowing(self.s, self.side, here)[:1]:
                    self.orders.give([("activate", unit), ("demolish", *pair)])

    def follow_by_sea(self) -> None:
        """Who waits in a port sails to a beachhead that needs him, the strongest first."""
        ports = harbours_to_follow(self.s) if self.side == ALLIED else 0
        waiting = can_follow(self.s) if ports else 0
        for unit in sorted(self.movers(), key=lambda u: (-self.s.strength(u), u)) if waiting else ():
            port = next((port for port in harbours(self.s, 1 << unit) if ports >> port & 1), None)
            free = waiting >> unit & 1 and not self._is_guard(unit)
            if free and port is not None and may_sail(self.s, 1 << unit):
                self.orders.give([("activate", unit), ("sail", port)])
                self.kept |= 1 << unit
                self.lines = Lines(self.s, self.side, self.in_doubt)

    # Places to be held.

    def hold(self) -> None:
        """What decides the game is held as strongly as it needs to be before anything else is thought of, then the
        line, then other places: enough of those who are there stay, and others come."""
        guarded = places_to_guard(self.s, self.side)
        garrisons = [*deciding_posts(self.s, self.side), *(post for post in guarded if post.decides)]
        line = line_posts(self.s, self.side)
        rest = [post for post in guarded if not post.decides]
        for post in (*garrisons, *line, *rest):
            self.kept |= kept_at(self.s, self.side, post)
        for post in garrisons:
            self._strengthen(post, post.wanted)
        for post in line:
            self._strengthen(post, weights.LEAST_IN_LINE)
        for post in (*line, *rest):
            self._strengthen(post, post.wanted)

    def _strengthen(self, post: Post, wanted: float) -> None:
        """The smallest unit that is enough, or the largest there is; by a strategic move if need be."""
        place = post.hex
        there = strength_at(self.s, self.side, place)
        for strategic in (False, True):
            while there < wanted:
                s, lacking = self.s, wanted - there
                able = [u for u in self.movers() if s.place[u] != place and s.strength(u)]
                able = [u for u in able if has_room(s, self.side, 1 << u, place)]
                found = {u: self._far_reach(u) if strategic else self.reach(u) for u in able}
                near = [u for u in able if place in found[u].cost]
                unit = min(near, key=lambda u: (abs(s.strength(u) - lacking), found[u].cost[place], u), default=None)
                if unit is None or not self.send(unit, found[unit].path(place), strategic=strategic):
                    break
                self.kept |= 1 << unit
                there += s.strength(unit)

    # Places to be walked into.

    def capture(self) -> None:
        """The units that fit best enter places of the enemy that nobody holds."""
        s, worths = self.s, worth_at(self.s.components)
        open_ = [h for h in worths if s.control[self.enemy] >> h & ~s.occupied[self.enemy] >> h & 1]
        for place in sorted(open_, key=lambda h: (-worths[h], h)):
            able = [u for u in self.movers() if place in self.reach(u).cost]
            able = [u for u in able if has_room(self.s, self.side, 1 << u, place)]
            gains = {u: self.score(u, place) - self.score(u, self.s.place[u]) for u in able}
            unit = max(able, key=lambda u: (gains[u], -self.s.strength(u), u), default=None)
            if unit is not None and gains[unit] > weights.GAIN:
                self.send(unit, self.reach(unit).path(place))

    def _is_guard(self, unit: int) -> bool:
        """Whether a unit is the only one that holds what the enemy could come for and win by, or starve a corps by."""
        s = self.s
        here = s.place[unit]
        decides = decisive_hexes(s, self.side) >> here & 1
        if not decides and not (self.side == ALLIED and s.depots >> here & 1):
            return False
        return not s.at[here] & s.components.side_mask[self.side] & ~(1 << unit)

    # Bridges.

    def build_bridges(self) -> None:
        """The weakest units repair bridges by which lines of supply go on."""
        s, c = self.s, self.s.components
        if s.bad:
            return
        ways = [pair for number in places_of(s.broken) for pair in both_ways(c, number)]
        free = [
            (a, b) for a, b in ways if not s.occupied[self.enemy] & (1 << a | 1 << b) and c.area >> a & c.area >> b & 1
        ]
        built = 0
        for near, far in sorted(free, key=lambda pair: (-self.draw[pair[1]], pair)):
            if built < BRIDGES and self._build(near, far):
                built += 1

    def _build(self, near: int, far: int) -> bool:
        s = self.s
        number = number_of(s, near, far)
        if number is None or not s.broken >> number & 1:
            return False
        able = [u for u in self.movers() if self.reach(u).cost.get(near, 99) + WORK <= allowance(s, u)]
        able = [u for u in able if has_room(s, self.side, 1 << u, near) and self.lines.lack(u, near) < 1]
        unit = min(able, key=lambda u: (s.strength(u), self.reach(u).cost[near], u), default=None)
        if unit is None or not self.lines.lack(unit, far):
            return False
        path = self.reach(unit).path(near)
        self.orders.give([("activate", unit), *(("move", place) for place in path), ("bridge", near, far)])
        self._reaches.clear()
        self.lines = Lines(self.s, self.side, self.in_doubt)
        return not self.s.broken >> number & 1

    # Attacks to come.

    def gather(self) -> None:
        """Bring units beside the enemy for the most promising attacks; who stands there already stays."""
        for attack in best_attacks(self.s, self.side, self._fighters()):
            self.spoken_for |= mask_of(list(attack.force))
        for _ in range(ROUNDS):
            best = max(self._gatherings(), key=lambda found: found.promise, default=None)
            if best is None or best.promise <= weights.WORTH_FIGHTING:
                return
            self.spoken_for |= mask_of(list(best.force))
            for unit, place in best.moves:
                if not self._is_guard(unit):
                    self.send(unit, self.reach(unit).path(place))

    def _fighters(self) -> list[int]:
        s = self.s
        return list(places_of(s.operating & s.standing & ~done_units(s)))

    def _gatherings(self) -> Iterator[Gathering]:
        s, c = self.s, self.s.components
        movers = self.movers()
        if not movers:
            return
        there: dict[int, list[int]] = {}
        for unit in movers:
            for place in self.reach(unit).cost:
                if s.zone[self.enemy] >> place & 1 or (self.side == ALLIED and s.rearguards):
                    there.setdefault(place, []).append(unit)
        beside = mask_of(list(there))
        found = []
        for target in places_of(targets(s, self.side) & c.area & ~barred(s, self.side)):
            if c.map.board.adjacent[target] & beside:
                units = {u for h in places_of(c.map.board.adjacent[target] & beside) for u in there[h]}
                strength = sum(s.strength(u) for u in units)
                stake = prize(s, self.side, target) + in_the_rear(s, self.side, target) + 0.5
                found.append((stake * strength / max(1, self._defence(target)), target))
        for _, target in sorted(found, reverse=True)[:LOOKED_AT]:
            yield from self._force(target, there)

    def _defence(self, target: int) -> int:
        s = self.s
        units = s.at[target] & s.components.side_mask[self.enemy]
        return defence_factor(s, self.enemy, target) * sum(s.strength(u) for u in places_of(units))

    def _force(self, target: int, there: dict[int, list[int]]) -> Iterator[Gathering]:
        """Those beside a target already, and as many more as make it promising."""
        s, c = self.s, self.s.components
        spots = [h for h in places_of(c.map.board.adjacent[target]) if h in there]
        blank = Battle(self.side, target)
        able = [u for u in self._fighters() if not self.spoken_for >> u & 1]
        ready = [u for u in able if c.map.board.adjacent[target] >> s.place[u] & 1]
        ready = [u for u in ready if can_enter(s, 1 << u, s.place[u], target)]
        candidates = sorted({u for h in spots for u in there[h]} - set(ready), key=lambda u: (-s.strength(u), u))
        t = s.clone()
        moves: list[Move] = []
        force = tuple(ready)
        setback = 0.0
        best = Gathering(0.0, target, (), ())
        if force:
            best = Gathering(attack_gain(t, Battle(self.side, target, force)), target, (), force)
        for unit in candidates:
            reachable = self.reach(unit).cost
            places = [h for h in spots if h in reachable and h != s.place[unit]]
            places = [h for h in places if has_room(t, self.side, 1 << unit, h) and can_enter(s, 1 << unit, h, target)]
            if not places:
                continue
            place = min(
                places,
                key=lambda h: (
                    approach_halves(s, blank, h),
                    self.lines.lack(unit, h),
                    risk(t, self.side, h, t.at[h] & c.side_mask[self.side] | 1 << unit, self.struck),
                    reachable[h],
                    h,
                ),
            )
            t.put(unit, place)
            moves.append((unit, place))
            force = (*force, unit)
            setback += self.setback * max(0.0, self.score(unit, s.place[unit]) - self.score(unit, place))
            promised = attack_gain(t, Battle(self.side, target, force)) - setback
            if promised > best.promise + weights.SPARE:
                best = Gathering(promised, target, tuple(moves), force)
        if best.force:
            yield best

    # A march that is under way.

    def go_on(self, march: UnitMarch) -> list[int]:
        """The way to the best place for a group with the points it has left; none: it is there."""
        s = self.s
        unit, here = places_of(march.group)[0], march.here(s)
        found = reachable(s, 1 << unit, march.left(s))
        free = [h for h in found.cost if h != here and has_room(s, self.side, march.group, h)]
        best = max(free, key=lambda h: (self.score(unit, h), -found.cost[h], -h), default=here)
        may_stay = has_room(s, self.side, march.group, here)
        return found.path(best) if not may_stay or self.score(unit, best) > self.score(unit, here) else []

    # Every unit to a better place.

    def march_all(self) -> None:
        """Those nearest to the goals first."""
        s = self.s
        for unit in sorted(self.movers(), key=lambda u: (-self.draw[s.place[u]], u)):
            if unit in self.movers():
                self._march(unit)

    def _march(self, unit: int) -> None:
        s, c = self.s, self.s.components
        start = s.place[unit]
        here = self.score(unit, start)
        found = self.reach(unit)
        best, goal = here + weights.GAIN, start
        for place in found.cost:
            if place != start and has_room(s, self.side, 1 << unit, place):
                worth = self.score(unit, place)
                if worth > best:
                    best, goal = worth, place
        if (
            not self._near >> start & 1
            and not c.map.near(start, FAR) & s.occupied[self.enemy]
            and self._go_far(unit, best)
        ):
            return
        if goal != start:
            self.send(unit, found.path(goal))

    def _go_far(self, unit: int, best: float) -> bool:
        """A strategic move, if it leads to a much better place."""
        s = self.s
        found = self._far_reach(unit)
        start = s.place[unit]
        worth, goal = max(
            ((self.score(unit, h), h) for h in found.cost if h != start and has_room(s, self.side, 1 << unit, h)),
            default=(0.0, start),
        )
        return goal != start and worth > best + STRATEGIC and self.send(unit, found.path(goal), strategic=True)

    def _far_reach(self, unit: int) -> Reach:
        """Where a strategic move leads; nowhere from beside the enemy."""
        s = self.s
        if self._near >> s.place[unit] & 1:
            return Reach({}, {})
        points = strategic_allowance(s, unit, OUT_OF_SUPPLY)
        key = (s.place[unit], -points, mover_of(s.components, 1 << unit))
        known = self._reaches.get(key)
        if known is None:
            known = self._reaches[key] = reachable(s, 1 << unit, points, self._near)
        return known

    def draw_on(self, unit: int) -> list[float]:
        """What draws a unit from everywhere: the Eighth Army has its own road."""
        if self.adriatic is not None and army_pool(self.s, unit) == EIGHTH:
            return self.adriatic
        return self.draw

    def score(self, unit: int, place: int) -> float:
        """What it is worth that a unit stands on a hex."""
        s, c, side = self.s, self.s.components, self.side
        friends = s.at[place] & c.side_mask[side] & ~(1 << unit)
        lack = self.lines.lack(unit, place)
        worth = self.pull * self.draw_on(unit)[place] * (1 - self.heed * weights.FRUITLESS * lack)
        matters = worth_at(c).get(place, 0.0)
        if side == ALLIED and s.depots >> place & 1:
            matters += weights.DEPOT
        if matters:
            if not s.control[side] >> place & 1:
                in_vain = weights.HELD if matters >= weights.HELD else 0.0
                worth += weights.CAPTURE * (matters - in_vain * lack)
            elif not is_manned(s, side, place, 1 << unit) and is_watched(s, side, place):
                worth += weights.GARRISON * matters
        if place in self.struck:
            exposed = risk(s, side, place, friends | 1 << unit, self.struck)
            worth -= self.caution * exposed * unit_worth(s, unit)
            worth += weights.COVER * (defence_factor(s, side, place) - 1)
        if matters and friends and place in self.threat and not self.undefended >> place & 1:
            there = risk(s, side, place, friends, self.threat)
            worth += matters * (there - risk(s, side, place, friends | 1 << unit, self.threat))
        if self._fire >> place & 1 and s.zone[self.enemy] >> place & 1:
            worth -= weights.UNDER_FIRE
        cut_off = weights.BEHIND * min(self.behind.get(place, 0.0), weights.MOST_BEHIND)
        ahead = self.ahead >> place & 1
        unfed = weights.UNSUPPLIED * (weights.UNSUPPLIED_ON_THE_WAY if ahead else 1.0)
        worth -= self.heed * (unfed * lack + cut_off)
        if self.tied >> unit & 1:
            worth -= strayed(s, place)
        if s.zone[side] >> place & 1:
            worth += weights.COMPANY
        if ahead:
            way = min(weights.TOO_FAR_TO_CARE, self.ways.get(place, weights.TOO_FAR_TO_CARE))
            worth -= weights.AHEAD + weights.WAY_BACK * way
        return worth
