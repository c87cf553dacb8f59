"""What the overlays of several games show alike: who holds which places, zones of control, a unit's line of supply.

Some functions make the overlay itself; a game then only says where its state has what is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from sirocco.board.graph import places_of
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Mark, Overlay, OverlayMaker, along
from sirocco.mechanics.control import holders
from sirocco.mechanics.pieces import PiecesState

P = TypeVar("P", bound=PiecesState)

Masks = Callable[[Any], Sequence[int]]
"""Places of a state by side, as masks."""


def marks(s: PiecesState, places: int, tone: str) -> tuple[Mark, ...]:
    """The places of a mask, in one tone."""
    return tuple(Mark(s.place_ids[place], tone) for place in places_of(places))


def labelled(s: PiecesState, tone: str, labels: Mapping[int, Message]) -> tuple[Mark, ...]:
    """Places in one tone, each with a label."""
    return tuple(Mark(s.place_ids[place], tone, label) for place, label in labels.items())


def control(held: Masks) -> OverlayMaker:
    """Who holds each place."""
    return lambda s, _side, _unit: Overlay(tuple(Mark(place, side) for place, side in holders(s, held(s)).items()))


def deciding(held: Masks, places: Callable[[Any], Iterable[tuple[int, Message | None]]]) -> OverlayMaker:
    """The places that decide the game, each with a label if there is one, and who holds them."""

    def shown(s: PiecesState, _side: int | None, _unit: int | None) -> Overlay:
        by_place = holders(s, held(s))
        named = [(s.place_ids[place], label) for place, label in places(s)]
        return Overlay(tuple(Mark(name, by_place.get(name, "plain"), label) for name, label in named))

    return shown


def zones(zone: Masks) -> OverlayMaker:
    """The places in the other side's zones of control; a spectator sees both."""

    def shown(s: PiecesState, side: int | None, _unit: int | None) -> Overlay:
        sides = s.refusals.sides
        return Overlay(tuple(mark for i, name in enumerate(sides) if i != side for mark in marks(s, zone(s)[i], name)))

    return shown


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
