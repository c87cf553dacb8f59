"""The caller of a request: a browser with its cookie, or a script with a seat's token."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple

from starlette.requests import HTTPConnection

from sirocco.server.gathering import Gathering
from sirocco.server.refusals import refused
from sirocco.server.rooms import Rooms
from sirocco.server.tokens import hash_of, is_token

COOKIE = "sirocco"
COOKIE_SECONDS = 365 * 24 * 3600


class Caller(NamedTuple):
    """`visitor` is the cookie's token, `bearer` a seat's token; if both are present, only `bearer` counts."""

    visitor: str | None
    bearer: str | None

    @property
    def visitor_hash(self) -> str | None:
        return None if self.visitor is None or self.bearer is not None else hash_of(self.visitor)

    @property
    def bearer_hash(self) -> str | None:
        return None if self.bearer is None else hash_of(self.bearer)

    async def sides(self, rooms: Rooms, room: Gathering) -> tuple[str, ...]:
        """The sides the caller may play; a bearer token that belongs to no seat is refused."""
        if self.bearer_hash is not None:
            held = room.sides_of({self.bearer_hash})
            if not held:
                raise refused("wrong-token", "server-wrong-token")
            return held
        if self.visitor_hash is None:
            return ()
        return room.sides_of(await rooms.store.tokens_of(self.visitor_hash, room.id))


def visitor_in(header: str) -> str | None:
    """The visitor's token in a Cookie header."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and is_token(morsel.value) else None


def caller_of(connection: HTTPConnection, in_query: bool = False) -> Caller:
    """The caller. Only a WebSocket may pass its token in the query: browsers cannot set headers there."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if scheme.lower() == "bearer" else None
    if bearer is None and in_query:
        bearer = connection.query_params.get("token")
    visitor: str | None = connection.scope.get("sirocco.visitor")
    if visitor is None:
        visitor = visitor_in(connection.headers.get("cookie", ""))
    return Caller(visitor, bearer)
