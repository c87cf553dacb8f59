"""What the overlays of several games show alike: places by the side that holds them, a unit's line of supply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sirocco.board.graph import places_of
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Mark, Overlay, along
from sirocco.mechanics.control import holders
from sirocco.mechanics.pieces import PiecesState

P = TypeVar("P", bound=PiecesState)


def marks(s: PiecesState, places: int, tone: str) -> tuple[Mark, ...]:
    """The places of a mask, in one tone."""
    return tuple(Mark(s.place_ids[place], tone) for place in places_of(places))


def control_overlay(s: PiecesState, held: Sequence[int]) -> Overlay:
    return Overlay(tuple(Mark(place, side) for place, side in holders(s, held).items()))


def off_map(s: PiecesState, unit: int) -> Overlay | None:
    """What there is to say of a unit that is not on the map."""
    if s.place[unit] >= 0:
        return None
    return Overlay(notes=(message("overlay-off-map", unit=s.components.unit_ids[unit]),))


def unit_supply(
    s: P,
    unit: int,
    supply_line: Callable[[P, int], Sequence[int] | None],
    note: Callable[[list[str]], Message],
    cut: Callable[[P, int], Overlay],
) -> Overlay:
    """A unit's line of supply with a note about it, or what cuts it."""
    absent = off_map(s, unit)
    if absent is not None:
        return absent
    line = supply_line(s, unit)
    if line is None:
        return cut(s, unit)
    names = [s.place_ids[place] for place in line]
    return along(names, note(names))
