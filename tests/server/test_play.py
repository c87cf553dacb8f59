"""Playing: two people, links, refusals, taking back, giving up, talking, watching, catching up."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sirocco.server.settings import PLUGINS
from tests.server.harness import PLUGIN, Player, Server, check_frames, play_random, serving
from tests.server.postgres import cluster

TWO = {"allied": "open", "italian": "open"}
TOY = {"red": "open", "blue": "open"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All of this on both databases."""
    with ExitStack() as stack:
        address = f"sqlite:///{tmp_path_factory.mktemp('play') / 'games.sqlite'}"
        if request.param == "postgresql":
            address = stack.enter_context(cluster()).address
        yield stack.enter_context(serving(address, "--no-limits", env={PLUGINS: PLUGIN}))


async def sit_down(server: Server, made: dict[str, Any]) -> dict[str, Player]:
    return {side: await Player(server, made["id"], token).open() for side, token in made["tokens"].items()}


async def leave(*players: Player) -> None:
    for player in players:
        await player.close()


def shown(table: dict[str, Any]) -> dict[str, Any]:
    """A table without what updates do not carry."""
    return {key: value for key, value in table.items() if key not in ("news", "present", "watching")}


@pytest.mark.parametrize(("game", "seats"), [("compass", TWO), ("toy-campaign", TOY)])
def test_a_whole_game_by_updates_alone(server: Server, game: str, seats: dict[str, str]) -> None:
    """After every action the table put together from updates is the one the server would send whole."""
    made = server.create(seats, game, seed="a whole game")
    chance = random.Random(5)

    async def play() -> list[int]:
        players = await sit_down(server, made)
        watching = await Player(server, made["id"]).open()
        everybody = [*players.values(), watching]
        first = everybody[0]
        assert watching.table["side"] is None and watching.table["sides"] == []
        while first.decides is not None:
            made_by = players[first.decides]
            answer = await made_by.act(chance.choice(made_by.legal))
            assert answer["op"] == "done"
            for player in everybody:
                await player.catch_up(answer["seq"])
                patched = shown(player.table)
                await player.ask("sync")
                assert shown(player.table) == patched
        assert first.table["result"] is not None and first.table["seed"] == "a whole game"
        for player in everybody:
            check_frames(player.frames)
        await leave(*everybody)
        return [size for player in everybody for size in player.updates]

    sizes = asyncio.run(play())
    print(f"{game}: {len(sizes)} updates, median {statistics.median(sizes)} bytes, largest {max(sizes)}")  # noqa: T201
    assert statistics.median(sizes) <= 3000


def test_updates_against_a_bot_are_small(server: Server) -> None:
    """Against a bot that attacks, battles and all."""
    made = server.create({"allied": "me", "italian": "bot:greedy"}, seed=11)

    async def play() -> list[int]:
        player = await Player(server, made["id"], made["tokens"]["allied"]).open()
        chance = random.Random(3)
        while player.decides is not None:
            if player.legal:
                assert (await player.act(chance.choice(player.legal)))["op"] == "done"
            else:
                await player.receive()
        await player.close()
        return player.updates

    sizes = asyncio.run(play())
    print(f"against greedy: {len(sizes)} updates, median {statistics.median(sizes)} bytes")  # noqa: T201
    assert statistics.median(sizes) <= 3000


def test_the_maker_holds_his_seat_by_cookie(server: Server) -> None:
    async def look(cookie: str, game: str) -> list[str]:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{game}/play"
        async with connect(address, additional_headers={"cookie": f"sirocco={cookie}"}) as socket:
            sides: list[str] = json.loads(await socket.recv())["sides"]
            return sides

    with server.http() as http:
        made = http.post(
            "/api/tables", json={"game": "compass", "seats": {"allied": "me", "italian": "me"}, "name": "Ada"}
        ).json()
        listed = http.get("/api/tables").json()[0]
        assert listed["mine"] == ["allied", "italian"] and listed["seats"]["allied"]["name"] == "Ada"
        assert len({link.rpartition("/")[2] for link in made["links"].values()}) == 1
        cookie = http.cookies["sirocco"]
    assert asyncio.run(look(cookie, made["id"])) == ["allied", "italian"]
    assert asyncio.run(look("x" * 32, made["id"])) == []


