"""What would you do? A bot thinks in the place of the side that decides."""

from __future__ import annotations

import hashlib

from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.kernel.formats.imagined import pack
from sirocco.kernel.game import Decision, Game
from sirocco.players.hints import Hint
from sirocco.server.observer import CurrentGame
from sirocco.server.refusals import refused
from sirocco.server.rest.responses import (
    SUPERSEDED,
    Seq,
    Superseded,
    current_decision,
    encoded,
    errors,
    held_sides,
    in_thread,
    rooms_of,
    struct_response,
)
from sirocco.server.rooms import Rooms
from sirocco.server.seats import plays_alone
from sirocco.server.worker import Question

GENERAL = "greedy"
"""The bot that is asked in a game without bots of its own; else its strongest."""

router = APIRouter(prefix="/api/tables/{id}", tags=["hints"])

REFUSALS = ("unknown", "not-yours", "not-allowed", "wrong-token", "over", "unplayable", "not-json", "busy")
ERRORS = errors(*REFUSALS) | SUPERSEDED


@router.post("/hint", responses=struct_response("Hint") | ERRORS)
async def hint(request: Request, id: str, seq: Seq = None) -> Response:
    """What a bot would do now in the caller's place, and why. Refused where another person plays against him."""
    rooms = rooms_of(request)
    room = await rooms.room(id)
    current = await current_decision(request, room, seq)
    if not plays_alone(room.seats, await held_sides(request, room)):
        raise refused("not-allowed", "server-hint-unfair")
    found = await _ask(rooms, current)
    if room.current is not current:
        raise Superseded
    return encoded(found)


async def _ask(rooms: Rooms, current: CurrentGame) -> Hint:
    game, decision = current.game, current.game.decision
    assert decision is not None
    *_, strongest = (GENERAL, *game.definition.bots())
    number = hint_seed(game, decision, current.seq)
    packed = await in_thread(lambda: pack(game.imagine(decision.side, f"{number:x}")))
    question = Question(packed, strongest, number, rooms.settings.bot_seconds, hint=True)
    answer = await rooms.bots.think(question, [str(action) for action in decision.actions])
    if answer is None or answer.hint is None:
        raise refused("busy", "server-no-hint")
    return answer.hint


def hint_seed(game: Game, decision: Decision, seq: int) -> int:
    """The chance a hint rests on: the same if it is asked for again, and made of what everybody knows."""
    source = f"hint:{game.header.commitment}:{decision.side}:{seq}".encode()
    return int.from_bytes(hashlib.blake2b(source, digest_size=8).digest(), "big")
