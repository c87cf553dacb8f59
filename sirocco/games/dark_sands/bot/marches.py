"""How bots move: what the units of a movement action can do, and which of the hexes they reach are worth a look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.board.paths import Reach
from sirocco.board.trace import line_in, tree
from sirocco.games.dark_sands.bot.cutoff import gates
from sirocco.games.dark_sands.bot.evaluation import draw_of, evaluate
from sirocco.games.dark_sands.bot.objectives import prize_at, to_be_joined
from sirocco.games.dark_sands.bot.orders import assumed_answer, march, wanted_garrison
from sirocco.games.dark_sands.bot.stacks import age, ground_defence, stack_at, unit_worth
from sirocco.games.dark_sands.bot.weights import DISRUPTED
from sirocco.games.dark_sands.components import CENTRE
from sirocco.games.dark_sands.rules.extended_movement import may_extend
from sirocco.games.dark_sands.rules.fortified_boxes import refuse_fortify
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.reach import reachable
from sirocco.games.dark_sands.rules.scenarios import barred_ground
from sirocco.games.dark_sands.rules.stacking import CENTRE_LIMIT, fits, is_large
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supply import free_of_enemies, track_network
from sirocco.kernel.action import Action
from sirocco.mechanics.bot.movement import MovementPlanner
from sirocco.mechanics.bot.orders import Word
from sirocco.mechanics.bot.supply_lines import lifelines

BY_PULL, IN_PEACE, WITH_FRIENDS = 9, 4, 4
"""How many goals of a march are looked at: the most attractive, those out of enemy zones, those with friends."""
CUTS = 5
"""How many hexes on the enemy's lines of supply."""
VOYAGE = 0.15
"""What going by sea must improve."""


