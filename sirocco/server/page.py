"""The page: the built client, compressed once and kept in memory, and the links that give a seat."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sirocco.kernel.message import message
from sirocco.server.caller import caller_of
from sirocco.server.hub import Hub
from sirocco.server.refusals import Refused, refused
from sirocco.server.rest.answers import FOR_EVER, REVALIDATE
from sirocco.server.speech import preferred_language, say
from sirocco.server.tokens import hash_of, is_token

INDEX = "index.html"
BROTLI = ".br"
"""The build puts a copy with this ending beside what it pays for."""
WORTH_COMPRESSING = 1000
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
VIEWS = ("/", "/new", "/new/{rest:path}", "/table/{rest:path}", "/rules/{rest:path}")


class File(NamedTuple):
    """A file of the page and its compressed forms, the best first."""

    body: bytes
    media_type: str
    forms: dict[str, bytes]


class Page:
    """All files of the built client. Read at start: a new build needs a new start."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or Path(str(files("sirocco.server") / "page"))
        self.files = {f"/{path.relative_to(root).as_posix()}": _read(path) for path in _all_files(root)}

    @property
    def built(self) -> bool:
        return f"/{INDEX}" in self.files

    def routes(self) -> list[BaseRoute]:
        found: list[BaseRoute] = [Route(path, self.index) for path in VIEWS]
        found += [Route(name, self.file) for name in self.files if name != f"/{INDEX}"]
        return [*found, Route("/join/{game}/{token}", self.join), Route("/{rest:path}", self.nowhere)]

    async def index(self, request: Request) -> Response:
        language = preferred_language(request.headers.get("accept-language", ""))
        if not self.built:
            return _sentence(say(message("server-no-page"), language), 503, language)
        return _answer(request, self.files[f"/{INDEX}"], REVALIDATE)

    async def nowhere(self, request: Request) -> Response:
        """An address nobody knows: the page says so to whoever wants to look at it."""
        asks_for_a_page = "text/html" in request.headers.get("accept", "")
        if request.url.path.startswith("/api") or not asks_for_a_page or not self.built:
            raise HTTPException(404)
        answer = await self.index(request)
        answer.status_code = 404
        return answer

    async def join(self, request: Request) -> Response:
        """Open a seat's link: this visitor holds the seat from now on, and goes on to the table."""
        hub: Hub = request.app.state.hub
        game, token = request.path_params["game"], request.path_params["token"]
        try:
            room = await hub.room(game)
            if not is_token(token) or not room.sides_of({hash_of(token)}):
                raise refused("wrong-token", "server-wrong-token")
            visitor = caller_of(request).visitor_hash
            if visitor is not None and await hub.store.hold(visitor, hash_of(token), game):
                room.seat_taken(hash_of(token))
        except Refused as refusal:
            answer = await self.index(request)
            answer.status_code = refusal.status
            return answer
        return RedirectResponse(f"/table/{game}", 303)

    async def file(self, request: Request) -> Response:
        path = request.url.path
        return _answer(request, self.files[path], FOR_EVER if path.startswith("/assets/") else REVALIDATE)


def _all_files(root: Path) -> Sequence[Path]:
    if not root.is_dir():
        return []
    return sorted(path for path in root.rglob("*") if path.is_file() and path.suffix != BROTLI)


def _read(path: Path) -> File:
    body = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        media_type = "text/javascript"
    forms = {}
    better = path.with_name(path.name + BROTLI)
    if better.is_file():
        forms["br"] = better.read_bytes()
    if len(body) > WORTH_COMPRESSING and media_type.startswith(COMPRESSIBLE):
        forms["gzip"] = gzip.compress(body, 9)
    return File(body, media_type, forms)


def _answer(request: Request, file: File, caching: str) -> Response:
    accepted = [word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    headers = {"cache-control": caching, "vary": "Accept-Encoding"}
    form = next((name for name in file.forms if name in accepted), None)
    if form is None:
        return Response(file.body, headers=headers, media_type=file.media_type)
    return Response(file.forms[form], headers={**headers, "content-encoding": form}, media_type=file.media_type)


def _sentence(text: str, status: int, language: str) -> Response:
    """A page with one sentence."""
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Sirocco</title>'
        f'<meta name="viewport" content="width=device-width"><p>{escape(text)}</p></html>',
        status,
    )
