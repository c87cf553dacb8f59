"""Snapshots as somebody with ill intent might write them: any number in them changed to another."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

import sirocco
from sirocco.kernel.game import Game

WILD = st.integers(-9, 60) | st.sampled_from([1 << 41, 1 << 42, (1 << 128) - 1, -(1 << 42), 1 << 2000]) | st.none()


def changed(game: Game, change: Callable[[dict[str, Any]], Any]) -> Any:
    """The snapshot a game began from, changed in place or for something else."""
    snapshot = json.loads(json.dumps(game.header.snapshot))
    other = change(snapshot)
    return snapshot if other is None else other


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Set what lies at the end of a path to its last word."""

    def change(snapshot: dict[str, Any]) -> None:
        place: Any = snapshot
        for name in path[:-2]:
            place = place[name]
        place[path[-2]] = path[-1]

    return change


def forged(game: Game, data: st.DataObject) -> Any:
    """The snapshot a game began from, with one or two of its values replaced by anything."""

    def change(snapshot: dict[str, Any]) -> None:
        for _ in range(data.draw(st.integers(1, 2))):
            place: Any = snapshot["stack"] if data.draw(st.booleans()) else snapshot
            while isinstance(place, dict | list) and place:
                key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else range(len(place))))
                if not isinstance(place[key], dict | list) or not place[key]:
                    place[key] = data.draw(WILD)
                    break
                place = place[key]

    return changed(game, change)


def assert_refused_or_played(game: Game, snapshot: Any) -> None:
    """Whatever numbers stand in it, reading it ends, and ends in a game that can be played and replayed, or in a
    DataError."""
    try:
        made = Game.start(game.definition, game.header.scenario, snapshot=snapshot)
    except sirocco.DataError as error:
        assert str(error).startswith("snapshot: ")
        return
    chance = random.Random(1)
    for _ in range(30):
        if made.decision is not None:
            made.act(chance.choice(made.decision.actions))
    assert sirocco.replay(made.record()).state == made.state
