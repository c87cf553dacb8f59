"""Pieces on a map: set down, taken off, reduced and eliminated, with the masks that answer who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Self, get_origin

import msgspec

from sirocco.board.graph import places_of
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.fields import Mask
from sirocco.kernel.state import State
from sirocco.mechanics.named_things import NamedState

OFF = -1
"""Off the map, in whatever box."""


@cache
def _nothing_yet(cls: type[State]) -> tuple[tuple[str, int | None], ...]:
    """The fields a game's state adds, but for derived ones, and what each is at first; None: a list."""
    added = msgspec.structs.fields(cls)[len(State.__struct_fields__) :]
    at_first = ((f.name, None if get_origin(f.type) is list else f.type is not bool and 0) for f in added)
    return tuple((name, nothing) for name, nothing in at_first if name not in cls.DERIVED)


class PiecesState(NamedState):
    """A state with pieces. A piece is on a place of the map (0, 1, ...) or in a box off it (below 0, named by the
    game); the components have `unit_ids`, `side_of`, `side_mask` and `steps`. Everything that follows from where pieces
    are is kept up by `put` and `take_off` and never saved.

    A game says in `entered` and `vacated` what entering and leaving a place do, in `elimination_box` where eliminated
    pieces go, and extends `take_off` with what leaving the map does and `shift` with what else it keeps up.
    """

    DERIVED: ClassVar[frozenset[str]] = frozenset({"standing", "at", "occupied"})

    place: list[int]
    """Where each piece is; `derive` checks it."""
    reduced: Annotated[int, Mask("unit")]
    """Mask of the pieces that show their reduced face."""
    standing: int
    """Mask of the pieces on the map."""
    at: list[int]
    """Mask of the pieces on each place."""
    occupied: list[int]
    """Mask of the places with a piece, by side."""

    @classmethod
    def empty(cls, components: Any, options: Any, dice: Dice, **fields: Any) -> Self:
        """A state with nothing on the stack. Of the fields that are not given, numbers are 0, and lists have a 0 for
        each side."""
        for name, nothing in _nothing_yet(cls):
            if name not in fields:
                fields[name] = [0 for _ in cls.refusals.sides] if nothing is None else nothing
        return cls.begin(components, options, dice, [], **fields)

    def derive(self) -> None:
        places = len(self.place_ids)
        boxes = self.refusals.off_map
        if any(place >= places or (place < 0 and place not in boxes) for place in self.place):
            raise DataError("a unit is nowhere")
        self.standing = 0
        self.at = [0] * places
        self.occupied = [0] * len(self.refusals.sides)
        self.clear_derived()
        for piece, place in enumerate(self.place):
            if place >= 0:
                self.shift(piece, OFF, place)

    def clear_derived(self) -> None:
        """Clear what the game's own `shift` keeps up."""

    # Setting down and taking off.

    def shift(self, piece: int, old: int, new: int) -> None:
        """Keep up what follows from a piece going from a place, or from off the map, to another."""
        c = self.components
        side, bit, at = c.side_of[piece], 1 << piece, self.at
        if old >= 0:
            at[old] ^= bit
            if not at[old] & c.side_mask[side]:
                self.occupied[side] ^= 1 << old
                self.vacated(side, old)
        else:
            self.standing |= bit
        if new >= 0:
            at[new] |= bit
            self.occupied[side] |= 1 << new
        else:
            self.standing &= ~bit

    def vacated(self, side: int, place: int) -> None:
        """The last piece of a side has left a place."""

    def put(self, piece: int, place: int) -> None:
        """Set a piece down on a place, from wherever it is."""
        self.shift(piece, self.place[piece], place)
        self.place[piece] = place
        self.entered(piece, place)

    def entered(self, piece: int, place: int) -> None:
        """What entering a place does in a game."""

    def take_off(self, piece: int, box: int) -> None:
        """Take a piece from wherever it is to a box off the map."""
        self.shift(piece, self.place[piece], OFF)
        self.place[piece] = box

    def transfer(self, piece: int, place: int, event: str) -> None:
        """Report that a piece goes to a place, and put it there."""
        ids = self.place_ids
        self.emit(event, unit=self.components.unit_ids[piece], origin=ids[self.place[piece]], to=ids[place])
        self.put(piece, place)

    # Steps.

    def steps_left(self, piece: int) -> int:
        steps: int = self.components.steps[piece] - (self.reduced >> piece & 1)
        return steps

    def steps_on_map(self, pieces: Sequence[int]) -> int:
        """The steps left of those pieces that are on the map."""
        return sum(self.steps_left(piece) for piece in pieces if self.place[piece] >= 0)

    def lose_step(self, piece: int, cause: str) -> None:
        """A full piece of two steps is flipped, any other is eliminated."""
        if self.steps_left(piece) == 2:
            self.reduced |= 1 << piece
            self.emit("reduced", unit=self.components.unit_ids[piece], cause=cause)
        else:
            self.eliminate(piece, cause)

    def eliminate(self, piece: int, cause: str) -> None:
        """Take a piece off the map for a loss; it is whole again if it ever comes back."""
        box = self.elimination_box(piece)
        self.report_elimination(piece, box, cause)
        self.take_off(piece, box)
        self.reduced &= ~(1 << piece)

    def restore_step(self, piece: int, event: str) -> None:
        """A reduced piece is whole again."""
        self.reduced &= ~(1 << piece)
        self.emit(event, unit=self.components.unit_ids[piece])

    def rebuild(self, piece: int, place: int) -> None:
        """A lost piece comes back with one step."""
        if self.components.steps[piece] == 2:
            self.reduced |= 1 << piece
        self.put(piece, place)

    def elimination_box(self, piece: int) -> int:
        return OFF

    def report_elimination(self, piece: int, box: int, cause: str) -> None:
        self.emit("eliminated", unit=self.components.unit_ids[piece], cause=cause)

    # Questions.

    def names(self, pieces: Iterable[int]) -> list[str]:
        ids = self.components.unit_ids
        return [ids[piece] for piece in pieces]

    def pieces_at(self, place: int, side: int) -> tuple[int, ...]:
        """The pieces of a side on a place, lowest first."""
        return places_of(self.at[place] & self.components.side_mask[side])


def disagreements(s: PiecesState) -> Iterator[str]:
    """What is kept up of pieces but does not follow from where they are: an error of the program."""
    c = s.components
    at: dict[int, int] = {}
    for piece, place in enumerate(s.place):
        if place >= 0:
            at[place] = at.get(place, 0) | 1 << piece
    agree = len(s.at) == len(s.place_ids) and all(s.at[place] == pieces for place, pieces in at.items())
    if not agree or len(s.at) - s.at.count(0) != len(at) or s.standing != sum(at.values()):
        yield "pieces by place do not agree with places by piece"
    for side, name in enumerate(s.refusals.sides):
        if s.occupied[side] != sum(1 << place for place, pieces in at.items() if pieces & c.side_mask[side]):
            yield f"the places that {name} occupies are wrong"
