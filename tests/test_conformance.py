"""Random games under observation: every invariant at every action, for every scenario of every game the registry knows.

`make proof` plays more of every scenario than there is time for in each run of the tests.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import sirocco
from sirocco.kernel.events import EventKind
from sirocco.kernel.formats.shape import TEXT, Record
from sirocco.kernel.proof.conformance import Broken, conform, disguised
from sirocco.kernel.registry import definition, installed
from tests.whole import WHOLE, how_closely, scenarios_of, share_of

SCENARIOS = [(name, scenario) for name in installed() for scenario in scenarios_of(name)]
SEEDS = [range(start, start + 4) for start in range(0, 24 if WHOLE else 4, 4)]


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS, ids=str)
@pytest.mark.parametrize("name", installed())
def test_random_games_keep_every_invariant(name: str, seeds: range) -> None:
    seeds = seeds[: share_of(name, len(seeds))]
    totals = conform(name, seeds, thorough=0.05 if WHOLE else how_closely(name))
    assert totals.games == len(seeds)
    assert totals.actions > 100 * len(seeds)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_scenario_keeps_every_invariant(name: str, scenario: str) -> None:
    """A whole game of each; how often it is looked at closely depends on how long it is."""
    thorough = 0.001 if scenario.startswith("campaign-") else how_closely(name) / 2
    seeds = range(300, 305 if WHOLE else 301)
    totals = conform(name, seeds, scenario, thorough=5 * thorough if WHOLE else thorough)
    assert totals.games == len(seeds)
    assert totals.actions > 100 * len(seeds)


@pytest.mark.slow
@pytest.mark.parametrize("name", installed())
def test_every_option_switched_keeps_every_invariant(name: str) -> None:
    """Each alone where there is time; else in a few games, each in one of them for certain and in others by chance."""
    switched = {o.name: not o.default for o in definition(name).info().options}
    chance = random.Random(name)
    sets = [
        {o: value for i, (o, value) in enumerate(switched.items()) if i % 3 == number or chance.random() < 0.3}
        for number in range(3)
    ]
    if WHOLE:
        sets = [{option: value} for option, value in switched.items()]
    thorough = 0.02 if WHOLE else how_closely(name) / 2
    for seed, options in enumerate(sets, 100):
        conform(name, range(seed, seed + 1), options=options, thorough=thorough)
    conform(name, range(200, 203 if WHOLE else 201), options=switched, thorough=thorough)


@pytest.mark.slow
@pytest.mark.parametrize("name", installed())
def test_many_quick_games(name: str) -> None:
    seeds = range(1000, 1100 if WHOLE else 1000 + share_of(name, 30))
    assert conform(name, seeds, thorough=0.0).games == len(seeds)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite itself can fail: a view that shows the other hand does not pass."""
    rules = definition("compass")
    honest = type(rules).view

    def leaky(self: Any, state: Any, side: int | None) -> dict[str, Any]:
        return {**honest(self, state, side), "turn": sum(n * k for k, n in enumerate(state.hand, 1))}

    monkeypatch.setattr(type(rules), "view", leaky)
    with pytest.raises(Broken, match="leaks"):
        conform("compass", range(3), thorough=0.5)


@pytest.mark.parametrize("declared_in", ["event_kinds", "facts_shape", "view_shape"])
@pytest.mark.parametrize("name", installed())
def test_what_is_not_declared_is_found(name: str, declared_in: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a kind of event, nor an entry of one, nor of the position, nor of a view."""
    rules = definition(name)
    if declared_in == "event_kinds":
        turn = EventKind(Record({"dates": TEXT}))
        for kinds in ({k: v for k, v in rules.event_kinds.items() if k != "turn"}, {**rules.event_kinds, "turn": turn}):
            monkeypatch.setattr(type(rules), declared_in, kinds)
            with pytest.raises(Broken, match="not declared"):
                conform(name, range(1), thorough=0.0)
        return
    declared = getattr(rules, declared_in)
    monkeypatch.setattr(type(rules), declared_in, Record({k: v for k, v in declared.entries.items() if k != "units"}))
    with pytest.raises(Broken, match=r"\.units is not declared"):
        conform(name, range(1), thorough=0.0)


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from sirocco.games.compass.rules.state import CompassState

    def forgetful(self: CompassState, unit: int, where: int) -> None:
        self.place[unit] = where

    monkeypatch.setattr(CompassState, "take_off", forgetful)
    with pytest.raises(Broken):
        conform("compass", range(10), thorough=0.0)


def test_a_list_handed_over_that_is_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a step hands over with its question must be what it lists."""
    from sirocco.games.compass.rules.exploitation import SustainedAttack
    from sirocco.games.compass.rules.state import CompassState
    from sirocco.kernel.step import Question

    whole = SustainedAttack.ask

    def shortened(self: SustainedAttack, s: CompassState) -> Question:
        side, actions = whole(self, s)
        return side, None if actions is None else actions[1:]

    monkeypatch.setattr(SustainedAttack, "ask", shortened)
    with pytest.raises(Broken, match="SustainedAttack does not offer what it lists"):
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