def test_refused_moves_change_nothing(server: Server) -> None:
    made = server.create(TWO, seed="1")

    async def play() -> None:
        players = await sit_down(server, made)
        watching = await Player(server, made["id"]).open()
        allied, italian = players["allied"], players["italian"]
        chance = random.Random(1)
        await play_random(players, chance, 30)
        await watching.catch_up(allied.table["seq"])
        decides = players[allied.decides or ""]
        other = italian if decides is allied else allied
        before = shown(decides.table)
        seq = decides.table["seq"]
        legal = decides.legal[0]

        async def refused(player: Player, code: str, op: str = "act", **frame: Any) -> dict[str, Any]:
            answer = await player.ask(op, **frame)
            assert (answer["op"], answer["code"], answer["seq"]) == ("refused", code, seq), answer
            assert answer["text"] and answer["message"]["key"]
            return answer

        await refused(decides, "stale", seq=seq - 1, actions=[legal])
        await refused(decides, "stale", seq=seq + 1, actions=[legal])
        await refused(decides, "unreadable", seq=seq, actions=["dance 7RTR"])
        await refused(decides, "unreadable", seq=seq, actions=[legal, ""])
        await refused(other, "not-yours", seq=seq, actions=[legal])
        await refused(watching, "not-yours", seq=seq, actions=[legal])
        await refused(watching, "not-yours", "undo", seq=seq)
        await refused(other, "not-yours", "resign", seq=seq, side=decides.table["side"])
        await refused(other, "not-yours", "look", side=decides.table["side"])
        illegal = await refused(decides, "illegal", seq=seq, actions=["move Ariete Tobruch"])
        assert illegal["rule"].startswith("C-")
        await refused(decides, "illegal", seq=seq, actions=[legal, *["move Ariete Tobruch"] * 3])
        for player in (decides, other, watching):
            await player.ask("sync")
            assert player.table["seq"] == seq
        assert shown(decides.table) == before
        assert (await decides.act(legal))["op"] == "done"
        await leave(allied, italian, watching)

    asyncio.run(play())


def test_wrong_tokens_and_unknown_games(server: Server) -> None:
    made, other = server.create(TWO), server.create(TWO)

    async def refused(game: str, token: str | None) -> int:
        player = Player(server, game, token)
        with pytest.raises(ConnectionClosed) as closed:
            await player.open()
        check_frames(player.frames)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    for token in ("x" * 32, "", "\\", other["tokens"]["allied"]):
        assert asyncio.run(refused(made["id"], token)) == 4403
    for game in ("x" * 16, "x", "%00"):
        assert asyncio.run(refused(game, None)) == 4404
    with server.http(token=other["tokens"]["allied"]) as http:
        answer = http.get(f"/api/tables/{made['id']}")
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "wrong-token"
    with server.http() as http:
        assert http.get("/api/tables/aaaaaaaaaaaaaaaa").status_code == 404
        hidden = http.get(f"/api/tables/{made['id']}/at/0", params={"side": "allied"})
        assert hidden.status_code == 403 and hidden.json()["error"]["code"] == "not-yours"
        assert http.get(f"/api/tables/{made['id']}/record").json()["error"]["code"] == "not-allowed"
        assert http.post(f"/api/tables/{made['id']}/rematch", json={}).status_code == 403
        foreign = http.post(
            "/api/tables", json={"game": "compass", "seats": TWO}, headers={"origin": "http://evil.example"}
        )
        assert foreign.status_code == 403

    async def foreign_page() -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['id']}/play"
        with pytest.raises(InvalidStatus):
            await connect(address, origin="http://evil.example")  # type: ignore[arg-type]

    asyncio.run(foreign_page())


def test_several_actions_and_taking_back(server: Server) -> None:
    made = server.create(TWO, seed=4)

    async def play() -> None:
        players = await sit_down(server, made)
        allied, italian = players["allied"], players["italian"]
        begun = shown(allied.table)
        assert not allied.table["decision"]["undo"]
        first, second = allied.legal[:2]
        assert (await allied.act(first, second))["seq"] == 2
        assert allied.table["n"] == 2 and allied.table["decision"]["undo"]
        await italian.catch_up(2)
        assert italian.table["decision"]["undo"] is False and italian.table["decision"]["actions"] is None
        assert (await italian.ask("undo", seq=2))["code"] == "not-yours"
        assert (await allied.ask("undo", seq=2))["op"] == "done"
        assert (await allied.ask("undo", seq=3))["op"] == "done"
        now = shown(allied.table)
        assert (now["seq"], now["n"]) == (4, 0)
        assert {**now, "seq": 0} == begun
        assert (await allied.ask("undo", seq=4))["code"] == "no-undo"
        await leave(allied, italian)
        again = await Player(server, made["id"], made["tokens"]["allied"]).open()
        assert shown(again.table) == now
        await leave(again)

    asyncio.run(play())


