"""`make bench`: how fast the kernel and Compass are, beside python-chess in the same run.

All figures are CPU time of one process on one core; each is the best of a few rounds, so that a busy machine disturbs
them less.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import chess

import sirocco
from sirocco.players import make

ROUNDS = 5


def cpu_model() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 (a pseudo-file)
            models = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    except OSError:
        models = []
    return models[0] if models else "unknown CPU"


def compass_playouts(games: int) -> float:
    """Actions per CPU second of random play through the public interface."""
    rng = random.Random(1)
    actions = 0
    began = time.process_time()
    for seed in range(games):
        game = sirocco.new("compass", seed=seed)
        while (decision := game.decision) is not None:
            game.act(rng.choice(decision.actions))
            actions += 1
    return actions / (time.process_time() - began)


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


def positions() -> list[sirocco.Game]:
    """A position for each decision of three random games."""
    found = []
    rng = random.Random(2)
    for seed in range(3):
        game = sirocco.new("compass", seed=seed)
        while game.decision is not None:
            found.append(game.clone())
            game.act(rng.choice(game.decision.actions))
    return found


def clone_time(games: list[sirocco.Game]) -> float:
    """Microseconds to copy a state."""
    state = games[len(games) // 2].state
    began = time.process_time()
    for _ in range(20_000):
        state.clone()
    return (time.process_time() - began) / 20_000 * 1e6


def listing_time(games: list[sirocco.Game]) -> float:
    """Microseconds to list the legal actions, median over all decisions."""
    times = []
    for game in games:
        step, state = game.state.stack[-1], game.state
        step.actions(state)
        began = time.perf_counter_ns()
        step.actions(state)
        times.append((time.perf_counter_ns() - began) / 1000)
    return statistics.median(times)


def import_time() -> float:
    """Milliseconds of `import sirocco` in a fresh interpreter, less the interpreter's own start."""

    def run(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return (time.perf_counter() - began) * 1000

    return min(run("import sirocco") for _ in range(ROUNDS)) - min(run("pass") for _ in range(ROUNDS))


def greedy_game() -> float:
    """CPU seconds of a whole game between two greedy bots."""
    bots = {"allied": make("greedy", 1), "italian": make("greedy", 2)}
    game = sirocco.new("compass", seed=3)
    began = time.process_time()
    while (decision := game.decision) is not None:
        game.act(bots[decision.side].choose(game))
    return time.process_time() - began


def best(measure: Callable[[], float], choose: Callable[[list[float]], float]) -> float:
    return choose([measure() for _ in range(ROUNDS)])


def main() -> None:
    games = positions()
    compass = best(lambda: compass_playouts(30), max)
    peer = best(lambda: chess_playouts(4), max)
    rows = [
        ("Compass random playouts", f"{compass:,.0f} actions/CPU s", "40,000 or more"),
        ("python-chess random playouts", f"{peer:,.0f} moves/CPU s", ""),
        ("Compass against python-chess", f"{compass / peer:.2f} times", "2.5 or more"),
        ("state clone", f"{best(lambda: clone_time(games), min):.2f} µs", "5 or less"),
        ("listing legal actions, median", f"{best(lambda: listing_time(games), min):.2f} µs", "15 or less"),
        ("import sirocco", f"{import_time():.0f} ms", "150 or less"),
        ("greedy against greedy, one game", f"{greedy_game():.2f} CPU s", ""),
    ]
    print(f"{cpu_model()}, Python {sys.version.split()[0]}")
    for name, figure, goal in rows:
        print(f"{name:34}{figure:>26}   {goal}")


if __name__ == "__main__":
    main()
