"""Running the server: finding a port, announcing the address, shutting down cleanly."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import threading
import webbrowser

import uvicorn

from sirocco.kernel.errors import SiroccoError
from sirocco.server.app import make_app
from sirocco.server.limits import FRAME_CUT
from sirocco.server.settings import Settings

PORTS_TRIED = 20
SHUTDOWN_SECONDS = 3
PING_SECONDS, PONG_SECONDS = 4, 9
"""How often a WebSocket is asked whether the other end is there, and how long that may take to answer. A connection
that has silently died is noticed within 15 seconds; the page has numbers of its own (connection.svelte.ts)."""
UNACKNOWLEDGED_MILLISECONDS = 15_000


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket on that port or, if it is taken, on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for number in range(port, min(port + PORTS_TRIED, 65536)):
        found = socket.socket(family)
        if os.name == "posix":
            # Elsewhere this would let two servers share one port.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Otherwise a connection that dies with much on its way is not gone until the system stops trying.
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED_MILLISECONDS)
        try:
            found.bind((host, number))
            found.listen(1024)
        except OSError as error:
            found.close()
            problem = error
            continue
        return found
    reason = problem.strerror if problem is not None else "no such port"
    raise SiroccoError(f"cannot listen on {host} port {port} or the next ones: {reason}")


def address_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


class AnnouncingServer(uvicorn.Server):
    """Prints the address once the server accepts connections."""

    def __init__(self, config: uvicorn.Config, address: str, browse: bool) -> None:
        super().__init__(config)
        self._address = address
        self._browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Sirocco is at {self._address}", flush=True)  # noqa: T201
        print("Press Ctrl-C to stop it; the games are saved.", flush=True)  # noqa: T201
        if self._browse:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def serve(settings: Settings, host: str, port: int, browse: bool) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    app = make_app(settings)
    bound = bound_socket(host, port)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=FRAME_CUT,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        log_config=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        h11_max_incomplete_event_size=64 * 1024,
    )
    # After an orderly shutdown uvicorn raises the interrupt again.
    with contextlib.suppress(KeyboardInterrupt):
        AnnouncingServer(config, address_of(bound), browse).run([bound])