def test_giving_up_and_the_record(server: Server) -> None:
    made = server.create(TWO, seed="secret of this game")

    async def play() -> None:
        players = await sit_down(server, made)
        allied, italian = players["allied"], players["italian"]
        await play_random(players, random.Random(2), 12)
        with server.http(made["tokens"]["allied"]) as http:
            assert http.get(f"/api/tables/{made['id']}/record").status_code == 403
        assert (await italian.ask("resign", seq=12, side="italian"))["op"] == "done"
        await allied.catch_up(13)
        result = allied.table["result"]
        assert (result["winner"], result["level"]) == ("allied", "resigned")
        assert allied.table["seed"] == "secret of this game" and allied.decides is None
        assert (await allied.ask("act", seq=13, actions=["done"]))["code"] == "over"
        assert (await allied.ask("undo", seq=13))["code"] == "over"
        await leave(allied, italian)

    asyncio.run(play())
    with server.http() as http:
        record = http.get(f"/api/tables/{made['id']}/record")
        assert record.status_code == 200 and "seed: secret of this game" in record.text
        uploaded = http.post("/api/records", content=record.text, headers={"content-type": "text/plain"})
        assert uploaded.status_code == 201
        assert http.post("/api/records", json={"record": record.text}).status_code == 201
        new = uploaded.json()["id"]
        listed = next(t for t in http.get("/api/tables").json() if t["id"] == new)
        assert listed["recorded"] and listed["mine"] == ["allied", "italian"] and not listed["my_turn"]
        at = http.get(f"/api/tables/{new}/at/12", params={"side": "italian"}).json()
        assert at["n"] == 12 and at["table"]["cards"]["italian"]["hand"] is not None
        branch = http.post(
            f"/api/tables/{new}/branch", json={"at": 6, "seats": {"allied": "me", "italian": "bot:random"}}
        )
        assert branch.status_code == 201
        table = http.get(f"/api/tables/{branch.json()['id']}").json()
        assert (table["n"], table["parent"], table["branched_at"]) == (6, new, 6)
        proof = http.get(f"/api/tables/{branch.json()['id']}/record").text
        assert http.post("/api/records", json={"record": proof}).status_code == 201

    async def only_looked_at() -> None:
        player = await Player(server, new, uploaded.json()["links"]["allied"].rpartition("/")[2]).open()
        assert (await player.ask("act", seq=0, actions=["done"]))["code"] == "over"
        assert player.table["decision"]["actions"] is None
        await player.close()

    asyncio.run(only_looked_at())


def test_talking_and_presence(server: Server) -> None:
    made = server.create(TWO)

    async def play() -> None:
        allied = await Player(server, made["id"], made["tokens"]["allied"]).open()
        await allied.until("present")
        assert allied.table["present"] == ["allied"]
        italian = await Player(server, made["id"], made["tokens"]["italian"]).open()
        await allied.until("present")
        assert allied.table["present"] == ["allied", "italian"] == italian.table["present"]
        assert (await allied.ask("say", text="Buongiorno\u0000 <b>!"))["op"] == "done"
        said = await italian.until("chat")
        assert (said["side"], said["text"]) == ("allied", "Buongiorno  <b>!")
        assert (await allied.ask("say", text="x" * 501))["code"] == "bad-frame"
        assert (await allied.ask("say", text=" \u0007 "))["code"] == "bad-frame"
        watching = await Player(server, made["id"]).open()
        assert [line["text"] for line in watching.table["chat"]] == ["Buongiorno  <b>!"]
        assert (await watching.ask("say", text="Hello"))["code"] == "not-yours"
        await italian.close()
        while allied.table["present"] != ["allied"]:
            await allied.receive()
        assert (await allied.ask("ping"))["op"] == "pong"
        await leave(allied, watching)

    asyncio.run(play())


