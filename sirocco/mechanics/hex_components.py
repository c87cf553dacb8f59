"""Components of a game with units on a map of hexes, some of which are named places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from sirocco.board.hexmap import HexMap
from sirocco.kernel.action import Names
from sirocco.kernel.formats.datafile import Table
from sirocco.mechanics.components import R, UnitComponents, Where, computed


class PlaceEntries(Protocol):
    """What every row of a place has: the name on the map, and the number of its hex."""

    @property
    def name(self) -> str: ...
    @property
    def hex(self) -> str: ...


P = TypeVar("P", bound=PlaceEntries)


def places_where(**wanted: object) -> Any:
    """Declares a mask of the hexes of places whose rows have these values, or one of several."""
    return Where("place", wanted)


def feature(name: str) -> Any:
    """Declares the mask of the hexes with a feature of the map."""
    return computed(lambda components: components.map.features[name])


class HexComponents(UnitComponents[R], Generic[R, P], kw_only=True):
    """A game gives `map` and `place_rows`; all that has a value here follows from them."""

    map: HexMap
    place_rows: dict[str, P] = msgspec.field(default_factory=dict)
    hex_ids: tuple[str, ...] = ()
    """Of the hexes that can be entered."""
    place_ids: tuple[str, ...] = ()
    places: tuple[P, ...] = ()
    hex_of_place: tuple[int, ...] = ()
    everywhere: int = 0
    """Mask of all open hexes."""

    def __post_init__(self) -> None:
        self.hex_ids = self.map.ids[: self.map.open]
        self.place_ids, self.places = tuple(self.place_rows), tuple(self.place_rows.values())
        self.hex_of_place = tuple(self.map.number[row.hex] for row in self.places)
        self.everywhere = (1 << self.map.open) - 1
        super().__post_init__()

    def numbered(self, kind: str) -> Iterable[tuple[int, object]]:
        return zip(self.hex_of_place, self.places, strict=True) if kind == "place" else super().numbered(kind)

    def hexes_where(self, **wanted: object) -> tuple[int, ...]:
        """The hexes of places whose rows have these values, in the order of the rows."""
        return Where("place", wanted).numbers(self)

    def display_names(self) -> dict[str, dict[str, str]]:
        """A hex is called by its place, or by its number."""
        hexes = {number: number for number in self.map.ids}
        return {**super().display_names(), "hex": hexes | {row.hex: row.name for row in self.places}}


def hex_names(world: HexMap, places: Mapping[str, PlaceEntries] = MappingProxyType({})) -> Names:
    """The names of all hexes: their numbers, and the names and ids of places."""
    called = [(alias, world.number[row.hex]) for name, row in places.items() for alias in (name, row.name)]
    return Names("hex", world.ids, called)


def open_hex(table: Table, world: HexMap, row: str, field: str, number: str) -> int:
    """The hex of that number in a row of the data; one that cannot be entered is refused."""
    place = world.number.get(number)
    if place is None or place >= world.open:
        raise table.fail(f"hex {number} is not on the map, or nobody can enter it", row, field)
    return place


def check_places(table: Table, world: HexMap, places: Mapping[str, PlaceEntries]) -> None:
    """Refuse places in hexes that cannot be entered, and two in the same hex."""
    first: dict[int, str] = {}
    for name, row in places.items():
        other = first.setdefault(open_hex(table, world, name, "hex", row.hex), name)
        if other != name:
            raise table.fail(f"{other} lies in the same hex", name, "hex")
