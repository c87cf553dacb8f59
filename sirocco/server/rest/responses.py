"""Shared by all REST modules: access to the rooms, encoding of responses, and the errors of each route."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from fastapi import Query, Request
from starlette.responses import Response

from sirocco.kernel.errors import SiroccoError
from sirocco.server.caller import caller_of
from sirocco.server.gathering import Gathering
from sirocco.server.kernel_types import REFERENCE
from sirocco.server.models import Error
from sirocco.server.observer import CurrentGame
from sirocco.server.refusals import STATUS, from_kernel, refused
from sirocco.server.room import Room
from sirocco.server.rooms import Rooms

T = TypeVar("T")
Language = Literal["en", "it"]
Responses = dict[int | str, dict[str, Any]]

TEXT = "text/plain; charset=utf-8"
SVG = "image/svg+xml"
JPEG = "image/jpeg"
REVALIDATE = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def encoded(data: Any, status: int = 200) -> Response:
    """Anything msgspec can encode; kernel structs among them."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def revalidated(request: Request, body: bytes, media_type: str) -> Response:
    """A response the client may cache if it revalidates it by its ETag."""
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": REVALIDATE}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


def errors(*codes: str) -> Responses:
    """The errors a route may return, for the OpenAPI document, including those common to all routes."""
    wanted = {STATUS[code] for code in (*codes, "bad-request", "too-fast", "storage")}
    return {status: {"model": Error} for status in sorted(wanted)}


def struct_response(name: str) -> Responses:
    """A kernel struct as the response, for the OpenAPI document."""
    return {200: {"content": {"application/json": {"schema": {"$ref": REFERENCE.format(name=name)}}}}}


def text_response(media_type: str) -> Responses:
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Run slow work outside the event loop; errors of the kernel become refusals."""
    try:
        return await asyncio.to_thread(work, *args)
    except SiroccoError as error:
        raise from_kernel(error) from None


async def held_sides(request: Request, room: Gathering) -> tuple[str, ...]:
    return await caller_of(request).sides(rooms_of(request), room)


async def viewing_side(request: Request, room: Room, side: str | None) -> str | None:
    """The side whose view the caller gets: the one requested, else the only one held, else None (a spectator)."""
    held = await held_sides(request, room)
    if side is not None:
        if side not in held:
            raise refused("not-yours", "server-not-your-side")
        return side
    return held[0] if len(held) == 1 else None


class Superseded(Exception):
    """The game has changed since the request was made: the answer would be out of date."""


Seq = Annotated[
    int | None,
    Query(description="The sequence number the caller knows; the response is empty if it is outdated"),
]
SUPERSEDED: Responses = {204: {"description": "The game has moved on since `seq`"}}


async def current_decision(request: Request, room: Room, seq: int | None = None) -> CurrentGame:
    """The current game, if the caller may decide in it. Legal actions and reasons are shown to nobody else."""
    held = await held_sides(request, room)
    current = room.current
    if seq is not None and seq != current.seq:
        raise Superseded
    decision = current.game.decision
    if decision is None or current.over or room.table_settings.recorded:
        raise refused("over", "server-over")
    if decision.side not in held:
        raise refused("not-yours", "server-not-your-decision")
    return current
