"""Losses: by an order of kinds, evenly, as many as there are steps."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.kernel.fields import Count, Index, Mask
from sirocco.mechanics.choices import IF_SEVERAL
from sirocco.mechanics.losses import LossChoice, absorbed, destroy, evenly, first_group
from tests.mechanics.field import RED, FieldState, act, events, field, legal, refused, unit, where


class StepLosses(LossChoice[FieldState], frozen=True):
    """The owner chooses among the units in the combat (SR-14.3a)."""

    rule = "SR-14.3a"
    refused_as = "not-in-combat"
    asks = IF_SEVERAL

    side: Annotated[int, Index("side")]
    units: Annotated[int, Mask("unit")]
    number: Count

    def losses_left(self) -> int:
        return self.number

    def after_loss(self, piece: int) -> StepLosses:
        return replace(self, number=self.number - 1)

    def candidates(self, s: FieldState) -> list[int]:
        return [u for u in places_of(self.units) if s.place[u] >= 0]


BOTH = 1 << unit("tank") | 1 << unit("foot")


def test_the_owner_chooses_who_loses_each_step() -> None:
    s = field(StepLosses(RED, BOTH, 2), tank="A1", foot="A1", guns="A1")
    assert legal(s) == ["lose tank", "lose foot"]
    assert refused(s, "lose guns") == "SR-14.3a"
    act(s, "lose tank", "lose tank")
    assert s.stack == []
    assert (where(s, "tank"), s.steps_left(unit("foot"))) == ("box", 2)


def test_who_alone_is_left_takes_the_rest_and_what_is_beyond_is_ignored() -> None:
    """SR-14.3c: two losses eliminate a unit of two steps, a fifth has nobody to fall on."""
    s = field(StepLosses(RED, BOTH, 5), tank="A1", foot="A1")
    assert absorbed(s, [unit("tank"), unit("foot")], 5) == 4
    act(s, "lose tank", "lose tank")
    assert s.stack == []
    assert events(s) == ["reduced", "eliminated", "reduced", "eliminated"]
    assert absorbed(s, [unit("tank"), unit("foot")], 5) == 0


def test_losses_by_an_order_of_kinds() -> None:
    assert first_group([], [3, 4], [5]) == [3, 4]
    assert list(first_group([], [])) == []


def test_all_are_struck_before_any_is_a_second_time() -> None:
    s = field(tank="A1", foot="A1", guns="A1")
    pieces = [unit("tank"), unit("foot"), unit("guns")]
    assert evenly(s, pieces, [unit("foot")]) == [unit("tank"), unit("guns")]
    s.eliminate(unit("guns"), "combat")
    assert evenly(s, pieces, [unit("tank"), unit("foot"), unit("guns")]) == [unit("tank"), unit("foot")]


def test_all_of_a_side_at_once() -> None:
    """K-res-01: all defenders of that combat are eliminated at once."""
    s = field(grenadiers="B2", recon="B2", rifles="B3")
    destroy(s, [unit("grenadiers"), unit("recon")])
    assert [where(s, name) for name in ("grenadiers", "recon", "rifles")] == ["box", "box", "B3"]
