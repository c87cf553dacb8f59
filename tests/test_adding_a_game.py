"""docs/adding-a-game.md is true: its games run, and it names what there is to use."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.kernel import registry
from sirocco.kernel.fields import undeclared
from sirocco.kernel.game import Game
from sirocco.kernel.step import LOWEST, Line
from sirocco.players import make
from tests.forging import assert_refused_or_played, forged

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module", autouse=True)
def games() -> Iterator[None]:
    """The games of the document, made by all its code; what it asserts is asserted here."""
    space: dict[str, Any] = {"__name__": "docs.games"}
    before = dict(registry._REGISTERED)
    for code in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(compile(code, "adding-a-game.md", "exec", dont_inherit=True), space)
    yield
    registry._REGISTERED.clear()
    registry._REGISTERED.update(before)


def test_both_games_are_made() -> None:
    assert {"heap", "ford"} <= set(registry.known())


def played(seed: int, actions: int) -> Game:
    """A game of The ford in which so many actions were taken at random."""
    game, chance = sirocco.new("ford", seed=seed), random.Random(seed)
    for _ in range(actions):
        if game.decision is not None:
            game.act(chance.choice(game.decision.actions))
    return game


def test_steps_of_the_hex_game_declare_their_place_and_their_numbers() -> None:
    steps = registry.definition("ford").steps
    for step in steps.values():
        assert step.under
        assert set(step.under) <= {LOWEST, *steps}
        assert {line.step if isinstance(line, Line) else line for line in step.leads_to} <= set(steps)
        fields = msgspec.structs.fields(step)
        assert [f.name for f in fields if f.name != "stage" and undeclared(f.type)] == []


def test_every_step_of_the_hex_game_comes_up() -> None:
    met: set[str] = set()
    for seed in range(20):
        game, chance = sirocco.new("ford", seed=seed), random.Random(seed)
        while game.decision is not None:
            met |= {type(step).__name__ for step in game.state.stack}
            game.act(chance.choice(game.decision.actions))
    assert met == set(registry.definition("ford").steps)


def test_the_greedy_bot_wins_the_hex_game_against_chance() -> None:
    winners = []
    for seed in range(8):
        game = sirocco.new("ford", seed=seed)
        game.play_on({"red": make("random", seed=seed), "blue": make("greedy", seed=seed)})
        assert game.result is not None
        winners.append(game.result.winner)
    assert winners.count("blue") >= 7


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 30), actions=st.integers(1, 50), data=st.data())
def test_forged_snapshots_of_the_hex_game_are_refused_or_played(seed: int, actions: int, data: st.DataObject) -> None:
    game = played(seed, actions)
    if game.decision is not None:
        branch = game.imagined_branch(len(game.actions_taken), "red")
        assert_refused_or_played(branch, forged(branch, data))


def test_every_shared_mechanism_is_listed() -> None:
    modules = [path for path in (ROOT / "sirocco" / "mechanics").iterdir() if not path.name.startswith("_")]
    named = {str(path.relative_to(ROOT)) + ("/" if path.is_dir() else "") for path in modules}
    assert sorted(name for name in named if f"`{name}`" not in TEXT) == []
