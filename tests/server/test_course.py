"""The course of a game: it agrees with the positions it is about, also of a game that was resigned."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import sirocco
from sirocco import players
from sirocco.server.course import Course
from tests.server.harness import Player, Server, play_random


def test_the_course_of_a_game_that_was_resigned(server: Server) -> None:
    made = server.create({"allied": "open", "italian": "open"}, seed="5")
    asyncio.run(_play_and_resign(server, made))
    with server.http(made["tokens"]["italian"]) as http:
        summary = http.get(f"/api/tables/{made['id']}").json()
        course = http.get(f"/api/tables/{made['id']}/course").json()
    assert summary["result"]["level"] == "resigned"
    assert course["turns"][0]["n"] == 0
    assert course["turns"][-1]["n"] == summary["n"]
    assert course["turns"][-1]["score"] == summary["result"]["scores"]


async def _play_and_resign(server: Server, made: dict[str, Any]) -> None:
    both = {side: await Player(server, made["id"], token).open() for side, token in made["tokens"].items()}
    await play_random(both, random.Random(5), 120)
    answer = await both["italian"].ask("resign", seq=both["italian"].table["seq"], side="italian")
    assert answer["op"] == "done"
    for player in both.values():
        await player.close()


@pytest.mark.parametrize("often", [1, 60])
def test_the_course_of_a_game_with_standing_answers(often: int) -> None:
    """Windows that are passed over leave no action behind; answers are given and changed while it is looked at, too."""
    game, chance = sirocco.new("salerno-rome", scenario="ortona", seed=1), random.Random(1)
    course, passed = Course(game.definition.display(game.components)), 0
    while (decision := game.decision) is not None and game.length < 300:
        for kind, answer in game.answers(decision.side).items():
            if chance.random() < 0.02:
                game.answer(decision.side, kind, "ask" if answer == "decline" else "decline")
                passed += 1
        assert game.decision is not None
        game.act(chance.choice(game.decision.actions))
        if game.can_undo and chance.random() < 0.1:
            game.undo()
        if game.length % often == 0:
            course.of(game)
    assert passed > 5
    found = course.of(game)
    assert found["turns"][-1]["score"] == game.score
    assert found == Course(game.definition.display(game.components)).of(game)


def test_the_course_agrees_with_the_positions(server: Server) -> None:
    game, bot = sirocco.new("compass", seed=4), players.make("random", 4)
    while game.decision is not None:
        game.act(bot.choose(game))
    with server.http() as http:
        id = http.post("/api/records", json={"record": game.record()}).json()["id"]
        course = http.get(f"/api/tables/{id}/course").json()

        def score_at(n: int) -> dict[str, int]:
            found: dict[str, int] = http.get(f"/api/tables/{id}/at/{n}").json()["score"]
            return found

        turns = course["turns"]
        assert [turn["turn"] for turn in turns[:-1]] == list(range(1, 13))
        assert [turn["n"] for turn in turns] == sorted(turn["n"] for turn in turns)
        assert turns[-1]["score"] == game.score
        for turn in turns[:4]:
            assert score_at(turn["n"]) == turn["score"]

        assert course["turning"], "nothing ever changed the score"
        for point in course["turning"]:
            before, after = score_at(point["n"] - 1), score_at(point["n"])
            assert after == point["score"]
            gained = (after["allied"] - after["italian"]) - (before["allied"] - before["italian"])
            assert gained == point["change"] != 0
            assert point["event"]["kind"] in game.definition.event_kinds

    roster = game.definition.roster(game.state, None)
    lost = {"eliminated": "destroyed", "reduced": "reduced"}
    for side in ("allied", "italian"):
        for kind, name in lost.items():
            units = [str(event.data["unit"]) for event in game.events if event.kind == kind]
            assert course["losses"][side][name] == sum(roster[unit].side == side for unit in units)
    assert sum(course["losses"]["italian"].values()) > 0
