"""All rooms of a server: games are loaded into memory on request and dropped when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from functools import cache

from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.events import EventChain
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.text import Texts
from sirocco.kernel.registry import definition, known
from sirocco.server.archive import unpacked
from sirocco.server.archived_room import ArchivedRoom
from sirocco.server.archiving import archive_finished
from sirocco.server.background import BackgroundTasks, keep
from sirocco.server.bots import Bots
from sirocco.server.explainer import Explainer
from sirocco.server.gathering import Gathering
from sirocco.server.observer import CurrentGame, TableSettings, summary
from sirocco.server.refusals import Refused, refused
from sirocco.server.restore import (
    Restored,
    from_journal,
    from_last_snapshot,
    from_snapshot,
    may_go_on,
    require_as_listed,
    under_these_rules,
)
from sirocco.server.room import Room
from sirocco.server.seats import BOT
from sirocco.server.settings import Settings
from sirocco.server.store import GameRow, SeatRow, Store, StoredGame, now
from sirocco.server.tokens import is_game_id
from sirocco.server.writer import StorageFailed, Taken

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
        self._rooms: dict[str, Gathering] = {}
        self._background: dict[str, BackgroundTasks] = {}
        self._explainers: dict[str, Explainer] = {}
        self._opening: dict[str, asyncio.Task[Gathering]] = {}
        self._tasks = [
            asyncio.create_task(self._sweep()),
            asyncio.create_task(archive_finished(store, self._keep_finished)),
        ]

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, game: str) -> Room:
        """The room of a game that can be played or looked through, loaded if necessary. Refuses an unknown id, and a
        game that can only be shown."""
        gathering = await self.gathering(game)
        if isinstance(gathering, ArchivedRoom):
            raise gathering.cannot_go_on()
        assert isinstance(gathering, Room)
        return gathering

    async def gathering(self, game: str) -> Gathering:
        """The table of a game, whether its game can go on or only be shown. Refuses an unknown id."""
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

    async def _open(self, game: str) -> Gathering:
        if len(self._rooms) >= self.settings.max_rooms:
            raise refused("busy", "server-busy")
        stored = await self._stored(game)
        gathering = await self._gathering(stored)
        gathering.taken = stored.taken
        gathering.chat = stored.chat
        self._rooms[game] = gathering
        if isinstance(gathering, Room):
            kept = -1 if stored.archived is None else stored.archived
            self._background[game] = BackgroundTasks(gathering, self.settings, self.store, self.bots, kept)
            self._explainers[game] = Explainer(gathering)
        return gathering

    async def _gathering(self, stored: StoredGame) -> Gathering:
        """A room in which the game goes on; if its rules do not allow that, one that shows what was kept of it."""
        row = stored.row
        try:
            display = await asyncio.to_thread(display_of, row.game, row.scenario)
        except SiroccoError as error:
            raise refused("unplayable", "server-unplayable", detail=str(error)) from None
        order = list(display.definition.sides)
        seats = sorted(stored.seats, key=lambda seat: order.index(seat.side))
        bots = frozenset(seat.side for seat in seats if seat.kind == BOT)
        table_settings = TableSettings(display, bots, row.recorded, row.seed_chosen)
        try:
            if not await asyncio.to_thread(under_these_rules, row):
                stored = await self._gone_on(stored, table_settings)
            current = await self._restore(stored, table_settings)
        except Refused as refusal:
            archived = await self._archived(stored.row, seats, table_settings)
            if refusal.code != "unplayable" or archived is None:
                raise
            log.warning("table %s: shown as it was kept: %s", row.id, refusal)
            return archived
        return Room(
            stored.row, seats, table_settings, current, self.store, lambda: self._reload(row.id, table_settings)
        )

    async def _gone_on(self, stored: StoredGame, table_settings: TableSettings) -> StoredGame:
        """A game begun under other rules, made to begin anew under the present ones; refused if it may not."""
        row = stored.row
        if row.recorded or not await asyncio.to_thread(may_go_on, stored):
            raise refused("unplayable", "server-components")
        assert stored.snapshot is not None
        seq = stored.snapshot[0]
        try:
            game = await asyncio.to_thread(from_last_snapshot, stored)
            listed = summary(CurrentGame(game, seq, 0), table_settings)
            await self.store.go_on(row.id, game.header.components, seq, game.to_json(), listed)
        except SiroccoError as error:
            raise refused("unplayable", "server-unplayable", detail=str(error)) from None
        except (StorageFailed, Taken):
            raise refused("storage", "server-storage") from None
        log.info("table %s: goes on under other rules from entry %s", row.id, seq)
        return await self._stored(row.id)

    async def _archived(self, row: GameRow, seats: list[SeatRow], table_settings: TableSettings) -> ArchivedRoom | None:
        content = await self.store.archive(row.id)
        if content is None:
            return None
        return ArchivedRoom(row, seats, table_settings, self.store, await asyncio.to_thread(unpacked, content))

    async def _keep_finished(self, game: str) -> None:
        """Keep a game that is over, without opening a room for it."""
        gathering = await self._gathering(await self._stored(game))
        if isinstance(gathering, Room):
            await keep(gathering, self.store)

    async def _stored(self, game: str) -> StoredGame:
        stored = await self.store.load(game)
        if stored is None:
            raise refused("unknown", "server-no-table")
        return stored

    async def _reload(self, game: str, table_settings: TableSettings) -> CurrentGame:
        return await self._restore(await self._stored(game), table_settings)

    async def _restore(self, stored: StoredGame, table_settings: TableSettings) -> CurrentGame:
        restored = await asyncio.to_thread(from_snapshot, stored)
        if restored is None:
            journal = stored.journal if stored.snapshot is None else await self.store.journal(stored.row)
            restored = await asyncio.to_thread(from_journal, stored.row, journal, stored.answers)
        current = await asyncio.to_thread(_current_game, restored)
        require_as_listed(stored.row, summary(current, table_settings))
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
                background = self._background.get(game)
                busy = background is not None and background.busy
                if not room.watched and room.used < deadline and not room.lock.locked() and not busy:
                    del self._rooms[game]
                    await self._end(game)

    async def _end(self, game: str, keeping: bool = True) -> None:
        """End what goes on beside a room that is dropped, and keep the game as it is now."""
        if game in self._background:
            background = self._background.pop(game)
            await background.close()
            await self._explainers.pop(game).close()
            if keeping:
                await background.keep()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        deadline = time.monotonic() + self.settings.keep_seconds
        for game in sorted(self._rooms, key=lambda game: -self._rooms[game].used):
            await self._end(game, keeping=time.monotonic() < deadline)


def _current_game(restored: Restored) -> CurrentGame:
    """A restored game, with what each side had read of its log."""
    game, seq, resigned = restored
    taken = game.actions_taken
    last_read: dict[str, EventChain] = {}
    for number in range(len(taken), 0, -1):
        side = taken[number - 1][0]
        if side not in last_read:
            last_read[side] = (game if number == len(taken) else game.as_of(number)).state.log
        if len(last_read) == len(game.definition.sides):
            break
    return CurrentGame(game, seq, len(taken), taken[-1][0] if taken else None, resigned, last_read)
