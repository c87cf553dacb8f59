"""Warnings come with every decision, so they are asked apart from the numbers behind an action."""

from __future__ import annotations

import random

import pytest

import sirocco
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition, installed

ACTIONS = 200
EVERY = 5
"""Explaining an action at every decision would take long."""


@pytest.mark.slow
@pytest.mark.parametrize("name", installed())
def test_a_step_warns_of_an_action_and_its_explanation_says_the_same(name: str) -> None:
    games = [sirocco.new(name, scenario, seed=1) for scenario in definition(name).scenarios]
    assert sum(map(_agrees, games))


def _agrees(game: Game) -> bool:
    """Play at random and compare; whether there was anything to warn of."""
    chance = random.Random(1)
    warned = False
    for number in range(ACTIONS):
        if game.decision is None:
            break
        warnings = game.warnings()
        warned |= bool(warnings)
        step = game.state.stack[-1]
        for action in [*warnings, *game.decision.actions[: number % EVERY == 0]]:
            own = step.explain(game.state, action)
            assert own is None or not own.warnings, f"{type(step).__name__} must warn in `warnings`"
            explained = game.explain(action)
            said = [*(explained.warnings if explained else ()), *step.reminders(game.state, action)]
            assert said == warnings.get(action, [])
        game.act(chance.choice(game.decision.actions))
    return warned
