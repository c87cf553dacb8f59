"""What it costs to enter a place: tables made once from the map, and what changes in play laid over them.

A table goes by place and lists the places next to it that can be entered, with the cost. It is made once for each class
of movers (and kind of weather, if that changes the costs of terrain) and shared by all games in the process. Markers
on places, blown or built bridges and charges that everybody pays are laid over it by `ChangedCosts`, which copies
nothing: only the few rows that change are made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

from sirocco.board.graph import places_of
from sirocco.board.paths import CostTable

Steps = tuple[tuple[int, int], ...]
FixedCosts = tuple[Steps, ...]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def cost_table(neighbours: Sequence[Sequence[int]], price: Callable[[int, int], int | None]) -> FixedCosts:
    """The table of what `price(origin, place)` says each step costs; None: it cannot be taken."""
    return tuple(
        tuple((place, cost) for place in around if (cost := price(origin, place)) is not None)
        for origin, around in enumerate(neighbours)
    )


class MadeOnce(dict[K, V], Generic[K, V]):
    """Tables by what they depend on, each made when first asked for."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        made = self[key] = self._make(key)
        return made


class CostTables(MadeOnce[K, FixedCosts], Generic[K]):
    """The tables by class of mover, or whatever else they depend on."""

    def __init__(self, neighbours: Sequence[Sequence[int]], price: Callable[[K, int, int], int | None]) -> None:
        super().__init__(lambda key: cost_table(neighbours, lambda origin, place: price(key, origin, place)))


def price_of(table: CostTable, origin: int, place: int) -> int | None:
    """What one step costs, or None if it cannot be taken."""
    for other, price in table[origin]:
        if other == place:
            return price
    return None


def turned_round(table: CostTable) -> FixedCosts:
    """The table by which a search from a goal finds what the way to it costs."""
    back: list[list[tuple[int, int]]] = [[] for _ in range(len(table))]
    for origin in range(len(table)):
        for place, price in table[origin]:
            back[place].append((origin, price))
    return tuple(tuple(steps) for steps in back)


def turned_round_again(table: CostTable, base: FixedCosts, neighbours: Sequence[Sequence[int]]) -> CostTable:
    """The same for a table that may have changes laid over it, if `base` is what comes out without them: only the rows
    they touch are made anew. `neighbours` are those of the map."""
    if not isinstance(table, ChangedCosts):
        return base
    back = list(base)
    for place in {place for origin in places_of(table.changed) for place in neighbours[origin]}:
        prices = ((origin, price_of(table, origin, place)) for origin in neighbours[place])
        back[place] = tuple((origin, price) for origin, price in prices if price is not None)
    return back


class ChangedCosts(dict[int, Sequence[tuple[int, int]]]):
    """A table with what holds now laid over it. As a dictionary it holds the rows that have been asked for so far: a
    march asks for a few only.

    `surcharge` by place is added to every step into it; a reduction (below 0) does not go below `least`, nor does it
    make a cheap step dearer. `steps` by pair of places is what a step costs instead, None if it cannot be taken; it
    may also be one that the table does not have. `every` is added to each step whatever. `neighbours` are those of
    the map.
    """

    __slots__ = ("_base", "_every", "_neighbours", "_steps", "_surcharge", "_touched", "changed", "least")

    def __init__(
        self,
        base: CostTable,
        neighbours: Sequence[Sequence[int]],
        *,
        surcharge: Mapping[int, int] | None = None,
        steps: Mapping[tuple[int, int], int | None] | None = None,
        every: int = 0,
        least: int = 0,
    ) -> None:
        super().__init__()
        self._base, self._neighbours = base, neighbours
        self._surcharge, self._steps, self._every, self.least = surcharge or {}, steps or {}, every, least
        self._touched = 0
        for origin, _ in self._steps:
            self._touched |= 1 << origin
        for place in self._surcharge:
            for origin in neighbours[place]:
                self._touched |= 1 << origin
        self.changed: int = self._touched | (base.changed if isinstance(base, ChangedCosts) else 0)
        """Mask of the places whose steps differ from those of the map, `every` apart."""

    def __len__(self) -> int:
        """The places of the table, whether they have been asked for or not."""
        return len(self._base)

    def __missing__(self, place: int) -> Sequence[tuple[int, int]]:
        touched = self._every or self._touched >> place & 1
        row = self[place] = self._changed(place) if touched else self._base[place]
        return row

    def _changed(self, origin: int) -> Steps:
        prices = dict(self._base[origin])
        for place in self._neighbours[origin]:
            if (origin, place) in self._steps:
                changed = self._steps[origin, place]
                if changed is None:
                    prices.pop(place, None)
                else:
                    prices[place] = changed
        return tuple((place, self._price(place, price)) for place, price in prices.items())

    def _price(self, place: int, price: int) -> int:
        extra = self._surcharge.get(place, 0)
        changed = price + extra if extra >= 0 else max(min(price, self.least), price + extra)
        return changed + self._every


def alternating(
    table: CostTable, places: int, prices: Sequence[int], along: Container[tuple[int, int]] | None = None
) -> FixedCosts:
    """The table of a search in as many modes as there are prices: a step into one of the places (a mask) costs the
    price of the mode and leads on to the next one. Other steps keep their price and the mode. `along`: it must be one
    of these pairs, too."""
    modes = len(prices)

    def step(origin: int, place: int, price: int, mode: int) -> tuple[int, int]:
        if places >> place & 1 and (along is None or (origin, place) in along):
            return place * modes + (mode + 1) % modes, prices[mode]
        return place * modes + mode, price

    return tuple(
        tuple(step(origin, place, price, mode) for place, price in table[origin])
        for origin in range(len(table))
        for mode in range(modes)
    )
