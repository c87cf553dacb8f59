"""Rule 22, what a scenario says beside the set-up."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.salerno_rome.components.sides import Pool, Side

Terminals = Literal["V", "VIII", "axis"]
Rule = Literal[
    "polish_corps",
    "second_kampfgruppe",
    "intelligence",
    "offensives",
    "rearguards",
    "devils",
    "gegenangriff",
    "planes_hit_movers",
    "interdiction",
    "case_foggia",
]
"""The optional rules, as the options call them."""


class Planes(msgspec.Struct, frozen=True):
    """Planes of a side instead of those of rule 9.8: free ones, and from which number on a die adds one, if any."""

    free: int
    bonus: int | None = None


class ScenarioRow(msgspec.Struct, frozen=True):
    """`deployment`: the set-up card of the campaign, but its zones in `late` come in that impulse; `cards`: the turns
    whose reinforcement cards are used, but those `without`. `points`: instead of the calendar's. `terminals`: places,
    hexes, `depots`, marked roads of an edge (`south-marked`, `north-marked`), its major roads (`north-major`) or all
    (`south-roads`). `initiative` and `fair`: in the first impulse, in which the Axis may be `axis_alone`. `optional`:
    optional rules in force, `barred`: that cannot be. `recovery`: steps of independent units each turn. `detached`:
    units without their headquarters are independent. `values`: victory points of places, and how many enemy steps are
    worth one."""

    map: Literal["1", "2", "both"]
    first: int
    last: int
    sets_up_first: Side
    reserves: dict[Side, int]
    terminals: dict[Terminals, tuple[str, ...]]
    inside: str | None = None
    deployment: bool = False
    late: dict[str, str] = {}
    cards: tuple[int, ...] = ()
    without: tuple[str, ...] = ()
    points: dict[str, dict[Pool, int]] = {}
    initiative: Side | None = None
    fair: bool = False
    axis_alone: bool = False
    gustav: int = 0
    landings: tuple[Literal["major", "minor"], ...] = ("major", "minor")
    planes: dict[Side, Planes] = {}
    offensives: tuple[Literal["V", "VIII", "XV"], ...] = ("V", "VIII", "XV")
    rearguards: int = 4
    fortifications: int = 7
    free_fortifications: int = 0
    optional: tuple[Rule, ...] = ()
    barred: tuple[Rule, ...] = ()
    recovery: dict[Side, int] = msgspec.field(default_factory=lambda: {"allied": 6, "axis": 3})
    detached: bool = False
    values: dict[str, int] = {}
    steps_per_value: int = 0


class BorderRow(msgspec.Struct, frozen=True):
    """An edge of the area of play, itself included: a road or a straight line through places or hexes."""

    along: Literal["road", "line"]
    through: tuple[str, ...]


class BrokenRow(msgspec.Struct, frozen=True):
    """Bridges that are down at the start: of a river, or of its part in these rows, or of a place."""

    river: str | None = None
    rows: tuple[int, int] | None = None
    place: str | None = None


class VictoryRow(msgspec.Struct, frozen=True):
    """How a side wins at once: it holds one place or `every` one at the end of an impulse, with supply from these
    places or any terminal; by a captured depot; and at the end of the game if it `keeps` a place. In the campaign: a
    decisive victory only until that turn or `since` that one; steps that leave by the north; losses of both."""

    hold: tuple[str, ...] = ()
    every: bool = False
    supply: tuple[str, ...] = ()
    depot: bool = False
    keeps: str | None = None
    decisive_until: int = 0
    since: int = 0
    exits: int = 0
    enemy_losses: int = 0
    own_losses: int = 0


class CommandRow(msgspec.Struct, frozen=True):
    """The divisions of a corps at the start and its army; or those of an army that are in no corps."""

    army: str | None = None
    divisions: tuple[str, ...] = ()
