"""Rule 9.8, Planes: how many each side has in an impulse, and what airfields add."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.odds import FACES, hits, total
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

WITH_FOGGIA = 3
EXTRA_CORPS = "2SSPzK"
"""While it is in play the Axis may have another plane."""
GROUP = 3
"""Airfield planes come in threes."""
KESSELRING = "kesselring"
FOGGIA = "Foggia"


@implements("SR-9.8a", "SR-9.8f", "SR-9.8h", "SR-9.8i", "SR-8.1e", "SR-22.1c", "SR-22.3c", "SR-5e")
def check_air(s: SalernoState) -> None:
    """Both sides see how many planes they have: none in bad weather, or only for supplies if the game is played so."""
    s.planes = [0, 0]
    if s.bad and not s.options.air_supply_in_bad_weather:
        return
    s.foggia_held = s.foggia_held or holds_foggia(s)
    for side in (ALLIED, AXIS):
        check = air_check(s, side)
        s.planes[side] = check.sure + sum(_adds_one(s, side, check.least) for _ in range(check.dice))
        s.report("planes", side=side, number=s.planes[side])


def _adds_one(s: SalernoState, side: int, least: int) -> int:
    die = s.dice.roll()
    s.report("airCheck", side=side, die=die, more=die >= least)
    return int(die >= least)


class AirCheck(NamedTuple):
    """Planes that are sure, and dice of which each adds one if it shows the least number or more."""

    sure: int
    dice: int = 0
    least: int = 0

    @property
    def chances(self) -> dict[int, Fraction]:
        """How many planes there are, and how likely that is; in bad weather none are."""
        dice = (FACES + 1 - self.least,) * self.dice
        return {self.sure + more: Fraction(ways, total(dice)) for more, ways in enumerate(hits(dice))}


@implements("SR-9.8a", "SR-9.8b", "SR-9.8f", "SR-9.8g", "SR-22.1c", "SR-22.3c")
def air_check(s: SalernoState, side: int) -> AirCheck:
    """How a side checks its planes, as things stand."""
    scene = s.components.scene.planes.get(SIDES[side])
    if scene is not None:
        return AirCheck(scene.free) if scene.bonus is None else AirCheck(scene.free, 1, scene.bonus)
    row = s.components.air[side]
    if side == ALLIED:
        return AirCheck(WITH_FOGGIA) if has_foggia(s) else AirCheck(row.free, 1, row.bonus)
    return AirCheck(row.free, 2 if has_extra_plane(s) else 1, row.bonus)


def holds_foggia(s: SalernoState) -> bool:
    """Off the map of a scenario it is Allied."""
    hexes = s.components.italy.hexes_of(FOGGIA)
    return not hexes & s.components.area or not hexes & ~s.control[ALLIED]


@implements("SR-9.8b")
def has_foggia(s: SalernoState) -> bool:
    """Whether the Allied side controls Foggia, or has once, if it keeps the planes for good."""
    return holds_foggia(s) or (s.options.foggia_planes_for_good and s.foggia_held)


@implements("SR-9.8g", "SR-22.5c")
def has_extra_plane(s: SalernoState) -> bool:
    c = s.components
    in_play = s.army_of[c.formation_ids.index(EXTRA_CORPS)] >= 0
    return in_play and not (c.scenario == KESSELRING and s.options.kesselring_without_plane)


@implements("SR-8.1e", "SR-9.8h")
def refuse_plane(s: SalernoState, side: int) -> Refusal:
    """Why a side has no plane for a mission."""
    if s.bad:
        return s.refuse("SR-8.1e", "no-flying")
    return s.refuse("SR-9.8h", "no-planes", side=side)


# Airfields.


@implements("SR-9.8.1b")
def air_points(s: SalernoState) -> int:
    """What the airfields count that the Allied side controls. It is asked before operations, so what is taken in an
    impulse counts from the next; airfields of map 1 are Allied where only map 2 is played."""
    c = s.components
    beyond = ~c.area & c.italy.maps[0]
    held = s.control[ALLIED] & c.area | beyond
    return sum(value for place, value in c.italy.airfields.items() if held >> place & 1)


@implements("SR-9.8.1a", "SR-9.8.1c", "SR-9.8i")
def airfield_groups(s: SalernoState) -> int:
    """How many groups of planes the Allied side may buy now. No scenario that gives planes itself has any."""
    c = s.components
    if s.bad or SIDES[ALLIED] in c.scene.planes:
        return 0
    there = 0 if s.options.nine_planes_beside_free else s.planes[ALLIED]
    return max(0, min(air_points(s), c.air[ALLIED].most - there) // GROUP)


@implements("SR-9.8.1c")
def buy_planes(s: SalernoState, groups: int) -> None:
    add_planes(s, ALLIED, groups * GROUP)


@implements("SR-9.8.1c", "SR-9.10e")
def add_planes(s: SalernoState, side: int, number: int) -> None:
    """Planes that have been bought, or that come with an Offensive."""
    s.planes[side] += number
    s.report("planes", side=side, number=s.planes[side])
