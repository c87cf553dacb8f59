"""How bots move: a whole phase is planned at once, forces gathered for attacks first, then a better place for all.

What an order leads to is judged on a copy of the position, and the best one is given as long as it improves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar, Generic, NamedTuple

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import Reach
from sirocco.kernel.action import Action
from sirocco.mechanics.bot.orders import Orders, Word
from sirocco.mechanics.choices import P
from sirocco.mechanics.movement_phase import ACTIVATE, JOIN, MOVE

Moves = tuple[tuple[int, int], ...]
"""Pieces and the places they are sent to."""

OVERWHELMING = 4.0
"""Odds beyond which a target is no more attractive."""


class Target(NamedTuple):
    """A stack of the enemy within reach, the most attractive of several being the largest."""

    attraction: float
    place: int
    defence: float
    near: list[int]
    """The pieces that can come beside it."""


class MovementPlanner(Generic[P]):
    """Plans the movement phase of a side. A game says what a position is worth, who can move where, how strong pieces
    and targets are, and which goals are worth a look."""

    gain: ClassVar[float]
    """What an order must improve."""
    odds: ClassVar[tuple[float, ...]]
    """Odds for which units are gathered, modest ones first."""
    targets: ClassVar[int]
    """How many enemy stacks are considered for an attack at a time."""
    rounds: ClassVar[int]
    """How many attacks are prepared in one phase at the most."""

    def __init__(self, s: P, side: int, draw: Sequence[float], assumed_answer: Callable[[P], Action | None]) -> None:
        """`draw`: how strongly goals draw from each place."""
        self.orders = Orders(s, assumed_answer)
        self.side, self.enemy = side, 1 - side
        self.draw = draw
        self.present = self.worth(s)

    @property
    def s(self) -> P:
        """The position that the orders so far lead to."""
        return self.orders.state

    # What a game supplies.

    def worth(self, s: P) -> float:
        """What a position is worth to the side."""
        raise NotImplementedError

    def able(self) -> list[int]:
        """The pieces that have not moved yet."""
        raise NotImplementedError

    def followers(self) -> int:
        """The pieces (a mask) that move after all others and never in a stack, such as headquarters."""
        return 0

    def reach(self, piece: int) -> Reach:
        """Everywhere a piece can go by itself in this phase."""
        raise NotImplementedError

    def goals(self, pieces: Sequence[int], room: list[int]) -> Iterable[int]:
        """Those of the places with room for some pieces of one stack that are worth looking at closely."""
        raise NotImplementedError

    def march(self, pieces: Sequence[int], path: Sequence[int]) -> Iterable[Word]:
        """The order by which pieces of one stack go along a path."""
        first, *others = pieces
        return [(ACTIVATE, first), *((JOIN, piece) for piece in others), *((MOVE, place) for place in path)]

    def has_room(self, stack: int, place: int) -> bool:
        """Whether some pieces of the side (a mask) may stand together on a place."""
        allowed: bool = self.s.components.stacking.allow(stack, place)
        return allowed

    def set_down(self, s: P, piece: int, place: int) -> None:
        """A piece has come to a place, in a copy of the position."""
        s.put(piece, place)

    def fighters(self) -> list[int]:
        """The pieces that can be gathered for an attack."""
        return self.able()

    def beside(self, target: int) -> int:
        """The places (a mask) from which a target can be struck and which can be entered."""
        raise NotImplementedError

    def attack(self, piece: int) -> float:
        raise NotImplementedError

    def attack_from(self, place: int) -> float:
        """What the side's pieces on a place can strike a single target with."""
        raise NotImplementedError

    def defence(self, target: int) -> float:
        """What the enemy has on a place, with its ground."""
        raise NotImplementedError

    def prize(self, target: int) -> float:
        """What an enemy stack and its place are worth."""
        raise NotImplementedError

    def adds_attack(self, stack: int, piece: int, place: int) -> bool:
        """Whether a piece has room on a place with some others (a mask), and can strike from there besides them."""
        raise NotImplementedError

    def distance(self, one: int, other: int) -> int:
        """How far two places are apart."""
        far: int = self.s.components.map.distance(one, other)
        return far

    # Judging and ordering.

    def after(self, moves: Iterable[tuple[int, int]]) -> P:
        """The position when pieces are where they are sent."""
        t: P = self.s.clone()
        for piece, place in moves:
            self.set_down(t, piece, place)
        return t

    def best_goal(self, pieces: Sequence[int], goals: Iterable[int], gain: float) -> int | None:
        """The goal with which the position is best for these pieces to be on, if it improves it by so much."""
        best, goal = self.present + gain, None
        for place in goals:
            worth = self.worth(self.after((piece, place) for piece in pieces))
            if worth > best:
                best, goal = worth, place
        return goal

    def order(self, words: Iterable[Word]) -> None:
        """Give an order, and judge the position anew."""
        if self.orders.give(words):
            self.present = self.worth(self.s)

    # Attacks to come.

    def gather(self) -> None:
        """Bring pieces beside an enemy stack, as many as a good attack takes, as long as that is an improvement."""
        tried: set[Moves] = set()
        for _ in range(self.rounds):
            best, chosen = self.present + self.gain, None
            for moves in self._gatherings():
                if moves in tried:
                    continue
                tried.add(moves)
                worth = self.worth(self.after(moves))
                if worth > best:
                    best, chosen = worth, moves
            if chosen is None:
                return
            for piece, place in chosen:
                self.orders.give(self.march([piece], self.reach(piece).path(place)))
            self.present = self.worth(self.s)

    def _gatherings(self) -> Iterator[Moves]:
        """For the most attractive targets, the forces by which they could be attacked at each of the odds."""
        found = sorted(self._targets_in_reach(), reverse=True)
        for target in found[: self.targets]:
            forces = (self._force(target, odds * target.defence) for odds in self.odds)
            yield from dict.fromkeys(force for force in forces if force)

    def _targets_in_reach(self) -> Iterator[Target]:
        s = self.s
        fighters = self.fighters()
        for place in places_of(s.occupied[self.enemy]):
            beside = self.beside(place)
            near = [u for u in fighters if any(beside >> h & 1 for h in self.reach(u).cost)]
            if not near:
                continue
            defence = self.defence(place)
            there = [u for h in places_of(beside & s.occupied[self.side]) for u in s.pieces_at(h, self.side)]
            strength = sum(self.attack(u) for u in {*near, *there})
            if strength >= defence:
                yield Target(self.prize(place) * min(strength / defence, OVERWHELMING), place, defence, near)

    def _force(self, target: Target, wanted: float) -> Moves:
        """Who goes where to strike with so much: besides those who stand there already, the strongest first."""
        s = self.s
        beside, mine = self.beside(target.place), s.components.side_mask[self.side]
        stacks = {h: s.at[h] & mine for h in places_of(beside)}
        total = sum(self.attack_from(h) for h, stack in stacks.items() if stack)
        moves: list[tuple[int, int]] = []
        for piece in sorted(target.near, key=lambda u: -self.attack(u)):
            if total >= wanted:
                break
            if beside >> s.place[piece] & 1:
                continue
            cost = self.reach(piece).cost
            spots = [h for h in stacks if h in cost and self.adds_attack(stacks[h], piece, h)]
            if not spots:
                continue
            place = max(spots, key=lambda h: (self._apart(h, stacks), -cost[h]))
            stacks[place] |= 1 << piece
            moves.append((piece, place))
            total += self.attack(piece)
        return tuple(moves)

    def _apart(self, place: int, stacks: dict[int, int]) -> int:
        """How far a place lies from those that friends hold: the further, the fewer ways to retreat."""
        others = [h for h, stack in stacks.items() if stack and h != place]
        return min((self.distance(place, h) for h in others), default=0)

    # Every stack to a better place.

    def march_all(self) -> None:
        """The pieces of each place, nearest to the goals first, all together or one by one; then followers."""
        s, followers = self.s, self.followers()
        for place in sorted({s.place[u] for u in self.able()}, key=lambda h: -self.draw[h]):
            here = [u for u in self.able() if self.s.place[u] == place and not followers >> u & 1]
            if len(here) > 1:
                self._send(here)
            waiting = set(self.able())
            for piece in here:
                if piece in waiting:
                    self._send([piece])
        for piece in self.able():
            if followers >> piece & 1:
                self._send([piece])

    def _send(self, pieces: Sequence[int]) -> None:
        """Pieces of one place march to the best of some goals, if it is better than to stay."""
        slowest = min(pieces, key=lambda u: len(self.reach(u).cost))
        found = self.reach(slowest)
        goal = self.best_goal(pieces, self.goals(pieces, self._room(pieces, found)), self.gain)
        if goal is not None:
            self.order(self.march(pieces, found.path(goal)))

    def _room(self, pieces: Sequence[int], found: Reach) -> list[int]:
        """The places within reach where all of these pieces may stand, the most attractive first."""
        s, group = self.s, mask_of(pieces)
        start, mine = s.place[pieces[0]], s.components.side_mask[self.side]
        room = [h for h in found.cost if h != start and self.has_room(s.at[h] & mine | group, h)]
        return sorted(room, key=lambda h: -self.draw[h])
