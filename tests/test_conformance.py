"""Random games under observation: every invariant at every action, for every game the registry knows."""

from __future__ import annotations

from typing import Any

import pytest

import sirocco
from sirocco.kernel.conformance import Broken, conform, disguised
from sirocco.kernel.registry import definition, known

SEEDS = [range(start, start + 4) for start in range(0, 24, 4)]


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS, ids=str)
@pytest.mark.parametrize("name", known())
def test_random_games_keep_every_invariant(name: str, seeds: range) -> None:
    totals = conform(name, seeds)
    assert totals.games == len(seeds)
    assert totals.actions > 100 * len(seeds)


@pytest.mark.slow
@pytest.mark.parametrize("name", known())
def test_every_option_switched_keeps_every_invariant(name: str) -> None:
    info = definition(name).info()
    for option in info.options:
        conform(name, range(100, 102), options={option.name: not option.default}, thorough=0.02)
    conform(name, range(200, 203), options={o.name: not o.default for o in info.options})


@pytest.mark.slow
@pytest.mark.parametrize("name", known())
def test_many_quick_games(name: str) -> None:
    assert conform(name, range(1000, 1100), thorough=0.0).games == 100


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite itself can fail: a view that shows the other hand does not pass."""
    rules = definition("compass")
    honest = type(rules).view

    def leaky(self: Any, state: Any, side: int | None) -> dict[str, Any]:
        return {**honest(self, state, side), "leak": state.hand}

    monkeypatch.setattr(type(rules), "view", leaky)
    with pytest.raises(Broken, match="leaks"):
        conform("compass", range(3), thorough=0.5)


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from sirocco.games.compass.state import CompassState

    def forgetful(self: CompassState, unit: int, where: int) -> None:
        self.place[unit] = where

    monkeypatch.setattr(CompassState, "take_off", forgetful)
    with pytest.raises(Broken):
        conform("compass", range(10), thorough=0.0)


def test_disguises_really_change_the_secrets() -> None:
    """Otherwise looking for leaks would find none."""
    game = sirocco.new("compass", seed=5)
    while game.decision is not None and game.state.turn < 6:
        game.act(game.decision.actions[-1])
    rules = game.definition
    for index, side in enumerate(rules.sides):
        real = rules.secrets(game.state, index)
        changed = [rules.secrets(disguised(game, side, seed).state, index) for seed in range(20)]
        assert any(other != real for other in changed)
