"""Readable playthroughs: a whole game as text a person can follow in a diff."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.formats.record import Record, replay_stepwise
from sirocco.kernel.game import Game


def playthrough(game: Game, choose: Callable[[Game], Action]) -> Iterator[str]:
    """Play a game to its end; yields each decision, the choice and the number of alternatives, and the events."""
    lines = _Transcript()
    yield _heading(game)
    while True:
        yield from lines.happened(game)
        if game.decision is None:
            break
        action = choose(game)
        yield from lines.decided(game, str(action))
        game.act(action)
    yield f"# {game.result!r}"


def transcript(record: Record, override: Path | None = None) -> Iterator[str]:
    """The same for a recorded game, which is replayed."""
    lines = _Transcript()
    for number, game in enumerate(replay_stepwise(record, override)):
        if number == 0:
            yield _heading(game)
        yield from lines.happened(game)
        if number < len(record.actions):
            yield from lines.decided(game, record.actions[number][1])
    yield f"# {game.result!r}"


def _heading(game: Game) -> str:
    return f"# {game.definition.title}, {game.header.scenario}, seed {game.header.seed}"


class _Transcript:
    """The state of a transcript: how many events it contains, and the current step."""

    def __init__(self) -> None:
        self.seen = 0
        self.step = ""

    def happened(self, game: Game) -> Iterator[str]:
        happened = game.events[self.seen :]
        self.seen += len(happened)
        yield from (f"    {_line(event)}" for event in happened)

    def decided(self, game: Game, action: str) -> Iterator[str]:
        decision = game.decision
        assert decision is not None
        if decision.step != self.step:
            self.step = decision.step
            yield f"{self.step} [{decision.rule}]"
        yield f"  {decision.side}: {action}  ({len(decision.actions)})"


def _line(event: Event) -> str:
    entries = [f"{k}={_value(v)}" for k, v in event.data.items()]
    if event.secret:
        entries += [f"({k}={_value(v)})" for k, v in event.secret.items()]
    return " ".join([event.kind, *entries])


def _value(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)
