"""Records: taking a game away, and bringing one."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.kernel.errors import DataError, SiroccoError
from sirocco.kernel.formats.record import replay
from sirocco.kernel.game import Game
from sirocco.server.caller import caller_of
from sirocco.server.models import RecordSent, TableMade
from sirocco.server.refusals import refused
from sirocco.server.rest.answers import TEXT, encoded, failing, held_sides, hub_of, in_thread, texting
from sirocco.server.rest.lobby import keep_game, own_seat
from sirocco.server.seats import record_seats

router = APIRouter(prefix="/api", tags=["records"])

log = logging.getLogger("sirocco.server")

_one_at_a_time = asyncio.Semaphore(1)
"""Replaying a long record takes a while; a second upload waits."""


@router.get(
    "/tables/{id}/record",
    responses=texting(TEXT) | failing("unknown", "not-allowed", "wrong-token", "unplayable"),
)
async def record(request: Request, id: str) -> Response:
    """The record, seed and all: when the game is over, or for who plays alone."""
    room = await hub_of(request).room(id)
    room.require_open_record(await held_sides(request, room))
    text = await in_thread(room.moment.game.record)
    name = f"{room.row.game}-{id[:6]}.record"
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post(
    "/records",
    status_code=201,
    response_model=TableMade,
    responses=failing("too-large", "not-json"),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "text/plain": {"schema": {"type": "string"}},
                "application/json": {"schema": {"$ref": "#/components/schemas/RecordSent"}},
            },
        }
    },
)
async def upload(request: Request) -> Response:
    """Bring a record: it is checked, played through, and kept to be looked at or branched from."""
    body = await request.body()
    text = _read(body, request.headers.get("content-type", ""))
    async with _one_at_a_time:
        game, origin = await in_thread(_replayed, text)
    places = record_seats(game.definition)
    made = await keep_game(
        hub_of(request), game, places, own_seat(caller_of(request), places), origin=origin, recorded=True
    )
    return encoded(made, 201)


def _read(body: bytes, content_type: str) -> str:
    """The record in a request, as plain text or as JSON."""
    if content_type.partition(";")[0].strip().lower() == "application/json":
        try:
            sent = msgspec.json.decode(body, type=dict[str, str])
            return RecordSent.model_validate(sent).record
        except (msgspec.MsgspecError, ValueError) as error:
            raise refused("bad-request", "server-bad-request", detail=str(error).splitlines()[0][:200]) from None
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise refused("bad-request", "server-bad-data", detail="not UTF-8 text") from None


def _replayed(text: str) -> tuple[Game, str]:
    try:
        game = replay(text)
        return game, game.to_json()
    except SiroccoError:
        raise
    except Exception as error:
        # Whatever a made-up header or position can provoke in a game's own code is the record's fault.
        log.info("a record was refused: %r", error)
        raise DataError(f"record: unreadable: {type(error).__name__}") from None
