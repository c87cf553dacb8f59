"""All rooms of a server: games are loaded into memory on request and dropped when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from functools import cache

from sirocco.kernel.events import EventChain
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.text import Texts
from sirocco.kernel.registry import definition, known
from sirocco.server.background import BackgroundTasks
from sirocco.server.bots import Bots
from sirocco.server.explainer import Explainer
from sirocco.server.observer import CurrentGame, TableSettings
from sirocco.server.refusals import refused
from sirocco.server.restore import from_journal, from_snapshot
from sirocco.server.room import Room
from sirocco.server.seats import BOT
from sirocco.server.settings import Settings
from sirocco.server.store import Store, StoredGame, now
from sirocco.server.tokens import is_game_id
from sirocco.server.writer import StorageFailed

SWEEP_SECONDS = 30.0
LESSONS_EVERY = 3600.0
"""How often old lessons are looked for, in seconds."""

log = logging.getLogger("sirocco.server")


@cache
def display_of(game: str, scenario: str) -> Display:
    """The display of a game; created once for each scenario."""
    rules = definition(game)
    return rules.display(rules.components(rules.read_scenario(scenario)))


def warm_up() -> None:
    """Load games, displays and texts in advance, so that the first request need not wait."""
    for name in known():
        rules = definition(name)
        game = Game.start(rules)
        display_of(name, game.header.scenario)
        Texts.of(game)


class Rooms:
    """The rooms, each with background tasks that play its bots and save its snapshots."""

    def __init__(self, settings: Settings, store: Store, bots: Bots) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self._rooms: dict[str, Room] = {}
        self._background: dict[str, BackgroundTasks] = {}
        self._explainers: dict[str, Explainer] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweep_task = asyncio.create_task(self._sweep())

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, game: str) -> Room:
        """The room of a game, loaded if necessary. Refuses an unknown id."""
        room = self._rooms.get(game)
        if room is not None:
            room.used = time.monotonic()
            return room
        if not is_game_id(game):
            raise refused("unknown", "server-no-table")
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = asyncio.create_task(self._open(game))
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(opening)

    async def _open(self, game: str) -> Room:
        if len(self._rooms) >= self.settings.max_rooms:
            raise refused("busy", "server-busy")
        stored = await self._stored(game)
        current = await self._restore(stored)
        row = stored.row
        display = await asyncio.to_thread(display_of, row.game, row.scenario)
        order = list(current.game.definition.sides)
        seats = sorted(stored.seats, key=lambda seat: order.index(seat.side))
        table_settings = TableSettings(
            display, frozenset(seat.side for seat in seats if seat.kind == BOT), row.recorded
        )
        room = Room(row, seats, table_settings, current, self.store, lambda: self._reload(game))
        room.taken = stored.taken
        room.chat = stored.chat
        self._rooms[game] = room
        snapshot = 0 if stored.snapshot is None else stored.snapshot[0]
        self._background[game] = BackgroundTasks(room, self.settings, self.store, self.bots, snapshot)
        self._explainers[game] = Explainer(room)
        return room

    async def _stored(self, game: str) -> StoredGame:
        stored = await self.store.load(game)
        if stored is None:
            raise refused("unknown", "server-no-table")
        return stored

    async def _reload(self, game: str) -> CurrentGame:
        return await self._restore(await self._stored(game))

    async def _restore(self, stored: StoredGame) -> CurrentGame:
        restored = await asyncio.to_thread(from_snapshot, stored)
        if restored is None:
            journal = stored.journal if stored.snapshot is None else await self.store.journal(stored.row.id)
            restored = await asyncio.to_thread(from_journal, stored.row, journal, stored.answers)
        current = await asyncio.to_thread(_current_game, *restored)
        return current._replace(order=stored.order, answers=len(stored.answers))

    async def _sweep(self) -> None:
        """Drop idle rooms, and delete old lessons."""
        deleted = -math.inf
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            if time.monotonic() - deleted > LESSONS_EVERY:
                deleted = time.monotonic()
                with contextlib.suppress(StorageFailed):
                    await self.store.delete_lessons(now() - int(1000 * self.settings.lesson_seconds), self._rooms)
            deadline = time.monotonic() - self.settings.idle_seconds
            for game, room in list(self._rooms.items()):
                background = self._background[game]
                if not room.watched and room.used < deadline and not room.lock.locked() and not background.busy:
                    del self._rooms[game]
                    await self._background.pop(game).close()
                    await self._explainers.pop(game).close()

    async def close(self) -> None:
        self._sweep_task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweep_task
        for background in self._background.values():
            await background.close()
        for explainer in self._explainers.values():
            await explainer.close()


def _current_game(game: Game, seq: int, resigned: str | None) -> CurrentGame:
    """A restored game, with what each side had read of its log."""
    taken = game.actions_taken
    last_read: dict[str, EventChain] = {}
    for number in range(len(taken), 0, -1):
        side = taken[number - 1][0]
        if side not in last_read:
            last_read[side] = (game if number == len(taken) else game.as_of(number)).state.log
        if len(last_read) == len(game.definition.sides):
            break
    return CurrentGame(game, seq, len(taken), taken[-1][0] if taken else None, resigned, last_read)
