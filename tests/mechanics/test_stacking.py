"""Stacking by count and by points, as the two games to come have it, and in groups as in The Dark Sands."""

from __future__ import annotations

from typing import Annotated

import pytest

from sirocco.board.graph import mask_of
from sirocco.kernel.fields import Index
from sirocco.mechanics.stacking import CountLimit, ExcessChoice, PointLimit, StackingLimits
from tests.mechanics.field import (
    HEXES,
    RED,
    UNITS,
    FieldState,
    act,
    field,
    hex_,
    hexes,
    legal,
    refused,
    unit,
    where,
)

PLAIN, MOUNTAIN = 20, 8
"""Half dots: ten to a plain hex (SR-10b); the mountain is made up."""
DOTS = (1, 6, 0, 0, 6, 4, 6)
"""Half dots by unit: a German tank counts a half, artillery and staff nothing (SR-10a, SR-10c)."""
SALERNO = StackingLimits(
    (PointLimit((1 << len(UNITS)) - 1, DOTS, [MOUNTAIN if name == "C1" else PLAIN for name in HEXES]),)
)
COMBAT = mask_of([unit(name) for name in UNITS if name != "staff"])
KASSERINE = StackingLimits((CountLimit(COMBAT, 2),))
"""Two combat units; headquarters and supply units stack without limit (K-mov-06, K-mov-07)."""


def stack(*names: str) -> int:
    return mask_of([unit(name) for name in names])


@pytest.mark.parametrize(
    ("names", "place", "allowed"),
    [
        (("foot", "grenadiers", "rifles", "tank"), "A1", True),
        (("foot", "grenadiers", "rifles", "recon"), "A1", False),
        (("foot", "tank", "guns", "staff"), "C1", True),
        (("foot", "recon"), "C1", False),
    ],
)
def test_stacking_points_by_place(names: tuple[str, ...], place: str, allowed: bool) -> None:
    assert SALERNO.allow(stack(*names), hex_(place)) is allowed


def test_two_combat_units_and_any_others() -> None:
    assert KASSERINE.allow(stack("tank", "foot", "staff"), 0)
    assert not KASSERINE.allow(stack("tank", "foot", "guns"), 0)
    assert KASSERINE.excess(stack("tank", "foot", "guns", "staff"), 0) == stack("tank", "foot", "guns")


def test_room_for_one_more_unless_somebody_leaves() -> None:
    """T24: a third combat unit has no room where two stand."""
    s = field(tank="A1", foot="A1", guns="A2")
    assert not KASSERINE.have_room(s, unit("guns"), hex_("A1"))
    assert KASSERINE.have_room(s, unit("staff"), hex_("A1"))
    assert KASSERINE.have_room(s, unit("guns"), hex_("A1"), leaving=stack("foot"))


def test_of_a_group_of_limits_the_first_broken_one_says_who_is_too_many() -> None:
    large, small = stack("tank", "foot", "rifles"), stack("guns", "recon")
    limits = StackingLimits((CountLimit(large, 2), CountLimit(large | small, 3)), (CountLimit(stack("staff"), 0),))
    assert limits.excess(large | small, 0) == large
    assert limits.excess(stack("tank", "foot") | small, 0) == stack("tank", "foot") | small
    assert limits.excess(stack("tank", "staff"), 0) == stack("staff")
    assert limits.excess(stack("tank"), 0) == 0


class Excess(ExcessChoice[FieldState], frozen=True):
    rule = "X-1"
    refused_as = "not-in-excess"
    question = ("side", "hex")

    side: Annotated[int, Index("side")]

    def limits(self, s: FieldState) -> StackingLimits:
        return KASSERINE


def test_the_owner_eliminates_who_is_too_many() -> None:
    s = field(Excess(RED), tank="A1", foot="A1", guns="A1", staff="A1", rifles="C1", recon="C1", grenadiers="C1")
    assert KASSERINE.overfull(s, RED) == [hex_("A1")]
    assert legal(s) == ["eliminate tank", "eliminate foot", "eliminate guns"]
    assert s.stack[-1].prompt(s).args == {"side": "red", "hex": "A1"}
    assert refused(s, "eliminate staff") == "X-1"
    assert refused(s, "eliminate rifles") == "F-2"
    act(s, "eliminate guns")
    assert s.stack == [] and where(s, "guns") == "box"
    assert s.occupied[RED] == hexes("A1")
