"""Components of a game with units of several sides: what the shared mechanisms ask of them, made from the rows.

A game declares with a field how it follows from the rows or from other fields, and then gives no value for it:

    hqs: int = units_where(kind="hq")                  mask of the units with this in their row
    wheeled: int = units_where(kind=("tank", "car"))   of those with one of these values
    bracketed: tuple[bool, ...] = column("bracketed")  an entry of each unit's row
    slow: int = computed(lambda c: c.hqs & ~c.wheeled)  from fields declared before it
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeVar

from sirocco.board.graph import mask_of, places_of
from sirocco.kernel.action import Names
from sirocco.kernel.definition import Components


class UnitEntries(Protocol):
    """What every row of a unit has. Without a reduced face a unit has one step."""

    @property
    def name(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def reduced(self) -> object: ...


R = TypeVar("R", bound=UnitEntries)


class Declared(ABC):
    """How a field of components follows from others."""

    @abstractmethod
    def value(self, components: Any) -> object:
        """What the field is in these components."""


class Where(Declared):
    """The things of a kind whose rows have certain values, as a mask; `|` joins the choices of two."""

    def __init__(self, kind: str, *choices: Mapping[str, object]) -> None:
        self.kind = kind
        self.choices = choices

    def __or__(self, other: Where) -> Where:
        return Where(self.kind, *self.choices, *other.choices)

    def numbers(self, components: Any) -> tuple[int, ...]:
        """The numbers of the things, in the order of their rows."""
        rows = components.numbered(self.kind)
        return tuple(number for number, row in rows if any(_fits(row, wanted) for wanted in self.choices))

    def value(self, components: Any) -> int:
        return mask_of(self.numbers(components))


def _fits(row: object, wanted: Mapping[str, object]) -> bool:
    return all(
        getattr(row, entry) in value if isinstance(value, tuple) else getattr(row, entry) == value
        for entry, value in wanted.items()
    )


class Computed(Declared):
    """What a function makes of the components, of which the fields before this one are known."""

    def __init__(self, function: Callable[[Any], object]) -> None:
        self.function = function

    def value(self, components: Any) -> object:
        return self.function(components)


def units_where(**wanted: object) -> Any:
    """Declares a mask of the units whose rows have these values, or one of several."""
    return Where("unit", wanted)


def computed(function: Callable[[Any], object]) -> Any:
    """Declares a field that follows from those before it."""
    return Computed(function)


def column(entry: str, missing: object = None) -> Any:
    """Declares a tuple with an entry of each unit's row; `missing` stands for none."""

    def entries(components: Any) -> tuple[object, ...]:
        found = (getattr(row, entry) for row in components.units)
        return tuple(missing if value is None else value for value in found)

    return Computed(entries)


class UnitComponents(Components, Generic[R], kw_only=True):
    """A game gives `sides` and `unit_rows`, sorted by side (`by_side`); all that has a value here follows from them."""

    sides: tuple[str, ...]
    unit_rows: dict[str, R]
    unit_ids: tuple[str, ...] = ()
    units: tuple[R, ...] = ()
    side_of: tuple[int, ...] = ()
    units_of: tuple[range, ...] = ()
    side_mask: tuple[int, ...] = ()
    """Masks of units."""
    steps: tuple[int, ...] = ()
    formations: tuple[str, ...] = ()
    """Where rows name the `formation` of a unit: all that there are."""
    members: tuple[int, ...] = ()
    """Mask of the units of each formation."""
    formation_of: tuple[int, ...] = ()
    """By unit; -1: none."""

    def __post_init__(self) -> None:
        self.unit_ids, self.units = tuple(self.unit_rows), tuple(self.unit_rows.values())
        self.side_of = tuple(self.sides.index(row.side) for row in self.units)
        ends = [sum(owner <= side for owner in self.side_of) for side in range(-1, len(self.sides))]
        self.units_of = tuple(range(first, end) for first, end in pairwise(ends))
        self.side_mask = tuple(mask_of(units) for units in self.units_of)
        self.steps = tuple(1 if row.reduced is None else 2 for row in self.units)
        self.formations = formations_of(self.unit_rows)
        self.members = tuple(Where("unit", {"formation": name}).value(self) for name in self.formations)
        owners = {unit: number for number, mask in enumerate(self.members) for unit in places_of(mask)}
        self.formation_of = tuple(owners.get(unit, -1) for unit in range(len(self.units)))
        for field in self.__struct_fields__:
            declared = getattr(self, field)
            if isinstance(declared, Declared):
                setattr(self, field, declared.value(self))

    def numbered(self, kind: str) -> Iterable[tuple[int, object]]:
        """The rows of a kind of things with the numbers that masks of them have."""
        return enumerate(self.units)

    def display_names(self) -> dict[str, dict[str, str]]:
        """What things are called in messages, by kind and id."""
        return {"unit": {unit: row.name for unit, row in self.unit_rows.items()}}


def by_side(rows: Mapping[str, R], sides: tuple[str, ...]) -> dict[str, R]:
    """Rows with the first side's before the next one's, as masks of units and `units_of` need them."""
    return dict(sorted(rows.items(), key=lambda item: sides.index(item[1].side)))


def formations_of(rows: Mapping[str, object]) -> tuple[str, ...]:
    """The formations that rows of units name, in the order of the units."""
    named = (getattr(row, "formation", None) for row in rows.values())
    return tuple(dict.fromkeys(name for name in named if name is not None))


def names_of(kind: str, rows: Mapping[str, object], *entries: str) -> Names:
    """The names of things: their ids, and what their rows say in these entries."""
    aliases = [(getattr(row, entry), number) for number, row in enumerate(rows.values()) for entry in entries]
    return Names(kind, tuple(rows), aliases)
