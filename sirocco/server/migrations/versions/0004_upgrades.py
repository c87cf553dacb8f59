"""What games outlive upgrades by: digests of positions in the journal, where a game that was taken over begins, and
what every game last looked like. Indexes on what seats are found by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("journal", sa.Column("digest", sa.String(16)))
    op.add_column("games", sa.Column("begins", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "archives",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_index("seats_by_token", "seats", ["token_hash"])
    op.create_index("holders_by_token", "holders", ["token_hash"])


def downgrade() -> None:
    op.drop_index("holders_by_token", "holders")
    op.drop_index("seats_by_token", "seats")
    op.drop_table("archives")
    op.drop_column("games", "begins")
    op.drop_column("journal", "digest")
