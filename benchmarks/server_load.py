"""The server under load: many games at once by scripted clients, each acting about once a second.

    python -m benchmarks.server_load [--games 100] [--seconds 30] [--saturate] [--database URL] [--bot LEVEL]

Reports how long an action takes from being sent to being acknowledged as committed, what memory the server needs, and
whether every acknowledged action is in the record, also after a restart of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sirocco.server.action_tree import listed
from sirocco.server.patch import apply


class Server:
    """The server under test, a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "sirocco", "serve", "--no-open", "--no-limits", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://(\S+:\d+)", line)
            if found:
                self.host = found.group(1)
                return
        raise SystemExit("the server did not start")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()

    def memory(self) -> float:
        """Resident memory of the server and its bot workers, in MB."""
        return sum(_resident(pid) for pid in (self.process.pid, *_children(self.process.pid))) / 1024

    def ask(self, path: str, data: Any = None, token: str = "") -> bytes:
        request = urllib.request.Request(f"http://{self.host}{path}")
        if data is not None:
            request.data = json.dumps(data).encode()
            request.add_header("content-type", "application/json")
        if token:
            request.add_header("authorization", f"Bearer {token}")
        with urllib.request.urlopen(request) as answer:
            body: bytes = answer.read()
            return body


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def _children(pid: int) -> list[int]:
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for children in threads for child in children.read_text().split()]


class Seat:
    """One connection, as one side, that keeps up with the game by itself."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._changed = asyncio.Event()
        self._problem: Exception | None = None
        self._reading = asyncio.create_task(self._read())
        self.table: dict[str, Any] = {}
        self.done = 0
        """The sequence number last acknowledged."""
        self.sizes: list[int] = []

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                self._take(text)
                self._changed.set()
        except Exception as error:
            self._problem = error
        self._changed.set()

    def _take(self, text: str | bytes) -> None:
        frame: dict[str, Any] = msgspec.json.decode(text)
        if frame["op"] == "table":
            self.table = frame
        elif frame["op"] == "update":
            self.sizes.append(len(text))
            apply(self.table, frame["patch"])
            self.table["seq"] = frame["seq"]
        elif frame["op"] == "done":
            self.done = frame["seq"]
        elif frame["op"] == "refused":
            raise RuntimeError(f"refused: {frame}")

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something to become true of the table."""
        while not condition():
            if self._problem is not None:
                raise self._problem
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 60)

    async def reach(self, seq: int) -> None:
        await self.until(lambda: self.table["seq"] >= seq)

    async def send(self, frame: dict[str, Any]) -> None:
        await self._socket.send(msgspec.json.encode(frame).decode())

    async def look(self, side: str) -> None:
        await self.until(lambda: bool(self.table))
        await self.send({"op": "look", "id": 0, "side": side})
        await self.until(lambda: self.table["side"] == side)

    async def act(self, chance: random.Random) -> tuple[str, int]:
        """Do something legal; returns when it is acknowledged."""
        action = chance.choice(listed(self.table["decision"]["actions"]))
        seq = self.table["seq"]
        await self.send({"op": "act", "id": 1, "seq": seq, "actions": [action]})
        await self.until(lambda: self.done == seq + 1)
        return action, seq + 1


