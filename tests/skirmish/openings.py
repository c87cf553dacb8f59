"""Skirmishes brought to the point where something can happen."""

from __future__ import annotations

from collections.abc import Sequence

import sirocco
from sirocco.kernel.game import Game
from tests.skirmish.components import PURPOSES

ALLOCATIONS: tuple[tuple[int, ...], tuple[int, ...]] = ((3, 1, 1), (1, 2, 2))


def programming(allocations: Sequence[Sequence[int]] = ALLOCATIONS) -> list[str]:
    """The actions up to the first movement: nobody's headquarters go anywhere, and points are allocated like this."""
    points = [f"allocate {purpose} {n}" for row in allocations for purpose, n in zip(PURPOSES, row, strict=True)]
    return ["done", "done", *points]


def at_movement(
    allocations: Sequence[Sequence[int]] = ALLOCATIONS, dice: Sequence[int] | None = None, seed: int = 1
) -> Game:
    """North is about to move: N-2 in 0204 can reach 0303, from where on the guns in 0605 might fire."""
    game = sirocco.new("skirmish", seed=seed, dice=dice)
    for action in programming(allocations):
        game.act(action)
    return game
