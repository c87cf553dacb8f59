"""Records: downloading and uploading games."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.kernel.conversion import decode
from sirocco.kernel.errors import DataError, SiroccoError
from sirocco.kernel.formats.record import replay
from sirocco.kernel.game import Game
from sirocco.server.archived_room import ArchivedRoom
from sirocco.server.caller import caller_of
from sirocco.server.models import RecordUpload, TableCreated
from sirocco.server.refusals import refused
from sirocco.server.rest.lobby import own_seat, store_game
from sirocco.server.rest.responses import TEXT, encoded, errors, held_sides, in_thread, rooms_of, text_response
from sirocco.server.room import Room
from sirocco.server.seats import record_seats

router = APIRouter(prefix="/api", tags=["records"])

log = logging.getLogger("sirocco.server")

_upload_lock = asyncio.Semaphore(1)
"""Replaying a long record takes a while; further uploads wait."""


@router.get(
    "/tables/{id}/record",
    responses=text_response(TEXT) | errors("unknown", "not-allowed", "wrong-token", "unplayable"),
)
async def record(request: Request, id: str) -> Response:
    """The record, including the seed: when the game is over, or for a player without an opponent."""
    room = await rooms_of(request).gathering(id)
    held = await held_sides(request, room)
    if isinstance(room, ArchivedRoom):
        text = room.record()
    else:
        assert isinstance(room, Room)
        room.require_open_record(held)
        text = await in_thread(room.current.game.record)
    name = f"{room.row.game}-{id[:6]}.record"
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post(
    "/records",
    status_code=201,
    response_model=TableCreated,
    responses=errors("too-large", "not-json"),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "text/plain": {"schema": {"type": "string"}},
                "application/json": {"schema": {"$ref": "#/components/schemas/RecordUpload"}},
            },
        }
    },
)
async def upload(request: Request) -> Response:
    """Upload a record: it is validated, replayed, and stored for viewing and branching."""
    body = await request.body()
    text = _read(body, request.headers.get("content-type", ""))
    async with _upload_lock:
        game, origin = await in_thread(_replayed, text)
    places = record_seats(game.definition)
    made = await store_game(
        rooms_of(request), game, places, own_seat(caller_of(request), places), origin=origin, recorded=True
    )
    return encoded(made, 201)


def _read(body: bytes, content_type: str) -> str:
    """The record in a request, as plain text or as JSON."""
    if content_type.partition(";")[0].strip().lower() == "application/json":
        try:
            sent = decode(body, dict[str, str])
            return RecordUpload.model_validate(sent).record
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
        # Any exception that a forged header or position provokes in a game's own code is the record's fault.
        log.info("a record was refused: %r", error)
        raise DataError(f"record: unreadable: {type(error).__name__}") from None