class Game:
    """A game and its two scripted players."""

    def __init__(self, server: Server, number: int, bot: str | None) -> None:
        seats = {"allied": "me", "italian": "me" if bot is None else f"bot:{bot}"}
        made = json.loads(server.ask("/api/tables", {"game": "compass", "seats": seats, "seed": number}))
        self.id: str = made["id"]
        self.token: str = made["links"]["allied"].rpartition("/")[2]
        self.sides = ["allied"] if bot else ["allied", "italian"]
        self.server = server
        self.chance = random.Random(number)
        self.acknowledged: list[str] = []
        self.latencies: list[float] = []
        self.seats: dict[str, Seat] = {}

    async def sit_down(self) -> None:
        address = f"ws://{self.server.host}/api/tables/{self.id}/play"
        for side in self.sides:
            socket = await connect(
                address,
                additional_headers={"authorization": f"Bearer {self.token}"},
                max_size=None,
                max_queue=None,
                compression=None,
                ping_interval=None,
            )
            seat = self.seats[side] = Seat(socket)
            await seat.look(side)

    async def play(self, until: float, interval: float) -> None:
        """Act about once in an interval; when the game is over it is over."""
        await asyncio.sleep(self.chance.random() * interval)
        first = next(iter(self.seats.values()))
        while time.monotonic() < until:
            began = time.monotonic()
            await first.until(lambda: first.table["decision"] is None or first.table["thinking"] is None)
            if first.table["decision"] is None:
                return
            seat = self.seats[first.table["decision"]["side"]]
            sent = time.perf_counter()
            action, seq = await seat.act(self.chance)
            self.latencies.append(time.perf_counter() - sent)
            self.acknowledged.append(action)
            for other in self.seats.values():
                await other.reach(seq)
            if interval:
                pause = interval * self.chance.uniform(0.8, 1.2)
                await asyncio.sleep(max(0.0, began + pause - time.monotonic()))

    def lost(self, server: Server) -> int:
        """How many acknowledged actions the record does not have."""
        record = server.ask(f"/api/tables/{self.id}/record", token=self.token).decode()
        kept = [side_action.partition(": ") for side_action in record.split("\n--\n")[1].splitlines()]
        mine = [action for side, _, action in kept if side in self.sides]
        return sum(a != b for a, b in zip(self.acknowledged, mine, strict=False)) + max(
            0, len(self.acknowledged) - len(mine)
        )


async def run(games: list[Game], seconds: float, interval: float, server: Server) -> float:
    """Play; returns the most memory the server had."""
    for game in games:
        await game.sit_down()
    until = time.monotonic() + seconds
    peak = 0.0

    async def watch() -> None:
        nonlocal peak
        while True:
            peak = max(peak, server.memory())
            await asyncio.sleep(0.5)

    watching = asyncio.create_task(watch())
    await asyncio.gather(*(game.play(until, interval) for game in games))
    watching.cancel()
    return peak


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--saturate", action="store_true", help="act again as soon as acknowledged")
    parser.add_argument("--bot", help="a bot has the second side")
    parser.add_argument("--database", help="by default a SQLite file in a temporary directory")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/games.sqlite"
        with closing(Server(database)) as server:
            games = [Game(server, number, wanted.bot) for number in range(wanted.games)]
            began = time.monotonic()
            peak = asyncio.run(run(games, wanted.seconds, 0 if wanted.saturate else 1, server))
            took = time.monotonic() - began
            lost = sum(game.lost(server) for game in games)
        with closing(Server(database)) as server:
            lost_after = sum(game.lost(server) for game in games)
    latencies = sorted(latency * 1000 for game in games for latency in game.latencies)
    sizes = [size for game in games for seat in game.seats.values() for size in seat.sizes]
    print(f"{len(games)} games, {os.cpu_count()} cores, {took:.0f} s, {server_kind(database)}")
    print(f"acknowledged {len(latencies)} actions, {len(latencies) / took:.0f} a second")
    print(
        f"act to done: median {statistics.median(latencies):.1f} ms, "
        f"99% {latencies[int(len(latencies) * 0.99)]:.1f} ms, longest {latencies[-1]:.1f} ms"
    )
    print(f"updates: median {statistics.median(sizes):.0f} bytes, largest {max(sizes)}")
    print(f"memory of the server and its workers: {peak:.0f} MB")
    print(f"lost: {lost}; lost after a restart: {lost_after}")
    raise SystemExit(1 if lost or lost_after else 0)


def server_kind(database: str) -> str:
    return database.partition(":")[0]


if __name__ == "__main__":
    main()
