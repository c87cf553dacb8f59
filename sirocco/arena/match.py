"""Playing a match: the same pairing over many seeds, on several processes."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec

from sirocco.kernel.events import unchain
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.players import make


class Pairing(msgspec.Struct, frozen=True):
    """A pairing: the bots by seat (the order of the game's sides) and how long they may think."""

    game: str
    bots: tuple[str, ...]
    scenario: str | None = None
    options: dict[str, bool] = {}
    override: str | None = None
    seconds: float = 0.5
    alternate: bool = False
    """Swap the seats in every second game."""


class Thinking(msgspec.Struct, frozen=True):
    """How long a side has thought about its decisions, in CPU seconds; windows are where the other side waits."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    slowest_in_window: float = 0.0

    def and_also(self, seconds: float, in_window: bool) -> Thinking:
        """With one decision more."""
        return Thinking(
            self.decisions + 1,
            self.seconds + seconds,
            max(self.slowest, seconds),
            max(self.slowest_in_window, seconds * in_window),
        )


class Outcome(msgspec.Struct, frozen=True):
    """One finished game."""

    seed: str
    seats: tuple[str, ...]
    winner: str | None
    level: str
    scores: dict[str, int]
    actions: int
    turns: int
    cpu: float
    milestones: dict[str, int]
    course: list[dict[str, float]]
    """The game's figures at the end of each turn."""
    thinking: dict[str, Thinking]
    """By side, how long it thought."""


def seats(pairing: Pairing, number: int) -> tuple[str, ...]:
    return pairing.bots[::-1] if pairing.alternate and number % 2 else pairing.bots


def play(pairing: Pairing, seed: int, number: int) -> Outcome:
    """Game `number` of a match; repeatable from the match's seed and the number."""
    name = f"{seed}:{number}"
    rules = definition(pairing.game)
    game = Game.start(rules, pairing.scenario, name, pairing.options, None, pairing.override)
    seated = seats(pairing, number)
    bots = {
        side: make(bot, number * 1000 + i + seed * 1_000_003, pairing.seconds, pairing.game)
        for i, (side, bot) in enumerate(zip(rules.sides, seated, strict=True))
    }
    began = time.process_time()
    actions = 0
    course: list[dict[str, float]] = []
    thinking = dict.fromkeys(rules.sides, Thinking())
    while (decision := game.decision) is not None:
        so_far, asked = game.state.log, time.process_time()
        action = bots[decision.side].choose(game)
        seconds = time.process_time() - asked
        in_window = any(each.verb in rules.declining for each in decision.actions)
        thinking[decision.side] = thinking[decision.side].and_also(seconds, in_window)
        game.act(action)
        actions += 1
        if any(event.kind == "turn" for event in unchain(game.state.log, so_far)):
            course.append(dict(rules.course(game.state)))
    cpu = time.process_time() - began
    result = game.result
    assert result is not None
    course.append(dict(rules.course(game.state)))
    turns = sum(event.kind == "turn" for event in game.events)
    milestones = dict(rules.milestones(game.events))
    return Outcome(
        name,
        seated,
        result.winner,
        result.level,
        result.scores,
        actions,
        turns,
        cpu,
        milestones,
        course,
        thinking,
    )


def _quiet_worker() -> None:
    """Ignore Ctrl-C in workers: the parent stops submitting games and reports what it has."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_match(pairing: Pairing, games: int, jobs: int, seed: int) -> Iterator[Outcome]:
    """The games as they finish. Closing the iterator stops the match after the games under way."""
    if jobs == 1:
        for number in range(games):
            yield play(pairing, seed, number)
        return
    with ProcessPoolExecutor(jobs, initializer=_quiet_worker) as pool:
        waiting: set[Future[Outcome]] = set()
        submitted = 0
        try:
            while waiting or submitted < games:
                while submitted < games and len(waiting) < 2 * jobs:
                    waiting.add(pool.submit(play, pairing, seed, submitted))
                    submitted += 1
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def check_pairing(pairing: Pairing) -> None:
    """Validate a pairing before any process is started."""
    rules = definition(pairing.game)
    Game.start(
        rules,
        pairing.scenario,
        0,
        pairing.options,
        None,
        None if pairing.override is None else Path(pairing.override),
    )
    for bot in pairing.bots:
        make(bot, game=pairing.game)
