"""Snapshots that somebody else wrote: whatever stands in them, they are refused or make a game that can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.kernel.game import Game
from tests.forging import assert_refused_or_played, changed, forged, put


def some_game(scenario: str, seed: int) -> Game:
    """A game played at random to its end."""
    game = sirocco.new("dark-sands", scenario, seed=seed)
    rng = random.Random(seed)
    while game.decision is not None:
        game.act(rng.choice(game.decision.actions))
    return game


def branches(game: Game, every: int) -> list[Game]:
    return [game.imagined_branch(number, "axis", "fuzz") for number in range(0, len(game.actions_taken), every)]


GAMES = [branch for name in ("compass", "sunflower", "gazala") for branch in branches(some_game(name, 5), 23)]
FIRST = GAMES[0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("place", 0, 9999), "nowhere"),
        (put("turn", 0), "there is no turn 0"),
        (put("turn", 9), "there is no turn 9"),
        (put("reduced", -1), "an impossible 'reduced'"),
        (put("level", 0, 7), "no such upgrade"),
        (put("support", 0, 9), "an impossible 'support'"),
        (put("railhead", 999), "an impossible 'railhead'"),
        (put("bypass", 5), "nowhere"),
        (put("played", [99]), "an impossible 'played'"),
        (put("saved", [9, 0]), "an impossible 'saved'"),
        (put("stack", 0, "stage", 9), "GameTurn has no such stage"),
        (lambda s: s["stack"].reverse(), "out of its place"),
        (lambda s: s["stack"].append(s["stack"][0]), "GameTurn is out of its place"),
    ],
)
def test_a_forged_snapshot_is_refused(change: Callable[[dict[str, Any]], None], message: str) -> None:
    with pytest.raises(sirocco.DataError, match=message):
        Game.start(FIRST.definition, "compass", snapshot=changed(FIRST, change))


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(GAMES), st.data())
def test_any_snapshot_is_refused_or_played(game: Game, data: st.DataObject) -> None:
    assert_refused_or_played(game, forged(game, data))
