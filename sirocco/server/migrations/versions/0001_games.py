"""Games, seats and who holds them, the journal, snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("components", sa.String(80), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("origin", sa.Text),
        sa.Column("recorded", sa.Boolean, nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("branched_at", sa.Integer),
        sa.Column("rematch", sa.String(32)),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String(80), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.String(80)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("name", sa.String(80)),
    )
    op.create_table(
        "holders",
        sa.Column("visitor_hash", sa.String(64), primary_key=True),
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("holders_by_game", "holders", ["game"])
    op.create_table(
        "journal",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("side", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("saved", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("side", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_by_game", "chat", ["game", "id"])


def downgrade() -> None:
    for table in ("chat", "snapshots", "journal", "holders", "seats", "games"):
        op.drop_table(table)
