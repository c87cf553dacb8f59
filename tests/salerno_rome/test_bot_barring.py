"""The greedy bot interdicts where that keeps the enemy out of a place that matters, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sirocco
from sirocco.games.salerno_rome import GAME
from sirocco.kernel import registry
from sirocco.players import make

ROAD = ["4441", "4442", "4443", "4444", "4445", "4446", "4447", "4448"]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


@pytest.mark.parametrize(("garrison", "stopped_at"), [({}, "4446"), ({"78Inf/36": "4448"}, None)])
def test_a_march_into_empty_foggia_is_stopped_where_it_ends(garrison: dict[str, str], stopped_at: str | None) -> None:
    """The battalion can just reach the town: on the last hex before it two points more are too many."""
    table = {"game": "salerno-rome", "scenario": "kesselring", "side": "axis", "turn": 2, "state": {"impulse": 2}}
    units = {"26Pz/I-9": "4440", "78Inf/11": "4455", **garrison}
    game = sirocco.position({**table, "units": units, "planes": {"allied": 3}, "control": {"allied": ["4448"]}})
    bot, c = make("greedy", 3, 60.0, "salerno-rome"), game.state.components
    unit = c.unit_ids.index("26Pz/I-9")
    game.act(c.vocabulary.action("activate", unit))
    for place in ROAD:
        move = c.vocabulary.action("move", c.map.number[place])
        if game.decision is None or move not in game.decision.actions:
            break
        game.act(move)
        while game.decision is not None and game.decision.side == "allied":
            game.act(bot.choose(game))
    interdicted = [event for event in game.events if event.kind == "interdicted"]
    assert bool(interdicted) is (stopped_at is not None)
    if stopped_at is not None:
        assert c.map.ids[game.state.place[unit]] == stopped_at
        assert interdicted[0].data["hex"] == "4447" and interdicted[0].data["planes"] == 1
