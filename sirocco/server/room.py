"""A room: one game in memory and its observers. Nothing is sent before it is stored.

What a player does is tried on a copy. If the database stores it, the copy becomes the game and every observer is sent
what changed; if not, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.events import EventChain
from sirocco.server.bookmarks import Bookmarks
from sirocco.server.carry_out import take
from sirocco.server.course import Course
from sirocco.server.event_log import EventLog, entries_of
from sirocco.server.explanations import ExplanationInfo
from sirocco.server.frames import LogTail, RematchFrame, RematchOffer, TableFrame, UpdateFrame
from sirocco.server.gathering import Connection, Gathering
from sirocco.server.lessons import LESSON
from sirocco.server.observer import CurrentGame, Observer, TableSettings, fields, summary
from sirocco.server.patch import changes
from sirocco.server.refusals import from_kernel, refused
from sirocco.server.restore import ACT, RESIGN, UNDO, with_digest
from sirocco.server.seats import plays_alone, seats_payload
from sirocco.server.store import Entry, GameRow, SeatRow, Store
from sirocco.server.waiting import AnswerRow, WaitingOrder
from sirocco.server.writer import StorageFailed, Taken

ReadBefore = tuple[EventChain, int]
"""The log as it was after a side's own last action, and how many entries it had."""

log = logging.getLogger("sirocco.server")


