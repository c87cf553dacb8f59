"""The lobby: making games, and finding one's own again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition, known
from sirocco.server.caller import Caller, caller_of
from sirocco.server.hub import Hub, display_of
from sirocco.server.models import Branch, Forgotten, NewTable, Rematch, TableListed, TableMade
from sirocco.server.refusals import refused
from sirocco.server.rest.answers import encoded, failing, held_sides, hub_of, in_thread
from sirocco.server.room import Room
from sirocco.server.seats import BOT, NewSeats, clean_name, new_seats, seats_told, wanted_again
from sirocco.server.sight import Company, Moment, summary
from sirocco.server.store import GameRow, SeatRow, now
from sirocco.server.tokens import hash_of, is_game_id, new_game_id, new_token

router = APIRouter(prefix="/api/tables", tags=["tables"])


async def keep_game(
    hub: Hub, game: Game, places: NewSeats, holding: Sequence[tuple[str, str]], **more: Any
) -> dict[str, Any]:
    """Keep a game that begins here, and tell its links."""
    header = game.header
    bots = frozenset(row.side for row in places.rows if row.kind == BOT)
    display = await asyncio.to_thread(display_of, header.game, header.scenario)
    n = len(game.actions_taken)
    told = summary(Moment(game, 0, n), Company(display, bots, bool(more.get("recorded"))))
    at = now()
    row = GameRow(
        new_game_id(),
        header.game,
        header.scenario,
        header.options,
        header.components,
        header.seeds[-1][1],
        told,
        at,
        at,
        **more,
    )
    await hub.store.create(row, places.rows, holding)
    return {
        "id": row.id,
        "links": {side: f"/join/{row.id}/{token}" for side, token in places.tokens.items()},
        "watch": f"/table/{row.id}",
    }


def own_seat(caller: Caller, places: NewSeats) -> list[tuple[str, str]]:
    """Who makes a game holds his seat at once."""
    if places.own is None or caller.visitor_hash is None:
        return []
    return [(caller.visitor_hash, hash_of(places.own))]


@router.post("", status_code=201, response_model=TableMade, responses=failing("unknown", "too-large", "not-json"))
async def create(request: Request, wanted: NewTable) -> Response:
    """Make a game."""
    hub = hub_of(request)
    name = clean_name(wanted.name)

    def start() -> tuple[Game, NewSeats]:
        rules = definition(wanted.game)
        places = new_seats(rules, wanted.seats, name)
        return Game.start(rules, wanted.scenario, wanted.seed, wanted.options), places

    game, places = await in_thread(start)
    return encoded(await keep_game(hub, game, places, own_seat(caller_of(request), places)), 201)


@router.get("", response_model=list[TableListed], responses=failing())
async def mine(request: Request) -> Response:
    """The games of this visitor, newest first."""
    hub = hub_of(request)
    caller = caller_of(request)
    found = await hub.store.listed(caller.visitor_hash, caller.bearer_hash)
    return encoded([_listed(each.row, seats_told(each.seats, each.taken), each.mine) for each in found])


@router.get("/{id}", response_model=TableListed, responses=failing("unknown", "wrong-token", "unplayable"))
async def one(request: Request, id: str) -> Response:
    """One game; anybody who knows its id may see this much."""
    room = await hub_of(request).room(id)
    held = await held_sides(request, room)
    visitor = caller_of(request).visitor_hash
    if held and visitor is not None:
        await hub_of(request).store.show(visitor, id)
    return encoded(_listed(_now(room), seats_told(room.seats, room.taken), held))


def _now(room: Room) -> GameRow:
    return msgspec.structs.replace(room.row, summary=summary(room.moment, room.company), rematch=room.rematch)


def _listed(row: GameRow, seats: dict[str, Any], mine: Sequence[str]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "title": definition(row.game).title if row.game in known() else row.game,
        "scenario": row.scenario,
        "options": row.options,
        "seats": seats,
        "mine": mine,
        "my_turn": row.summary["decides"] in mine and not row.recorded,
        **row.summary,
        "recorded": row.recorded,
        "parent": row.parent,
        "branched_at": row.branched_at,
        "imagined": row.imagined,
        "rematch": row.rematch,
        "created": row.created,
        "updated": row.updated,
    }


@router.delete("/{id}", response_model=Forgotten, responses=failing("unknown"))
async def forget(request: Request, id: str) -> Response:
    """Take a game off this visitor's list; it stays, and its link brings it back."""
    visitor = caller_of(request).visitor_hash
    if visitor is None or not is_game_id(id) or not await hub_of(request).store.hide(visitor, id):
        raise refused("unknown", "server-not-listed")
    return encoded({"forgotten": True})


