"""Where the greedy bot lands a single unit, and that it does so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.bot.raids import best_raid
from sirocco.games.salerno_rome.rules.activation_points import Allocation
from sirocco.games.salerno_rome.rules.operations.landings import MINOR
from sirocco.kernel import registry
from sirocco.kernel.game import Game
from sirocco.players import make

BEFORE_TERMOLI = {"78Inf/11": "4636", "78Inf/36": "4636", "78Inf/38": "4637", "8Ind/17": "4448", "Cmd-A": "5250"}
TERMOLI = "4633"
ALLIED_PLACES = ["4448", "1543", "1643", "4643", "5250"]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def october(germans: dict[str, str], **more: Any) -> Game:
    control = {"allied": ALLIED_PLACES, "axis": [TERMOLI]}
    table = {"game": "salerno-rome", "scenario": "campaign", "side": "allied", "turn": 2, "control": control}
    return sirocco.position({**table, "units": {**BEFORE_TERMOLI, **germans}, **more})


BEFORE_THE_TOWN = {"1FJ/I-1": "4635", "1FJ/II-1": "4635", "1FJ/III-1": "4535"}


def test_a_commando_lands_behind_the_front_where_nobody_is() -> None:
    game = october(BEFORE_THE_TOWN)
    raid, c = best_raid(game.state, MINOR), game.state.components
    assert raid is not None
    assert (c.unit_ids[raid.unit], c.map.ids[raid.hex]) == ("Cmd-A", TERMOLI)


def test_nobody_lands_where_he_could_not_be_joined_or_would_be_thrown_back() -> None:
    garrison = {**BEFORE_THE_TOWN, "1FJ/I-3": TERMOLI, "1FJ/II-3": "4532", "1FJ/III-3": "4533"}
    assert best_raid(october(garrison).state, MINOR) is None
    far_from_all = {"Cmd-A": "5250", "78Inf/11": "5259"}
    control = {"allied": ALLIED_PLACES, "axis": [TERMOLI]}
    table = {"game": "salerno-rome", "scenario": "campaign", "side": "allied", "turn": 2, "control": control}
    assert best_raid(sirocco.position({**table, "units": {**far_from_all, **BEFORE_THE_TOWN}}).state, MINOR) is None


def test_the_landing_is_bought_and_made() -> None:
    points = {"VIII": 12, "V": 0, "XV": 4, "axis": 0}
    game = october(BEFORE_THE_TOWN, at="allocation", points=points, state={"impulse": 2})
    bot = make("greedy", 3, 60.0, "salerno-rome")
    assert isinstance(game.state.stack[-1], Allocation)
    for _ in range(400):
        if game.decision is None or any(event.kind == "landed" for event in game.events):
            break
        game.act(bot.choose(game))
    landed = next(event for event in game.events if event.kind == "landed")
    assert (landed.data["unit"], landed.data["hex"]) == ("Cmd-A", TERMOLI)
