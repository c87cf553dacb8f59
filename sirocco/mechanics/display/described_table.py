"""What a description of a table begins with: the table itself, and what a game adds to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Generic, NamedTuple, TypeVar

from sirocco.kernel.definition import Components
from sirocco.kernel.events import Event
from sirocco.kernel.message import Value
from sirocco.kernel.presentation.counters import Counters
from sirocco.kernel.presentation.describe import Describer, Line
from sirocco.kernel.presentation.display import Display, Sheet
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.kernel.state import State
from sirocco.mechanics.display.dice import Throw, thrown_in_fights

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Components)


class Way(NamedTuple):
    """A link to a neighbouring place, its kind, and the movement points it costs."""

    place: str
    link: str
    cost: float


class DescribedTable(Describer[S, C], Generic[S, C]):
    """A game with counters on a table."""

    measure = "measure-cleared"
    strikes = "attack"
    clauses: ClassVar[Mapping[str, str]] = {}
    """The clause behind each kind of line, as far as there is one: values, control, off (the map), due, left,
    supply, ways, terrain."""
    marches: ClassVar[Mapping[str, str]] = {}
    """The kinds of events that lead from place to place, and the entry with who goes: steps of a march are joined."""
    legend: ClassVar[str] = ""
    """The message below lists of units that explains how they are written."""

    # What a game adds.

    def regions(self) -> Iterable[tuple[str, Sequence[str]]]:
        """The parts of the map, each with its name and its places in the order they are listed."""
        return [("", self.places())]

    def remarks(self, place: str) -> list[str]:
        """What makes a place important, in a word or two each."""
        return []

    def ways(self, place: str) -> Sequence[Way]:
        """The links from a place, in the order they are listed."""
        return ()

    def unit_notes(self, unit: int) -> Iterable[Line]:
        """What is special about a unit."""
        return ()

    def place_notes(self, place: int) -> Iterable[Line]:
        """What is special about a place."""
        return ()

    def card_notes(self, card: str) -> Iterable[Line]:
        """What is special about a card."""
        return ()

    def turn_notes(self, turn: int) -> Iterable[Line]:
        """What a turn brings besides the notices of the table."""
        return ()

    def throws(self, events: Iterable[Event]) -> Iterable[Throw]:
        """The dice that were rolled in battle."""
        return thrown_in_fights(events, self.game.definition.event_kinds, self.sheet)

    # The table.

    @cached_property
    def display(self) -> Display:
        return self.game.definition.display(self.game.components)

    @cached_property
    def sheet(self) -> Sheet:
        return self.display.sheet()

    def counters(self) -> Counters:
        """The counters as they are now."""
        return Counters(self.sheet, self.display.table(self.state, self._index), self.texts)

    def entries(self) -> Mapping[str, RosterEntry]:
        return self.game.definition.roster(self.state, self._index)

    def places(self) -> Sequence[str]:
        """The places of the map, and the boxes where pieces stand too."""
        names = self.game.components.vocabulary.names
        boxes = names[self.sheet.box].ids if self.sheet.box in names else ()
        return (*names[self.sheet.place].ids, *boxes)

    def number(self, kind: str, name: str) -> int:
        return self.game.components.vocabulary.names[kind].ids.index(name)

    def note(self, key: str, rule: str = "", /, **args: Value) -> Line:
        """A line of a description, with its clause."""
        return Line(self.say(key, **args), "", 1, rule)
