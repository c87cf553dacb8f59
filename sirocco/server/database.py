"""Opening the database: SQLite by default, PostgreSQL by URL, and the migrations that bring it up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from sirocco.kernel.errors import SiroccoError
from sirocco.server.settings import Settings

MIGRATION_LOCK = 19401209
"""The number of PostgreSQL's advisory lock under which migrations run."""
ANSWER_SECONDS = 15
"""PostgreSQL must answer within this time, or the statement counts as failed."""


def read_url(database: str) -> URL:
    """The database's address, with the driver we use."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise SiroccoError(
            f"--database '{database}' is not an address like sqlite:///file or postgresql://user@host/name"
        ) from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise SiroccoError("--database: a SQLite database needs a file: sqlite:///path/to/games.sqlite")
        return url.set(drivername="sqlite+pysqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise SiroccoError(f"--database: '{kind}' is not supported; use sqlite:///... or postgresql://...")


def open_database(settings: Settings) -> Engine:
    """An engine on a database that is up to date. Raises SiroccoError if the database cannot be opened."""
    url = read_url(settings.database)
    if url.get_backend_name() == "sqlite":
        assert url.database is not None
        try:
            Path(url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise SiroccoError(f"--database: {url.database}: {error.strerror}") from None
        engine = create_engine(url, pool_size=6, max_overflow=6, connect_args={"timeout": settings.lock_seconds})
        _configure_sqlite(engine, settings)
    else:
        timeout = max(1, round(settings.lock_seconds))
        engine = create_engine(
            url,
            pool_size=6,
            max_overflow=6,
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": 5,
                "tcp_user_timeout": 1000 * ANSWER_SECONDS,
                "options": f"-c lock_timeout={timeout}s -c statement_timeout={ANSWER_SECONDS}s",
            },
        )
    try:
        _migrate(engine)
    except (SQLAlchemyError, CommandError) as error:
        engine.dispose()
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise SiroccoError(f"--database {url.render_as_string()}: {reason}") from None
    return engine


def _configure_sqlite(engine: Engine, settings: Settings) -> None:
    """Write-ahead log, synced at every commit; transactions begin explicitly and take the write lock at once."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        if settings.database_limit is not None:
            (page,) = cursor.execute("PRAGMA page_size").fetchone()
            cursor.execute(f"PRAGMA max_page_count={settings.database_limit * 1024 * 1024 // page}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _migrate(engine: Engine) -> None:
    """Bring the tables up to date. Of two servers that start at once, one waits for the other."""
    with engine.begin() as connection, _script_folder() as folder:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


@contextmanager
def _script_folder() -> Iterator[Path]:
    with as_file(files("sirocco.server") / "migrations") as folder:
        yield folder
