"""The set-up and the arrivals: who begins or comes where, in the data files and by numbers."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from sirocco.games.kasserine.components.sides import Side
from sirocco.kernel.proof.rulebook import implements


class ScenarioRow(msgspec.Struct, frozen=True):
    """Who sets up first, and whose half of a move comes first."""

    sets_up_first: Side
    moves_first: Side


@implements("K-rec-33")
class StartRow(msgspec.Struct, frozen=True):
    """Who begins in these start hexes or next to them: combat units, those of whole formations or of their combat
    `group`s; headquarters in the first hex; a mobile supply unit in each. `option`: only when this is played with."""

    side: Side
    hexes: tuple[str, ...]
    formations: tuple[str, ...] = ()
    group: tuple[Literal["A", "B", "C", "reserve"], ...] = ()
    units: tuple[str, ...] = ()
    headquarters: tuple[str, ...] = ()
    supply: tuple[str, ...] = ()
    option: str | None = None


class FixedRow(msgspec.Struct, frozen=True):
    """The place where a fixed supply unit begins; "": it is not in play."""

    at: str


class ArrivalRow(msgspec.Struct, frozen=True):
    """Who comes in a move: the combat units of formations, and units by name."""

    side: Side
    entry: str
    formations: tuple[str, ...] = ()
    units: tuple[str, ...] = ()


class Start(NamedTuple):
    """Start hexes of a side by numbers. Masks are of units and of hexes."""

    side: int
    hexes: tuple[int, ...]
    units: int
    """Combat units, whose owner places them."""
    zone: int
    """The start hexes and those next to them."""
    fixed: tuple[tuple[int, int], ...]
    """Headquarters and supply units with the hexes they begin in."""
    option: str | None


class Arrival(NamedTuple):
    """Who comes to an entry in a move. `units` is a mask."""

    side: int
    entry: str
    hexes: tuple[int, ...]
    units: int
