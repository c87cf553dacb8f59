"""The background tasks of a room: playing the decisions of bots and saving snapshots."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging

from sirocco.kernel.formats.imagined import pack
from sirocco.kernel.game import Decision, Game
from sirocco.players import make
from sirocco.server.bots import Bots
from sirocco.server.refusals import Refused
from sirocco.server.room import Room
from sirocco.server.settings import Settings
from sirocco.server.store import Store
from sirocco.server.worker import Question
from sirocco.server.writer import StorageFailed, Taken

RETRY_SECONDS = 1.0
"""After a database that did not take a bot's move."""

log = logging.getLogger("sirocco.server")


class BackgroundTasks:
    """Wakes up whenever its room changes."""

    def __init__(self, room: Room, settings: Settings, store: Store, bots: Bots, snapshot: int) -> None:
        self._room = room
        self._settings = settings
        self._store = store
        self._bots = bots
        self._snapshot = snapshot
        self._plan: list[str] = []
        self._planned_for = -1
        """The journal's end at which the rest of the plan begins."""
        self.busy = False
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            await self._room.changed.wait()
            self._room.changed.clear()
            self.busy = True
            try:
                await self._keep_snapshot()
                while (decision := self._bot_decision()) is not None:
                    await self._play(decision)
                    await self._keep_snapshot()
            except Refused as refusal:
                # A person or another server was faster, or the database is in trouble: look again.
                if refusal.code == "storage":
                    await asyncio.sleep(RETRY_SECONDS)
                    self._room.changed.set()
                elif refusal.code not in ("stale", "over"):
                    log.error("table %s: a bot's action was refused: %s", self._room.id, refusal)
            except Exception:
                log.exception("table %s: background task failed", self._room.id)
            finally:
                self.busy = False

    # Bots.

    def _bot_decision(self) -> Decision | None:
        """The decision a bot has to make now. Where only bots play, they do so while somebody watches."""
        room = self._room
        decision = room.current.game.decision
        if decision is None or room.current.over or decision.side not in room.table_settings.bots:
            return None
        only_bots = len(room.table_settings.bots) == len(room.seats)
        return decision if room.watched or not only_bots else None

    async def _play(self, decision: Decision) -> None:
        current = self._room.current
        choice = await self._choose(current.game, decision, current.seq)
        if self._room.current is not current:
            return
        rolled, reveals = current.game.state.dice.counter, current.game.state.reveals
        seq = await self._room.act([decision.side], current.seq, [choice])
        state = self._room.current.game.state
        foreseen = (rolled, reveals) == (state.dice.counter, state.reveals)
        self._planned_for = seq if foreseen else -1
        if self._settings.bot_pause:
            await asyncio.sleep(self._settings.bot_pause)

    async def _choose(self, game: Game, decision: Decision, seq: int) -> str:
        legal = [str(action) for action in decision.actions]
        if self._plan and self._planned_for == seq and self._plan[0] in legal:
            return self._plan.pop(0)
        self._plan = []
        if len(legal) == 1:
            return legal[0]
        level = self._level(decision.side)
        number = self._chance(game, decision.side, seq)
        question = Question(pack(game.imagine(decision.side, f"{number:x}")), level, number, self._settings.bot_seconds)
        plan = await self._bots.think(question, legal)
        if plan is None:
            log.error("table %s: bot %s gives no usable answer; playing at random", self._room.id, level)
            return str(make("random", number).choose(game))
        self._plan = plan[1:]
        return plan[0]

    def _level(self, side: str) -> str:
        return next(seat.level or "" for seat in self._room.seats if seat.side == side)

    @staticmethod
    def _chance(game: Game, side: str, seq: int) -> int:
        """A bot's chance for this decision: the same if it has to be asked again, and nobody's guess before."""
        source = f"bot:{game.header.seed}:{side}:{seq}".encode()
        return int.from_bytes(hashlib.blake2b(source, digest_size=8).digest(), "big")

    # Snapshots.

    async def _keep_snapshot(self) -> None:
        current = self._room.current
        due = current.seq >= self._snapshot + self._settings.snapshot_every
        if not due or current.resigned is not None:
            return
        self._snapshot = current.seq
        saved = await asyncio.to_thread(current.game.to_json)
        try:
            await self._store.save_snapshot(self._room.id, current.seq, saved)
        except (StorageFailed, Taken) as error:
            log.warning("table %s: no snapshot: %s", self._room.id, error)
