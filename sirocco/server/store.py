"""Queries and updates of the database. All methods are asynchronous and do not block the event loop."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, Table, and_, delete, false, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from sirocco.kernel.orders import Order
from sirocco.server.lessons import LESSON, delete_lessons
from sirocco.server.refusals import refused
from sirocco.server.schema import archives, chat, games, holders, journal, seats, snapshots
from sirocco.server.waiting import (
    AnswerRow,
    WaitingOrder,
    add_answer,
    answers_of,
    last_entry,
    order_of,
    replace_order,
)
from sirocco.server.writer import StorageFailed, Taken, Writer

T = TypeVar("T")

READERS = 4
CHAT_LINES = 100
"""Number of chat messages a table shows."""
LISTED = 200
"""Maximum number of games in a visitor's list."""
UNFINISHED = '%"result":null}'
"""How the summary of a game ends that is not over."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Entry(NamedTuple):
    """A line of the journal: `kind` is act, undo or resign; `digest` is that of the position after it, now and then."""

    seq: int
    kind: str
    side: str
    text: str
    digest: str | None = None


SeatKind = Literal["me", "open", "bot", "record", "lesson"]


class SeatRow(NamedTuple):
    """Who plays a side."""

    side: str
    kind: SeatKind
    level: str | None = None
    token_hash: str | None = None
    name: str | None = None
    invitation_hash: str | None = None


class ChatLine(msgspec.Struct, frozen=True):
    side: str
    name: str | None
    text: str
    at: int


class GameRow(msgspec.Struct, frozen=True):
    """A row of the table `games`."""

    id: str
    game: str
    scenario: str
    options: dict[str, bool]
    components: str
    seed: str
    summary: dict[str, Any]
    created: int
    updated: int
    origin: str | None = None
    recorded: bool = False
    parent: str | None = None
    branched_at: int | None = None
    imagined: bool = False
    rematch: str | None = None
    begins: int = 0
    seed_chosen: bool = False


class StoredGame(NamedTuple):
    """Everything stored about a game."""

    row: GameRow
    seats: list[SeatRow]
    taken: Counter[str]
    """How many visitors use each token (hash)."""
    snapshot: tuple[int, str] | None
    journal: list[Entry]
    """The entries after the snapshot, or after where the game begins."""
    chat: list[ChatLine]
    answers: list[AnswerRow]
    order: Order | None
    archived: int | None
    """After which entry it was last kept as it looks."""


class Listed(NamedTuple):
    """A game in a visitor's list."""

    row: GameRow
    seats: list[SeatRow]
    taken: Counter[str]
    mine: list[str]


