"""All rooms of a server: games are brought into memory when somebody asks for them and dropped when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import cache

from sirocco.kernel.events import EventChain
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.text import Texts
from sirocco.kernel.registry import definition, known
from sirocco.server.bots import Bots
from sirocco.server.housekeeping import Housekeeper
from sirocco.server.rebuilding import from_journal, from_snapshot
from sirocco.server.refusals import refused
from sirocco.server.room import Room
from sirocco.server.seats import BOT
from sirocco.server.settings import Settings
from sirocco.server.sight import Company, Moment
from sirocco.server.store import Kept, Store
from sirocco.server.tokens import is_game_id

SWEEP_SECONDS = 30.0

log = logging.getLogger("sirocco.server")


@cache
def display_of(game: str, scenario: str) -> Display:
    """How a game is shown; made once for each scenario."""
    rules = definition(game)
    return rules.display(rules.components(rules.read_scenario(scenario)))


def warm_up() -> None:
    """Load what the first game would otherwise have to wait for."""
    for name in known():
        rules = definition(name)
        game = Game.start(rules)
        display_of(name, game.header.scenario)
        Texts.of(game)


class Hub:
    """The rooms, and for each a housekeeper who plays its bots and keeps its snapshots."""

    def __init__(self, settings: Settings, store: Store, bots: Bots) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self._rooms: dict[str, Room] = {}
        self._housekeepers: dict[str, Housekeeper] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper = asyncio.create_task(self._sweep())

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, game: str) -> Room:
        """The room of a game; refuses an unknown one."""
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
        kept = await self._kept(game)
        moment = await self._rebuild(kept)
        row = kept.row
        display = await asyncio.to_thread(display_of, row.game, row.scenario)
        order = list(moment.game.definition.sides)
        seats = sorted(kept.seats, key=lambda seat: order.index(seat.side))
        company = Company(display, frozenset(seat.side for seat in seats if seat.kind == BOT), row.recorded)
        room = Room(row, seats, company, moment, self.store, lambda: self._read_again(game))
        room.taken = kept.taken
        room.chat = kept.chat
        self._rooms[game] = room
        snapshot = 0 if kept.snapshot is None else kept.snapshot[0]
        self._housekeepers[game] = Housekeeper(room, self.settings, self.store, self.bots, snapshot)
        return room

    async def _kept(self, game: str) -> Kept:
        kept = await self.store.load(game)
        if kept is None:
            raise refused("unknown", "server-no-table")
        return kept

    async def _read_again(self, game: str) -> Moment:
        return await self._rebuild(await self._kept(game))

    async def _rebuild(self, kept: Kept) -> Moment:
        found = await asyncio.to_thread(from_snapshot, kept)
        if found is None:
            journal = kept.journal if kept.snapshot is None else await self.store.journal(kept.row.id)
            found = await asyncio.to_thread(from_journal, kept.row, journal)
        return await asyncio.to_thread(_moment, *found)

    async def _sweep(self) -> None:
        """Drop rooms nobody has used for a while."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            deadline = time.monotonic() - self.settings.idle_seconds
            for game, room in list(self._rooms.items()):
                keeper = self._housekeepers[game]
                if not room.watched and room.used < deadline and not room.lock.locked() and not keeper.busy:
                    del self._rooms[game]
                    await self._housekeepers.pop(game).close()

    async def close(self) -> None:
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        for keeper in self._housekeepers.values():
            await keeper.close()


def _moment(game: Game, seq: int, resigned: str | None) -> Moment:
    """A game just read, with what has to be known of its past."""
    taken = game.actions_taken
    heard: dict[str, EventChain] = {}
    for number in range(len(taken), 0, -1):
        side = taken[number - 1][0]
        if side not in heard:
            heard[side] = (game if number == len(taken) else game.as_of(number)).state.log
        if len(heard) == len(game.definition.sides):
            break
    return Moment(game, seq, len(taken), taken[-1][0] if taken else None, resigned, heard)
