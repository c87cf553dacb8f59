"""Rooms come and go, and games are rebuilt from snapshots, from the journal alone, or refused."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, select, update

from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.server import room as room_module
from sirocco.server.event_log import entries_of
from sirocco.server.observer import Observer
from sirocco.server.refusals import Refused
from sirocco.server.rest.lobby import store_game
from sirocco.server.rooms import Rooms
from sirocco.server.schema import games, holders, journal, seats, snapshots
from sirocco.server.seats import lesson_seats
from sirocco.server.store import now
from tests.server.hub import SIDES, in_hub, new_room, play, until


def test_an_idle_room_is_dropped_and_comes_back_the_same(tmp_path: Path) -> None:
    async def test(rooms: Rooms, _: Engine) -> None:
        room = await new_room(rooms)
        await play(room, 30)
        await room.undo(SIDES, 30)
        before = room.current
        await until(lambda: len(rooms) == 0)
        one, other = await asyncio.gather(rooms.room(room.id), rooms.room(room.id))
        assert one is other is not room
        after = one.current
        assert (after.seq, after.n, after.mover) == (31, 29, before.mover)
        assert after.game.state == before.game.state and after.game.events == before.game.events
        assert after.game.can_undo == before.game.can_undo

    in_hub(tmp_path, test, idle_seconds=0.2)


def test_snapshots_are_used_and_not_needed(tmp_path: Path) -> None:
    made: dict[str, Any] = {}

    async def begin(rooms: Rooms, engine: Engine) -> None:
        room = await new_room(rooms)
        await play(room, 23)
        while not room.current.game.can_undo:
            await play(room, 1)
        await until(lambda: _snapshot(engine) is not None and _snapshot(engine)[0] >= 20)
        made.update(id=room.id, plain=room.current.game.state.plain(), seq=room.current.seq)

    async def again(rooms: Rooms, _: Engine) -> None:
        room = await rooms.room(made["id"])
        assert room.current.seq == made["seq"] and room.current.game.state.plain() == made["plain"]
        last = str(room.current.game.actions_taken[-1][1])
        await room.undo(SIDES, made["seq"])
        await room.act(SIDES, made["seq"] + 1, [last])
        assert room.current.game.state.plain() == made["plain"]

    async def without(rooms: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(update(snapshots).values(saved="spoilt"))
        room = await rooms.room(made["id"])
        assert room.current.seq == made["seq"] + 2 and room.current.game.state.plain() == made["plain"]

    in_hub(tmp_path, begin, snapshot_every=5)
    in_hub(tmp_path, again)
    in_hub(tmp_path, without)


def _snapshot(engine: Engine) -> Any:
    with engine.connect() as connection:
        return connection.execute(select(snapshots.c.seq)).one_or_none()


def test_a_game_that_is_not_installed_is_refused(tmp_path: Path) -> None:
    async def test(rooms: Rooms, engine: Engine) -> None:
        room = await new_room(rooms)
        await play(room, 3)
        await until(lambda: len(rooms) == 0)
        for change, key in (
            ({"scenario": "forgotten"}, "server-unplayable"),
            ({"game": "lost"}, "server-unplayable"),
        ):
            with engine.begin() as connection:
                connection.execute(update(games).values(**change))
            with pytest.raises(Refused) as refusal:
                await rooms.room(room.id)
            assert refusal.value.code == "unplayable" and refusal.value.message is not None
            assert refusal.value.message.key == key

    in_hub(tmp_path, test, idle_seconds=0.1)


def test_there_are_only_so_many_rooms(tmp_path: Path) -> None:
    async def test(rooms: Rooms, _: Engine) -> None:
        await new_room(rooms)
        with pytest.raises(Refused) as refusal:
            await new_room(rooms)
        assert refusal.value.code == "busy"

    in_hub(tmp_path, test, max_rooms=1)


def test_old_lessons_are_deleted_and_nothing_else(tmp_path: Path) -> None:
    """Nobody has the address of a lesson once he has left it: its table goes after a while, unless it is in use."""

    async def test(rooms: Rooms, engine: Engine) -> None:
        rules = definition("compass")
        played = (await new_room(rooms)).id
        old, used = [
            (await store_game(rooms, Game.start(rules, None, seed), lesson_seats(rules), []))["id"]
            for seed in ("old", "used")
        ]
        room = await rooms.room(used)
        await play(room, 2)
        await rooms.store.delete_lessons(now() + 1000, [used])
        with engine.connect() as connection:
            assert set(connection.execute(select(games.c.id)).scalars()) == {played, used}
            for table in (seats, holders, journal):
                assert old not in set(connection.execute(select(table.c.game)).scalars())
        await rooms.store.delete_lessons(now() - 1000, [])
        with engine.connect() as connection:
            assert set(connection.execute(select(games.c.id)).scalars()) == {played, used}, "too young"

    in_hub(tmp_path, test)


class Onlooker:
    """A connection that keeps what it is sent."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    @property
    def log(self) -> list[Any]:
        """The log of the last whole table."""
        found: list[Any] = next(
            table["log"] for frame in reversed(self.frames) if (table := msgspec.json.decode(frame))["op"] == "table"
        )
        return found


def test_a_long_log_is_read_beside_the_loop_and_once_for_each_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading it again for every look would let one connection stop all others."""
    threads: list[threading.Thread] = []
    read = room_module._read

    def slowly(*of: Any) -> Any:
        threads.append(threading.current_thread())
        time.sleep(0.2)
        return read(*of)

    monkeypatch.setattr(room_module, "_read", slowly)

    async def test(rooms: Rooms, _: Engine) -> None:
        room = await new_room(rooms)
        await play(room, 30)
        onlooker = Onlooker(Observer(None, SIDES))
        ticks = 0
        entering = asyncio.create_task(room.enter(onlooker))
        while not entering.done():
            ticks += 1
            await asyncio.sleep(0.01)
        assert ticks > 5, "the loop went on meanwhile"
        for side in (*SIDES, None) * 3:
            await room.look(onlooker, side)
        assert len(threads) == 3 and threading.main_thread() not in threads
        # What happens while the log is read is not missed.
        room.leave(onlooker)
        room._event_logs.clear()
        other = Onlooker(Observer("allied", ("allied",)))
        entering = asyncio.create_task(room.enter(other))
        await asyncio.sleep(0.05)
        await play(room, 5)
        await entering
        whole = entries_of(room.current.game, room.current.game.state.log, "allied")
        assert other.log == msgspec.to_builtins(whole)
        room.leave(other)

    in_hub(tmp_path, test)
