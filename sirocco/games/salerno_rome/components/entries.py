"""Set-up and reinforcement cards: who comes when and where."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.salerno_rome.components.sides import Side

By = Literal["supply", "drop", "depot", "port", "bari", "north-edge", "south-edge"]
"""Ways into play; `supply` is the rule for reinforcements whose place no card names."""
Only = Literal["on-gustav", "north-of-gustav", "south-of-gustav", "above", "below", "right"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces that come together: divisions (headquarters, artillery, all units), headquarters (with their artillery),
    artillery, units, mules; and where: up to `within` hexes from any of the places or hexes `at`, but not in those
    kept `free`; or `by` a way in. `zone`: the part of the card; `reserve`: they begin in Reserve."""

    divisions: tuple[str, ...] = ()
    headquarters: tuple[str, ...] = ()
    artillery: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    mules: int = 0
    at: tuple[str, ...] = ()
    within: int = 0
    only: tuple[Only, ...] = ()
    free: tuple[str, ...] = ()
    by: tuple[By, ...] = ()
    zone: str | None = None
    reserve: bool = False


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"enters": "in", "leaves": "out"}):
    enters: str
    leaves: str


class SetupRow(msgspec.Struct, frozen=True):
    """What a side begins with; `depots` are places or hexes."""

    entries: tuple[Entry, ...] = ()
    depots: tuple[str, ...] = ()


class CardRow(msgspec.Struct, frozen=True):
    """What comes and goes in an impulse. `leaves`: formations with all units but those in `stays`, which become
    independent; `departs`: units; `steps`: so many are recovered from the map or the Box."""

    entries: tuple[Entry, ...] = ()
    leaves: tuple[str, ...] = ()
    stays: tuple[str, ...] = ()
    departs: tuple[str, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    steps: int = 0


class EventRow(msgspec.Struct, frozen=True):
    """What comes and goes on a condition: so many `impulses` after it, or at the beginning of a `turn`; who is
    `delayed` may leave so many `turns` later."""

    side: Side
    entries: tuple[Entry, ...] = ()
    leaves: tuple[str, ...] = ()
    turn: int = 0
    impulses: int = 0
    delayed: tuple[str, ...] = ()
    turns: int = 0


class Group(msgspec.Struct, frozen=True):
    """An entry by numbers: masks of units, artillery and headquarters; `hexes` where they may come, 0: see `by`, and
    without that where the rule for reinforcements says."""

    units: int
    artillery: int
    headquarters: int
    mules: int
    hexes: int
    by: tuple[By, ...]
    zone: str | None
    reserve: bool


class Arrival(msgspec.Struct, frozen=True):
    """A card by numbers: what a side gets and gives up."""

    groups: tuple[Group, ...] = ()
    leaves: int = 0
    """Mask of headquarters that go."""
    departs: int = 0
    """Mask of units that go, those of the headquarters included."""
    independent: int = 0
    """Mask of units of these headquarters that stay."""
    exchanges: tuple[tuple[int, int], ...] = ()
    """Which unit enters for which."""
    steps: int = 0
