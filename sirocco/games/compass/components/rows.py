"""The rows of the data files as types: areas, units, event markers, turns, the scenario, the sides."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.compass.components.sides import PerSide, Side
from sirocco.kernel.proof.rulebook import implements


@implements("C-1.1a")
class AreaRow(msgspec.Struct, frozen=True):
    """One area as the map file gives it (C-1.1a: coastal = it contains some sea)."""

    name: str
    code: str
    coastal: bool
    lat: float
    lon: float
    neighbours: dict[str, Literal["road", "track", "border"]]
    naval: bool = False
    victory: int = 0


@implements("C-1.2a", "C-1.2e", "C-1.2f", "C-3.7a")
class UnitRow(msgspec.Struct, frozen=True, rename="camel"):
    """One unit as its counter tells it: side, name, symbol, combat value, movement, strength levels."""

    name: str
    code: str
    side: Side
    kind: str
    size: str
    combat: int
    movement: int
    reduced: int | None = None
    asterisk: bool = False
    bracketed: bool = False
    garrison: bool = False
    matilda: bool = False
    home_supply: str | None = None
    start: str | None = None
    arrives: int | None = None
    leaves: int | None = None


class MarkerRow(msgspec.Struct, frozen=True):
    """One type of event marker: when it is played, where it goes then, how many each side has."""

    played: str
    fate: Literal["container", "removed"]
    allied: int
    italian: int


class TurnRow(msgspec.Struct, frozen=True):
    """One space of the turn track."""

    dates: str
    events: PerSide
    replacements: PerSide
    choose: Side | None = None


class Counts(msgspec.Struct, frozen=True):
    """How many of each the rulebook says there are."""

    areas: int
    units: dict[str, int]
    markers: dict[str, int]
    turn_marker: int
    status_markers: int
    counters: int


class ScenarioRow(msgspec.Struct, frozen=True):
    turns: int
    stacking: int
    counts: Counts


class SideRow(msgspec.Struct, frozen=True):
    """What the rulebook says of one side: its base, its ports, what it holds, what its survivors are worth."""

    logistical: str
    entries: list[str]
    controls: list[str] = []
    unlimited: list[str] = []
    survivors: int = 0
