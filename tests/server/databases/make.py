"""Makes a database as a release of the server leaves it: the release itself runs, and games are played on it.

git worktree add /tmp/release COMMIT
python -m tests.server.databases.make /tmp/release 2026-11-19
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from sirocco.kernel.registry import definition
from tests.server.databases import KeptGame, Release
from tests.server.harness import Player, Server, play_random

SCENARIOS = {"compass": "campaign", "dark-sands": "gazala", "salerno-rome": "ortona", "kasserine": "kasserine"}
PASSING = ("op", "present", "watching")
"""What of a table depends on who looks on."""
ACTIONS = 130
"""Enough for digests and, in some of the games, a second segment."""


def _open(game: str) -> dict[str, str]:
    return dict.fromkeys(definition(game).sides, "open")


async def played(server: Server, made: dict[str, Any], actions: int | None, resigning: str | None = None) -> KeptGame:
    """A game played so far at random, and how it was seen then."""
    players = {side: await Player(server, made["id"], token).open() for side, token in made["tokens"].items()}
    await play_random(players, random.Random(made["id"]), actions)
    if resigning is not None:
        player = players[resigning]
        answer = await player.ask("resign", seq=player.table["seq"], side=resigning)
        assert answer["op"] == "done", answer
    for player in players.values():
        await player.ask("say", text="well played")
        await player.close()
    return await seen(server, made)


async def seen(server: Server, made: dict[str, Any], recorded: bool = False) -> KeptGame:
    """The table of a game as its sides and a spectator see it; those of a record alone, which once let in no others."""
    tables = {}
    for side, token in {**({} if recorded else {"": None}), **made["tokens"]}.items():
        player = await Player(server, made["id"], token).open()
        tables[side] = {name: shown for name, shown in player.table.items() if name not in PASSING}
        await player.close()
    return KeptGame(made["id"], made["tokens"], tables)


async def games(server: Server) -> dict[str, KeptGame]:
    """One of everything that can be in a database."""
    kept = {}
    for game, scenario in SCENARIOS.items():
        made = server.create(_open(game), game, scenario=scenario)
        kept[f"running {game}"] = await played(server, made, ACTIONS)
    made = server.create(_open("compass"))
    kept["resigned"] = await played(server, made, 20, "italian")
    made = server.create(_open("compass"))
    kept["finished"] = await played(server, made, None)
    with server.http() as http:
        record = http.get(f"/api/tables/{made['id']}/record").text
        uploaded = http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()
        branched = http.post(f"/api/tables/{made['id']}/branch", json={"at": 50, "seats": _open("compass")}).json()
    for name, more in (("uploaded", uploaded), ("branch", branched)):
        more["tokens"] = {side: link.rpartition("/")[2] for side, link in more["links"].items()}
        kept[name] = await seen(server, more, recorded=name == "uploaded")
    return kept


def make(checkout: Path, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        server = Server(f"sqlite:///{path}", "--no-limits", root=checkout).start()
        try:
            kept = asyncio.run(games(server))
        finally:
            server.stop()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        Release(name).keep(path, kept)


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2])
