"""Keeps the games that ended under earlier versions of the server, which kept nothing of them but their journals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sirocco.server.refusals import Refused
from sirocco.server.store import Store

AT_A_TIME = 20
PAUSE = 0.2
"""Seconds between two games: whoever plays comes first."""

log = logging.getLogger("sirocco.server")


async def archive_finished(store: Store, keep: Callable[[str], Awaitable[None]]) -> None:
    """Keep them all, one after the other. One that cannot be restored is left as it is."""
    after = ""
    try:
        while games := await store.without_archive(after, AT_A_TIME):
            for game in games:
                try:
                    await keep(game)
                except Refused as refusal:
                    log.warning("table %s: cannot be kept: %s", game, refusal)
                await asyncio.sleep(PAUSE)
            after = games[-1]
    except Refused as refusal:
        log.warning("finished games could not be listed: %s", refusal)
