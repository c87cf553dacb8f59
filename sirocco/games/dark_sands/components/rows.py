"""The rows of the data files as types: places, counters, supports, turns, chits of replacements, set-ups."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.dark_sands.components.sides import Side
from sirocco.kernel.proof.rulebook import implements

Factors = tuple[int, int]
Kind = Literal["infantry", "motorised", "machine-guns", "tank", "panzer", "armoured-cars", "hq", "garrison"]


@implements("DS-2.1.1a", "DS-2.1.1b", "DS-2.1.2a", "DS-2.1.3a", "DS-2.1.4a")
class PlaceRow(msgspec.Struct, frozen=True):
    """A name on the map. Only `named` ones are locations where a garrison can be left."""

    name: str
    hex: str
    named: bool = True
    port: bool = False
    victory: bool = False
    source: Side | None = None
    fort: Literal["tobruk", "bardia"] | None = None


class SupportUpgrade(msgspec.Struct, frozen=True):
    turn: int
    value: Factors


@implements("DS-2.3c", "DS-13.2c", "DS-13.4a")
class SupportRow(msgspec.Struct, frozen=True):
    """A counter that joins battles from its side's box: what it adds attacking and defending."""

    name: str
    side: Side
    kind: Literal["air", "naval", "artillery", "anti-tank", "engineers"]
    value: Factors
    sections: tuple[str, ...] = ()
    hq: str | None = None
    upgrades: tuple[SupportUpgrade, ...] = ()


class TurnRow(msgspec.Struct, frozen=True):
    """A space of the turn track: the printed initiative and the chits of both sides."""

    dates: str
    initiative: Side
    axis: dict[str, int]
    allied: dict[str, int]
    repair: bool = False


class Exchange(msgspec.Struct, frozen=True, rename={"enters": "in", "leaves": "out"}):
    enters: tuple[str, ...]
    leaves: tuple[str, ...]


@implements("DS-3.5b")
class TrackRow(msgspec.Struct, frozen=True):
    """What a side's reinforcement chit brings and takes on one turn."""

    arrivals: tuple[str, ...] = ()
    departures: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    supports: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()


class ReplacementRow(msgspec.Struct, frozen=True):
    """A replacement chit; `undisrupted`: what is rebuilt with its points alone enters in good order."""

    side: Side
    pool: Literal["1941", "1942", "emergency"]
    panzer: int = 0
    german: int = 0
    italian: int = 0
    tank: int = 0
    infantry: int = 0
    undisrupted: bool = False


class ScenarioRow(msgspec.Struct, frozen=True):
    """`reinforced`: the reinforcement segment of the first turn has already happened."""

    first: int
    last: int
    initiative: Side
    points: dict[Side, int]
    railhead: str
    reinforced: bool = False


class SetupRow(msgspec.Struct, frozen=True):
    """Where a side's counters begin. `campaign` returns only if the game goes on beyond the scenario."""

    units: dict[str, tuple[str, ...]]
    supports: dict[str, int]
    control: tuple[str, ...]
    boxes: tuple[str, ...] = ()
    reduced: tuple[str, ...] = ()
    rebuildable: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    returning: dict[str, int] = {}
    campaign: dict[str, int] = {}
