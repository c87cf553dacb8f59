"""A real server process, and scripted players that talk to it as the page does."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sirocco.server.action_tree import listed
from sirocco.server.frames import ServerFrame
from sirocco.server.patch import apply
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PLUGIN = "tests.server.plugin"
"""For the server only: it would change the games and bots that other tests see."""


class Server:
    """One `sirocco serve` process on a port of its own."""

    def __init__(
        self, database: str, *options: str, env: dict[str, str] | None = None, port: int = 0, root: Path = ROOT
    ) -> None:
        self._root = root
        self._command = [
            *(sys.executable, "-m", "sirocco", "serve", "--no-open", "--port", str(port), "--pause", "0"),
            *("--database", database, *options),
        ]
        self.env = {**os.environ, **(env or {})}
        self.process: subprocess.Popen[bytes] | None = None
        self.url = ""
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the server)

    def start(self) -> Server:
        """Start, and wait until it prints its address."""
        self.process = subprocess.Popen(
            self._command,
            cwd=self._root,
            env=self.env,
            stdout=self._output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        while self.process.poll() is None:
            found = re.search(r"http://\S+:\d+", self.log)
            if found:
                self.url = found.group()
                return self
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log}")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> str:
        """What it has printed so far."""
        return os.pread(self._output.fileno(), 10_000_000, 0).decode()

    def kill(self) -> None:
        """As if the machine had lost power: no chance to say goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C does; returns the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server did not end:\n{self.log}") from None

    def http(self, token: str | None = None, cookies: dict[str, str] | None = None) -> httpx.Client:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return httpx.Client(base_url=self.url, headers=headers, cookies=cookies, timeout=PATIENCE)

    def create(self, seats: dict[str, str], game: str = "compass", **more: Any) -> dict[str, Any]:
        """A new game whose seats are all taken; `tokens` by side beside what the server answers."""
        return self.seated(self.offer(seats, game, **more))

    def offer(self, seats: dict[str, str], game: str = "compass", **more: Any) -> dict[str, Any]:
        """A new game, as the server answers."""
        with self.http() as http:
            answer = http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def seated(self, made: dict[str, Any]) -> dict[str, Any]:
        """Accept every invitation to a new game; `links` and `tokens` are then those of the players."""
        with self.http() as http:
            for side, link in made["links"].items():
                answer = http.post(f"/api/tables/{made['id']}/join", json={"token": link.rpartition("/")[2]})
                assert answer.status_code == 200, answer.text
                made["links"][side] = answer.json()["links"][side]
        made["tokens"] = {side: link.rpartition("/")[2] for side, link in made["links"].items()}
        return made


@contextmanager
def serving(database: str, *options: str, env: dict[str, str] | None = None) -> Iterator[Server]:
    server = Server(database, *options, env=env).start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()
        assert "Traceback" not in server.log, server.log


class Reachable(Protocol):
    """A server, or a way to one."""

    @property
    def url(self) -> str: ...


class Player:
    """A connection to a table that keeps up with it as the page does, and checks what it is sent."""

    def __init__(self, server: Reachable, game: str, token: str | None = None) -> None:
        self._address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{game}/play"
        self._headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self._numbers = 0
        self._socket: ClientConnection | None = None
        self.table: dict[str, Any] = {}
        self.frames: list[str] = []
        """Every frame received, as it came."""
        self.updates: list[int] = []
        """The size of every update, in bytes."""

    async def open(self) -> Player:
        self._socket = await connect(
            self._address,
            additional_headers=self._headers,
            max_size=None,
            max_queue=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        await self.until("table")
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def receive(self) -> dict[str, Any]:
        """The next frame; the table is brought up to date by it."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: dict[str, Any] = msgspec.json.decode(text)
        if frame["op"] == "table":
            self.table = frame
        elif frame["op"] == "update":
            self.updates.append(len(text))
            self._take(frame)
        elif frame["op"] == "present":
            self.table["present"], self.table["watching"] = frame["present"], frame["watching"]
        elif frame["op"] == "seats":
            self.table["seats"] = frame["seats"]
        elif frame["op"] == "chat":
            self.table["chat"].append({key: value for key, value in frame.items() if key != "op"})
        return frame

    def _take(self, update: dict[str, Any]) -> None:
        assert update["from"] == self.table["seq"], "an update was missed"
        apply(self.table, update["patch"])
        self.table["seq"], self.table["n"] = update["seq"], update["n"]
        self.table["log"] = self.table["log"][: update["log"]["keep"]] + update["log"]["add"]

    async def until(self, *ops: str) -> dict[str, Any]:
        while (frame := await self.receive())["op"] not in ops:
            pass
        return frame

    async def ask(self, op: str, **more: Any) -> dict[str, Any]:
        """Send a frame and wait for its answer."""
        self._numbers += 1
        await self.socket.send(json.dumps({"op": op, "id": self._numbers, **more}))
        wanted = {"sync": ("table",), "ping": ("pong",)}.get(op, ("done", "refused"))
        while True:
            frame = await self.until(*wanted)
            if frame["op"] == "table" or frame["id"] == self._numbers:
                return frame

    async def act(self, *actions: str) -> dict[str, Any]:
        return await self.ask("act", seq=self.table["seq"], actions=list(actions))

    @property
    def decides(self) -> str | None:
        return None if self.table["decision"] is None else self.table["decision"]["side"]

    @property
    def legal(self) -> list[str]:
        """What this player may do now."""
        decision = self.table["decision"]
        return listed(decision["actions"]) if decision is not None and decision["actions"] is not None else []

    async def catch_up(self, seq: int) -> None:
        while self.table["seq"] < seq:
            await self.receive()


async def play_random(players: dict[str, Player], chance: random.Random, actions: int | None = None) -> int:
    """Let the players play at random, in turn, until the game is over or so many actions are made."""
    made = 0
    anybody = next(iter(players.values()))
    while anybody.decides is not None and (actions is None or made < actions):
        player = players[anybody.decides]
        answer = await player.act(chance.choice(player.legal))
        assert answer["op"] == "done", answer
        made += 1
        for other in players.values():
            await other.catch_up(answer["seq"])
    return made


def check_frames(frames: list[str]) -> None:
    """Every frame is what the OpenAPI document says."""
    for frame in frames:
        msgspec.json.decode(frame, type=ServerFrame)


def wait_for_exit(pid: int) -> None:
    """Until a process is gone."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError(f"process {pid} is still there")
