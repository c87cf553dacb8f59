"""The ASGI application: routes, error handlers, lifespan and middleware."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp

from sirocco import __version__
from sirocco.kernel.errors import SiroccoError
from sirocco.server.bots import Bots
from sirocco.server.database import open_database
from sirocco.server.middleware import Middleware
from sirocco.server.page import Page
from sirocco.server.refusals import Refused, from_kernel, refused
from sirocco.server.rest import games, hints, lobby, pieces, records, rules, seats, table, tutorials
from sirocco.server.rest.responses import Superseded, encoded
from sirocco.server.rooms import Rooms, warm_up
from sirocco.server.settings import Settings, import_plugins
from sirocco.server.socket import Connections
from sirocco.server.store import Store

COMPRESS_FROM = 1000


def api() -> FastAPI:
    """The REST routes and the WebSocket without a database or bots: enough to generate the OpenAPI document."""
    app = FastAPI(
        title="Sirocco",
        version=__version__,
        summary="Board wargames of the Mediterranean, 1940-44.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: f"{route.tags[0]}_{route.name}",
    )
    for part in (games, rules, tutorials, lobby, seats, table, pieces, hints, records):
        app.include_router(part.router)
    app.websocket("/api/tables/{id}/play")(play)
    app.exception_handler(Refused)(_refusal)
    app.exception_handler(SiroccoError)(_kernel_error)
    app.exception_handler(Superseded)(_superseded)
    app.exception_handler(RequestValidationError)(_invalid)
    app.exception_handler(HTTPException)(_http_error)
    app.exception_handler(Exception)(_failure)
    return app


async def play(socket: WebSocket, id: str) -> None:
    """The WebSocket of one observer at one table."""
    connections: Connections = socket.app.state.connections
    await connections.serve(socket, id)


def make_app(settings: Settings) -> ASGIApp:
    """The whole application. Opens the database first, so that a faulty one is reported before the start."""
    import_plugins(settings.plugins)
    engine = open_database(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(engine)
        bots = Bots(settings)
        rooms = Rooms(settings, store, bots)
        app.state.rooms = rooms
        app.state.connections = Connections(rooms)
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        yield
        await warming
        app.state.connections.close()
        await rooms.close()
        await asyncio.to_thread(bots.close)
        await asyncio.to_thread(store.close)

    from sirocco.server.openapi import document

    app = api()
    app.router.lifespan_context = lifespan
    app.openapi = lambda: document(app)  # type: ignore[method-assign]
    app.router.routes.extend(Page().routes())
    return Middleware(GZipMiddleware(app, minimum_size=COMPRESS_FROM, compresslevel=5), settings.rates)


async def _refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return encoded({"error": error.plain()}, error.status)


async def _superseded(_: Request, __: Exception) -> Response:
    return Response(status_code=204)


async def _failure(request: Request, _: Exception) -> Response:
    """An unexpected exception: a general message for the client; the traceback goes to the log (middleware.py)."""
    return await _refusal(request, refused("failed", "server-failed"))


async def _kernel_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, SiroccoError)
    return await _refusal(request, from_kernel(error))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    detail = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"[:200]
    return await _refusal(request, refused("bad-request", "server-bad-request", detail=detail))


async def _http_error(request: Request, error: Exception) -> Response:
    """Errors raised by the framework: an unknown address, a method that is not allowed, a body it cannot parse."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        refusal = refused("unknown", "server-no-address")
    elif error.status_code == 413:
        refusal = refused("too-large", "server-too-large")
    elif error.status_code == 405:
        refusal = refused("no-method", "server-no-method")
    else:
        refusal = refused("bad-request", "server-bad-request", detail=str(error.detail)[:200])
    answer = await _refusal(request, refusal)
    answer.headers.update(error.headers or {})
    return answer
