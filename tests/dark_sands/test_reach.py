"""Where a unit can march, all at once, is where it can be taken step by step."""

from __future__ import annotations

import random

import pytest

import sirocco
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.reach import reachable
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.game import Game
from sirocco.kernel.step import NOBODY


def step_by_step(game: Game) -> dict[int, int]:
    """The least cost of every hex the unit in hand can be taken to, by trying all moves; without infiltration."""
    start = game.state.stack[-1]
    found = {game.state.place[start.group.bit_length() - 1]: 0}
    waiting = [game.state.clone()]
    while waiting:
        state = waiting.pop()
        step = state.stack[-1]
        for hex_, price in step.entries(state):
            total = step.spent + price
            if total < found.get(hex_, 1000) and not step.crosses(state, step.here(state), hex_):
                found[hex_] = total
                there = state.clone()
                step.enter(there, hex_)
                flee(there)
                waiting.append(there)
    return found


def flee(state: DarkSandsState) -> None:
    """A headquarters that was alone in the hex goes wherever it can."""
    while isinstance(step := state.stack[-1], Displacement):
        if step.decider(state) == NOBODY:
            step.run(state)
        else:
            step.apply(state, step.actions(state)[0])


@pytest.mark.parametrize("scenario", ["compass", "crusader", "gazala"])
def test_reach_agrees_with_the_march(scenario: str) -> None:
    rng = random.Random(7)
    game = sirocco.new("dark-sands", scenario=scenario, seed=7)
    checked = 0
    while (decision := game.decision) is not None and checked < 12:
        step = game.state.stack[-1]
        if isinstance(step, Moving) and not step.stepped and rng.random() < 0.1 and not step.group & (step.group - 1):
            unit = step.group.bit_length() - 1
            assert reachable(game.state, unit, step.half, step.nudged).cost == step_by_step(game)
            checked += 1
        game.act(rng.choice(decision.actions))
    assert checked
