"""A way to the server that can die without a word: it stays open and swallows whatever is sent through it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


class SwallowingProxy:
    """Passes bytes on, both ways, until it is told to swallow those of the connections open then."""

    def __init__(self, target: str) -> None:
        address = urlsplit(target)
        assert address.hostname is not None and address.port is not None
        self._target = address.hostname, address.port
        self._generation = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.refusing = False
        """New connections are dead from the start, too."""
        self.port = 0

    async def start(self) -> asyncio.Server:
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def swallow(self, *, new_ones_too: bool = False) -> None:
        """From now on nothing gets through on the connections there are."""
        self._generation += 1
        self.refusing = new_ones_too

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        born = -1 if self.refusing else self._generation
        there, back = await asyncio.open_connection(*self._target)
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(source, sink, born))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, born: int) -> None:
        """Even that one end has closed is not told to the other, once the way is dead."""
        try:
            while data := await source.read(65536):
                if born == self._generation:
                    sink.write(data)
                    await sink.drain()
        except ConnectionError:
            pass
        if born == self._generation:
            sink.close()


@contextmanager
def proxied(target: str) -> Iterator[SwallowingProxy]:
    """A proxy in a thread of its own, for tests that do not run in an event loop."""
    proxy = SwallowingProxy(target)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(proxy.start(), loop).result()
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
