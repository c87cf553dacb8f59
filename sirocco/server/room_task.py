"""Work that goes on beside a room for as long as it is in memory: it sleeps until an event of the room wakes it up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod

from sirocco.server.room import Room

log = logging.getLogger("sirocco.server")


class RoomTask(ABC):
    """`busy` while it works."""

    def __init__(self, room: Room, wakes: asyncio.Event) -> None:
        self._room = room
        self._wakes = wakes
        self.busy = False
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            await self._wakes.wait()
            self._wakes.clear()
            self.busy = True
            try:
                await self._work()
            except Exception:
                log.exception("table %s: %s failed", self._room.id, type(self).__name__)
            finally:
                self.busy = False

    @abstractmethod
    async def _work(self) -> None:
        """What there is to do since it was last woken up. An error is logged and ends this piece of work alone."""
