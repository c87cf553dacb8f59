"""Units in a position file: where each is and in what condition, for every game with pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from sirocco.board.graph import mask_of
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.position import listed
from sirocco.mechanics.pieces import PiecesState


class UnitEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A unit as a position file gives it; a game adds what else its units can be. `at` is a place or a box."""

    at: str
    reduced: bool = False
    oos: bool = False


E = TypeVar("E", bound=UnitEntry)
T = TypeVar("T")


def set_down_units(
    s: PiecesState,
    table: Mapping[str, E | str],
    entry_type: Callable[[str], E],
    place_named: Callable[[str], int],
    unlisted: int,
) -> Iterator[tuple[int, E, int | None]]:
    """Set down the units of a table, in the order of the units and not of the file, and give each with its entry and
    the box it is to lie in, or None if it has been set down on the map. First all of them go to the box `unlisted`."""
    c = s.components
    boxes = {word: box for box, word in s.refusals.off_map.items()}
    units = listed(c.vocabulary.names["unit"], table)
    for unit in units:
        s.take_off(unit, unlisted)
    for unit, row in units.items():
        entry = entry_type(row) if isinstance(row, str) else row
        if entry.at in boxes:
            yield unit, entry, boxes[entry.at]
            continue
        place = place_named(entry.at)
        if s.occupied[1 - c.side_of[unit]] >> place & 1:
            raise DataError(f"position: {c.unit_ids[unit]} cannot be in {entry.at} together with enemy units")
        s.put(unit, place)
        if entry.reduced and c.steps[unit] == 1:
            raise DataError(f"position: {c.unit_ids[unit]} has one step and cannot be reduced")
        mark(s, unit, reduced=entry.reduced)
        if entry.oos or hasattr(s, "oos"):
            mark(s, unit, oos=entry.oos)
        yield unit, entry, None


def entries_by_side(s: PiecesState, table: Mapping[Any, T]) -> Iterator[tuple[int, str, T]]:
    """The entries of a table for sides, each with the number and the name of its side, in the order of the sides."""
    return ((number, side, table[side]) for number, side in enumerate(s.refusals.sides) if side in table)


def give_control(
    s: PiecesState, held: list[int], table: Mapping[Any, Sequence[str]], place_named: Callable[[str], int]
) -> list[int]:
    """Let sides hold the places that a table lists, in a mask of places for each, and no other side any more. Returns
    what is listed, likewise."""
    listed_places = [0] * len(held)
    for side, _, names in entries_by_side(s, table):
        listed_places[side] = mask = mask_of([place_named(name) for name in names])
        held[:] = [places & ~mask for places in held]
        held[side] |= mask
    return listed_places


def mark(s: PiecesState, unit: int, **conditions: bool) -> None:
    """Set or clear a unit's bit in each of these masks of the state."""
    bit = 1 << unit
    for name, wanted in conditions.items():
        mask = getattr(s, name) & ~bit
        setattr(s, name, mask | bit if wanted else mask)
