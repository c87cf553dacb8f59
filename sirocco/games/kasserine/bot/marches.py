"""How bots move: who can leave the map leaves, forces gather for attacks, all march on, reinforcements come in, and
supply units and headquarters follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.board.graph import places_of
from sirocco.board.paths import Reach
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.battles import Battles, defence_at
from sirocco.games.kasserine.bot.picture import Picture
from sirocco.games.kasserine.bot.rear import Rear
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.rules.movement import EXIT, PLACE, Movement
from sirocco.games.kasserine.rules.reach import reachable
from sirocco.games.kasserine.rules.reinforcements import hexes_for
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.terrain import entry_cost, mover_of
from sirocco.games.kasserine.rules.weather import allowance
from sirocco.games.kasserine.rules.zones_of_control import make_contact
from sirocco.kernel.action import Action
from sirocco.mechanics.bot.movement import MovementPlanner
from sirocco.mechanics.bot.orders import Word
from sirocco.mechanics.movement_phase import ACTIVATE, MOVE

BY_PULL, IN_PEACE, COVERED, BY_CUT = 7, 4, 3, 4
"""How many goals of a march are looked at: the most attractive, those out of enemy zones, those on good ground, those
that cut enemy columns off."""


def assumed_answer(_s: KasserineState) -> Action | None:
    """Nobody else decides in the middle of a march."""
    return None


class Staff(MovementPlanner[KasserineState]):
    """Plans one movement phase."""

    gain = weights.GAIN
    odds = (2.0, 3.0, 5.0)
    targets = 8
    rounds = 8

    def __init__(self, s: KasserineState) -> None:
        top = s.stack[-1]
        assert isinstance(top, Movement)
        self.picture = Picture(s, top.side)
        self.battles = Battles(s, top.side, flying=True)
        self._reaches: dict[tuple[int, int, int, bool], Reach] = {}
        super().__init__(s, top.side, [0.0] * s.components.map.open, assumed_answer)

    def plan(self) -> tuple[Action, ...]:
        if self.side == AXIS:
            self._leave_map()
        if not self.s.stack:
            return self.orders.finished()
        Rear(self.picture, self.battles, self.orders).haul_ahead()
        self._come_in()
        self.picture = Picture(self.s, self.side)
        rear = Rear(self.picture, self.battles, self.orders)
        self.picture.to_follow = self.top.movers(self.s) & ~self.s.components.ucts & ~self._needed()
        self.present = self.worth(self.s)
        self.gather()
        self.march_all()
        if self.s.stack:
            rear.follow()
        return self.orders.finished()

    # What is possible.

    @property
    def top(self) -> Movement:
        step = self.s.stack[-1]
        assert isinstance(step, Movement)
        return step

    def _needed(self) -> int:
        """The supply units (a mask) that stay where they are for those who march by them."""
        s = self.s
        urfs = places_of(s.components.urfs & s.components.side_mask[self.side] & s.standing)
        return sum(1 << unit for unit in urfs if s.supplied_without(1 << unit) != s.supplied)

    def worth(self, s: KasserineState) -> float:
        return self.picture.worth(s) + self.battles.total(s)

    def able(self) -> list[int]:
        return list(places_of(self.top.movers(self.s) & self.s.components.ucts))

    def reach(self, piece: int) -> Reach:
        s = self.s
        fights = bool(s.components.ucts >> piece & 1)
        key = (s.place[piece], allowance(s, piece), mover_of(s, piece), fights)
        known = self._reaches.get(key)
        if known is None:
            known = self._reaches[key] = reachable(s, 1 << piece)
        return known

    def set_down(self, s: KasserineState, piece: int, place: int) -> None:
        s.put(piece, place)
        if s.zone_now(self.enemy) >> place & 1:
            make_contact(s, self.side, place)
        if s.occupied[self.enemy] >> place & 1:
            s.overrun(self.side, place)

    # Attacks to come.

    def fighters(self) -> list[int]:
        return [unit for unit in self.able() if self.battles.ready >> unit & 1]

    def beside(self, target: int) -> int:
        return self.s.components.contact[target] & ~self.s.occupied[self.enemy]

    def attack(self, piece: int) -> float:
        s = self.s
        return s.attack(piece) + s.components.limits.bonus * (s.chained >> piece & 1)

    def attack_from(self, place: int) -> float:
        return sum(self.attack(unit) for unit in places_of(self.s.at[place] & self.battles.ready & ~self.s.attacked))

    def defence(self, target: int) -> float:
        return max(1, defence_at(self.s, target, self.enemy))

    def prize(self, target: int) -> float:
        there = places_of(self.s.fighters(target, self.enemy))
        return 1 + self.battles.values.of(self.s, there)[0] if there else 0.0

    def adds_attack(self, stack: int, piece: int, place: int) -> bool:
        return self.has_room(stack | 1 << piece, place)

    def _targets_in_reach(self):  # type: ignore[no-untyped-def]
        return (each for each in super()._targets_in_reach() if self.s.fighters(each.place, self.enemy))

    # Goals of a march.

    def goals(self, pieces: Sequence[int], room: list[int]) -> Iterable[int]:
        s, picture = self.s, self.picture
        pull = [picture.pulls[piece] for piece in pieces]
        room = sorted(room, key=lambda place: (-sum(each[place] for each in pull), place))
        quiet = [place for place in room if not s.zone_now(self.enemy) >> place & 1]
        fed = [place for place in quiet if picture.fed >> place & 1]
        covered = [place for place in fed if s.components.tunisia.costs.defence(place) > 1]
        prizes = [place for place in room if s.occupied[self.enemy] >> place & 1]
        alone = places_of(s.components.urfs & s.components.side_mask[self.side] & s.standing)
        guarded = {s.place[unit] for unit in alone if not s.at[s.place[unit]] & s.components.ucts}
        dumps = [place for place in room if place in guarded and picture.at_large[place]]
        beyond = [place for place in room if picture.beyond >> place & 1]
        cuts = picture.columns.cut_from(s, room) if picture.columns is not None else {}
        wanted = [
            *sorted(cuts, key=lambda place: -cuts[place])[:BY_CUT],
            *beyond[:COVERED],
            *room[:BY_PULL],
            *quiet[:IN_PEACE],
            *fed[:IN_PEACE],
            *covered[:COVERED],
            *prizes,
            *dumps,
        ]
        return dict.fromkeys(wanted)

    # Leaving the map.

    def _leave_map(self) -> None:
        """All who can leave by a road that counts, those with most points first."""
        exits = set(self.s.components.tunisia.exits.values())
        for unit in sorted(self.able(), key=lambda u: -self.s.points(u)):
            if not self.s.stack:
                return
            found = self.reach(unit)
            for goal in sorted(exits & found.cost.keys(), key=lambda place: found.cost[place]):
                words: list[Word] = [(ACTIVATE, unit), *((MOVE, place) for place in found.path(goal)), (EXIT,)]
                if self.orders.give(words) or not self.s.stack:
                    break

    # Reinforcements.

    def _come_in(self) -> None:
        for unit in places_of(self.s.due):
            self._bring_in(unit)

    def _bring_in(self, unit: int) -> None:
        s = self.s
        fights = s.components.ucts >> unit & 1
        for entry in hexes_for(s, self.side, unit):
            t = s.clone()
            t.put(unit, entry)
            cost = entry_cost(s, unit, entry)
            assert cost is not None
            found = reachable(t, 1 << unit, allowance(s, unit) - cost)
            if fights:
                pull = self.picture.pulls[unit]
                wanted = [place for place in found.cost if self.has_room(self._mine(place) | 1 << unit, place)]
                wanted = [place for place in wanted if not s.zone_now(self.enemy) >> place & 1]
                goals = sorted(wanted, key=lambda place: (-pull[place], place))[:BY_PULL]
            else:
                goals = [entry]
            for goal in goals:
                if self.orders.give([(PLACE, unit, entry), *((MOVE, place) for place in found.path(goal))]):
                    return

    def _mine(self, place: int) -> int:
        return self.s.at[place] & self.s.components.side_mask[self.side]
