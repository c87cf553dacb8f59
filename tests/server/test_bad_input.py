"""Everything that should not be sent, and a database in trouble: answered clearly, and the server goes on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import sirocco
from sirocco.server.database import open_database, read_url
from sirocco.server.settings import PLUGINS, Settings
from tests.patience import PATIENCE
from tests.server.harness import PLUGIN, Player, Server, serving
from tests.server.postgres import cluster

TWO = {"allied": "open", "italian": "open"}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, as it is run."""
    folder: Path = tmp_path_factory.mktemp("limited")
    with serving(f"sqlite:///{folder / 'games.sqlite'}", env={PLUGINS: PLUGIN}) as running:
        yield running


async def still_serves(server: Server) -> None:
    """A new game can be made and played."""
    made = await asyncio.to_thread(server.create, TWO)
    player = await Player(server, made["id"], made["tokens"]["allied"]).open()
    assert (await player.act(player.legal[0]))["op"] == "done"
    await player.close()


BAD_FRAMES: list[str | bytes] = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"op": "dance", "id": 1}',
    '{"op": "act", "id": 1}',
    '{"op": "act", "id": "x", "seq": 0, "actions": ["done"]}',
    '{"op": "act", "id": 1, "seq": "0", "actions": ["done"]}',
    '{"op": "act", "id": 1, "seq": 0, "actions": []}',
    '{"op": "act", "id": 1, "seq": 0, "actions": "done"}',
    '{"op": "act", "id": 1, "seq": 0, "actions": [1]}',
    '{"op": "act", "id": NaN, "seq": 0, "actions": ["done"]}',
    json.dumps({"op": "act", "id": 1, "seq": 0, "actions": ["done"] * 101}),
    json.dumps({"op": "act", "id": 1, "seq": 0, "actions": ["x" * 201]}),
    '{"op": "act", "id": 1, "seq": 1' + "0" * 5000 + ', "actions": ["done"]}',
    "[" * 20_000,
    '{"op":' * 5_000,
    b"\x00\xff binary",
    "x" * 70_000,
    '{"op": "say", "id": 1, "text": ""}',
    '{"op": "say", "id": 1, "text": "\\ud800"}',
    '{"op": "look", "id": 1}',
]


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=lambda frame: repr(frame[:30]))
def test_bad_frames(server: Server, frame: str | bytes) -> None:
    made = server.create(TWO)

    async def play() -> None:
        player = await Player(server, made["id"], made["tokens"]["allied"]).open()
        await player.socket.send(frame)
        refusal = await player.until("refused")
        assert refusal["code"] == "bad-frame" and refusal["text"], refusal
        assert (await player.act(player.legal[0]))["op"] == "done"
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(20):
                await player.socket.send(frame)
                await player.until("refused")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        await still_serves(server)

    asyncio.run(play())


def test_a_frame_beyond_all_measure(server: Server) -> None:
    made = server.create(TWO)

    async def play() -> None:
        player = await Player(server, made["id"]).open()
        with pytest.raises(ConnectionClosed) as closed:
            await player.socket.send("x" * 3_000_000)
            await player.until("refused")
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        await still_serves(server)

    asyncio.run(play())


def test_a_flood_of_frames(limited: Server) -> None:
    made = limited.create(TWO)

    async def play() -> None:
        player = await Player(limited, made["id"], made["tokens"]["allied"]).open()
        with pytest.raises(ConnectionClosed) as closed:
            for number in range(2000):
                await player.socket.send(json.dumps({"op": "ping", "id": number}))
            while True:
                await player.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        assert any('"too-fast"' in frame for frame in player.frames)
        await still_serves(limited)

    asyncio.run(play())


def test_a_client_that_does_not_read(server: Server) -> None:
    """It is hung up on, and nobody else notices."""
    made = server.create({"allied": "bot:greedy", "italian": "bot:greedy"})

    async def play() -> None:
        deaf = await Player(server, made["id"]).open()
        deaf.socket.transport.pause_reading()
        watching = await Player(server, made["id"]).open()
        while watching.decides is not None:
            await watching.receive()
        await watching.close()
        deaf.socket.transport.abort()
        await still_serves(server)

    asyncio.run(play())


def test_old_messages_again(server: Server) -> None:
    made = server.create(TWO)

    async def play() -> None:
        player = await Player(server, made["id"], made["tokens"]["allied"]).open()
        action = player.legal[0]
        assert (await player.act(action))["op"] == "done"
        for _ in range(5):
            again = await player.ask("act", seq=0, actions=[action])
            assert again["code"] == "stale"
        assert player.table["n"] == 1
        for seq in (-1, 2, 2**31, 2**63, 10**30):
            assert (await player.ask("undo", seq=seq))["op"] == "refused"
        await player.close()

    asyncio.run(play())


