"""Places of the map: cities, villages, ports and airfields, and the box of Bari beside it."""

from __future__ import annotations

from typing import Literal

import msgspec


class PlaceRow(msgspec.Struct, frozen=True):
    """A name on the map. `also` are the other hexes of a city; `airfield` is how many points an airfield counts; `at`
    is latitude and longitude."""

    name: str
    hex: str
    kind: Literal["city", "village", "airfield"]
    at: tuple[float, float]
    also: tuple[str, ...] = ()
    port: bool = False
    airfield: int = 0

    @property
    def hexes(self) -> tuple[str, ...]:
        return (self.hex, *self.also)


class BoxRow(msgspec.Struct, frozen=True):
    """A port off the map, which holds so many dots."""

    name: str
    port: bool
    dots: int