class Store:
    """The database of one server."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, "sirocco-reader")
        self._reading: dict[str, Any] = {"reading": True}
        """All queries of one question see the same moment."""
        if self.kind == "postgresql":
            self._reading["isolation_level"] = "REPEATABLE READ"

    @property
    def kind(self) -> str:
        return self._engine.dialect.name

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect().execution_options(**self._reading) as connection:
                return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except SQLAlchemyError:
            raise refused("storage", "server-storage-read") from None

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Raises Taken or StorageFailed."""
        return await asyncio.wrap_future(self._writer.submit(work))

    async def _write_or_refuse(self, work: Callable[[Connection], T]) -> T:
        """As `_write`, but a failure becomes a refusal: nothing was stored."""
        try:
            return await self._write(work)
        except StorageFailed:
            raise refused("storage", "server-storage") from None

    async def writable(self) -> bool:
        """Whether the database takes a write now."""
        try:
            await self._write(lambda connection: connection.execute(update(games).where(false()).values(updated=0)))
        except (StorageFailed, Taken):
            return False
        return True

    # Games.

    async def create(self, row: GameRow, places: Sequence[SeatRow], holding: Sequence[tuple[str, str]]) -> None:
        """Store a new game, its seats, and which visitor (hash) holds which token (hash)."""
        values = {**msgspec.structs.asdict(row), "options": _json(row.options), "summary": _json(row.summary)}

        def work(connection: Connection) -> None:
            connection.execute(insert(games), values)
            connection.execute(insert(seats), [{"game": row.id, **place._asdict()} for place in places])
            if holding:
                connection.execute(insert(holders), [_holder(v, t, row.id) for v, t in holding])

        await self._write_or_refuse(work)

    async def load(self, game: str) -> StoredGame | None:
        def query(connection: Connection) -> StoredGame | None:
            row = connection.execute(select(games).where(games.c.id == game)).one_or_none()
            if row is None:
                return None
            saved = connection.execute(
                select(snapshots.c.seq, snapshots.c.saved).where(snapshots.c.game == game)
            ).one_or_none()
            game_row = _game_row(row)
            after = game_row.begins if saved is None else saved.seq
            return StoredGame(
                game_row,
                _seats(connection, game),
                _taken(connection, game),
                None if saved is None else (saved.seq, saved.saved),
                _journal(connection, game, after),
                _chat(connection, game),
                answers_of(connection, game),
                order_of(connection, game),
                connection.execute(select(archives.c.seq).where(archives.c.game == game)).scalar(),
            )

        return await self._read(query)

    async def journal(self, row: GameRow) -> list[Entry]:
        """The whole journal, from where the game begins."""
        return await self._read(lambda connection: _journal(connection, row.id, row.begins))

    async def append(
        self, game: str, entries: Sequence[Entry], summary: dict[str, Any], waiting: WaitingOrder | None = None
    ) -> None:
        """Append to the journal. Raises Taken if the sequence numbers are in use or a standing answer was not known,
        and StorageFailed. `waiting` is for games with windows."""
        at = now()
        rows = [{"game": game, "at": at, **entry._asdict()} for entry in entries]
        text = _json(summary)

        def work(connection: Connection) -> None:
            connection.execute(update(games).where(games.c.id == game).values(summary=text, updated=at))
            if waiting is not None:
                waiting.write(connection, game)
            connection.execute(insert(journal), rows)

        await self._write(work)

    async def answer(self, game: str, row: AnswerRow, known: int) -> None:
        """Store a standing answer given after the journal entry `row.seq`. Raises Taken if the journal has gone on or
        an earlier answer was not known, and StorageFailed."""
        await self._write(lambda connection: add_answer(connection, game, row, known))

    async def withdraw(self, game: str) -> None:
        """Forget the order that waits. Raises StorageFailed."""
        await self._write(lambda connection: replace_order(connection, game, None))

    async def keep(self, game: str, seq: int, saved: str | None, archive: bytes) -> None:
        """Keep a game as it is now: saved, if it can be played on, and as it looks. Raises StorageFailed."""

        def work(connection: Connection) -> None:
            if saved is not None:
                _replace_older(connection, snapshots, game, seq, saved=saved)
            _replace_older(connection, archives, game, seq, content=archive)

        await self._write(work)

    async def archive(self, game: str) -> bytes | None:
        """What a game looked like when it was last kept."""
        query = select(archives.c.content).where(archives.c.game == game)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def without_archive(self, after: str, limit: int) -> list[str]:
        """The next games, by id, that are over and were never kept: those of earlier versions of the server."""
        query = (
            select(games.c.id)
            .outerjoin(archives, archives.c.game == games.c.id)
            .where(
                archives.c.game.is_(None),
                games.c.id > after,
                or_(games.c.recorded, games.c.summary.not_like(UNFINISHED)),
            )
            .where(games.c.id.not_in(select(seats.c.game).where(seats.c.kind == LESSON)))
            .order_by(games.c.id)
            .limit(limit)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def go_on(self, game: str, components: str, begins: int, origin: str, summary: dict[str, Any]) -> bool:
        """Let a game begin anew after an entry of its journal; False if another server has. Its snapshot is forgotten,
        and so is an order that waited. Raises Taken if the journal has gone on, and StorageFailed."""

        def work(connection: Connection) -> bool:
            known = games.c.id == game, games.c.components != components
            values = {"components": components, "begins": begins, "origin": origin, "summary": _json(summary)}
            if connection.execute(update(games).where(*known).values(values)).rowcount == 0:
                return False
            if (connection.execute(last_entry(game)).scalar() or 0) != begins:
                raise Taken(f"the journal has gone on beyond {begins}")
            connection.execute(delete(snapshots).where(snapshots.c.game == game))
            replace_order(connection, game, None)
            return True

        return await self._write(work)

    async def delete_lessons(self, before: int, but: Collection[str]) -> int:
        """Delete tables of tutorials that nobody has used since a time, but for some. Raises StorageFailed."""
        return await self._write(lambda connection: delete_lessons(connection, before, but))

    async def offer_rematch(self, game: str, new: str) -> bool:
        """Record the rematch of a game; False if there is one already."""

        def work(connection: Connection) -> bool:
            done = connection.execute(
                update(games).where(and_(games.c.id == game, games.c.rematch.is_(None))).values(rematch=new)
            )
            return done.rowcount == 1

        return await self._write_or_refuse(work)

    # Seats.

    async def listed(self, visitor_hash: str | None, token_hash: str | None) -> list[Listed]:
        """The games of a visitor, or the one of a token, newest first."""

        def query(connection: Connection) -> list[Listed]:
            if token_hash is not None:
                chosen = seats.c.token_hash == token_hash
                tokens = {token_hash}
            else:
                rows = connection.execute(
                    select(holders.c.token_hash).where(
                        and_(holders.c.visitor_hash == visitor_hash, holders.c.hidden.is_(False))
                    )
                )
                tokens = {r.token_hash for r in rows}
                chosen = and_(seats.c.token_hash.in_(tokens), seats.c.kind != LESSON)
            found = connection.execute(
                select(*(column for column in games.c if column is not games.c.origin))
                .where(games.c.id.in_(select(seats.c.game).where(chosen)))
                .order_by(games.c.updated.desc())
                .limit(LISTED)
            ).all()
            ids = [row.id for row in found]
            places: defaultdict[str, list[SeatRow]] = defaultdict(list)
            for row in connection.execute(select(seats).where(seats.c.game.in_(ids))):
                places[row.game].append(_seat_row(row))
            taken: defaultdict[str, Counter[str]] = defaultdict(Counter)
            for row in connection.execute(select(holders.c.game, holders.c.token_hash).where(holders.c.game.in_(ids))):
                taken[row.game][row.token_hash] += 1
            return [
                Listed(
                    _game_row(row),
                    places[row.id],
                    taken[row.id],
                    [place.side for place in places[row.id] if place.token_hash in tokens],
                )
                for row in found
            ]

        return await self._read(query)

    async def tokens_of(self, visitor_hash: str, game: str) -> set[str]:
        """Hashes of the tokens a visitor holds in a game."""

        def query(connection: Connection) -> set[str]:
            rows = connection.execute(
                select(holders.c.token_hash).where(and_(holders.c.visitor_hash == visitor_hash, holders.c.game == game))
            )
            return {row.token_hash for row in rows}

        return await self._read(query)

    async def holders_of(self, game: str) -> list[tuple[str, str]]:
        """Every visitor (hash) who holds a token (hash) of a game."""

        def query(connection: Connection) -> list[tuple[str, str]]:
            rows = connection.execute(
                select(holders.c.visitor_hash, holders.c.token_hash).where(holders.c.game == game)
            )
            return [(row.visitor_hash, row.token_hash) for row in rows]

        return await self._read(query)

    async def accept(self, game: str, invitation_hash: str, token_hash: str, visitor_hash: str | None) -> bool:
        """Let the first who accepts an invitation have the seat, under a token of his own; False for all others."""

        def work(connection: Connection) -> bool:
            offered = and_(seats.c.game == game, seats.c.invitation_hash == invitation_hash)
            values = {"token_hash": token_hash, "invitation_hash": None}
            if not connection.execute(update(seats).where(offered).values(values)).rowcount:
                return False
            if visitor_hash is not None:
                connection.execute(insert(holders), _holder(visitor_hash, token_hash, game))
            return True

        return await self._write_or_refuse(work)

    async def hold(self, visitor_hash: str, token_hash: str, game: str) -> bool:
        """Record that a visitor holds a seat, and put the game back on the visitor's list. True if he is new there."""

        def work(connection: Connection) -> bool:
            mine = and_(holders.c.visitor_hash == visitor_hash, holders.c.token_hash == token_hash)
            if connection.execute(update(holders).where(mine).values(hidden=False)).rowcount:
                return False
            connection.execute(insert(holders), _holder(visitor_hash, token_hash, game))
            return True

        return await self._write_or_refuse(work)

    async def show(self, visitor_hash: str, game: str) -> None:
        """Put a game back on a visitor's list if it was hidden."""

        def work(connection: Connection) -> None:
            mine = and_(holders.c.visitor_hash == visitor_hash, holders.c.game == game, holders.c.hidden.is_(True))
            connection.execute(update(holders).where(mine).values(hidden=False))

        await self._write_or_refuse(work)

    async def hide(self, visitor_hash: str, game: str) -> bool:
        """Hide a game from a visitor's list; False if it was not on it."""

        def work(connection: Connection) -> bool:
            mine = and_(holders.c.visitor_hash == visitor_hash, holders.c.game == game, holders.c.hidden.is_(False))
            return connection.execute(update(holders).where(mine).values(hidden=True)).rowcount > 0

        return await self._write_or_refuse(work)

    async def rename(self, game: str, sides: Sequence[str], name: str | None) -> None:
        mine = and_(seats.c.game == game, seats.c.side.in_(sides))
        await self._write_or_refuse(lambda connection: connection.execute(update(seats).where(mine).values(name=name)))

    async def say(self, game: str, line: ChatLine) -> None:
        values = {"game": game, **msgspec.structs.asdict(line)}
        await self._write_or_refuse(lambda connection: connection.execute(insert(chat), values))


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _replace_older(connection: Connection, table: Table, game: str, seq: int, **values: Any) -> None:
    """Write the row of a game in a table that holds the newest only."""
    known = connection.execute(select(table.c.seq).where(table.c.game == game)).scalar()
    if known is None:
        connection.execute(insert(table), {"game": game, "seq": seq, **values})
    elif known <= seq:
        connection.execute(update(table).where(table.c.game == game).values(seq=seq, **values))


def _holder(visitor_hash: str, token_hash: str, game: str) -> dict[str, Any]:
    return {"visitor_hash": visitor_hash, "token_hash": token_hash, "game": game, "hidden": False, "since": now()}


def _game_row(row: Row[Any]) -> GameRow:
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(values["options"])
    values["summary"] = msgspec.json.decode(values["summary"])
    return GameRow(**values)


def _seats(connection: Connection, game: str) -> list[SeatRow]:
    return [_seat_row(row) for row in connection.execute(select(seats).where(seats.c.game == game))]


def _seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.side, row.kind, row.level, row.token_hash, row.name, row.invitation_hash)


def _taken(connection: Connection, game: str) -> Counter[str]:
    """How many visitors hold each seat, by its token (hash)."""
    return Counter(connection.execute(select(holders.c.token_hash).where(holders.c.game == game)).scalars())


def _journal(connection: Connection, game: str, after: int) -> list[Entry]:
    rows = connection.execute(
        select(journal).where(and_(journal.c.game == game, journal.c.seq > after)).order_by(journal.c.seq)
    )
    return [Entry(r.seq, r.kind, r.side, r.text, r.digest) for r in rows]


def _chat(connection: Connection, game: str) -> list[ChatLine]:
    rows = connection.execute(select(chat).where(chat.c.game == game).order_by(chat.c.id.desc()).limit(CHAT_LINES))
    return [ChatLine(r.side, r.name, r.text, r.at) for r in reversed(rows.all())]
