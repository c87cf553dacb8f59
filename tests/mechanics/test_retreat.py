"""Retreat: whole paths as in Kasserine, hex by hex and continued as in From Salerno to Rome."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.kernel.fields import Count, Index, Mask
from sirocco.kernel.step import Refusal, refuse
from sirocco.mechanics.retreat import GroupRetreat, least_harmful, path_harms
from sirocco.mechanics.stacking import CountLimit, StackingLimits
from tests.mechanics.field import (
    BLUE,
    HEXES,
    RED,
    FieldState,
    act,
    events,
    field,
    hex_,
    legal,
    neighbours,
    refused,
    unit,
    where,
)

FREE, THROUGH_ZONE = 0, 1
TWO = StackingLimits((CountLimit(mask_of(range(7)), 2),))


def kasserine(s: FieldState, name: str, length: int) -> dict[str, int]:
    """The first hexes of blue's retreat and how the best path by way of each harms (K-ret-01 to K-ret-10)."""

    def harm(place: int, last: bool) -> int | None:
        if s.occupied[RED] >> place & 1 or (last and not TWO.have_room(s, unit(name), place)):
            return None
        return THROUGH_ZONE if s.zone[RED] >> place & 1 else FREE

    here = s.place[unit(name)]
    return {HEXES[place]: harm for place, harm in path_harms(here, length, {here}, neighbours, harm).items()}


def test_a_free_path_goes_before_one_through_a_zone() -> None:
    """K-ret-07: if a harmless path exists nobody may choose one that goes into an enemy zone."""
    s = field(rifles="B3", tank="A2")
    harms = kasserine(s, "rifles", 2)
    assert harms == {"B2": THROUGH_ZONE, "B4": FREE, "A3": THROUGH_ZONE, "A4": FREE, "C2": FREE, "C3": FREE}
    assert least_harmful({hex_(name): harm for name, harm in harms.items()}) == [
        hex_(n) for n in ("B4", "A4", "C2", "C3")
    ]


def test_with_no_free_path_one_through_a_zone_must_be_used() -> None:
    """T47, K-ret-09: every path is off the map or through a zone."""
    s = field(rifles="A1", tank="A3", foot="C1")
    assert kasserine(s, "rifles", 2) == {"A2": THROUGH_ZONE, "B1": THROUGH_ZONE}


def test_no_path_at_all() -> None:
    """T32: all first hexes are enemy-occupied or off the map."""
    s = field(rifles="A1", tank="A2", foot="B1")
    assert kasserine(s, "rifles", 2) == {}
    assert least_harmful({}) == []


def test_full_hexes_may_be_passed_but_not_ended_in() -> None:
    """K-ret-10; and K-ret-01: no hex twice."""
    s = field(rifles="A1", grenadiers="A2", recon="A2", tank="C1")
    assert "A2" not in kasserine(s, "rifles", 1)
    assert kasserine(s, "rifles", 2)["A2"] == FREE


class SalernoRetreat(GroupRetreat[FieldState], frozen=True):
    """One or two hexes, away from the enemy, further while the hex is full; who cannot loses a step and stays."""

    rule = "SR-14.3.1a"
    optional = True

    units: Annotated[int, Mask("unit")]
    gone: Count = 0
    path: tuple[Annotated[int, Index("hex")], ...] = ()

    def chooser(self, s: FieldState) -> int:
        return BLUE

    def group(self, s: FieldState) -> list[int]:
        return [u for u in places_of(self.units) if s.place[u] >= 0]

    def _here(self, s: FieldState) -> int:
        return s.place[self.group(s)[0]]

    def _is_full(self, s: FieldState) -> bool:
        return not TWO.allow(s.at[self._here(s)], self._here(s))

    def is_complete(self, s: FieldState) -> bool:
        return self.gone >= 2 and not self._is_full(s)

    def may_finish(self, s: FieldState) -> bool:
        return self.gone >= 1 and not self._is_full(s)

    def harms(self, s: FieldState) -> dict[int, int]:
        around = neighbours(self._here(s))
        return {place: FREE for place in around if place not in self.path and not s.occupied[RED] >> place & 1}

    def prefers(self, s: FieldState, place: int) -> bool:
        """Towards the terminal, which lies south."""
        return place >= self._here(s)

    def take(self, s: FieldState, candidate: int) -> None:
        s.replace(replace(self, gone=self.gone + 1, path=(*self.path, self._here(s))))
        for piece in self.group(s):
            s.transfer(piece, candidate, "retreated")

    def done(self, s: FieldState) -> None:
        s.pop()

    def cornered(self, s: FieldState) -> None:
        s.pop()
        s.lose_step(self.group(s)[0], "retreat")

    def refuse_candidate(self, s: FieldState, candidate: int) -> Refusal:
        return refuse("SR-14.3.1c" if candidate in self.harms(s) else "SR-14.3.1e", "retreat")


def test_one_or_two_hexes_as_the_defender_chooses() -> None:
    retreat = SalernoRetreat(1 << unit("rifles"))
    s = field(retreat, rifles="A2", tank="A1")
    assert legal(s) == ["retreat A3", "retreat B1", "retreat B2"]
    assert refused(s, "retreat A1") == "SR-14.3.1e"
    assert refused(s, "done") == "F-1"
    act(s, "retreat B2", "done")
    assert s.stack == [] and where(s, "rifles") == "B2"
    s = field(retreat, rifles="A2", tank="A1")
    act(s, "retreat B2", "retreat C2")
    assert s.stack == [] and where(s, "rifles") == "C2"


def test_from_a_full_hex_it_goes_on() -> None:
    """SR-14.3.1d: if the final hex is at its limit, continue further hexes."""
    s = field(SalernoRetreat(1 << unit("rifles")), rifles="A1", tank="A2", grenadiers="C1", recon="C1")
    assert legal(s) == ["retreat B2", "retreat C1", "done"]
    assert where(s, "rifles") == "B1"
    act(s, "retreat C1")
    assert s.stack == [] and where(s, "rifles") == "C2"
    assert events(s) == ["retreated"] * 3


def test_who_cannot_retreat_loses_a_step_and_stays() -> None:
    """SR-14.3.1f."""
    s = field(SalernoRetreat(1 << unit("rifles")), rifles="A1", tank="A2", foot="B1")
    assert legal(s) == []
    assert s.stack == [] and where(s, "rifles") == "A1"
    assert events(s) == ["reduced"]