class Staff(MovementPlanner[DarkSandsState]):
    """Plans one movement action."""

    gain = 0.02
    odds = (3.0, 5.5)
    targets = 20
    rounds = 12

    def __init__(self, s: DarkSandsState) -> None:
        side = s.stack[-1].side
        self._reaches: dict[tuple[int, int, bool], Reach] = {}
        super().__init__(s, side, draw_of(s, side), assumed_answer)

    @property
    def top(self) -> MovementAction:
        step = self.s.stack[-1]
        assert isinstance(step, MovementAction)
        return step

    def plan(self) -> tuple[Action, ...]:
        self.gather()
        self.march_all()
        self._sail_all()
        self._extend_all()
        self._dig_in()
        return self.orders.finished()

    # What is possible.

    def worth(self, s: DarkSandsState) -> float:
        return evaluate(s, self.side, self.draw)

    def able(self) -> list[int]:
        top, c = self.top, self.s.components
        units = (top.units | top.nudged) & ~self.s.moved & ~c.garrisons
        return [u for u in places_of(units) if self.s.place[u] >= 0]

    def followers(self) -> int:
        headquarters: int = self.s.components.hqs
        return headquarters

    def reach(self, piece: int) -> Reach:
        s, top = self.s, self.top
        nudged = not top.units >> piece & 1
        allowance = 0 if nudged else s.allowance(piece, top.half)
        key = (s.place[piece], allowance, bool(s.components.wheeled >> piece & 1))
        known = self._reaches.get(key)
        if known is None:
            known = self._reaches[key] = reachable(s, piece, top.half, nudged)
        return known

    def set_down(self, s: DarkSandsState, piece: int, place: int) -> None:
        for hq in places_of(s.at[place] & s.components.side_mask[self.enemy]):
            s.take_off(hq, REBUILD)
        s.put(piece, place)
        s.moved |= 1 << piece

    def march(self, pieces: Sequence[int], path: Sequence[int]) -> Iterator[Word]:
        return march(self.s, pieces, path)

    # Attacks to come.

    def fighters(self) -> list[int]:
        return [u for u in self.able() if self.s.components.exerting >> u & 1]

    def beside(self, target: int) -> int:
        s = self.s
        return s.ground.overland[target] & ~s.occupied[self.enemy]

    def attack(self, piece: int) -> int:
        return self.s.factors(piece)[0]

    def attack_from(self, place: int) -> int:
        return stack_at(self.s, place, self.side, age(self.s)).attack

    def defence(self, target: int) -> int:
        k = stack_at(self.s, target, self.enemy, age(self.s))
        return max(1, k.defence + ground_defence(self.s, target, self.enemy, k))

    def prize(self, target: int) -> float:
        k = stack_at(self.s, target, self.enemy, age(self.s))
        return k.worth + prize_at(self.s.components).get(target, 0.0)

    def adds_attack(self, stack: int, piece: int, place: int) -> bool:
        c = self.s.components
        if not self.has_room(stack | 1 << piece, place):
            return False
        large = (stack & c.exerting & ~c.small).bit_count()
        return not (c.sections[CENTRE] >> place & 1 and large >= CENTRE_LIMIT and is_large(c, piece))

    # Goals of a march.

    def goals(self, pieces: Sequence[int], room: list[int]) -> list[int]:
        s, c = self.s, self.s.components
        wanted = room[:BY_PULL]
        wanted += [h for h in room if not s.zone[self.enemy] >> h & 1][:IN_PEACE]
        friends = [h for h in room if s.front[self.side] >> h & 1]
        wanted += friends[: WITH_FRIENDS + 3 * bool(mask_of(pieces) & c.hqs)]
        wanted += [h for h in room if h in prize_at(c)]
        wanted += [h for h in room if s.occupied[self.enemy] >> h & 1]
        wanted += sorted((h for h in room if h in self.lifelines), key=lambda h: -self.lifelines[h])[:CUTS]
        opening = self._gates()
        wanted += [h for h in room if opening >> h & 1]
        return list(dict.fromkeys(wanted))

    def _gates(self) -> int:
        """The hexes by which the way is opened to what has to be joined."""
        place = to_be_joined(self.s, self.side)
        return 0 if place is None else gates(self.s, self.side, place)

    @cached_property
    def lifelines(self) -> dict[int, int]:
        """The hexes on the enemy's lines of supply, and how many of his stacks depend on each."""
        s, enemy = self.s, self.enemy
        roads, free = track_network(s, enemy), free_of_enemies(s, enemy)
        return lifelines(s.components.sources[enemy], roads, free, s.occupied[enemy], s.ground.overland)

    # By sea.

    def _sail_all(self) -> None:
        """Units that have not moved and stand in a port go by sea where that is better."""
        ports = list(places_of(self.s.components.ports & self.s.control[self.side]))
        for unit in self.able():
            start = self.s.place[unit]
            if start in ports:
                goals = [port for port in ports if port != start and fits(self.s, unit, port)]
                goal = self.best_goal([unit], goals, VOYAGE)
                if goal is not None:
                    self.order([("activate", unit), ("sail", goal)])

    # Extended movement.

    def _extend_all(self) -> None:
        """Units that have not moved and stand far behind go along the tracks."""
        if self.top.half or not self.top.extended:
            return
        for unit in sorted(self.able(), key=lambda u: -self.attack(u)):
            if may_extend(self.s, unit):
                self._extend(unit)

    def _extend(self, unit: int) -> None:
        s = self.s
        before = self._tracks(unit)
        here = self.draw[s.place[unit]]
        room = [h for h in before if self.draw[h] > here and fits(s, unit, h)]
        room.sort(key=lambda h: -self.draw[h])
        wanted = dict.fromkeys([*room[:BY_PULL], *(h for h in room if h in prize_at(s.components))])
        risk = (1 - DISRUPTED) * unit_worth(s, unit) * (0.5 if s.components.units[unit].wheels else 0.33)
        goal = self.best_goal([unit], wanted, self.gain + risk)
        if goal is not None:
            self.order([("activate", unit), ("extend",), *(("move", h) for h in line_in(before, goal)[1:])])

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
            if wanted_garrison(self.s, self.side, self.s.place[unit], 1 << unit):
                self.orders.give([("activate", unit), ("garrison", unit)])
        if not self.s.boxes_up[self.side]:
            return
        for unit in self.able():
            if refuse_fortify(self.s, unit) is not None:
                continue
            t = self.s.clone()
            t.boxes[self.side] |= 1 << t.place[unit]
            if self.worth(t) > self.present + 10 * self.gain:
                self.order([("activate", unit), ("fortify",)])
