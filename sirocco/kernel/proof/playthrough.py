"""Readable playthroughs: a whole game as text a person can follow in a diff."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.formats.record import Record, moments
from sirocco.kernel.game import Game


def playthrough(game: Game, choose: Callable[[Game], Action]) -> Iterator[str]:
    """Play a game to its end and tell each decision, what was chosen of how much, and what happened."""
    teller = _Teller()
    yield _heading(game)
    while True:
        yield from teller.happened(game)
        if game.decision is None:
            break
        action = choose(game)
        yield from teller.decided(game, str(action))
        game.act(action)
    yield f"# {game.result!r}"


def retold(record: Record, override: Path | None = None) -> Iterator[str]:
    """The same of a game that has been played: its record is played through once more."""
    teller = _Teller()
    for number, game in enumerate(moments(record, override)):
        if number == 0:
            yield _heading(game)
        yield from teller.happened(game)
        if number < len(record.actions):
            yield from teller.decided(game, record.actions[number][1])
    yield f"# {game.result!r}"


def _heading(game: Game) -> str:
    return f"# {game.definition.title}, {game.header.scenario}, seed {game.header.seed}"


class _Teller:
    """What has been told of a game so far: how many events, and in which step we are."""

    def __init__(self) -> None:
        self.told = 0
        self.step = ""

    def happened(self, game: Game) -> Iterator[str]:
        happened = game.events[self.told :]
        self.told += len(happened)
        yield from (f"    {_line(event)}" for event in happened)

    def decided(self, game: Game, action: str) -> Iterator[str]:
        decision = game.decision
        assert decision is not None
        if decision.step != self.step:
            self.step = decision.step
            yield f"{self.step} [{decision.rule}]"
        yield f"  {decision.side}: {action}  ({len(decision.actions)})"


def _line(event: Event) -> str:
    told = [f"{k}={_value(v)}" for k, v in event.data.items()]
    if event.secret:
        told += [f"({k}={_value(v)})" for k, v in event.secret.items()]
    return " ".join([event.kind, *told])


def _value(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)
