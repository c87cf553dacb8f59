"""Standing answers to windows, and orders that wait for the other side."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("side", sa.String(80), nullable=False),
        sa.Column("window", sa.String(80), nullable=False),
        sa.Column("answer", sa.String(16), nullable=False),
    )
    op.create_index("answers_by_game", "answers", ["game", "id"])
    op.create_table(
        "orders",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String(80), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("rest", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("orders")
    op.drop_index("answers_by_game", "answers")
    op.drop_table("answers")
