"""Pieces on places in words: where each is and in what condition, whatever the game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from sirocco.kernel.definition import Components
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.describe import HEAD, QUIET, Describer, Line
from sirocco.kernel.presentation.digest import joined
from sirocco.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Components)


class PiecesDescriber(Describer[S, C], Generic[S, C]):
    """A game whose state knows the place of each unit by number (below 0: in a box off the map)."""

    place_kind: ClassVar[str]
    off_map: ClassVar[Mapping[int, str]]
    """The boxes off the map by their numbers."""

    @property
    @abstractmethod
    def place_ids(self) -> Sequence[str]:
        """The names of the places by number."""

    @abstractmethod
    def tag(self, unit: int) -> str:
        """A unit as its counter shows it: name, values, condition."""

    def headline(self) -> str:
        return self.turn_line(self._state.turn)

    def turn_line(self, turn: int) -> str:
        c: Any = self.components
        return self.say("board-turn", turn=turn, last=c.last_turn, dates=c.turns[turn - 1].dates)

    def whereabouts(self, name: str) -> str | None:
        place = self._state.place[self._unit_ids.index(name)] if name in self._unit_ids else -1
        return self.place_ids[place] if place >= 0 else None

    def where(self, unit: int) -> str:
        """The name of the place or the box a unit is in."""
        place = self._state.place[unit]
        if place >= 0:
            return self.texts.name(self.place_kind, self.place_ids[place])
        return self.texts.name("where", self.off_map[place])

    def brief_unit(self, name: str) -> str:
        """A unit's values and condition, and where it is."""
        unit = self._unit_ids.index(name)
        return f"{self.tag(unit).removeprefix(f'{name} ')}, {self.where(unit)}"

    def focus(self) -> str | None:
        """The place that is fought over."""
        battle = getattr(self.step, "battle", None)
        return None if battle is None else self.place_ids[battle.target]

    def roster(self, side: str | None) -> list[Line]:
        """On the map by place, then box by box."""
        lines = []
        for index, owner in enumerate(self.game.definition.sides):
            if side in (None, owner):
                lines.append(Line(self.texts.name("side", owner), HEAD))
                lines += self._units_of(index, owner)
        return lines

    def _units_of(self, side: int, owner: str) -> Iterable[Line]:
        c: Any = self.components
        place = self._state.place
        units = c.units_of[side]
        for unit in sorted((u for u in units if place[u] >= 0), key=lambda u: place[u]):
            yield Line(f"{self.tag(unit)}, {self.where(unit)}", owner, 1)
        for box, word in self.off_map.items():
            there = [self._unit_ids[u] for u in units if place[u] == box]
            if there:
                yield Line(f"{self.texts.name('where', word)}: {', '.join(there)}", QUIET, 1)

    @property
    def _state(self) -> Any:
        return self.state

    @property
    def _unit_ids(self) -> Sequence[str]:
        c: Any = self.components
        ids: Sequence[str] = c.unit_ids
        return ids


def joined_marches(events: Iterable[Event], movers: Mapping[str, str]) -> list[Event]:
    """The events with the steps of one march as one. `movers` gives, for each kind of event that leads from place to
    place, the entry with who goes."""
    return joined(events, lambda last, event: _longer_march(last, event, movers))


def _longer_march(last: Event, event: Event, movers: Mapping[str, str]) -> Event | None:
    who = movers.get(event.kind)
    if who is None or last.kind != event.kind:
        return None
    if last.data[who] != event.data[who] or last.data["to"] != event.data["origin"]:
        return None
    data = {**last.data, **event.data, "origin": last.data["origin"]}
    if "cost" in data:
        data["cost"] = float(str(last.data["cost"])) + float(str(event.data["cost"]))
    return Event(event.kind, data)