@router.post(
    "/{id}/branch",
    status_code=201,
    response_model=TableMade,
    responses=failing("unknown", "not-allowed", "wrong-token", "too-large", "not-json", "unplayable"),
)
async def branch(request: Request, id: str, wanted: Branch) -> Response:
    """A new game from a point of this one, with new dice. Who may have the record gets this game's past with it. Who
    plays against somebody else gets a game without a past, in which all that he cannot know is imagined."""
    hub = hub_of(request)
    room = await hub.room(id)
    held = await held_sides(request, room)
    parent = room.moment.game
    imagined = not room.hides_nothing(held)
    if imagined and not held:
        raise refused("not-allowed", "server-branch-later")
    name = clean_name(wanted.name)

    def start() -> tuple[Game, NewSeats, str]:
        places = new_seats(parent.definition, wanted.seats, name)
        game = parent.imagined_branch(wanted.at, held[0]) if imagined else parent.branch(wanted.at)
        return game, places, game.to_json()

    game, places, origin = await in_thread(start)
    made = await keep_game(
        hub,
        game,
        places,
        own_seat(caller_of(request), places),
        origin=origin,
        parent=id,
        branched_at=wanted.at,
        imagined=imagined,
    )
    return encoded(made, 201)


@router.post(
    "/{id}/rematch",
    status_code=201,
    response_model=TableMade,
    responses=failing("unknown", "not-allowed", "wrong-token", "too-large", "not-json", "unplayable"),
)
async def rematch(request: Request, id: str, wanted: Rematch) -> Response:
    """The same set-up again with the same players. Whoever asks second gets the game the first one made."""
    hub = hub_of(request)
    room = await hub.room(id)
    held = await held_sides(request, room)
    if not held or room.company.recorded:
        raise refused("not-allowed", "server-rematch-players")
    async with room.lock:
        if room.rematch is not None:
            return encoded({"id": room.rematch, "links": {}, "watch": f"/table/{room.rematch}"}, 201)
        header = room.moment.game.header
        game = await in_thread(Game.start, room.moment.game.definition, header.scenario, None, header.options)
        places, renewed = _seats_again(room, wanted.swap)
        holding = [(v, hash_of(renewed[t])) for v, t in await hub.store.holders_of(id) if t in renewed]
        made = await keep_game(hub, game, places, holding)
        if not await hub.store.offer_rematch(id, made["id"]):
            raise refused("stale", "server-stale")
        links = {seat.side: f"/join/{made['id']}/{renewed[seat.token_hash]}" for seat in room.seats if seat.token_hash}
        room.rematch_offered(made["id"], links)
    mine = {renewed[seat.token_hash] for seat in room.seats if seat.side in held and seat.token_hash}
    made["links"] = {side: link for side, link in made["links"].items() if link.rpartition("/")[2] in mine}
    return encoded(made, 201)


def _seats_again(room: Room, swap: bool) -> tuple[NewSeats, dict[str, str]]:
    """Seats for a rematch, and for each token (hash) of this game the token that takes its place."""
    renewed = {seat.token_hash: new_token() for seat in room.seats if seat.token_hash}
    rows, tokens = [], {}
    for side, seat in wanted_again(room.seats, swap).items():
        token = renewed[seat.token_hash] if seat.token_hash else None
        if token is not None:
            tokens[side] = token
        rows.append(SeatRow(side, seat.kind, seat.level, None if token is None else hash_of(token), seat.name))
    return NewSeats(rows, tokens, None), renewed
