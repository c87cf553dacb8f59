"""How bots move: a whole movement action is planned at once, attacks to come first, then every unit to a better place.

What an order leads to is judged on a copy of the position, and the best one is given as long as it improves it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.board.paths import Reach
from sirocco.board.trace import line_in, tree
from sirocco.games.dark_sands.bot.cutoff import gates
from sirocco.games.dark_sands.bot.evaluation import draw_of, evaluate
from sirocco.games.dark_sands.bot.objectives import prize_at, to_be_joined
from sirocco.games.dark_sands.bot.orders import Orders, Plan, wants_garrison
from sirocco.games.dark_sands.bot.stacks import age, ground_defence, stack_at, unit_worth
from sirocco.games.dark_sands.bot.weights import DISRUPTED
from sirocco.games.dark_sands.components import CENTRE, DarkSands
from sirocco.games.dark_sands.rules.extended_movement import may_extend
from sirocco.games.dark_sands.rules.fortified_boxes import refuse_fortify
from sirocco.games.dark_sands.rules.garrisons import garrison_creators
from sirocco.games.dark_sands.rules.reach import reachable
from sirocco.games.dark_sands.rules.scenarios import barred_ground
from sirocco.games.dark_sands.rules.stacking import fits
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supply import track_network

GAIN = 0.02
"""What an order must improve."""
BY_PULL, IN_PEACE, WITH_FRIENDS = 9, 4, 4
"""How many goals of a march are looked at: the most attractive, those out of enemy zones, those with friends."""
CUTS = 5
"""How many hexes on the enemy's lines of supply."""
TARGETS = 20
"""How many enemy stacks are considered for an attack at a time."""
ENOUGH, PLENTY = 3.0, 5.5
"""Odds for which units are gathered: once modestly, once with all that is needed for the best column."""
ROUNDS = 12
"""How many attacks are prepared in one action at the most."""
VOYAGE = 0.15
"""What going by sea must improve."""


