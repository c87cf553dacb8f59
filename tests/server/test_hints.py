"""What would you do? A bot answers for the side that decides, and knows no more than that side."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sirocco
from sirocco.kernel.game import Game
from sirocco.players import make
from sirocco.players.hints import Hint, hint
from tests.server.harness import Server


def ask(server: Server, made: dict[str, Any], side: str | None, **params: Any) -> Any:
    token = None if side is None else made["tokens"][side]
    with server.http(token) as http:
        return http.post(f"/api/tables/{made['id']}/hint", params=params, json={})


def test_a_plan_for_the_side_that_decides_and_it_can_be_carried_out(server: Server) -> None:
    made = server.create({"allied": "me", "italian": "bot:greedy"}, seed=3)
    answer = ask(server, made, "allied")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    game = sirocco.new("compass", seed=3)
    for action in found["actions"]:
        game.act(action)
    assert ask(server, made, "allied").json() == found
    assert ask(server, made, "allied", seq=99).status_code == 204


def test_no_hints_against_a_person_and_none_for_spectators(server: Server) -> None:
    online = server.create({"allied": "open", "italian": "open"}, seed=3)
    refused = ask(server, online, "allied")
    assert (refused.status_code, refused.json()["error"]["message"]["key"]) == (403, "server-hint-unfair")
    assert ask(server, online, "italian").json()["error"]["code"] == "not-yours"
    assert ask(server, online, None).json()["error"]["code"] == "not-yours"
    one_screen = server.create({"allied": "me", "italian": "me"}, seed=3)
    assert ask(server, one_screen, "allied").status_code == 200


def hint_for(game: Game, side: str) -> Hint:
    return hint(make("greedy", 7, 60.0, "compass"), game.imagine(side, "5"))


@pytest.mark.parametrize("played", [12, 30])
def test_a_hint_does_not_change_with_what_the_other_side_hides(played: int) -> None:
    game = sirocco.new("compass", seed=4)
    chance = random.Random(1)
    while game.length < played or game.decision is None:
        assert game.decision is not None
        game.act(chance.choice(game.decision.actions))
    side = game.decision.side
    mine = game.definition.side_index(side)
    other = game.clone()
    hand = slice(8 * (1 - mine), 8 * (1 - mine) + 8)
    before = game.definition.secrets(game.state, mine)
    state = other.state
    held, kept = state.hand[hand], state.container[hand]
    # The same number of markers, but others.
    pairs = [(i, j) for i in range(8) for j in range(8) if i != j and held[i] and kept[j]]
    assert pairs
    for i, j in pairs[:1]:
        held[i], held[j], kept[i], kept[j] = held[i] - 1, held[j] + 1, kept[i] + 1, kept[j] - 1
    state.hand[hand], state.container[hand] = held, kept
    assert other.definition.secrets(state, mine) != before
    assert hint_for(other, side) == hint_for(game, side)


def test_an_attack_comes_with_its_chances_and_a_march_with_a_reason() -> None:
    bot = make("greedy", 1, 60.0, "compass")
    game = sirocco.new("compass", seed=3)
    found: list[Hint] = []
    for number in range(60):
        assert game.decision is not None
        if number % 6 == 0:
            found.append(hint(make("greedy", 7, 60.0, "compass"), game.imagine(game.decision.side, "5")))
        game.act(bot.choose(game))
    attacks = [each for each in found if any(action.startswith("attack") for action in each.actions)]
    assert attacks and all(each.chances for each in attacks)
    marches = [each for each in found if all(action.startswith("move") for action in each.actions)]
    assert all(each.reasons for each in marches)


def test_a_march_of_several_hexes_is_one_hint() -> None:
    game = sirocco.new("dark-sands", "crusader", seed=3)
    bot = make("greedy", 1, 0.3, "dark-sands")
    while game.decision is not None and game.decision.step != "MovementAction":
        game.act(bot.choose(game))
    assert game.decision is not None
    found = hint(make("greedy", 7, 0.3, "dark-sands"), game.imagine(game.decision.side, "5"))
    assert found.actions[0].startswith("activate") and sum(a.startswith("activate") for a in found.actions) == 1
    assert any(action.startswith("move") for action in found.actions)
    assert found.reasons
