"""The rooms of a server without its network, for tests that look inside."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.server.bots import Bots
from sirocco.server.database import open_database
from sirocco.server.rest.lobby import store_game
from sirocco.server.room import Room
from sirocco.server.rooms import Rooms
from sirocco.server.seats import new_seats
from sirocco.server.settings import Settings
from sirocco.server.store import Store
from tests.patience import PATIENCE

SIDES = ("allied", "italian")


def in_hub(tmp_path: Path, test: Callable[[Rooms, Engine], Awaitable[None]], **more: Any) -> None:
    """Run a test in a rooms of its own, on a database that stays between calls."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'games.sqlite'}", workers=1, **more)

    async def run() -> None:
        engine = open_database(settings)
        store, bots = Store(engine), Bots(settings)
        rooms = Rooms(settings, store, bots)
        await test(rooms, engine)
        await rooms.close()
        bots.close()
        store.close()

    asyncio.run(run())


async def new_room(rooms: Rooms) -> Room:
    rules = definition("compass")
    places = new_seats(rules, dict.fromkeys(SIDES, "me"), None)
    made = await store_game(rooms, Game.start(rules, None, "rooms"), places, [])
    return await rooms.room(made["id"])


async def play(room: Room, actions: int) -> None:
    for _ in range(actions):
        decision = room.current.game.decision
        assert decision is not None
        await room.act(SIDES, room.current.seq, [str(decision.actions[room.current.seq % len(decision.actions)])])


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)
