"""`sirocco serve`: settings from the options of the command line."""

from __future__ import annotations

import os

from sirocco.kernel.errors import SiroccoError
from sirocco.server.settings import NO_LIMITS, Rates, Settings, default_database


def run(
    host: str,
    port: int,
    database: str | None,
    open_browser: bool,
    workers: int | None,
    seconds: float,
    pause: float,
    database_limit: int | None,
    limits: bool,
) -> None:
    """Serve until interrupted."""
    try:
        from sirocco.server.serve import serve
    except ImportError as error:
        raise SiroccoError(f"the server needs more packages ({error.name}): pip install 'sirocco[server]'") from None
    cores = os.cpu_count() or 1
    settings = Settings(
        database=database or default_database(),
        database_limit=database_limit,
        workers=min(cores, workers or 2),
        bot_seconds=seconds,
        bot_pause=pause,
        rates=Rates() if limits else NO_LIMITS,
    )
    serve(settings, host, port, open_browser)
