"""What `draws` says can be drawn next is what is drawn, and about as often."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import sirocco
from sirocco.kernel.game import Game

TRIES = 600


def assert_drawn_as_declared(drawn: Counter[str], declared: dict[str, int]) -> None:
    whole = sum(declared.values())
    assert sum(drawn.values()) == TRIES
    assert set(drawn) == {name for name, number in declared.items() if number}
    for name, number in drawn.items():
        assert abs(Fraction(number, TRIES) - Fraction(declared[name], whole)) < Fraction(1, 12), name


def chits_drawn(position: dict[str, Any]) -> tuple[Counter[str], Game]:
    game = sirocco.position({"game": "dark-sands", "scenario": "campaign-compass", "turn": 8, "at": "draw", **position})
    drawn: Counter[str] = Counter()
    for seed in range(TRIES):
        trial = game.clone(seed)
        trial.act("done")
        event = next(e for e in trial.events if e.kind == "chit")
        drawn[f"{event.data['side']} {event.data['chit']}".strip()] += 1
    return drawn, game


@pytest.mark.parametrize("played", [[], ["allied half", "allied half"], ["axis half", "allied half"]])
def test_chits_are_drawn_as_told(played: list[str]) -> None:
    pool = {"allied": {"movement": 2, "combat": 1}, "axis": {"half": 2, "reinforcement": 1}}
    drawn, game = chits_drawn({"pool": pool, "logistics": 2, "held": {"axis": ["rommel"]}, "played": played})
    assert_drawn_as_declared(drawn, dict(game.definition.draws(game.state)["pool"]))


def test_markers_are_drawn_as_told() -> None:
    containers = {"allied": ["leader", "leader", "surprise", "air-support"], "italian": []}
    game = sirocco.position({"game": "compass", "turn": 2, "containers": containers})
    drawn: Counter[str] = Counter()
    for seed in range(TRIES):
        trial = sirocco.position({"game": "compass", "turn": 2, "at": "events", "containers": containers, "seed": seed})
        event = next(e for e in trial.events if e.kind == "drew" and e.owner == "allied")
        assert event.secret is not None
        markers = event.secret["markers"]
        assert isinstance(markers, list)
        drawn[markers[0]] += 1
    assert_drawn_as_declared(drawn, dict(game.definition.draws(game.state)["allied"]))