def test_bad_requests(server: Server) -> None:
    good = {"game": "compass", "seats": TWO}
    bad: list[tuple[dict[str, Any], int]] = [
        ({}, 422),
        ({**good, "game": "chess"}, 404),
        ({**good, "scenario": "none"}, 404),
        ({**good, "options": {"none": True}}, 404),
        ({**good, "options": {"none": "yes"}}, 422),
        ({**good, "seats": {"allied": "me"}}, 422),
        ({**good, "seats": {"allied": "me", "german": "me"}}, 404),
        ({**good, "seats": {"allied": "me", "italian": "bot:deep-thought"}}, 404),
        ({**good, "seats": {"allied": "me", "italian": "cat"}}, 422),
        ({**good, "seed": "two\nlines"}, 422),
        ({**good, "seed": "x" * 300}, 422),
        ({**good, "name": "x" * 300}, 422),
        ({**good, "more": 1}, 422),
    ]
    with server.http() as http:
        for body, status in bad:
            answer = http.post("/api/tables", json=body)
            assert answer.status_code == status, (body, answer.text)
            assert answer.json()["error"]["text"]
        for content in (b"", b"nonsense", b"[" * 30_000, b"\xff\xfe", b'"x"', b"null"):
            answer = http.post("/api/tables", content=content, headers={"content-type": "application/json"})
            assert answer.status_code == 422, (content[:20], answer.text)
        form = http.post("/api/tables", data={"game": "compass"})
        assert form.status_code == 415 and form.json()["error"]["code"] == "not-json"
        large = http.post("/api/tables", json={**good, "name": "x" * 100_000})
        assert large.status_code == 413 and large.json()["error"]["code"] == "too-large"

        def in_pieces() -> Iterator[bytes]:
            for _ in range(100):
                yield b" " * 10_000

        endless = http.post("/api/tables", content=in_pieces(), headers={"content-type": "application/json"})
        assert endless.status_code in (411, 413)
        for path in (
            "/api/nothing",
            "/api/tables/x/y/z",
            "/assets/none.js",
            "/favicon.none",
            "/join/x",
            "/..%2f..%2fetc",
        ):
            assert http.get(path).status_code == 404, path
        assert http.put("/api/tables", json={}).status_code == 405
        assert http.get("/api/games/compass/text/fr").status_code == 422
        strange = http.get("/api/health", headers={"cookie": "sirocco=\x22;;;=", "authorization": "Bearer"})
        assert strange.status_code == 200


def test_too_many_requests(limited: Server) -> None:
    with limited.http() as http:
        assert http.get("/api/bots").status_code == 200
        with ThreadPoolExecutor() as crowd:  # one alone may not be fast enough
            assert all(crowd.map(lambda _: answered(http, 429), range(4)))
        assert answered(http, 200), "after a pause it goes on"


def answered(http: httpx.Client, code: int) -> bool:
    """Ask until this is the answer."""
    deadline = time.monotonic() + PATIENCE
    while (status := http.get("/api/bots").status_code) != code and time.monotonic() < deadline:
        assert status in (200, 429)
    return status == code


def finished_record() -> str:
    game = sirocco.new("compass", seed=1)
    chance = random.Random(0)
    for _ in range(50):
        assert game.decision is not None
        game.act(chance.choice(game.decision.actions))
    return game.record()


def resealed(record: str, change: Callable[[str], str]) -> str:
    """A record changed by somebody who knows how to write the checksum."""
    from sirocco.kernel.formats.record import _checksum

    body = change(record[: record.rindex("checksum: ")])
    return f"{body}checksum: {_checksum(body)}\n"


def test_bad_records(server: Server) -> None:
    good = finished_record()
    bad = {
        "empty": "",
        "not a record": "hello",
        "cut off": good[:-100],
        "changed": good.replace("allied: ", "italian: ", 1),
        "another version": good.replace("sirocco-record 1", "sirocco-record 2"),
        "another version, sealed": resealed(good, lambda b: b.replace("sirocco-record 1", "sirocco-record 2")),
        "other components": resealed(good, lambda b: b.replace("components: ", "components: 0000")),
        "unknown game": resealed(good, lambda b: b.replace("game: compass", "game: chess")),
        "wrong seed": resealed(good, lambda b: b.replace("\nseed: 1\n", "\nseed: 2\n")),
        "wrong end": resealed(good, lambda b: b.replace("position: ", "position: 0")),
        "no header": resealed(good, lambda b: b.replace("options: ", "notions: ")),
        "odd options": resealed(good, lambda b: b.replace("options: {}", "options: [1]")),
        "odd start": resealed(good, lambda b: b.replace("\n--\n", '\nstart: {"units": 3}\n--\n', 1)),
        "odd dice": resealed(good, lambda b: b.replace("\n--\n", "\ndice: 7 x\n--\n", 1)),
        "illegal action": resealed(
            good, lambda b: b.replace("\n--\nallied: ", "\n--\nallied: move 7RTR Tobruch\nallied: ", 1)
        ),
        "nulls": "sirocco-record 1\n" + "\x00" * 1000,
        "nested": resealed(good, lambda b: b.replace("options: {}", "options: " + "[" * 50_000)),
    }
    with server.http() as http:
        for name, record in bad.items():
            answer = http.post("/api/records", json={"record": record})
            assert answer.status_code in (404, 422), (name, answer.text)
            assert answer.json()["error"]["text"], name
        plain = {"content-type": "text/plain"}
        assert http.post("/api/records", content=b"\xff\xfe\x00", headers=plain).status_code == 422
        assert http.post("/api/records", content=b"x" * 5_000_000, headers=plain).status_code == 413
        assert http.post("/api/records", content=b"x" * 4_100_000, headers=plain).status_code == 422
        assert http.post("/api/records", json={"record": 1}).status_code == 422
        assert http.post("/api/records", json=[]).status_code == 422
        assert http.post("/api/records", json={"record": good}).status_code == 201
    asyncio.run(still_serves(server))


