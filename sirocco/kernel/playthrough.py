"""Readable playthroughs: a whole game as text a person can follow in a diff."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game


def playthrough(game: Game, choose: Callable[[Game], Action]) -> Iterator[str]:
    """Play a game to its end and tell each decision, what was chosen of how much, and what happened."""
    yield f"# {game.definition.title}, {game.header.scenario}, seed {game.header.seed}"
    told = 0
    step = ""
    while True:
        happened = game.events[told:]
        told += len(happened)
        yield from (f"    {_line(event)}" for event in happened)
        decision = game.decision
        if decision is None:
            break
        if decision.step != step:
            step = decision.step
            yield f"{step} [{decision.rule}]"
        action = choose(game)
        yield f"  {decision.side}: {action}  ({len(decision.actions)})"
        game.act(action)
    yield f"# {game.result}"


def _line(event: Event) -> str:
    told = [f"{k}={_value(v)}" for k, v in event.data.items()]
    if event.secret:
        told += [f"({k}={_value(v)})" for k, v in event.secret.items()]
    return " ".join([event.kind, *told])


def _value(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)
