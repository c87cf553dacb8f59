"""The tables of the database. Changing them needs a migration (migrations/versions)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", String(80), nullable=False),
    Column("seed", Text, nullable=False),
    Column("origin", Text),
    Column("recorded", Boolean, nullable=False),
    Column("parent", String(32)),
    Column("branched_at", Integer),
    Column("imagined", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(32)),
    Column("summary", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("begins", Integer, nullable=False, server_default="0"),
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),
)
"""`origin` is the saved game the journal begins from, for a branch, an uploaded record or a game that went on under
other rules; otherwise the game begins from its set-up. `begins`: after which entry of the journal, if not before the
first. `imagined`: a branch that took from its parent only what one side knew. `seed_chosen`: who plays alone chose the
seed, which is shown. `summary` is what the lobby shows without replaying the journal."""

seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(80), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("level", String(80)),
    Column("token_hash", String(64)),
    Column("name", String(80)),
    Column("invitation_hash", String(64)),
    Index("seats_by_token", "token_hash"),
    Index("seats_by_invitation", "invitation_hash"),
)
"""`invitation_hash`: of the link by which somebody can take the seat, once, as long as nobody has."""

holders = Table(
    "holders",
    metadata,
    Column("visitor_hash", String(64), primary_key=True),
    Column("token_hash", String(64), primary_key=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("holders_by_game", "game"),
    Index("holders_by_token", "token_hash"),
)
"""Which visitor holds which seat. `hidden`: removed from the visitor's list."""

journal = Table(
    "journal",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("side", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("digest", String(16)),
)
"""Append-only. The primary key prevents a game from forking. `digest` is that of the position after the entry, now and
then: a game that does not come out so is not shown."""

answers = Table(
    "answers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("side", String(80), nullable=False),
    Column("window", String(80), nullable=False),
    Column("answer", String(16), nullable=False),
    Index("answers_by_game", "game", "id"),
)
"""Standing answers to windows, oldest first: given after the journal entry `seq`. They are no entries themselves: the
other side could count those."""

orders = Table(
    "orders",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(80), nullable=False),
    Column("since", Integer, nullable=False),
    Column("rest", Text, nullable=False),
)
"""The order of a side that waits until the other has declined a window: the actions that remain."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("saved", Text, nullable=False),
)
"""The last saved state of each game; a cache, since the journal alone is sufficient."""

archives = Table(
    "archives",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)
"""What each game looked like when it was last kept (archive.py): it can be shown whatever has become of its rules."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("side", String(80), nullable=False),
    Column("name", String(80)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_by_game", "game", "id"),
)
