"""What a game with windows stores beside its journal: standing answers, and the order that waits for the other side.

Several servers may share a database. Journal entries and standing answers depend on each other's order, so each is
written only if everything stored before it was known; the row of the game is locked meanwhile.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from sirocco.kernel.conversion import decode
from sirocco.kernel.orders import Order
from sirocco.server.schema import answers, games, journal, orders
from sirocco.server.writer import Taken


class AnswerRow(NamedTuple):
    """A standing answer, given after the journal entry `seq`."""

    seq: int
    side: str
    window: str
    answer: str


class WaitingOrder(NamedTuple):
    """What is written together with journal entries in a game that has windows."""

    order: Order | None
    answers: int
    """How many standing answers were known when the entries were made."""

    def write(self, connection: Connection, game: str) -> None:
        require_known_answers(connection, game, self.answers)
        replace_order(connection, game, self.order)


def answers_of(connection: Connection, game: str) -> list[AnswerRow]:
    rows = connection.execute(select(answers).where(answers.c.game == game).order_by(answers.c.id))
    return [AnswerRow(r.seq, r.side, r.window, r.answer) for r in rows]


def require_known_answers(connection: Connection, game: str, known: int) -> None:
    """Another server may have taken a standing answer that this one has not read."""
    stored = connection.execute(select(func.count()).select_from(answers).where(answers.c.game == game)).scalar()
    if stored != known:
        raise Taken(f"{stored} standing answers, not {known}")


def last_entry(game: str) -> Select[tuple[int]]:
    """The query for the end of a journal."""
    return select(func.max(journal.c.seq)).where(journal.c.game == game)


def order_of(connection: Connection, game: str) -> Order | None:
    row = connection.execute(select(orders).where(orders.c.game == game)).one_or_none()
    return None if row is None else Order(row.side, tuple(decode(row.rest, list[str])), row.since)


def replace_order(connection: Connection, game: str, order: Order | None) -> None:
    connection.execute(delete(orders).where(orders.c.game == game))
    if order is not None:
        values = {
            "game": game,
            "side": order.side,
            "since": order.since,
            "rest": msgspec.json.encode(order.rest).decode(),
        }
        connection.execute(insert(orders), values)


def add_answer(connection: Connection, game: str, row: AnswerRow, known: int) -> None:
    """Store a standing answer given after the journal entry `row.seq`."""
    # Locks the game's row, as appending to the journal does.
    connection.execute(update(games).where(games.c.id == game).values(updated=games.c.updated))
    last = connection.execute(last_entry(game)).scalar() or 0
    if last != row.seq:
        raise Taken(f"the journal has gone on to {last}")
    require_known_answers(connection, game, known)
    connection.execute(insert(answers), {"game": game, **row._asdict()})