def test_names(server: Server) -> None:
    made = server.create(TWO)

    async def play() -> None:
        allied = await Player(server, made["id"], made["tokens"]["allied"]).open()
        italian = await Player(server, made["id"], made["tokens"]["italian"]).open()
        assert (await allied.ask("name", name=" Anna\u0007 "))["op"] == "done"
        await italian.until("seats")
        assert [seat["name"] for seat in italian.table["seats"].values()] == ["Anna", None]
        assert (await italian.ask("say", text="Ciao"))["op"] == "done"
        assert (await italian.ask("name", name="x" * 41))["code"] == "bad-frame"
        watching = await Player(server, made["id"]).open()
        assert (await watching.ask("name", name="Nobody"))["code"] == "not-yours"
        await leave(allied, italian, watching)

    asyncio.run(play())
    with server.http(made["tokens"]["italian"]) as http:
        (listed,) = http.get("/api/tables").json()
    assert listed["seats"]["allied"]["name"] == "Anna", "stored in the database, not only sent"


def test_hot_seat(server: Server) -> None:
    made = server.create({"allied": "me", "italian": "me"})

    async def play() -> None:
        both = await Player(server, made["id"], made["tokens"]["allied"]).open()
        assert both.table["sides"] == ["allied", "italian"] and both.table["side"] is None
        assert both.table["decision"]["actions"] is None
        assert all(cards["hand"] is None for cards in both.table["table"]["cards"].values())
        chance = random.Random(8)
        for _ in range(60):
            side = both.decides
            assert side is not None
            if both.table["side"] != side:
                await both.ask("look", side=side)
            hands = {owner: cards["hand"] for owner, cards in both.table["table"]["cards"].items()}
            assert [owner for owner, hand in hands.items() if hand is not None] == [side]
            assert (await both.act(chance.choice(both.legal)))["op"] == "done"
        await both.ask("look", side=None)
        assert all(cards["hand"] is None for cards in both.table["table"]["cards"].values())
        await leave(both)

    asyncio.run(play())


def test_two_tabs_and_coming_back(server: Server) -> None:
    made = server.create(TWO)

    async def play() -> None:
        players = await sit_down(server, made)
        allied, italian = players["allied"], players["italian"]
        second = await Player(server, made["id"], made["tokens"]["allied"]).open()
        answers = await asyncio.gather(allied.act(allied.legal[0]), second.act(second.legal[1]))
        assert sorted(answer["op"] for answer in answers) == ["done", "refused"]
        assert next(a for a in answers if a["op"] == "refused")["code"] == "stale"
        await italian.close()
        await allied.catch_up(1)
        await second.catch_up(1)
        await play_random({"allied": allied}, random.Random(0), 1)
        await second.catch_up(2)
        assert shown(second.table) == shown(allied.table)
        italian = await Player(server, made["id"], made["tokens"]["italian"]).open()
        assert italian.table["seq"] == 2 and italian.table["news"] == 0
        await leave(allied, italian, second)

    asyncio.run(play())


def test_news_since_ones_own_last_action(server: Server) -> None:
    """A returning player sees how much of the log is new since his own last action, even after the room was dropped."""
    made = server.create(TWO, seed=12)

    async def play() -> None:
        players = await sit_down(server, made)
        chance = random.Random(12)
        read: dict[str, int] = {}
        for _ in range(150):
            side = players["allied"].decides
            assert side is not None
            await play_random(players, chance, 1)
            read[side] = len(players[side].table["log"])
        for side in players:
            again = await Player(server, made["id"], made["tokens"][side]).open()
            assert again.table["news"] == min(read[side], len(again.table["log"]))
            assert again.table["log"] == players[side].table["log"]
            await again.close()
        assert any(read[side] < len(players[side].table["log"]) for side in players)
        await leave(*players.values())

    asyncio.run(play())


