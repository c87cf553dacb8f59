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
