"""Serves the built web client, compressed once and held in memory."""

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
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from sirocco.kernel.message import message
from sirocco.server.messages import preferred_language, say
from sirocco.server.rest.responses import FOR_EVER, REVALIDATE

INDEX = "index.html"
BROTLI = ".br"
"""The build writes a compressed copy with this suffix where it is worth it."""
WORTH_COMPRESSING = 1000
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
VIEWS = (
    *("/", "/new", "/new/{rest:path}", "/table/{rest:path}", "/join/{game}/{token}"),
    *("/learn/{rest:path}", "/rules/{rest:path}"),
)


class File(NamedTuple):
    """A file of the page and its compressed forms, the best first."""

    body: bytes
    media_type: str
    forms: dict[str, bytes]


class Page:
    """All files of the built client. Read at start-up: after a new build the server must be restarted."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or Path(str(files("sirocco.server") / "page"))
        self.files = {f"/{path.relative_to(root).as_posix()}": _read(path) for path in _all_files(root)}

    @property
    def built(self) -> bool:
        return f"/{INDEX}" in self.files

    def routes(self) -> list[BaseRoute]:
        found: list[BaseRoute] = [Route(path, self.index) for path in VIEWS]
        found += [Route(name, self.file) for name in self.files if name != f"/{INDEX}"]
        return [*found, Route("/{rest:path}", self.not_found)]

    async def index(self, request: Request) -> Response:
        language = preferred_language(request.headers.get("accept-language", ""))
        if not self.built:
            return _text_page(say(message("server-no-page"), language), 503, language)
        return _file_response(request, self.files[f"/{INDEX}"], REVALIDATE)

    async def not_found(self, request: Request) -> Response:
        """An unknown address: a browser gets the page, which says so; other clients get a plain 404."""
        wants_html = "text/html" in request.headers.get("accept", "")
        if request.url.path.startswith("/api") or not wants_html or not self.built:
            raise HTTPException(404)
        response = await self.index(request)
        response.status_code = 404
        return response

    async def file(self, request: Request) -> Response:
        path = request.url.path
        return _file_response(request, self.files[path], FOR_EVER if path.startswith("/assets/") else REVALIDATE)


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


def _file_response(request: Request, file: File, caching: str) -> Response:
    accepted = [word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    headers = {"cache-control": caching, "vary": "Accept-Encoding"}
    form = next((name for name in file.forms if name in accepted), None)
    if form is None:
        return Response(file.body, headers=headers, media_type=file.media_type)
    return Response(file.forms[form], headers={**headers, "content-encoding": form}, media_type=file.media_type)


def _text_page(text: str, status: int, language: str) -> Response:
    """A minimal page with one sentence."""
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Sirocco</title>'
        f'<meta name="viewport" content="width=device-width"><p>{escape(text)}</p></html>',
        status,
    )
