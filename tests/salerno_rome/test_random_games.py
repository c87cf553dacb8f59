"""Random games of From Salerno to Rome end, and what players may not see is drawn anew soundly."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator

import msgspec
import pytest

import sirocco
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel import registry

LONGEST = 20_000


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


@pytest.mark.parametrize("scenario", ["ortona", "anzio"])
def test_random_games_end(scenario: str) -> None:
    for seed in range(3):
        game, chance = sirocco.new("salerno-rome", scenario=scenario, seed=seed), random.Random(seed)
        for taken in range(LONGEST):
            if game.decision is None:
                break
            game.act(chance.choice(list(game.decision.actions)))
            if taken % 25 == 0:
                assert list(GAME.broken_invariants(game.state)) == []
        assert game.result is not None


def test_a_game_that_nobody_holds_leaves_nothing_to_the_collector() -> None:
    """Else states, with all they remember, pile up until it comes."""
    chance = random.Random(5)
    before = {id(state) for state in states_played()}
    gc.collect()
    gc.disable()
    try:
        for seed in range(5):
            game = sirocco.new("salerno-rome", scenario="anzio", seed=seed)
            while game.decision is not None:
                game.act(chance.choice(list(game.decision.actions)))
            del game
        left = [state for state in states_played() if id(state) not in before]
    finally:
        gc.enable()
    assert not left


def states_played() -> list[SalernoState]:
    return [thing for thing in gc.get_objects() if isinstance(thing, SalernoState) and thing.dice.counter]


@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_however_the_rules_are_read(seed: int) -> None:
    """A quarter of the options, drawn anew for each game, are other than usual."""
    chance = random.Random(f"readings:{seed}")
    usual = {field.encode_name: field.default for field in msgspec.structs.fields(Options)}
    options = {name: not value for name, value in usual.items() if chance.random() < 0.25}
    game = sirocco.new("salerno-rome", scenario="ortona", seed=seed, options=options)
    for taken in range(LONGEST):
        if game.decision is None:
            break
        game.act(chance.choice(list(game.decision.actions)))
        if taken % 10 == 0:
            assert list(GAME.broken_invariants(game.state)) == [], options
    assert game.result is not None


def test_imagined_units_lie_where_they_could_and_look_the_same() -> None:
    game = sirocco.new("salerno-rome", scenario="diadem", seed=1)
    for side in ("allied", "axis"):
        seen = game.view(side)
        others = [game.imagine(side, seed) for seed in range(4)]
        assert any(other.state.place != game.state.place for other in others)
        for other in others:
            assert list(GAME.broken_invariants(other.state)) == []
            assert other.view(side)["units"] == seen["units"]
            assert other.view(side)["unseen"] == seen["unseen"]