class Staff:
    """Plans one movement action."""

    def __init__(self, s: DarkSandsState) -> None:
        self.orders = Orders(s)
        self.side = self.orders.top.side
        self.enemy = 1 - self.side
        self._reaches: dict[tuple[int, int, bool], Reach] = {}
        self.draw = draw_of(s, self.side)
        self.present = self.worth(s)

    @property
    def s(self) -> DarkSandsState:
        return self.orders.state

    def plan(self) -> Plan:
        self._gather()
        self._march_all()
        self._sail_all()
        self._extend_all()
        self._dig_in()
        return self.orders.enough()

    # What is possible.

    def worth(self, s: DarkSandsState) -> float:
        return evaluate(s, self.side, self.draw)

    def able(self) -> list[int]:
        """Units that have not moved yet."""
        top, c = self.orders.top, self.s.components
        units = (top.units | top.nudged) & ~self.s.moved & ~c.garrisons
        return [u for u in places_of(units) if self.s.place[u] >= 0]

    def reach(self, unit: int) -> Reach:
        """Everywhere a unit can go by itself in this action."""
        s, c, top = self.s, self.s.components, self.orders.top
        wheels = bool(c.wheeled >> unit & 1)
        nudged = not top.units >> unit & 1
        allowance = 0 if nudged else s.allowance(unit, top.half)
        key = (s.place[unit], allowance, wheels)
        known = self._reaches.get(key)
        if known is None:
            known = self._reaches[key] = reachable(s, unit, top.half, nudged)
        return known

    def after(self, moves: Iterable[tuple[int, int]]) -> DarkSandsState:
        """The position when units stand where they are sent."""
        t = self.s.clone()
        c = t.components
        for unit, hex_ in moves:
            for hq in places_of(t.at[hex_] & c.side_mask[self.enemy]):
                t.take_off(hq, REBUILD)
            t.put(unit, hex_)
            t.moved |= 1 << unit
        return t

    # Attacks to come.

    def _gather(self) -> None:
        """Bring units beside an enemy stack, as many as a good attack takes, as long as that is an improvement."""
        tried: set[tuple[tuple[int, int], ...]] = set()
        for _ in range(ROUNDS):
            best: tuple[float, tuple[tuple[int, int], ...]] | None = None
            for moves in self._gatherings():
                if moves in tried:
                    continue
                tried.add(moves)
                worth = self.worth(self.after(moves))
                if best is None or worth > best[0]:
                    best = (worth, moves)
            if best is None or best[0] <= self.present + GAIN:
                return
            for unit, hex_ in best[1]:
                self.orders.march([unit], self.reach(unit).path(hex_))
            self.present = self.worth(self.s)

    def _gatherings(self) -> Iterator[tuple[tuple[int, int], ...]]:
        s, c = self.s, self.s.components
        upgraded = age(s)
        movers = [u for u in self.able() if c.exerting >> u & 1]
        found = []
        for target in places_of(s.occupied[self.enemy]):
            beside = s.ground.overland[target] & ~s.occupied[self.enemy]
            near = [u for u in movers if any(beside >> h & 1 for h in self.reach(u).cost)]
            if not near:
                continue
            k = stack_at(s, target, self.enemy, upgraded)
            defence = max(1, k.defence + ground_defence(s, target, self.enemy, k))
            here = [u for h in places_of(beside & s.occupied[self.side]) for u in s.pieces_at(h, self.side)]
            strength = sum(s.factors(u)[0] for u in {*near, *here})
            if strength >= defence:
                value = (k.worth + prize_at(c).get(target, 0.0)) * min(strength / defence, 4.0)
                found.append((value, target, defence, near))
        found.sort(reverse=True)
        for _, target, defence, near in found[:TARGETS]:
            seen = set()
            for odds in (ENOUGH, PLENTY):
                moves = self._force(target, near, odds * defence)
                if moves and moves not in seen:
                    seen.add(moves)
                    yield moves

    def _force(self, target: int, near: list[int], wanted: float) -> tuple[tuple[int, int], ...]:
        """Who goes where to strike a hex with so much: those who stand there already, then the strongest."""
        s, c = self.s, self.s.components
        beside = s.ground.overland[target] & ~s.occupied[self.enemy]
        there = {h: s.at[h] & c.side_mask[self.side] for h in places_of(beside)}
        total = 0.0
        for hex_, units in there.items():
            total += stack_at(s, hex_, self.side, age(s)).attack if units else 0
        moves: list[tuple[int, int]] = []
        for unit in sorted(near, key=lambda u: -s.factors(u)[0]):
            if total >= wanted:
                break
            if beside >> s.place[unit] & 1:
                continue
            cost = self.reach(unit).cost
            spots = [h for h in there if h in cost and self._counts(c, there[h], unit, h)]
            if not spots:
                continue
            hex_ = max(spots, key=lambda h: (self._flank(target, h, there), -cost[h]))
            there[hex_] |= 1 << unit
            moves.append((unit, hex_))
            total += s.factors(unit)[0]
        return tuple(moves)

    def _counts(self, c: DarkSands, units: int, unit: int, hex_: int) -> bool:
        """Whether a unit would have room in a hex and add its attack there."""
        if not self.s.components.stacking.allow(units | 1 << unit, hex_):
            return False
        large = units & c.exerting & ~c.small
        return not (c.sections[CENTRE] >> hex_ & 1 and large.bit_count() >= 2 and not c.small >> unit & 1)

    def _flank(self, target: int, hex_: int, there: dict[int, int]) -> int:
        """How far a hex beside a target lies from those that friends hold: the more, the fewer ways to retreat."""
        others = [h for h, units in there.items() if units and h != hex_]
        if not others:
            return 0
        return min(self.s.components.map.distance(hex_, h) for h in others)

    # Everybody to a better place.

    def _march_all(self) -> None:
        """The units of each hex, nearest to the goals first: all together, or one by one."""
        s, c = self.s, self.s.components
        hexes = sorted({s.place[u] for u in self.able()}, key=lambda h: -self.draw[h])
        for hex_ in hexes:
            here = [u for u in self.able() if self.s.place[u] == hex_ and not c.hqs >> u & 1]
            if len(here) > 1:
                self._send(here)
            for unit in here:
                if not self.s.moved >> unit & 1:
                    self._send([unit])
        for unit in self.able():
            if c.hqs >> unit & 1:
                self._send([unit])

    def _send(self, units: Sequence[int]) -> None:
        """Units of one hex march to the best of some goals, if it is better than to stay."""
        slowest = min(units, key=lambda u: len(self.reach(u).cost))
        found = self.reach(slowest)
        best, goal = self.present + GAIN, -1
        for hex_ in self._goals(units, found):
            worth = self.worth(self.after([(u, hex_) for u in units]))
            if worth > best:
                best, goal = worth, hex_
        if goal >= 0 and self.orders.march(units, found.path(goal)):
            self.present = self.worth(self.s)

    def _goals(self, units: Sequence[int], found: Reach) -> list[int]:
        """The hexes worth looking at closely."""
        s, c = self.s, self.s.components
        start = s.place[units[0]]
        group = mask_of(units)
        mine, zone = c.side_mask[self.side], s.zone[self.enemy]
        room = [h for h in found.cost if h != start and s.components.stacking.allow(s.at[h] & mine & ~group | group, h)]
        room.sort(key=lambda h: -self.draw[h])
        wanted = room[:BY_PULL]
        wanted += [h for h in room if not zone >> h & 1][:IN_PEACE]
        friends = [h for h in room if s.front[self.side] >> h & 1]
        wanted += friends[: WITH_FRIENDS + 3 * bool(group & c.hqs)]
        wanted += [h for h in room if h in prize_at(c)]
        wanted += [h for h in room if s.occupied[self.enemy] >> h & 1]
        wanted += self._cuts(room)
        opening = self._gates()
        wanted += [h for h in room if opening >> h & 1]
        return list(dict.fromkeys(wanted))

    def _cuts(self, room: list[int]) -> list[int]:
        """Hexes on the enemy's lines of supply, those that most of his stacks depend on."""
        found = [h for h in room if h in self.lifelines]
        return sorted(found, key=lambda h: -self.lifelines[h])[:CUTS]

    def _gates(self) -> int:
        """The hexes by which the way is opened to what has to be joined."""
        place = to_be_joined(self.s, self.side)
        return 0 if place is None else gates(self.s, self.side, place)

    @cached_property
    def lifelines(self) -> dict[int, int]:
        return lifelines(self.s, self.enemy)

    # By sea.

    def _sail_all(self) -> None:
        """Whoever has not moved and stands in a port goes by sea where that is better."""
        c = self.s.components
        ports = list(places_of(c.ports & self.s.control[self.side]))
        for unit in self.able():
            start = self.s.place[unit]
            if start not in ports:
                continue
            best, goal = self.present + VOYAGE, -1
            for port in ports:
                worth = self.worth(self.after([(unit, port)])) if port != start and fits(self.s, unit, port) else best
                if worth > best:
                    best, goal = worth, port
            if goal >= 0 and self.orders.sail(unit, goal):
                self.present = self.worth(self.s)

    # Extended movement.

    def _extend_all(self) -> None:
        """Whoever has not moved and stands far behind goes along the tracks."""
        top = self.orders.top
        if top.half or not top.extended:
            return
        for unit in sorted(self.able(), key=lambda u: -self.s.factors(u)[0]):
            if may_extend(self.s, unit):
                self._extend(unit)

    def _extend(self, unit: int) -> None:
        s = self.s
        before = self._tracks(unit)
        start = s.place[unit]
        here = self.draw[start]
        room = [h for h in before if self.draw[h] > here and fits(s, unit, h)]
        room.sort(key=lambda h: -self.draw[h])
        wanted = dict.fromkeys([*room[:BY_PULL], *(h for h in room if h in prize_at(s.components))])
        risk = (1 - DISRUPTED) * unit_worth(s, unit) * (0.5 if s.components.units[unit].wheels else 0.33)
        best, goal = self.present + GAIN + risk, -1
        for hex_ in wanted:
            worth = self.worth(self.after([(unit, hex_)]))
            if worth > best:
                best, goal = worth, hex_
        if goal >= 0 and self.orders.extend(unit, line_in(before, goal)[1:]):
            self.present = self.worth(self.s)

    def _tracks(self, unit: int) -> dict[int, int]:
        """Where tracks lead that no enemy watches, and the hex before on the way."""
        s, c = self.s, self.s.components
        network = track_network(s, self.side)
        watched = s.occupied[self.enemy]
        for hex_ in places_of(s.front[self.enemy]):
            watched |= c.map.board.adjacent[hex_]
        if s.barred:
            network = Network(links & ~barred_ground(s, self.side, hex_) for hex_, links in enumerate(network))
        return tree((s.place[unit],), network, c.everywhere & ~watched)

    # Digging in.

    def _dig_in(self) -> None:
        """Those who stay leave garrisons in places that matter, and build boxes where they are in danger."""
        for unit in self.able():
            s = self.s
            if wants_garrison(s, self.side, s.place[unit]) and garrison_creators(
                s, self.side, s.place[unit], 1 << unit
            ):
                self.orders.garrison(unit)
        if not self.s.boxes_up[self.side]:
            return
        for unit in self.able():
            s = self.s
            if refuse_fortify(s, unit) is not None:
                continue
            t = s.clone()
            t.boxes[self.side] |= 1 << s.place[unit]
            if self.worth(t) > self.present + 10 * GAIN and self.orders.fortify(unit):
                self.present = self.worth(self.s)


def lifelines(s: DarkSandsState, side: int) -> dict[int, int]:
    """The track hexes by which a side's stacks are supplied, and how many need each: one shortest way for each."""
    c = s.components
    free = c.everywhere & ~s.occupied[1 - side]
    before = tree((h for h in c.sources[side] if free >> h & 1), track_network(s, side), free)
    found: dict[int, int] = {}
    for hex_ in places_of(s.occupied[side]):
        near = next((h for h in (hex_, *places_of(s.ground.overland[hex_])) if h in before), None)
        for track in reversed(line_in(before, near) if near is not None else ()):
            if not s.occupied[side] >> track & 1:
                found[track] = found.get(track, 0) + 1
    return dict(sorted(found.items(), key=lambda item: -item[1]))