def test_rematch(server: Server) -> None:
    made = server.create({"allied": "me", "italian": "open"})

    async def play() -> None:
        players = await sit_down(server, made)
        with server.http(made["tokens"]["italian"]) as http:
            again = http.post(f"/api/tables/{made['id']}/rematch", json={"swap": True}).json()
            assert list(again["links"]) == ["allied"]
            assert http.post(f"/api/tables/{made['id']}/rematch", json={}).json()["id"] == again["id"]
        for side, other in (("allied", "italian"), ("italian", "allied")):
            offer = await players[side].until("rematch")
            assert offer["id"] == again["id"]
            player = await Player(server, again["id"], offer["link"].rpartition("/")[2]).open()
            assert player.table["sides"] == [other]
            await player.close()
        await players["allied"].ask("sync")
        assert players["allied"].table["rematch"]["id"] == again["id"]
        await leave(*players.values())

    asyncio.run(play())


def test_asking_about_the_table(server: Server) -> None:
    made = server.create({"allied": "me", "italian": "bot:greedy"}, seed=21)
    game = made["id"]

    async def until_movement() -> None:
        player = await Player(server, game, made["tokens"]["allied"]).open()
        while player.decides is not None and player.table["decision"]["step"] != "MovementPhase":
            if player.legal:
                await player.act(player.legal[0])
            else:
                await player.receive()
        await player.close()

    asyncio.run(until_movement())
    with server.http(made["tokens"]["allied"]) as http:

        def get(path: str, **params: Any) -> Any:
            answer: httpx.Response = http.get(f"/api/tables/{game}/{path}", params=params)
            assert answer.status_code == 200, (path, answer.text)
            return answer.json()

        reach = get("reach", piece="11Hussars")["ways"]
        place, way = max(reach.items(), key=lambda item: len(item[1]["actions"]))
        assert len(way["actions"]) > 1 and way["cost"] > 0
        assert get("explain", action=way["actions"][0])["breakdowns"][0]["total"] > 0
        assert get("why", action=[way["actions"][0], "move 11Hussars Tobruch"])[0] is None
        reasons = get("why-not", piece="11Hussars", place="Tobruch")
        assert {reason["verb"] for reason in reasons} >= {"move"} and all(r["rule"] for r in reasons)
        assert "move" not in {reason["verb"] for reason in get("why-not", piece="11Hussars", place=place)}
        assert get("why-not", piece="Ariete")[0]["message"]["key"]
        assert get("about", kind="unit", name="11Hussars")[0]["tone"] == "head"
        assert len(get("words", lang="it", whole=True)["board"]) > 20
        sheet = http.get("/api/games/compass/campaign/sheet")
        for name in sheet.json()["overlays"]:
            assert set(get(f"overlay/{name}")) == {"marks", "paths", "rings", "notes"}
        assert get("score")["breakdowns"] and "sides" in get("luck")
        marks = get("bookmarks")
        assert [mark["n"] for mark in marks] == sorted({mark["n"] for mark in marks})
        same = http.get("/api/games/compass/campaign/sheet", headers={"if-none-match": sheet.headers["etag"]})
        assert same.status_code == 304
        for path in ("about?kind=unit&name=Nobody", "overlay/none", "at/9999", "reach?piece=Nobody"):
            assert http.get(f"/api/tables/{game}/{path}").status_code == 404
    with server.http() as stranger:
        for path in ("reach?piece=11Hussars", "explain?action=done", "why?action=done", "why-not?piece=11Hussars"):
            assert stranger.get(f"/api/tables/{game}/{path}").status_code == 403


def test_the_games_and_their_rules(server: Server) -> None:
    with server.http() as http:
        assert set(http.get("/api/games").json()) >= {"compass", "toy-campaign"}
        assert http.get("/api/bots").json()[:2] == ["random", "greedy"]
        book = http.get("/api/games/compass/rules/it").json()
        clauses = [c["id"] for ch in book["chapters"] for s in ch["sections"] for c in s["clauses"]]
        assert len(clauses) == len(set(clauses)) > 200 and book["preface"]
        clause = http.get("/api/games/compass/rules/clause/c-3.1A").json()
        assert clause["id"] == "C-3.1a" and clause["implemented"] and clause["tested"]
        assert "server-over = " in http.get("/api/games/compass/text/en").text
        assert http.get("/api/games/toy-campaign/whole/sheet").json()["title"] == "Toy campaign"
        assert http.get("/api/games/toy-campaign/whole/board").status_code == 404
        assert http.get("/api/games/toy-campaign/rules/en").status_code == 404
        assert http.get("/api/games/nothing/campaign/sheet").status_code == 404
        assert http.get("/api/games/compass/nothing/sheet").status_code == 404
