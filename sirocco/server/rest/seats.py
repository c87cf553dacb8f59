"""Taking a seat by a link: an invitation, which is used once, or one's own link on another device."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.server.caller import caller_of
from sirocco.server.gathering import Gathering
from sirocco.server.models import Joined, SeatLink, SeatOffer
from sirocco.server.refusals import refused
from sirocco.server.rest.responses import encoded, errors, rooms_of
from sirocco.server.tokens import hash_of, is_token, new_token

router = APIRouter(prefix="/api/tables/{id}", tags=["seats"])

ERRORS = errors("unknown", "wrong-token", "unplayable", "not-json")


async def _found(request: Request, id: str, wanted: SeatLink) -> tuple[Gathering, tuple[str, ...], bool]:
    """The table of a link, the sides it is for, and whether it is an invitation."""
    room = await rooms_of(request).gathering(id)
    hashed = hash_of(wanted.token) if is_token(wanted.token) else ""
    invited, held = room.invited(hashed), room.sides_of({hashed})
    if not hashed or not (invited or held):
        raise refused("wrong-token", "server-invitation-used")
    return room, invited or held, bool(invited)


@router.post("/offer", response_model=SeatOffer, responses=ERRORS)
async def offer(request: Request, id: str, wanted: SeatLink) -> Response:
    """What a link is for. Nothing is taken by it: programs that look at links in messages may ask."""
    _, sides, invitation = await _found(request, id, wanted)
    return encoded({"sides": sides, "invitation": invitation})


@router.post("/join", response_model=Joined, responses=ERRORS)
async def join(request: Request, id: str, wanted: SeatLink) -> Response:
    """Take the seat of a link. The first who accepts an invitation gets a link of his own; the invitation opens nothing
    any more, for whoever sent it neither. One's own link may be used on every device."""
    room, sides, invitation = await _found(request, id, wanted)
    visitor = caller_of(request).visitor_hash
    if invitation:
        token = new_token()
        sides = await room.accept(hash_of(wanted.token), hash_of(token), visitor)
        return encoded({"sides": sides, "links": dict.fromkeys(sides, f"/join/{id}/{token}")})
    hashed = hash_of(wanted.token)
    if visitor is not None and await rooms_of(request).store.hold(visitor, hashed, id):
        room.seat_taken(hashed)
    return encoded({"sides": sides, "links": dict.fromkeys(sides, f"/join/{id}/{wanted.token}")})