class Room(Gathering):
    """A change of the game holds `lock` from reading it until every observer has been sent what changed."""

    def __init__(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        table_settings: TableSettings,
        current: CurrentGame,
        store: Store,
        load: Callable[[], Awaitable[CurrentGame]],
    ) -> None:
        super().__init__(row, seats, table_settings, store)
        self.current = current
        self.rematch: str | None = row.rematch
        self.bookmarks = Bookmarks(table_settings.display)
        self.course = Course(table_settings.display)
        self.changed = asyncio.Event()
        """Set whenever there may be something to do for a bot or for saving snapshots."""
        self.to_explain = asyncio.Event()
        """Set whenever there may be odds to work out for somebody who decides."""
        self._load = load
        self._doubtful = False
        self._seen: dict[Observer, dict[str, Any]] = {}
        self._event_logs: dict[str | None, EventLog] = {}
        self._read_before: dict[str | None, ReadBefore] = {}

    @property
    def seq(self) -> int:
        return self.current.seq

    @property
    def in_order(self) -> Sequence[str]:
        return self.current.game.definition.sides

    @property
    def is_lesson(self) -> bool:
        return any(seat.kind == LESSON for seat in self.seats)

    def hides_nothing(self, sides: Sequence[str]) -> bool:
        """Whether who holds these sides may know all secrets and the seed: nobody else still plays."""
        return self.current.over or self.table_settings.recorded or plays_alone(self.seats, sides)

    def require_open_record(self, sides: Sequence[str]) -> None:
        """Refuse what would reveal the seed while somebody else still plays."""
        if not self.hides_nothing(sides):
            raise refused("not-allowed", "server-record-later")

    # Those who look on.

    async def prepare(self, observer: Observer) -> None:
        while not self._has_read(observer.side):
            current, side = self.current, observer.side
            event_log, news = await asyncio.to_thread(_read, current, side)
            if self.current.game is current.game:
                self._event_logs[side] = event_log
                self._read_before[side] = news

    def _has_read(self, side: str | None) -> bool:
        return side in self._event_logs and self._news(side) is not None

    async def enter(self, connection: Connection) -> None:
        await super().enter(connection)
        self.changed.set()
        self.to_explain.set()

    async def look(self, connection: Connection, side: str | None) -> None:
        await super().look(connection, side)
        self.to_explain.set()

    def _clear_up(self) -> None:
        """Forget what nobody looks at, but for the log of each side: to read a long one again would take seconds."""
        kinds = {connection.observer for connection in self._connections}
        self._seen = {kind: seen for kind, seen in self._seen.items() if kind in kinds}

    # What they are shown.

    def table_frame(self, observer: Observer) -> bytes:
        """The whole table; what later updates change is what was last shown to this kind of observer."""
        current = self.current
        if observer not in self._seen:
            self._seen.update(fields(current, self.table_settings, [observer]))
        if not self._has_read(observer.side):
            self._event_logs[observer.side], self._read_before[observer.side] = _read(current, observer.side)
        event_log = self._event_logs[observer.side]
        header = current.game.header
        frame = TableFrame(
            seq=current.seq,
            side=observer.side,
            sides=list(observer.held),
            game=header.game,
            scenario=header.scenario,
            options=header.options,
            seats=seats_payload(self.seats, self.taken),
            commitment=header.commitment,
            **self._seen[observer],
            log=event_log.entries,
            news=min(self._news(observer.side) or 0, len(event_log.entries)),
            chat=self.chat,
            present=self.present,
            watching=self.watching,
            rematch=None if self.rematch is None else RematchOffer(self.rematch, f"/table/{self.rematch}"),
        )
        return msgspec.json.encode(frame)

    def _news(self, side: str | None) -> int | None:
        """How many entries of the log a side had read after its own last action; None if that must be found out. A
        spectator has no news."""
        if side is None:
            return len(self._event_logs[None].entries)
        if side not in self.current.last_read:
            return 0
        log, number = self._read_before.get(side, (None, 0))
        if self.current.last_read[side] is log:
            return number
        if self.current.last_read[side] is self.current.game.state.log:
            number = len(self._event_logs[side].entries)
            self._read_before[side] = self.current.game.state.log, number
            return number
        return None

    def show_all(self) -> None:
        """Send everybody the whole table again."""
        self._seen.clear()
        self._event_logs.clear()
        self._read_before.clear()
        for connection in self._connections:
            connection.send(self.table_frame(connection.observer))

    def _send_changes(self, since: int, only: str | None = None) -> None:
        """Send what changed to every observer, or only to those of one side."""
        current = self.current
        tails: dict[str | None, LogTail] = {
            side: events.update(current.game) for side, events in self._event_logs.items() if only in (None, side)
        }
        frames: dict[Observer, bytes] = {}
        observers = [observer for observer in self._seen if only is None or observer.side == only]
        for observer, seen in fields(current, self.table_settings, observers).items():
            tail = tails[observer.side]
            frames[observer] = msgspec.json.encode(
                UpdateFrame(since, current.seq, current.n, changes(self._seen[observer], seen), tail)
            )
            self._seen[observer] = seen
        for connection in self._connections:
            if connection.observer in frames:
                connection.send(frames[connection.observer])

    # What a decision would come to.

    def wants_odds(self) -> bool:
        """Whether somebody looks at a decision of his whose odds are not known yet."""
        current = self.current
        decision = current.game.decision
        if decision is None or current.over or self.table_settings.recorded or current.explanations is not None:
            return False
        return any(connection.observer.side == decision.side for connection in self._connections)

    async def explain(self, seq: int, explanations: Mapping[str, ExplanationInfo] | None) -> bool:
        """Complete the decision with these odds, if there are new ones; returns whether it is still the same one."""
        async with self.lock:
            current = self.current
            decision = current.game.decision
            if current.seq != seq or decision is None:
                return False
            if explanations is not None:
                self.current = current._replace(explanations=dict(explanations))
                if explanations:
                    self._send_changes(seq, only=decision.side)
            return True

    # What players do.

    async def act(self, sides: Sequence[str], seq: int, actions: Sequence[str]) -> int:
        """Take actions in a row, all or none, for who holds these sides. Returns the new end of the journal.

        Where the other side gets a window in between, what remains waits until it has declined; when the other side
        declines, the order that waited goes on at once.
        """
        async with self.lock:
            await self._ready(seq)
            current = self.current
            game = current.game.clone()
            last_read = dict(current.last_read)
            taken = take(game, sides, actions, current.order)
            last_read |= taken.logs
            entries = [
                Entry(current.seq + number, ACT, mover, str(action))
                for number, (mover, action) in enumerate(taken.done, 1)
            ]
            mover = taken.done[-1][0]
            end, n = current.seq + len(entries), current.n + len(entries)
            return await self._keep(
                CurrentGame(game, end, n, mover, None, last_read, taken.waiting, current.answers), entries
            )

    async def answer(self, sides: Sequence[str], side: str, window: str, answer: str) -> int:
        """Give a standing answer for a side, at any time. Only observers of that side are sent an update."""
        async with self.lock:
            await self._ready(self.current.seq)
            if side not in sides:
                raise refused("not-yours", "server-not-your-side")
            current = self.current
            game = current.game.clone()
            try:
                game.answer(side, window, answer)
            except SiroccoError as error:
                raise from_kernel(error) from None
            if game.answers(side) == current.game.answers(side):
                return current.seq
            row = AnswerRow(current.seq, side, window, answer)
            await self._store_or_refuse(self._store.answer(self.id, row, current.answers))
            self.current = current._replace(game=game, answers=current.answers + 1)
            self._send_changes(current.seq, only=side)
            return current.seq

    async def withdraw(self, sides: Sequence[str]) -> int:
        """Give up the order that waits for the other side: what has been done of it stays."""
        async with self.lock:
            await self._ready(self.current.seq)
            current = self.current
            if current.order is None or current.order.side not in sides:
                raise refused("not-yours", "server-no-order")
            await self._store_or_refuse(self._store.withdraw(self.id))
            self.current = current._replace(order=None)
            self._send_changes(current.seq, only=current.order.side)
            return current.seq

    async def undo(self, sides: Sequence[str], seq: int) -> int:
        """Take the last action back."""
        async with self.lock:
            await self._ready(seq)
            current = self.current
            if not current.game.can_undo:
                raise refused("no-undo", "server-no-undo")
            if current.mover is None or current.mover not in sides:
                raise refused("not-yours", "server-not-your-action")
            game = current.game.clone()
            game.undo()
            last_read = {**current.last_read, current.mover: game.state.log}
            entry = Entry(current.seq + 1, UNDO, current.mover, "")
            return await self._keep(
                CurrentGame(game, entry.seq, current.n - 1, current.mover, None, last_read, answers=current.answers),
                [entry],
            )

    async def resign(self, sides: Sequence[str], seq: int, side: str) -> int:
        """Give up."""
        async with self.lock:
            await self._ready(seq)
            if side not in sides:
                raise refused("not-yours", "server-not-your-side")
            entry = Entry(self.current.seq + 1, RESIGN, side, "")
            return await self._keep(self.current._replace(seq=entry.seq, resigned=side, order=None), [entry])

    async def _ready(self, seq: int) -> None:
        """Refuse what comes too late, or after something newer."""
        self.used = time.monotonic()
        if self._doubtful:
            await self._reload()
        if self.table_settings.recorded:
            raise refused("over", "server-only-a-record")
        if seq != self.current.seq:
            raise refused("stale", "server-stale")
        if self.current.over:
            raise refused("over", "server-over")

    async def _keep(self, current: CurrentGame, entries: Sequence[Entry]) -> int:
        """Write to the journal; then, and only then, adopt the change and send it to every observer."""
        since = self.current.seq
        entries = with_digest(entries, since, current)
        waiting = WaitingOrder(current.order, current.answers) if current.game.definition.windows else None
        await self._store_or_refuse(
            self._store.append(self.id, entries, summary(current, self.table_settings), waiting)
        )
        self.current = current
        self._send_changes(since)
        self.changed.set()
        self.to_explain.set()
        return current.seq

    async def _store_or_refuse(self, writing: Awaitable[None]) -> None:
        """Write to the database, or refuse and know no more than is stored there."""
        try:
            await writing
        except Taken:
            await self._reload()
            raise refused("stale", "server-stale") from None
        except StorageFailed as error:
            log.warning("table %s: not kept: %s", self.id, error)
            self._doubtful = True
            raise refused("storage", "server-storage") from None

    async def _reload(self) -> None:
        """Read the game again: another server has gone on with it, or a write ended in doubt."""
        before = self.current.seq
        self.current = await self._load()
        self._doubtful = False
        if self.current.seq != before:
            self.show_all()
        self.changed.set()
        self.to_explain.set()

    # What follows.

    def rematch_offered(self, game: str, links: dict[str, str]) -> None:
        """Announce the game that follows; the holder of a seat gets the link of the new one."""
        self.rematch = game

        def frame(connection: Connection) -> bytes:
            held = connection.observer.held
            link = links.get(held[0], "") if held else ""
            return msgspec.json.encode(RematchFrame(game, link or f"/table/{game}"))

        self.send_all(frame)


def _read(current: CurrentGame, side: str | None) -> tuple[EventLog, ReadBefore]:
    """The whole log as a side may read it, and what it had read before. Takes seconds for a long game."""
    event_log = EventLog(side)
    event_log.update(current.game)
    if side is None or side not in current.last_read:
        return event_log, (None, 0)
    before = current.last_read[side]
    number = len(event_log.entries) if before is current.game.state.log else len(entries_of(current.game, before, side))
    return event_log, (before, number)
