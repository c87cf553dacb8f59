"""The lobby: creating games and listing one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition, known
from sirocco.server.archived_room import ArchivedRoom
from sirocco.server.caller import Caller, caller_of
from sirocco.server.gathering import Gathering
from sirocco.server.models import Branch, Forgotten, NewTable, Rematch, TableCreated, TableSummary
from sirocco.server.observer import CurrentGame, TableSettings, summary
from sirocco.server.refusals import refused
from sirocco.server.rest.responses import encoded, errors, held_sides, in_thread, rooms_of
from sirocco.server.restore import from_last_snapshot, in_play
from sirocco.server.room import Room
from sirocco.server.rooms import Rooms, display_of
from sirocco.server.seats import BOT, OPEN, NewSeats, clean_name, new_seats, rematch_rows, seats_payload
from sirocco.server.store import GameRow, SeatRow, now
from sirocco.server.tokens import hash_of, is_game_id, new_game_id, new_token

router = APIRouter(prefix="/api/tables", tags=["tables"])


async def store_game(
    rooms: Rooms, game: Game, places: NewSeats, holding: Sequence[tuple[str, str]], **more: Any
) -> dict[str, Any]:
    """Store a new game and return its links."""
    header = game.header
    bots = frozenset(row.side for row in places.rows if row.kind == BOT)
    display = await asyncio.to_thread(display_of, header.game, header.scenario)
    n = len(game.actions_taken)
    shown = summary(CurrentGame(game, 0, n), TableSettings(display, bots, bool(more.get("recorded"))))
    at = now()
    row = GameRow(
        new_game_id(),
        header.game,
        header.scenario,
        header.options,
        header.components,
        header.seeds[-1][1],
        shown,
        at,
        at,
        **more,
    )
    await rooms.store.create(row, places.rows, holding)
    return {
        "id": row.id,
        "links": {side: f"/join/{row.id}/{token}" for side, token in places.tokens.items()},
        "watch": f"/table/{row.id}",
    }


def seed_shown(rooms: Rooms, places: NewSeats, seed: str | int | None) -> bool:
    """Whether somebody chose the seed who plays alone: then all may see it. Refused in a game against others."""
    if seed is None:
        return False
    solitary = all(row.kind != OPEN for row in places.rows)
    if not solitary and not rooms.settings.rates.trusted:
        raise refused("bad-request", "server-seed-alone")
    return solitary


def own_seat(caller: Caller, places: NewSeats) -> list[tuple[str, str]]:
    """The player who creates a game holds the seat at once."""
    if places.own is None or caller.visitor_hash is None:
        return []
    return [(caller.visitor_hash, hash_of(places.own))]


@router.post("", status_code=201, response_model=TableCreated, responses=errors("unknown", "too-large", "not-json"))
async def create(request: Request, wanted: NewTable) -> Response:
    """Create a game."""
    rooms = rooms_of(request)
    name = clean_name(wanted.name)

    def start() -> tuple[Game, NewSeats, bool]:
        rules = definition(wanted.game)
        places = new_seats(rules, wanted.seats, name)
        chosen = seed_shown(rooms, places, wanted.seed)
        return Game.start(rules, wanted.scenario, wanted.seed, wanted.options), places, chosen

    game, places, chosen = await in_thread(start)
    holding = own_seat(caller_of(request), places)
    return encoded(await store_game(rooms, game, places, holding, seed_chosen=chosen), 201)


@router.get("", response_model=list[TableSummary], responses=errors())
async def mine(request: Request) -> Response:
    """The games of this visitor, newest first."""
    rooms = rooms_of(request)
    caller = caller_of(request)
    found = await rooms.store.listed(caller.visitor_hash, caller.bearer_hash)
    return encoded([_summary(each.row, seats_payload(each.seats, each.taken), each.mine) for each in found])


@router.get("/{id}", response_model=TableSummary, responses=errors("unknown", "wrong-token", "unplayable"))
async def one(request: Request, id: str) -> Response:
    """One game. Anybody who knows its id may see this summary."""
    room = await rooms_of(request).gathering(id)
    held = await held_sides(request, room)
    visitor = caller_of(request).visitor_hash
    if held and visitor is not None:
        await rooms_of(request).store.show(visitor, id)
    return encoded(_summary(_current_row(room), seats_payload(room.seats, room.taken), held))


def _current_row(room: Gathering) -> GameRow:
    if not isinstance(room, Room):
        return room.row
    return msgspec.structs.replace(room.row, summary=summary(room.current, room.table_settings), rematch=room.rematch)


def _summary(row: GameRow, seats: dict[str, Any], mine: Sequence[str]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "title": definition(row.game).title if row.game in known() else row.game,
        "scenario": row.scenario,
        "options": row.options,
        "seats": seats,
        "mine": mine,
        "my_turn": row.summary["decides"] in mine and not row.recorded and in_play(row),
        **row.summary,
        "recorded": row.recorded,
        "parent": row.parent,
        "branched_at": row.branched_at,
        "imagined": row.imagined,
        "rematch": row.rematch,
        "created": row.created,
        "updated": row.updated,
    }


@router.delete("/{id}", response_model=Forgotten, responses=errors("unknown"))
async def forget(request: Request, id: str) -> Response:
    """Remove a game from this visitor's list. The game is not deleted, and its link restores it to the list."""
    visitor = caller_of(request).visitor_hash
    if visitor is None or not is_game_id(id) or not await rooms_of(request).store.hide(visitor, id):
        raise refused("unknown", "server-not-listed")
    return encoded({"forgotten": True})


