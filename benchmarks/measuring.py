"""What all benchmarks of the rules measure with: CPU time of one process, the best of a few rounds."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol, TypeVar

import chess

import sirocco

ROUNDS = 5


class Row(NamedTuple):
    """A line of the report: what, how much, and what is aimed at."""

    name: str
    figure: str
    goal: str = ""


class OnHexes(Protocol):
    """A state that knows who stands where: a set of units by hex."""

    at: list[int]


S = TypeVar("S", bound=OnHexes)


def best(measure: Callable[[], float], choose: Callable[[list[float]], float]) -> float:
    return choose([measure() for _ in range(ROUNDS)])


def playouts(name: str, scenario: str | None, games: int) -> Callable[[], float]:
    """A measure: actions per CPU second of random play through the public interface, other games in every round."""
    seeds = itertools.count(1)
    _play(name, scenario, "warm-up", random.Random(0))

    def measure() -> float:
        rng = random.Random(next(seeds))
        began = time.process_time()
        actions = sum(_play(name, scenario, next(seeds), rng) for _ in range(games))
        return actions / (time.process_time() - began)

    return measure


def _play(name: str, scenario: str | None, seed: int | str, rng: random.Random) -> int:
    game = sirocco.new(name, scenario, seed=seed)
    actions = 0
    while (decision := game.decision) is not None:
        game.act(rng.choice(decision.actions))
        actions += 1
    return actions


def beside_chess(measure: Callable[[], float]) -> tuple[float, float]:
    """The best of a few rounds, and of as many of python-chess taken in turns with them: whatever else the machine has
    to do then slows both."""
    pairs = [(measure(), chess_playouts(4)) for _ in range(ROUNDS)]
    return max(speed for speed, _ in pairs), max(chess for _, chess in pairs)


def chess_playouts(games: int) -> float:
    """The same for python-chess: legal moves listed, one chosen and pushed, to the end of the game."""
    rng = random.Random(1)
    moves = 0
    began = time.process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - began)


def positions(name: str, scenario: str | None, games: int) -> Iterator[sirocco.Game]:
    """A copy of the game at each decision of a few random games."""
    rng = random.Random(2)
    for seed in range(games):
        game = sirocco.new(name, scenario, seed=seed)
        while game.decision is not None:
            yield game.clone()
            game.act(rng.choice(game.decision.actions))


def clone_time(game: sirocco.Game) -> float:
    """Microseconds to copy a state."""
    state = game.state
    began = time.process_time()
    for _ in range(20_000):
        state.clone()
    return (time.process_time() - began) / 20_000 * 1e6


def reach_time(states: Sequence[S], reachable: Callable[[S, int], object]) -> float:
    """Microseconds to find everywhere the units of a hex can march together, mean over all stacks on the map."""
    began = time.process_time()
    number = 0
    for s in states:
        for stack in s.at:
            if stack:
                reachable(s, stack)
                number += 1
    return (time.process_time() - began) / number * 1e6
