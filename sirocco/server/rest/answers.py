"""What all REST modules share: where the server's parts are, how answers are encoded, what errors look like."""

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
from sirocco.server.hub import Hub
from sirocco.server.kernel_types import REFERENCE
from sirocco.server.models import Error
from sirocco.server.refusals import STATUS, from_kernel, refused
from sirocco.server.room import Room
from sirocco.server.sight import Moment

T = TypeVar("T")
Language = Literal["en", "it"]
Answers = dict[int | str, dict[str, Any]]

TEXT = "text/plain; charset=utf-8"
SVG = "image/svg+xml"
REVALIDATE = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def encoded(data: Any, status: int = 200) -> Response:
    """Anything msgspec can encode; kernel structs among them."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def revalidated(request: Request, body: bytes, media_type: str) -> Response:
    """An answer the client may keep as long as it asks whether it is still the same."""
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": REVALIDATE}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


def failing(*codes: str) -> Answers:
    """The errors a route may answer with, for the OpenAPI document; those every route may have among them."""
    wanted = {STATUS[code] for code in (*codes, "bad-request", "too-fast", "storage")}
    return {status: {"model": Error} for status in sorted(wanted)}


def answering(name: str) -> Answers:
    """A kernel struct as the answer, for the OpenAPI document."""
    return {200: {"content": {"application/json": {"schema": {"$ref": REFERENCE.format(name=name)}}}}}


def texting(media_type: str) -> Answers:
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Do what takes longer than the loop should wait; the kernel's errors become refusals."""
    try:
        return await asyncio.to_thread(work, *args)
    except SiroccoError as error:
        raise from_kernel(error) from None


async def held_sides(request: Request, room: Room) -> tuple[str, ...]:
    return await caller_of(request).sides(hub_of(request), room)


async def viewing(request: Request, room: Room, side: str | None) -> str | None:
    """The side as which the caller looks: the one he asks for, else the only one he holds, else nobody's."""
    held = await held_sides(request, room)
    if side is not None:
        if side not in held:
            raise refused("not-yours", "server-not-your-side")
        return side
    return held[0] if len(held) == 1 else None


class Superseded(Exception):
    """The game has moved on since the question was put: there is nothing left to answer."""


Seq = Annotated[int | None, Query(description="The caller's state of the game; if it is no longer so, nothing is said")]
MOVED_ON: Answers = {204: {"description": "The game has moved on since `seq`"}}


async def deciding(request: Request, room: Room, seq: int | None = None) -> Moment:
    """The present moment, if the caller may decide in it; what is legal and why is nobody else's business."""
    held = await held_sides(request, room)
    moment = room.moment
    if seq is not None and seq != moment.seq:
        raise Superseded
    decision = moment.game.decision
    if decision is None or moment.over or room.company.recorded:
        raise refused("over", "server-over")
    if decision.side not in held:
        raise refused("not-yours", "server-not-your-decision")
    return moment
