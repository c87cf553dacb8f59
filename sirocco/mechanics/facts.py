"""Facts of a position, each declared once: the shape by which rulings read it, and how it follows from the state.

FACTS = Facts(
    {
        "turn": Fact(NUMBER, lambda s: s.turn),
        "units": each_unit(UNIT_FACTS),
        "points": by_side(NUMBER, lambda s, side: s.points[side]),
    }
)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sirocco.kernel.formats.shape import FLAG, Each, Listing, Name, Record, Shape
from sirocco.kernel.state import State
from sirocco.mechanics.pieces import PiecesState

SIDE, UNIT = Name("side"), Name("unit")
UNITS = Listing(UNIT)


class Fact(NamedTuple):
    """What values it can have, and its value now: of a state, or of something in it."""

    shape: Shape
    value: Callable[..., Any]


class Facts(Record):
    """A record of facts about a state, or about something in it such as a unit."""

    def __init__(self, facts: Mapping[str, Fact], short: str = "", empty: bool = False) -> None:
        super().__init__({name: fact.shape for name, fact in facts.items()}, short, empty)
        self._values = {name: fact.value for name, fact in facts.items()}

    def of(self, s: State, *about: Any) -> dict[str, Any]:
        return {name: value(s, *about) for name, value in self._values.items()}


def by_side(shape: Shape, value: Callable[..., Any]) -> Fact:
    """The same fact for every side, whose number `value` has after the state."""

    def values(s: PiecesState, *about: Any) -> dict[str, Any]:
        return {name: value(s, side, *about) for side, name in enumerate(s.refusals.sides)}

    return Fact(Each("side", shape), values)


class UnitFacts(Record):
    """A record of facts about every unit: first where it is, a place of a kind or a box. Each fact has its values by
    unit."""

    def __init__(self, kind: str, off_map: Mapping[int, str], facts: Mapping[str, Fact]) -> None:
        shapes = {name: fact.shape for name, fact in facts.items()}
        super().__init__({"at": Name(kind, *off_map.values()), **shapes}, short="at")
        self._off_map = off_map
        self._columns = [fact.value for fact in facts.values()]

    def of(self, s: PiecesState) -> dict[str, dict[str, Any]]:
        """The facts of all units by their ids."""
        ids, off_map, names = s.place_ids, self._off_map, tuple(self.entries)
        at = [ids[place] if place >= 0 else off_map[place] for place in s.place]
        rows = zip(at, *(column(s) for column in self._columns), strict=True)
        return {unit: dict(zip(names, row, strict=True)) for unit, row in zip(s.components.unit_ids, rows, strict=True)}


def condition(mask: str) -> Fact:
    """Which units are in a mask of the state."""

    def values(s: PiecesState) -> list[bool]:
        bits = f"{getattr(s, mask):0{len(s.place)}b}"  # the last unit first; quicker than shifting for every unit
        return [bit == "1" for bit in reversed(bits)]

    return Fact(FLAG, values)


def each_unit(facts: UnitFacts) -> Fact:
    """The facts of all units."""
    return Fact(Each("unit", facts), facts.of)


def battle_facts(facts: Mapping[str, Fact]) -> Fact:
    """The facts of the topmost step that has a `battle`; none while nobody fights."""
    table = Facts(facts, empty=True)

    def values(s: State) -> dict[str, Any] | None:
        step = next((step for step in reversed(s.stack) if hasattr(step, "battle")), None)
        return None if step is None else table.of(s, step)

    return Fact(table, values)
