"""Around every HTTP request: rate and size limits on the way in; cookie and security headers on the way out."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sirocco.server.caller import COOKIE, COOKIE_SECONDS, visitor_in
from sirocco.server.limits import BODY, RECORD_BODY, Allowance
from sirocco.server.refusals import Refused, refused
from sirocco.server.settings import Rates
from sirocco.server.tokens import new_token

log = logging.getLogger("sirocco.server")

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
SECURITY: Mapping[str, str] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
READING = ("GET", "HEAD", "OPTIONS")
ASSETS = "/assets/"
RECORDS = "/api/records"


class Middleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self._app = app
        self._requests = Allowance(rates.requests, rates.requests_burst)
        self._creations = Allowance(rates.creations, rates.creations_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket" and not self._requests.take(_address(scope)):
                await send({"type": "websocket.close", "code": 1013})
                return
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        path: str = scope["path"]
        visitor = visitor_in(headers.get("cookie", ""))
        fresh = None
        if visitor is None and "authorization" not in headers and not path.startswith(ASSETS):
            visitor = fresh = new_token()
        scope["sirocco.visitor"] = visitor

        async def respond(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(MutableHeaders(scope=message), path, fresh, scope["scheme"] == "https")
            await send(message)

        try:
            self._check(scope, headers, path)
            await self._app(scope, _bounded(receive, _allowed(path)), respond)
        except Refused as refusal:
            await _refuse(respond, refusal)
        except ClientDisconnect:
            pass
        except Exception:
            # The client has already received a 500 response; the details go to the log.
            log.exception("%s %s failed", scope["method"], path)

    def _check(self, scope: Scope, headers: Headers, path: str) -> None:
        """Refuse requests that are too many, too large, from a foreign page or of the wrong content type."""
        method: str = scope["method"]
        address = _address(scope)
        if not path.startswith(ASSETS) and not self._requests.take(address):
            raise refused("too-fast", "server-too-fast")
        if method in READING:
            return
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != headers.get("host", ""):
            raise refused("foreign-page", "server-foreign-page")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _allowed(path):
            raise refused("too-large", "server-too-large")
        if method == "POST":
            kind = headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json" and not (path == RECORDS and kind == "text/plain"):
                raise refused("not-json", "server-not-json")
            if not self._creations.take(address):
                raise refused("too-fast", "server-too-fast")

    @staticmethod
    def _add_headers(headers: MutableHeaders, path: str, fresh: str | None, secure: bool) -> None:
        for name, value in SECURITY.items():
            headers.setdefault(name, value)
        if path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        if fresh is not None:
            cookie = f"{COOKIE}={fresh}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
            headers.append("set-cookie", f"{cookie}; Secure" if secure else cookie)


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _allowed(path: str) -> int:
    return RECORD_BODY if path == RECORDS else BODY


def _bounded(receive: Receive, limit: int) -> Receive:
    """Cut off a body without a declared length where it exceeds the limit."""
    received = 0

    async def bounded() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > limit:
                raise HTTPException(413)
        return message

    return bounded


async def _refuse(send: Send, refusal: Refused) -> None:
    body = msgspec.json.encode({"error": refusal.plain()})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
