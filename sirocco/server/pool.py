"""Things that are lent to one at a time: who is in a hurry is served before who can wait."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Pool(Generic[T]):
    """Of those who are in the same hurry whoever came first is served first."""

    def __init__(self, things: Iterable[T]) -> None:
        self._idle = list(things)
        self._waiting: list[tuple[bool, int, asyncio.Future[T]]] = []
        self._came = 0

    @asynccontextmanager
    async def lent(self, patient: bool) -> AsyncIterator[T]:
        """One of the things, for as long as the block lasts."""
        thing = await self._get(patient)
        try:
            yield thing
        finally:
            self._put(thing)

    async def _get(self, patient: bool) -> T:
        if self._idle:
            return self._idle.pop()
        self._came += 1
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (patient, self._came, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._put(turn.result())  # it came just when nobody wanted it any more
            raise

    def _put(self, thing: T) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            with contextlib.suppress(asyncio.InvalidStateError):
                turn.set_result(thing)
                return
        self._idle.append(thing)
