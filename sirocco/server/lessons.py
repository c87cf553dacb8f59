"""Tables of tutorials: whoever comes back to a lesson gets a new one, so that old ones can go."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, select

from sirocco.server.schema import games, metadata, seats

LESSON: Final = "lesson"
"""The kind of the seats at such a table: it is on nobody's list of games."""


def delete_lessons(connection: Connection, before: int, but: Collection[str]) -> int:
    """Delete the tables of tutorials that were last used before a time, in milliseconds since 1970, but for some;
    returns how many there were."""
    old = (
        select(games.c.id)
        .join(seats, seats.c.game == games.c.id)
        .where(seats.c.kind == LESSON, games.c.updated < before, games.c.id.not_in(list(but)))
        .distinct()
    )
    ids = list(connection.execute(old).scalars())
    for table in reversed(metadata.sorted_tables):
        key = games.c.id if table is games else table.c.game
        connection.execute(delete(table).where(key.in_(ids)))
    return len(ids)
