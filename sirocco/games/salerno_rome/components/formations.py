"""Armies, corps and divisions on the command displays, and the artillery of each."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.salerno_rome.components.sides import Pool, Side
from sirocco.games.salerno_rome.components.units import Nation
from sirocco.kernel.proof.rulebook import implements

ART = "-Art"
"""The artillery of a formation is called by it: 26Pz-Art."""


@implements("SR-7a")
class ArmyRow(msgspec.Struct, frozen=True):
    """`spaces` for corps; `pool` pays for its formations."""

    name: str
    side: Side
    spaces: int
    pool: Pool


@implements("SR-7b")
class CorpsRow(msgspec.Struct, frozen=True):
    """`army`: where it comes into play; `divisions`: so many at most; `bound`: it never leaves its army."""

    name: str
    side: Side
    nation: Nation
    army: str
    divisions: int
    bound: bool = False


class DivisionRow(msgspec.Struct, frozen=True):
    """`army`: where it comes into play; `bound`: the corps it must belong to once that is in play, `always`: to no
    other ever."""

    name: str
    side: Side
    nation: Nation
    army: str
    bound: str | None = None
    always: bool = False


@implements("SR-3i", "SR-3j")
class ArtilleryRow(msgspec.Struct, frozen=True):
    """A piece that fires: of a formation, or rockets and ships, which belong to none."""

    name: str
    side: Side
    level: Literal["division", "corps", "army", "rocket", "naval"]
    fire: int
    range: int
    of: str | None = None
