"""Tutorials over the net: what they consist of, tables at their steps, and that such tables are on nobody's list."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from sirocco.kernel.formats.tutorial import Tutorial
from sirocco.kernel.registry import definition, installed
from tests.server.harness import Player, Server, check_frames, serving

TUTORIALS = [tutorial for game in installed() for tutorial in definition(game).tutorials().values()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'games.sqlite'}", "--no-limits") as server:
        yield server


def begin(server: Server, tutorial: Tutorial, lesson: str, step: str) -> dict[str, Any]:
    with server.http() as http:
        answer = http.post(
            f"/api/games/{tutorial.game}/tutorials/{tutorial.name}", json={"lesson": lesson, "step": step}
        )
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=str)
def test_a_tutorial_is_played_over_the_net(server: Server, tutorial: Tutorial) -> None:
    """As the page does: each lesson from its first step, the player's actions and then what happens by itself."""

    async def play() -> None:
        for lesson in tutorial.lessons:
            made = begin(server, tutorial, lesson.id, lesson.step[0].id)
            player = await Player(server, made["id"], made["links"][tutorial.side].rpartition("/")[2]).open()
            assert player.table["sides"] == list(definition(tutorial.game).sides)
            await player.ask("look", side=tutorial.side)
            for step in lesson.step:
                for actions in (step.do, step.then):
                    if actions:
                        answer = await player.act(*actions)
                        assert answer["op"] == "done", (lesson.id, step.id, answer)
                        await player.catch_up(answer["seq"])
            check_frames(player.frames)
            await player.close()

    asyncio.run(play())


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=str)
def test_a_table_stands_at_any_step(server: Server, tutorial: Tutorial) -> None:
    async def look() -> None:
        for lesson in tutorial.lessons:
            step = lesson.step[-1]
            made = begin(server, tutorial, lesson.id, step.id)
            player = await Player(server, made["id"], made["links"][tutorial.side].rpartition("/")[2]).open()
            await player.ask("look", side=tutorial.side)
            if step.do:
                assert step.do[0] in player.legal
            await player.close()

    asyncio.run(look())


def test_what_the_page_is_told(server: Server) -> None:
    with server.http() as http:
        for tutorial in TUTORIALS:
            told = http.get(f"/api/games/{tutorial.game}/tutorials").json()
            assert [each["name"] for each in told] == list(definition(tutorial.game).tutorials())
            steps = [step["id"] for lesson in told[0]["lessons"] for step in lesson["steps"]]
            assert steps == [step.id for lesson in tutorial.lessons for step in lesson.step]
            summaries = http.get("/api/games").json()[tutorial.game]["tutorials"]
            assert {"name": tutorial.name, "minutes": tutorial.minutes} in summaries
            catalogue = http.get(f"/api/games/{tutorial.game}/text/it").text
            assert [key for key in tutorial.message_keys() if f"{key} =" not in catalogue] == []


def test_its_tables_are_on_nobodys_list(server: Server) -> None:
    with server.http() as http:
        point = {"lesson": "counters", "step": "move"}
        made = http.post("/api/games/compass/tutorials/first-steps", json=point).json()
        opened = http.get(f"/api/tables/{made['id']}").json()
        assert opened["mine"] == ["allied", "italian"]
        assert {seat["kind"] for seat in opened["seats"].values()} == {"lesson"}
        assert http.get("/api/tables").json() == []
        explained = http.get(f"/api/tables/{made['id']}/explain", params={"action": "move 11Hussars Bir-Enba"})
        assert explained.status_code == 200


@pytest.mark.parametrize(
    ("address", "point", "status", "said"),
    [
        ("/api/games/chess/tutorials/first-steps", {"lesson": "counters", "step": "move"}, 404, "unknown game 'chess'"),
        ("/api/games/compass/tutorials/last", {"lesson": "counters", "step": "move"}, 404, "unknown tutorial 'last'"),
        ("/api/games/compass/tutorials/first-steps", {"lesson": "x", "step": "move"}, 404, "unknown lesson 'x'"),
        ("/api/games/compass/tutorials/first-steps", {"lesson": "counters", "step": "x"}, 404, "unknown step 'x'"),
        ("/api/games/compass/tutorials/first-steps", {"lesson": "counters"}, 422, "step"),
        ("/api/games/compass/tutorials/first-steps", {"lesson": 1, "step": "move"}, 422, "lesson"),
        ("/api/games/compass/tutorials/first-steps", {"lesson": "counters", "step": "move", "x": 1}, 422, "x"),
    ],
)
def test_bad_input_is_refused(server: Server, address: str, point: dict[str, Any], status: int, said: str) -> None:
    with server.http() as http:
        answer = http.post(address, json=point)
    assert answer.status_code == status
    assert said in answer.json()["error"]["text"]


def test_an_unknown_game_has_no_tutorials(server: Server) -> None:
    with server.http() as http:
        assert http.get("/api/games/chess/tutorials").status_code == 404
