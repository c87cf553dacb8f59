"""Rules 9.5.1 and 9.5.2: what a major landing brings the Axis, and what its absence costs the Allies."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.entries import Arrival
from sirocco.games.salerno_rome.components.sides import POOLS
from sirocco.games.salerno_rome.rules.replacements import FreeRecovery
from sirocco.games.salerno_rome.rules.state import OUT, SCHEDULED, SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.kinds import Units

MORE, FEWER = 5, 10
"""Points of the Axis after a landing; of V Army without one."""
LAST_TURN_TO_LAND = 6
FIFTH_ARMY, GERMAN = POOLS.index("V"), POOLS.index("axis")


@implements("SR-9.5.2a", "SR-9.5.2b", "SR-9.5.1d")
def is_too_late(s: SalernoState) -> bool:
    """Whether the time for a major landing has gone by without one. Scenarios that begin later, or that allow none,
    have their own lists and points."""
    scene = s.components.scene
    could = scene.first <= LAST_TURN_TO_LAND and "major" in scene.landings
    return could and s.turn > LAST_TURN_TO_LAND and not s.major_landing


@implements("SR-9.5.1b", "SR-9.5.2b")
def change_points(s: SalernoState) -> None:
    """At the beginning of a turn, when the points have been posted."""
    if s.major_landing:
        s.points[GERMAN] += MORE
    if is_too_late(s):
        s.points[FIFTH_ARMY] = max(0, s.points[FIFTH_ARMY] - FEWER)


@implements("SR-9.5.1a")
def richard_arrivals(s: SalernoState) -> Iterator[Arrival]:
    """What has come due since the landing."""
    if s.major_landing:
        yield from s.components.richard[: s.since_landing + 1]


@implements("SR-9.5l", "SR-9.5.1a", "SR-9.5.1b")
def call_richard(s: SalernoState) -> None:
    """The landing has begun: five points more at once, and the divisions of the card are on their way."""
    s.major_landing, s.since_landing = s.turn, 0
    s.points[GERMAN] += MORE
    for arrival in s.components.richard:
        schedule(s, arrival)
    s.emit("caseRichard", more=MORE)


def schedule(s: SalernoState, arrival: Arrival) -> None:
    """Those of a card who have not been in the game come into it."""
    for group in arrival.groups:
        for unit in places_of(group.units):
            if s.place[unit] == OUT:
                s.place[unit] = SCHEDULED


def count_impulses(s: SalernoState) -> None:
    """At the beginning of an impulse."""
    if s.major_landing:
        s.since_landing += 1


@implements("SR-9.5.1c")
class BoxRecovery(FreeRecovery, frozen=True):
    """Steps that the Axis regains from its Box when the enemy lands: both of a unit, if it likes."""

    rule = "SR-9.5.1c"
    under = ("MajorLanding",)

    back: Units = 0
    """Those who have come from the Box."""

    def _flippable(self, s: SalernoState, hidden: int) -> int:
        return s.reduced & self.back

    def recovered(self, s: SalernoState, unit: int) -> BoxRecovery:
        return replace(self, number=self.number - 1, back=self.back | 1 << unit)
