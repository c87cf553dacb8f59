"""Whether the server can be given work, and lists that cost the same however long they are."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
from sqlalchemy import Engine, event

from sirocco.server.rooms import Rooms
from sirocco.server.tokens import hash_of
from tests.patience import PATIENCE
from tests.server.harness import serving
from tests.server.hub import in_hub, new_room


def test_a_database_that_takes_no_writes_makes_the_server_unready(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with serving(f"sqlite:///{path}", "--no-limits") as server, server.http() as http:
        assert http.get("/api/ready").json() == {"ready": True}
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = http.get("/api/ready")
            assert answer.status_code == 503 and answer.json()["error"]["message"]["key"] == "server-not-ready"
            assert http.get("/api/health").status_code == 200, "it is alive all the same"
            other.execute("ROLLBACK")
        assert http.get("/api/ready").status_code == 200


def test_a_worker_that_died_makes_the_server_unready_until_it_is_replaced(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits", "--workers", "1") as server:
        made = server.create({"allied": "me", "italian": "bot:random"})
        with server.http(made["tokens"]["allied"]) as http:
            assert http.post(f"/api/tables/{made['id']}/hint", json={}).status_code == 200
            (worker,) = _children(server.pid)
            os.kill(worker, signal.SIGKILL)
            _until_status(http, 503)
            assert http.post(f"/api/tables/{made['id']}/hint", json={}).status_code == 200
            _until_status(http, 200)


def _children(pid: int) -> list[int]:
    """The bot workers of a server."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def _until_status(http: httpx.Client, status: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if http.get("/api/ready").status_code == status:
            return
        time.sleep(0.05)
    raise AssertionError(f"/api/ready never answered {status}")


def test_a_list_of_games_asks_the_database_as_often_for_many_as_for_one(tmp_path: Path) -> None:
    async def test(rooms: Rooms, engine: Engine) -> None:
        asked: list[str] = []
        visitor = hash_of("visitor")

        async def queries() -> int:
            asked.clear()
            await rooms.store.listed(visitor, None)
            return len(asked)

        counts: list[int] = []
        for _ in range(6):
            room = await new_room(rooms)
            await rooms.store.hold(visitor, room.seats[0].token_hash or "", room.id)
            if not counts:
                event.listen(engine, "before_cursor_execute", lambda *of: asked.append(of[2]))
            counts.append(await queries())
        assert len(await rooms.store.listed(visitor, None)) == 6
        assert len(set(counts)) == 1, counts

    in_hub(tmp_path, test)
