"""`kill -9` at any current: whatever was acknowledged is there afterwards, and nothing is there twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import HTTPError
from websockets.exceptions import WebSocketException

import sirocco
from tests.patience import PATIENCE
from tests.server.harness import Player, Server
from tests.server.postgres import cluster

TABLES = 4
ENOUGH = 6
"""So many actions must be acknowledged before a kill may come."""
BROKEN = (WebSocketException, OSError, HTTPError)
"""What a client sees of a killed server, and now and then of one on a busy machine."""


class Table:
    """A game played by one client for both sides, and what the server acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.number = number
        self.entries = 0
        self.chance = random.Random(number)
        self.begin(server)

    def begin(self, server: Server) -> None:
        """A new game."""
        made = server.create({"allied": "me", "italian": "me"}, seed=f"kill {self.number}")
        self.id, self.token = made["id"], made["tokens"]["allied"]
        self.acknowledged: list[str] = []
        """The actions of the line being played, as far as `done` was received."""
        self.asked: list[str] | None = None
        """What it would be if what was asked last was done too."""
        self.seq = 0

    async def play(self, server: Server, killed: asyncio.Event) -> None:
        """Play on, and another game after this one, until the server is killed."""
        while not killed.is_set():
            try:
                await self.play_on(server)
                self.begin(server)
            except BROKEN:
                await asyncio.sleep(0.01)

    async def play_on(self, server: Server) -> None:
        player = await Player(server, self.id, self.token).open()
        self.check(server, player)
        while player.decides is not None:
            if player.table["side"] != player.decides:
                await player.ask("look", side=player.decides)
            if player.table["decision"]["undo"] and self.chance.random() < 0.1:
                self.asked = self.acknowledged[:-1]
                answer = await player.ask("undo", seq=player.table["seq"])
                count = 1
            else:
                actions = [self.chance.choice(player.legal)]
                if len(player.legal) > 2 and self.chance.random() < 0.2:
                    actions.append(self.chance.choice(player.legal))
                self.asked = self.acknowledged + actions
                answer = await player.act(*actions)
                count = len(actions)
            if answer["op"] == "done":
                self.acknowledged = self.asked
                self.seq = answer["seq"]
                self.entries += count
            self.asked = None

    def check(self, server: Server, player: Player) -> None:
        """The game is as it was acknowledged, or with what was under way: never less, never half of it."""
        with server.http(self.token) as http:
            record = http.get(f"/api/tables/{self.id}/record").text
        game = sirocco.replay(record)
        stored = [str(action) for _, action in game.actions_taken]
        possible = [self.acknowledged] if self.asked is None else [self.acknowledged, self.asked]
        assert stored in possible, f"{len(stored)} actions, acknowledged {len(self.acknowledged)}"
        assert player.table["seq"] >= self.seq and player.table["n"] == len(stored)
        assert player.table["score"] == game.score
        assert player.table["here"][-1:] == [] or player.table["here"][-1]["step"] == game.here[-1][0]
        self.acknowledged, self.asked, self.seq = stored, None, player.table["seq"]


def play_and_kill(database: str, kills: int) -> None:
    chance = random.Random(1)
    server = Server(database, "--no-limits").start()
    tables = [Table(server, number) for number in range(TABLES)]

    def played() -> int:
        return sum(table.entries for table in tables)

    async def play(seconds: float) -> None:
        """However slow the machine is, something is under way when the kill comes."""
        killed = asyncio.Event()

        async def kill() -> None:
            wanted, until = played() + ENOUGH, time.monotonic() + PATIENCE
            while played() < wanted:
                assert time.monotonic() < until, "hardly anything is played"
                await asyncio.sleep(0.01)
            await asyncio.sleep(seconds)
            assert server.process is not None
            server.process.kill()
            killed.set()

        async with asyncio.TaskGroup() as together:
            for table in tables:
                together.create_task(table.play(server, killed))
            together.create_task(kill())

    began = time.monotonic()
    for _ in range(kills):
        asyncio.run(play(chance.uniform(0.0, 1.0)))
        server.kill()
        server = Server(database, "--no-limits").start()
    asyncio.run(last_look(server, tables))
    print(f"{kills} kills, {played()} acknowledged, none lost, {time.monotonic() - began:.0f} s")  # noqa: T201
    assert played() > 5 * kills, "hardly anything was played"
    assert server.stop() == 0


async def last_look(server: Server, tables: list[Table]) -> None:
    for table in tables:
        player = await Player(server, table.id, table.token).open()
        table.check(server, player)
        await player.close()


def test_sqlite(tmp_path: Path) -> None:
    play_and_kill(f"sqlite:///{tmp_path / 'games.sqlite'}", kills=8)


@pytest.fixture
def postgres() -> Iterator[str]:
    with cluster() as running:
        yield running.address


def test_postgresql(postgres: str) -> None:
    play_and_kill(postgres, kills=4)


def test_two_servers_on_one_database(tmp_path: Path, postgres: str) -> None:
    """They start at once and migrate once; a game played on both cannot fork, and each learns what the other did."""
    for database in (postgres, f"sqlite:///{tmp_path / 'games.sqlite'}"):
        one, other = Server(database, "--no-limits"), Server(database, "--no-limits")
        asyncio.run(both_start(one, other))
        asyncio.run(both_play(one, other))
        assert one.stop() == other.stop() == 0
        assert "Traceback" not in one.log + other.log


async def both_start(*servers: Server) -> None:
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))


async def both_play(one: Server, other: Server) -> None:
    made: dict[str, Any] = one.create({"allied": "open", "italian": "open"})
    token = made["tokens"]["allied"]
    here, there = await Player(one, made["id"], token).open(), await Player(other, made["id"], token).open()
    assert (await here.act(here.legal[0]))["op"] == "done"
    stale = await there.act(there.legal[1])
    assert stale["code"] == "stale" and there.table["seq"] == 1
    assert there.table["log"] == here.table["log"]
    assert (await there.act(there.legal[0]))["op"] == "done"
    assert (await here.act(here.legal[0]))["code"] == "stale"
    assert here.table["seq"] == 2
    await here.close()
    await there.close()