@router.post(
    "/{id}/branch",
    status_code=201,
    response_model=TableCreated,
    responses=errors("unknown", "not-allowed", "wrong-token", "too-large", "not-json", "unplayable"),
)
async def branch(request: Request, id: str, wanted: Branch) -> Response:
    """A new game from a point of this one, with new dice. A caller who may have the record gets this game's past too.
    A caller with an opponent gets a game without a past, in which everything unknown to that side is imagined."""
    rooms = rooms_of(request)
    room = await rooms.gathering(id)
    held = await held_sides(request, room)
    assert isinstance(room, Room | ArchivedRoom)
    imagined = not room.hides_nothing(held)
    if imagined and not held:
        raise refused("not-allowed", "server-branch-later")
    name = clean_name(wanted.name)
    parent, at = await _parent(rooms, room, wanted.at)

    def start() -> tuple[Game, NewSeats, str, bool]:
        places = new_seats(parent.definition, wanted.seats, name)
        seed = wanted.seed
        chosen = seed_shown(rooms, places, seed)
        game = parent.imagined_branch(at, held[0], seed) if imagined else parent.branch(at, seed)
        return game, places, game.to_json(), chosen

    game, places, origin, chosen = await in_thread(start)
    made = await store_game(
        rooms,
        game,
        places,
        own_seat(caller_of(request), places),
        origin=origin,
        parent=id,
        branched_at=wanted.at,
        imagined=imagined,
        seed_chosen=chosen,
    )
    return encoded(made, 201)


async def _parent(rooms: Rooms, room: Room | ArchivedRoom, at: int) -> tuple[Game, int]:
    """The game that is branched from, and after how many of its actions. One that can only be shown has no past any
    more: whatever is asked for, it is branched from as it was last kept."""
    if isinstance(room, Room):
        return room.current.game, at
    stored = await rooms.store.load(room.id)
    if room.archive.over or stored is None:
        raise room.cannot_go_on()
    return await in_thread(from_last_snapshot, stored), 0


@router.post(
    "/{id}/rematch",
    status_code=201,
    response_model=TableCreated,
    responses=errors("unknown", "not-allowed", "wrong-token", "too-large", "not-json", "unplayable"),
)
async def rematch(request: Request, id: str, wanted: Rematch) -> Response:
    """The same set-up again with the same players. A second request returns the game the first one created."""
    rooms = rooms_of(request)
    room = await rooms.room(id)
    held = await held_sides(request, room)
    if not held or room.table_settings.recorded:
        raise refused("not-allowed", "server-rematch-players")
    async with room.lock:
        if room.rematch is not None:
            return encoded({"id": room.rematch, "links": {}, "watch": f"/table/{room.rematch}"}, 201)
        header = room.current.game.header
        game = await in_thread(Game.start, room.current.game.definition, header.scenario, None, header.options)
        places, renewed = _rematch_seats(room, wanted.swap)
        holding = [(v, hash_of(renewed[t])) for v, t in await rooms.store.holders_of(id) if t in renewed]
        made = await store_game(rooms, game, places, holding)
        if not await rooms.store.offer_rematch(id, made["id"]):
            raise refused("stale", "server-stale")
        links = {seat.side: f"/join/{made['id']}/{renewed[seat.token_hash]}" for seat in room.seats if seat.token_hash}
        room.rematch_offered(made["id"], links)
    mine = {renewed[seat.token_hash] for seat in room.seats if seat.side in held and seat.token_hash}
    mine |= {renewed[seat.invitation_hash] for seat in room.seats if seat.invitation_hash}
    made["links"] = {side: link for side, link in made["links"].items() if link.rpartition("/")[2] in mine}
    return encoded(made, 201)


def _rematch_seats(room: Room, swap: bool) -> tuple[NewSeats, dict[str, str]]:
    """Seats for a rematch, and for each token (hash) of this game the token that replaces it; for an invitation that
    nobody has accepted, another one."""
    renewed = {key: new_token() for seat in room.seats if (key := seat.token_hash or seat.invitation_hash)}
    rows, tokens = [], {}
    for side, seat in rematch_rows(room.seats, swap).items():
        key = seat.token_hash or seat.invitation_hash
        if key is not None:
            tokens[side] = renewed[key]
        hashed = None if key is None else hash_of(renewed[key])
        own, invitation = (hashed, None) if seat.token_hash else (None, hashed)
        rows.append(SeatRow(side, seat.kind, seat.level, own, seat.name, invitation))
    return NewSeats(rows, tokens, None), renewed
