"""Secret allocation: the sides distribute points over things one after the other, and reveal them together.

Each thing is given its points by one action, `allocate THING POINTS`, also those that get none. So how many actions a
side takes does not depend on what it chooses, and counting them reveals nothing. Until the last side is ready
every side may take its own choices back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, NamedTuple

from msgspec.structs import replace

from sirocco.kernel.action import Action
from sirocco.kernel.dice import Dice
from sirocco.kernel.fields import Between, Index
from sirocco.kernel.message import Value
from sirocco.kernel.step import NOBODY, Refusal, S, Step, refuse, refuse_verb

UNSET = -1
"""The points of a thing that has not been given any yet, not even none."""


class Share(NamedTuple):
    """What a thing is given in a draft, what else it could be given while the others have what they have, and the price
    of it, or of the least that it could be given."""

    thing: int
    given: int
    choices: tuple[int, ...]
    price: int


class Draft(NamedTuple):
    """A whole allocation that is only thought of, and the actions that would make it."""

    row: tuple[int, ...]
    shares: tuple[Share, ...]
    actions: tuple[Action, ...]


def with_points(row: Sequence[int], thing: int, points: int) -> tuple[int, ...]:
    """A row in which a thing has been given these points."""
    return (*row[:thing], points, *row[thing + 1 :])


class SecretAllocation(Step[S], Generic[S], frozen=True, kw_only=True):
    """The sides of `order` choose in turn. `chosen` holds the points by thing, one row for each of them that has
    begun; only the last row can have things that are still `UNSET`."""

    verb: ClassVar[str] = "allocate"
    sides: ClassVar[Sequence[str]] = ()
    """The ids of the game's sides."""

    order: tuple[Annotated[int, Index("side")], ...]
    chosen: tuple[tuple[Annotated[int, Between(UNSET, 999)], ...], ...] = ()

    # What a game says.

    def things(self, s: S) -> int:
        """How many things there are to be given points."""
        raise NotImplementedError

    def thing_name(self, s: S, thing: int) -> str:
        """The id of a thing, for the log."""
        words = s.components.vocabulary
        name: str = words.names[words.verbs[self.verb][0][0]].ids[thing]
        return name

    def points(self, s: S, side: int) -> int:
        """What a side has to distribute."""
        raise NotImplementedError

    def most(self, s: S, side: int, thing: int) -> int:
        """The most a thing may be given, if a side had so many points."""
        return self.points(s, side)

    def is_open(self, s: S, row: Sequence[int], thing: int) -> bool:
        """Whether it is time to decide on a thing."""
        return row[thing] == UNSET

    def choices(self, s: S, side: int, row: Sequence[int], thing: int) -> list[int]:
        """The points that a thing can be given beside what the row gives the others, none among them."""
        left = self.points(s, side) - sum(given for given in row if given > 0)
        return list(range(min(left, self.most(s, side, thing)) + 1))

    def price(self, s: S, side: int, row: Sequence[int], thing: int) -> int:
        """What a thing that the row gives points to costs."""
        return row[thing]

    def reveal(self, s: S, allocations: Sequence[tuple[int, ...]]) -> None:
        """Put what was chosen into effect: the points by thing for each side of `order`. The step is gone by then."""
        raise NotImplementedError

    # The step.

    def blank(self, s: S, side: int) -> tuple[int, ...]:
        """The row of a side before it has given anything."""
        return (UNSET,) * self.things(s)

    def is_ready(self) -> bool:
        """Whether all sides have chosen."""
        return self.place() == len(self.order)

    def row(self, s: S) -> tuple[int, ...] | None:
        """What the side that chooses has given so far; None when all are ready."""
        place = self.place()
        return None if place == len(self.order) else self.row_at(s, place)

    def row_at(self, s: S, place: int) -> tuple[int, ...]:
        """What a side, by its place in the order, has given so far."""
        return self.chosen[place] if place < len(self.chosen) else self.blank(s, self.order[place])

    def place(self) -> int:
        """Which side of the order chooses; one past the last when all are ready."""
        chosen = self.chosen
        return len(chosen) - (UNSET in chosen[-1]) if chosen else 0

    def decider(self, s: S) -> int:
        place = self.place()
        return NOBODY if place == len(self.order) else self.order[place]

    def run(self, s: S) -> None:
        s.pop()
        s.reveals += 1
        for side, row in zip(self.order, self.chosen, strict=True):
            s.emit("revealed", side=self.sides[side], things=self._names(s, row), points=[str(p) for p in row])
        self.reveal(s, self.chosen)

    def left(self, s: S) -> int:
        """The points the side that chooses still has."""
        row = self.row(s) or ()
        return self.points(s, self.order[self.place()]) - sum(given for given in row if given > 0)

    def actions(self, s: S) -> list[Action]:
        word, place = s.components.vocabulary.action, self.place()
        side, row = self.order[place], self.row_at(s, place)
        return [
            word(self.verb, thing, points)
            for thing in range(len(row))
            if self.is_open(s, row, thing)
            for points in self.choices(s, side, row, thing)
        ]

    def apply(self, s: S, action: Action) -> None:
        place = self.place()
        now = with_points(self.row_at(s, place), *action.args)
        s.replace(replace(self, chosen=(*self.chosen[:place], now)))
        if UNSET not in now:
            owner = self.sides[self.order[place]]
            given: dict[str, Value] = {"things": self._names(s, now), "points": [str(p) for p in now]}
            s.emit_secret("allocated", owner, given, side=owner)

    def _names(self, s: S, row: Sequence[int]) -> list[str]:
        return [self.thing_name(s, thing) for thing in range(len(row))]

    def refusal(self, s: S, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, (self.verb,), self.rule)
        if wrong is not None:
            return wrong
        thing, points = action.args
        row = self.row(s) or ()
        if thing >= len(row) or row[thing] != UNSET:
            return refuse(self.rule, "allocated-already", thing=self.thing_name(s, thing))
        most = min(self.left(s), self.most(s, self.order[self.place()], thing))
        return None if points <= most else refuse(self.rule, "too-many-points", most=most)

    # A whole allocation at once.

    def draft(self, s: S, gifts: Mapping[int, int]) -> Draft:
        """What these gifts of the side that chooses come to; those that are not possible are left out. Nothing is
        chosen by it."""
        side, start = self.order[self.place()], self.row(s) or ()
        things = self._in_order(s, start)
        row = tuple(max(given, 0) for given in start)
        for thing in things:
            if gifts.get(thing, 0) in self.choices(s, side, row, thing):
                row = with_points(row, thing, gifts.get(thing, 0))
        word = s.components.vocabulary.action
        shares = tuple(self._share(s, side, row, thing) for thing in things)
        return Draft(row, shares, tuple(word(self.verb, thing, row[thing]) for thing in things))

    def _in_order(self, s: S, row: Sequence[int]) -> list[int]:
        """The things that are not decided, in an order in which they can be."""
        found: list[int] = []
        while any(given == UNSET for given in row):
            now = [thing for thing in range(len(row)) if self.is_open(s, row, thing)]
            found += now
            for thing in now:
                row = with_points(row, thing, 0)
        return found

    def _share(self, s: S, side: int, row: tuple[int, ...], thing: int) -> Share:
        choices = self.choices(s, side, with_points(row, thing, 0), thing)
        least = row[thing] or min((points for points in choices if points), default=0)
        price = self.price(s, side, with_points(row, thing, least), thing) if least else 0
        return Share(thing, row[thing], tuple(choices), price)

    def prompt_args(self, s: S) -> dict[str, Any]:
        return {"left": self.left(s)}

    def resampled(self, s: S, side: int, dice: Dice) -> SecretAllocation[S]:
        """This step as `side` may imagine it: what the others have chosen is drawn anew, what they have not is open.
        How many things have been given points is no secret, for actions can be counted."""
        rows = []
        for owner, row in zip(self.order, self.chosen, strict=False):
            rows.append(row if owner == side else self._drawn(s, owner, len(row) - row.count(UNSET), dice))
        return replace(self, chosen=tuple(rows))

    def _drawn(self, s: S, owner: int, number: int, dice: Dice) -> tuple[int, ...]:
        row = [UNSET] * self.things(s)
        left = self.points(s, owner)
        open_things = list(range(len(row)))
        for _ in range(number):
            thing = open_things.pop(dice.below(len(open_things)))
            row[thing] = dice.below(min(left, self.most(s, owner, thing)) + 1)
            left -= row[thing]
        return tuple(row)

    def impossible(self, s: S) -> bool:
        """Whether this is an allocation nobody can make: a snapshot may have been written by anybody."""
        things = self.things(s)
        if len(set(self.order)) != len(self.order):
            return True
        if len(self.chosen) > len(self.order) or any(UNSET in row for row in self.chosen[:-1]):
            return True
        for owner, row in zip(self.order, self.chosen, strict=False):
            given = [points for points in row if points != UNSET]
            if len(row) != things or not given or sum(given) > self.points(s, owner):
                return True
        return False
