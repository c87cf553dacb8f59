"""The kernel carries what the next games need: chits, pre-emption, interrupts, reserves, secret choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sirocco
from sirocco.kernel import registry
from sirocco.kernel.proof.conformance import conform
from tests.toy_campaign import ToyCampaign


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    registry.register(ToyCampaign())
    yield
    registry._REGISTERED.clear()


@pytest.mark.slow
def test_the_toy_campaign_passes_the_conformance_suite() -> None:
    assert conform("toy-campaign", range(60), thorough=0.3).games == 60


def test_secret_choices_are_revealed_together() -> None:
    game = sirocco.new("toy-campaign", seed=1)
    game.act("allocate Alba")
    assert game.decision is not None
    assert game.decision.side == "blue"
    assert "Alba" not in str(game.view("blue")["events"])
    assert "Alba" in str(game.view("red")["events"])
    game.act("allocate Cori")
    assert game.view("blue")["events"][-1] == {"kind": "allocated", "data": {"red": "Alba", "blue": "Cori"}}
    assert not game.can_undo


def test_an_interrupt_is_the_other_sides_decision_inside_a_move() -> None:
    game = sirocco.new("toy-campaign", seed=1)
    for action in ("allocate Alba", "allocate Cori", "priority"):
        game.act(action)
    game.act("march Alba Cori")
    assert game.decision is not None
    assert (game.decision.side, game.decision.step) == ("blue", "Interrupt")
    assert [step for step, _ in game.here] == ["Turn", "Arrive", "Interrupt"]
    game.act("pass")
    assert game.state.troops[2] == 1


def test_a_priority_chit_pre_empts_the_draw() -> None:
    game = sirocco.new("toy-campaign", seed=1)
    for action in ("allocate Alba", "allocate Cori", "pass"):
        game.act(action)
    assert game.decision is not None
    assert (game.decision.side, game.decision.step) == ("blue", "PriorityWindow")
    game.act("priority")
    assert game.decision.side == "blue"
    assert len(game.state.cup) == 4
