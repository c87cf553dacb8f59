"""Where bots land a single unit or drop one: behind the enemy's front, where he is weak, near enough to be joined."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.fronts import main_body
from sirocco.games.salerno_rome.bot.garrisons import can_be_spared
from sirocco.games.salerno_rome.bot.lines import enemies_cut_off
from sirocco.games.salerno_rome.bot.prospects import risk, strikes, unit_worth
from sirocco.games.salerno_rome.bot.stakes import on_the_way, prize
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.operations.landings import MINOR, beaches_for, ready_to_sail
from sirocco.games.salerno_rome.rules.operations.paradrops import UNIT, droppers, targets
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import SalernoState

BESIDE = 0.8
"""What is left of a place's worth for who comes beside it."""
RAIDERS = 4
"""How many units are thought of."""


class Raid(NamedTuple):
    """What it promises, in victory points; who comes, and where."""

    promise: float
    unit: int
    hex: int


def best_raid(s: SalernoState, purchase: str) -> Raid | None:
    """The most promising landing or drop that is worth its points."""
    found = max(_raids(s, purchase), default=None)
    return found if found is not None and found.promise >= weights.RAID else None


def best_hex(s: SalernoState, unit: int, hexes: int) -> int:
    """Where of some hexes it is best that a unit comes."""
    ground = Ground(s)
    return max(places_of(hexes & ground.near or hexes), key=lambda hex_: (ground.promise(unit, hex_), -hex_))


def _raids(s: SalernoState, purchase: str) -> Iterator[Raid]:
    ready = (ready_to_sail(s) if purchase == MINOR else droppers(s)) & s.standing & ~done_units(s)
    free = [unit for unit in places_of(ready) if _is_idle(s, unit)]
    if not free:
        return
    ground = Ground(s)
    if not ground.near:
        return
    for unit in sorted(free, key=lambda each: (-s.strength(each), each))[:RAIDERS]:
        hexes = (beaches_for(s, unit) if purchase == MINOR else targets(s)) & ground.near
        for hex_ in places_of(hexes):
            promise = (1.0 if purchase == MINOR else weights.ON_TARGET) * ground.promise(unit, hex_)
            if promise > 0 and has_room(s, ALLIED, 1 << unit, hex_):
                yield Raid(promise, unit, hex_)


def _is_idle(s: SalernoState, unit: int) -> bool:
    """Whether a unit fights nobody where it stands and nobody needs it there."""
    return s.strength(unit) > 0 and not s.zone[AXIS] >> s.place[unit] & 1 and can_be_spared(s, ALLIED, unit)


class Ground:
    """What makes hexes worth coming to: looked at once for all of them."""

    def __init__(self, s: SalernoState) -> None:
        c = s.components
        self._s = s
        self._struck = strikes(s, ALLIED)
        self._cut_off = enemies_cut_off(s, ALLIED)
        body = main_body(s, ALLIED)
        self.near = 0
        for place in places_of(body):
            self.near |= c.map.near(place, weights.LINK_UP)
        self._empty = s.control[AXIS] & ~s.occupied[AXIS]
        behind = mask_of([hex_ for hex_, force in self._cut_off.items() if force])
        goals = self._empty & (on_the_way(c) | mask_of([h for h in places_of(self._empty) if prize(s, ALLIED, h)]))
        around = goals
        for goal in places_of(goals):
            around |= c.map.near(goal, 1)
        self.near &= behind | around
        self._goals = goals

    def promise(self, unit: int, hex_: int) -> float:
        """The enemies whose way back it bars and the place it takes, less what of the unit is at stake."""
        s = self._s
        friends = s.at[hex_] & s.components.side_mask[ALLIED]
        gain = weights.CUT_OFF * min(self._cut_off.get(hex_, 0.0), weights.MOST_BEHIND)
        near = places_of(s.components.map.near(hex_, 1) & self._goals)
        gain += max((self._taken(goal) * (1.0 if goal == hex_ else BESIDE) for goal in near), default=0.0)
        return gain - risk(s, ALLIED, hex_, friends | 1 << unit, self._struck) * unit_worth(s, unit)

    def _taken(self, goal: int) -> float:
        on_way = weights.ON_THE_WAY if on_the_way(self._s.components) >> goal & 1 else 0.0
        return weights.CAPTURE * max(prize(self._s, ALLIED, goal), on_way)


PURCHASES = (MINOR, UNIT)
"""What raids are bought as."""
