"""What the greedy bot does in From Salerno to Rome with what it has taken while it attacks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sirocco
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.bot.balance import drives
from sirocco.games.salerno_rome.bot.marches import Staff
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.movement.movement import Movement
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel import registry

ORTONA, ORSOGNA, BEFORE_ORTONA = "4521", "4122", "4420"
EIGHTH_ARMY = {
    **{f"78Inf/{number}": ORTONA for number in (11, 36, 38)},
    **{f"8Ind/{number}": ORTONA for number in (17, 19, 21)},
    **{f"1Can/{number}": ORSOGNA for number in (1, 2, 3)},
}
COMING_BACK = {f"1FJ/{name}": BEFORE_ORTONA for name in ("I-1", "II-1", "I-3", "II-3")}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def test_an_attacker_leaves_a_garrison_in_what_he_has_taken() -> None:
    """The Eighth Army goes on for Pescara; but some of it stays at Ortona, for which the Axis would come back."""
    table = {"game": "salerno-rome", "scenario": "ortona", "side": "allied", "turn": 4}
    s: SalernoState = sirocco.position({**table, "units": {**EIGHTH_ARMY, **COMING_BACK}}).state
    movement = s.stack[-1]
    assert isinstance(movement, Movement)
    assert drives(s, ALLIED)
    staff = Staff(s, movement)
    staff.hold()
    garrison = s.at[s.components.map.number[ORTONA]] & s.components.side_mask[ALLIED]
    assert staff.kept & garrison
    assert garrison & ~staff.kept
