"""Secret allocation: the sides distribute points over things one after the other, and reveal them together.

Each thing is given its points by one action, `allocate THING POINTS`, also those that get none. So how many actions a
side takes does not depend on what it chooses, and counting them reveals nothing. Until the last side is ready
every side may take its own choices back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Generic

from msgspec.structs import replace

from sirocco.kernel.action import Action
from sirocco.kernel.dice import Dice
from sirocco.kernel.fields import Between, Index
from sirocco.kernel.message import Value
from sirocco.kernel.step import NOBODY, Refusal, S, Step, refuse, refuse_verb

UNSET = -1
"""The points of a thing that has not been given any yet, not even none."""


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

    def reveal(self, s: S, allocations: Sequence[tuple[int, ...]]) -> None:
        """Put what was chosen into effect: the points by thing for each side of `order`. The step is gone by then."""
        raise NotImplementedError

    # The step.

    def is_ready(self) -> bool:
        """Whether all sides have chosen."""
        return len(self.chosen) == len(self.order) and UNSET not in self.chosen[-1]

    def row(self, s: S) -> tuple[int, ...] | None:
        """What the side that chooses has given so far; None when all are ready."""
        if self.chosen and UNSET in self.chosen[-1]:
            return self.chosen[-1]
        return None if len(self.chosen) == len(self.order) else (UNSET,) * self.things(s)

    def place(self, s: S) -> int:
        """Which side of the order chooses."""
        return len(self.chosen) - (bool(self.chosen) and UNSET in self.chosen[-1])

    def decider(self, s: S) -> int:
        return NOBODY if self.is_ready() else self.order[self.place(s)]

    def run(self, s: S) -> None:
        s.pop()
        s.reveals += 1
        for side, row in zip(self.order, self.chosen, strict=True):
            s.emit("revealed", side=self.sides[side], things=self._names(s, row), points=[str(p) for p in row])
        self.reveal(s, self.chosen)

    def left(self, s: S) -> int:
        """The points the side that chooses still has."""
        row = self.row(s) or ()
        return self.points(s, self.order[self.place(s)]) - sum(given for given in row if given > 0)

    def actions(self, s: S) -> list[Action]:
        word = s.components.vocabulary.action
        row, left = self.row(s) or (), self.left(s)
        side = self.order[self.place(s)]
        return [
            word(self.verb, thing, points)
            for thing, given in enumerate(row)
            if given == UNSET
            for points in range(min(left, self.most(s, side, thing)) + 1)
        ]

    def apply(self, s: S, action: Action) -> None:
        thing, points = action.args
        row = self.row(s)
        assert row is not None
        place = self.place(s)
        now = (*row[:thing], points, *row[thing + 1 :])
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
        most = min(self.left(s), self.most(s, self.order[self.place(s)], thing))
        return None if points <= most else refuse(self.rule, "too-many-points", most=most)

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
