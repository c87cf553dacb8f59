"""The background tasks of a room: playing the decisions of bots and keeping the game now and then."""

from __future__ import annotations

import asyncio
import hashlib
import logging

from sirocco.kernel.formats.imagined import pack
from sirocco.kernel.game import Decision, Game
from sirocco.players import make
from sirocco.server.archive import archive_of, packed
from sirocco.server.bots import Bots
from sirocco.server.refusals import Refused
from sirocco.server.room import Room
from sirocco.server.room_task import RoomTask
from sirocco.server.settings import Settings
from sirocco.server.store import Store
from sirocco.server.worker import Answer, Memory, Question
from sirocco.server.writer import StorageFailed, Taken

RETRY_SECONDS = 1.0
"""After a database that did not take a bot's move."""

log = logging.getLogger("sirocco.server")


class BackgroundTasks(RoomTask):
    """Wakes up whenever its room changes."""

    def __init__(self, room: Room, settings: Settings, store: Store, bots: Bots, kept: int) -> None:
        self._settings = settings
        self._store = store
        self._bots = bots
        self._kept = kept
        """The entry of the journal after which the game was last kept; -1 if it never was."""
        self._memories: dict[str, Memory] = {}
        """What the bot of each side remembers: kept here for it between two decisions, and read by nobody else."""
        super().__init__(room, room.changed)

    async def _work(self) -> None:
        try:
            await self._keep_now_and_then()
            while (decision := self._bot_decision()) is not None:
                await self._play(decision)
                await self._keep_now_and_then()
        except Refused as refusal:
            # A person or another server was faster, or the database is in trouble: look again.
            if refusal.code == "storage":
                await asyncio.sleep(RETRY_SECONDS)
                self._room.changed.set()
            elif refusal.code not in ("stale", "over"):
                log.error("table %s: a bot's action was refused: %s", self._room.id, refusal)

    # Bots.

    def _bot_decision(self) -> Decision | None:
        """The decision a bot has to make now. Where only bots play, they do so while somebody watches."""
        room = self._room
        decision = room.current.game.decision
        if decision is None or room.current.over or decision.side not in room.table_settings.bots:
            return None
        return decision if room.watched or not self._only_bots else None

    @property
    def _only_bots(self) -> bool:
        return len(self._room.table_settings.bots) == len(self._room.seats)

    async def _play(self, decision: Decision) -> None:
        current = self._room.current
        answer = await self._choose(current.game, decision, current.seq)
        if self._room.current is not current:
            return
        await self._room.act([decision.side], current.seq, [answer.action])
        if answer.memory is not None:
            self._memories[decision.side] = answer.memory
        if self._settings.bot_pause:
            await asyncio.sleep(self._settings.bot_pause)

    async def _choose(self, game: Game, decision: Decision, seq: int) -> Answer:
        """The bot is asked even where there is nothing to choose: it must know what it has done."""
        side = decision.side
        legal = [str(action) for action in decision.actions]
        level = self._level(side)
        number = bot_seed(game, side, seq)
        packed = pack(game.imagine(side, f"{number:x}"))
        question = Question(packed, level, number, self._settings.bot_seconds, self._memories.get(side))
        answer = await self._bots.think(question, legal, patient=self._only_bots)
        if answer is None:
            log.error("table %s: bot %s gives no usable answer; playing at random", self._room.id, level)
            return Answer(str(make("random", number).choose(game)))
        return answer

    def _level(self, side: str) -> str:
        return next(seat.level or "" for seat in self._room.seats if seat.side == side)

    # Keeping the game.

    async def _keep_now_and_then(self) -> None:
        current = self._room.current
        if current.over or current.seq >= max(0, self._kept) + self._settings.snapshot_every:
            await self.keep()

    async def keep(self) -> None:
        """Keep the game as it is now, unless that has been done."""
        current = self._room.current
        if current.seq > self._kept and not self._room.is_lesson:
            self._kept = current.seq
            await keep(self._room, self._store)


async def keep(room: Room, store: Store) -> None:
    """Keep a game as it is now: saved, so that it can be played on, unless a side has resigned, which the journal alone
    tells; and as it looks."""
    current = room.current

    def forms() -> tuple[str | None, bytes]:
        saved = current.game.to_json() if current.resigned is None else None
        return saved, packed(archive_of(current, room.table_settings))

    try:
        await store.keep(room.id, current.seq, *await asyncio.to_thread(forms))
    except (StorageFailed, Taken) as error:
        log.warning("table %s: not kept as it is now: %s", room.id, error)


def bot_seed(game: Game, side: str, seq: int) -> int:
    """The seed of a bot that begins to play at this point of the journal: the same if it has to be asked again, and
    nobody can guess it before."""
    source = f"bot:{game.header.seed}:{side}:{seq}".encode()
    return int.from_bytes(hashlib.blake2b(source, digest_size=8).digest(), "big")
