"""How Alembic runs our migrations: on the connection it is handed, inside that connection's transaction."""

from __future__ import annotations

from alembic import context

from sirocco.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
