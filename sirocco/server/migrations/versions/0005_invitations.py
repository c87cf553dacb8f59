"""Invitations that are used once. Who has taken a seat keeps it, but the link that was sent to him opens it no more:
whoever sent it knows it, too."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("invitation_hash", sa.String(64)))
    op.create_index("seats_by_invitation", "seats", ["invitation_hash"])
    op.add_column("games", sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    seats = sa.table("seats", *map(sa.column, ("game", "side", "kind", "token_hash", "invitation_hash")))
    holders = sa.table("holders", sa.column("token_hash"))
    for seat in connection.execute(sa.select(seats).where(seats.c.kind == "open")).all():
        mine = sa.and_(seats.c.game == seat.game, seats.c.side == seat.side)
        held = holders.c.token_hash == seat.token_hash
        taken = connection.execute(sa.select(sa.func.count()).select_from(holders).where(held)).scalar()
        if taken:
            renewed = secrets.token_hex(32)
            connection.execute(sa.update(seats).where(mine).values(token_hash=renewed))
            connection.execute(sa.update(holders).where(held).values(token_hash=renewed))
        else:
            connection.execute(sa.update(seats).where(mine).values(token_hash=None, invitation_hash=seat.token_hash))


def downgrade() -> None:
    connection = op.get_bind()
    seats = sa.table("seats", sa.column("token_hash"), sa.column("invitation_hash"))
    unused = seats.c.invitation_hash.is_not(None)
    connection.execute(sa.update(seats).where(unused).values(token_hash=seats.c.invitation_hash))
    op.drop_column("games", "seed_chosen")
    op.drop_index("seats_by_invitation", "seats")
    op.drop_column("seats", "invitation_hash")