def test_a_locked_database(tmp_path: Path) -> None:
    """While somebody else has the file, writing is refused after a while and reading goes on; then all is well."""
    file = tmp_path / "games.sqlite"
    with serving(f"sqlite:///{file}", "--no-limits") as server:
        made = server.create(TWO)

        async def play() -> None:
            player = await Player(server, made["id"], made["tokens"]["allied"]).open()
            assert (await player.act(player.legal[0]))["op"] == "done"
            holder = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
            holder.execute("BEGIN EXCLUSIVE")
            before = dict(player.table)
            refusal = await player.act(player.legal[0])
            assert refusal["code"] == "storage" and refusal["seq"] == 1
            assert (await player.ask("say", text="anybody there?"))["code"] == "storage"
            with server.http() as http:
                failed = await asyncio.to_thread(http.post, "/api/tables", json={"game": "compass", "seats": TWO})
                assert failed.status_code == 503 and failed.json()["error"]["code"] == "storage"
                assert (await asyncio.to_thread(http.get, f"/api/tables/{made['id']}")).status_code == 200
            holder.execute("ROLLBACK")
            holder.close()
            await player.ask("sync")
            assert player.table["table"] == before["table"] and player.table["seq"] == 1
            assert (await player.act(player.legal[0]))["op"] == "done"
            await player.close()
            await still_serves(server)

        asyncio.run(play())


def test_a_full_database(tmp_path: Path) -> None:
    """When nothing more fits, that is said, nothing is lost, and what is there can be read."""
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits", "--database-limit", "1") as server:
        made = server.create(TWO)

        async def play() -> int:
            players = {s: await Player(server, made["id"], t).open() for s, t in made["tokens"].items()}
            chance = random.Random(1)
            fill = {"game": "compass", "seats": TWO, "seed": "x" * 200}
            with server.http() as http:
                while (await asyncio.to_thread(http.post, "/api/tables", json=fill)).status_code == 201:
                    pass
            first = players["allied"]
            for _ in range(2000):
                player = players[first.decides or ""]
                answer = await player.act(chance.choice(player.legal))
                if answer["op"] == "refused":
                    break
                for other in players.values():
                    await other.catch_up(answer["seq"])
            assert answer["code"] == "storage", answer
            await first.ask("sync")
            seq: int = first.table["seq"]
            with server.http() as http:
                table = (await asyncio.to_thread(http.get, f"/api/tables/{made['id']}")).json()
                assert table["n"] == seq
                assert (await asyncio.to_thread(http.get, "/api/health")).status_code == 200
            for player in players.values():
                await player.close()
            return seq

        seq = asyncio.run(play())
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits") as server:
        with server.http() as http:
            assert http.get(f"/api/tables/{made['id']}").json()["n"] == seq
        asyncio.run(still_serves(server))


def test_postgresql_goes_away_and_comes_back() -> None:
    with cluster() as database, serving(database.address, "--no-limits") as server:
        made = server.create(TWO)

        async def play() -> None:
            player = await Player(server, made["id"], made["tokens"]["allied"]).open()
            assert (await player.act(player.legal[0]))["op"] == "done"
            await asyncio.to_thread(database.stop)
            assert (await player.act(player.legal[0]))["code"] == "storage"
            with server.http() as http:
                listed = await asyncio.to_thread(http.get, "/api/tables")
                assert listed.status_code == 503 and listed.json()["error"]["code"] == "storage"
            await asyncio.to_thread(database.start)
            async with asyncio.timeout(PATIENCE):
                while (answer := await player.act(player.legal[0]))["op"] != "done":
                    await asyncio.sleep(0.2)
            assert answer == {"op": "done", "id": answer["id"], "seq": 2}
            await player.close()
            await still_serves(server)

        asyncio.run(play())


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite"
    text.write_text("this is not a database, not at all, whatever its name says")
    for address in (
        f"sqlite:///{text}",
        "sqlite://",
        "mysql://localhost/games",
        "nonsense",
        "postgresql://sirocco@127.0.0.1:1/none",
        f"sqlite:///{text}/below/a/file.sqlite",
    ):
        with pytest.raises(sirocco.SiroccoError) as error:
            open_database(Settings(database=address))
        assert "\n" not in str(error.value)
    assert read_url("postgresql://a@b/c").drivername == "postgresql+psycopg"
