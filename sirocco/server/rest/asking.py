"""What a player may do with a piece, and why not: for who decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from sirocco.kernel.action import Thing
from sirocco.kernel.display import Sheet
from sirocco.kernel.explain import number
from sirocco.kernel.game import Game
from sirocco.kernel.routes import routes, why_not
from sirocco.kernel.step import Refusal
from sirocco.server.limits import ACTIONS_IN_A_ROW
from sirocco.server.models import Reach, Reason, VerbReason
from sirocco.server.refusals import refused
from sirocco.server.rest.answers import MOVED_ON, Seq, deciding, encoded, failing, hub_of, in_thread

router = APIRouter(prefix="/api/tables/{id}", tags=["asking"])

ASKING = failing("unknown", "not-yours", "wrong-token", "over", "unreadable", "unplayable") | MOVED_ON


@router.get("/reach", response_model=Reach, responses=ASKING)
async def reach(request: Request, id: str, piece: str, seq: Seq = None) -> Response:
    """Everywhere a piece can be taken now, and by which actions."""
    room = await hub_of(request).room(id)
    game = (await deciding(request, room, seq)).game
    mover = _thing(game, room.company.display.sheet().piece, piece)

    def find() -> dict[str, Any]:
        names = game.components.vocabulary.names
        ways = {
            names[goal.kind].ids[goal.number]: {"cost": number(way.cost), "actions": [str(a) for a in way.actions]}
            for goal, way in routes(game, mover).ways.items()
        }
        return {"ways": ways}

    return encoded(await in_thread(find))


@router.get("/why", response_model=list[Reason | None], responses=ASKING)
async def why(
    request: Request,
    id: str,
    action: Annotated[list[str], Query(min_length=1, max_length=ACTIONS_IN_A_ROW)],
    seq: Seq = None,
) -> Response:
    """For each action nothing if it is legal, else the clause that refuses it."""
    room = await hub_of(request).room(id)
    game = (await deciding(request, room, seq)).game
    return encoded(await in_thread(lambda: [game.refusal(text) for text in action]))


@router.get("/why-not", response_model=list[VerbReason], responses=ASKING)
async def why_not_there(request: Request, id: str, piece: str, place: str | None = None, seq: Seq = None) -> Response:
    """Why a piece cannot go or strike there, verb by verb; without a place, why it can do nothing at all."""
    room = await hub_of(request).room(id)
    game = (await deciding(request, room, seq)).game
    return encoded(await in_thread(_reasons, game, room.company.display.sheet(), piece, place))


def _reasons(game: Game, sheet: Sheet, piece: str, place: str | None) -> list[dict[str, Any]]:
    mover = _thing(game, sheet.piece, piece)
    verbs = [verb for verb, forms in sheet.verbs.items() if (sheet.piece, sheet.place) in forms]
    if place is None:
        found = {verb: _everywhere(game, verb, mover, sheet.place) for verb in verbs}
    else:
        goal = _thing(game, sheet.place, place)
        found = {verb: _there(game, verb, mover, goal) for verb in verbs}
    reasons = {verb: reason for verb, reason in found.items() if reason is not None}
    return [{"verb": verb, **msgspec.to_builtins(reasons[verb])} for verb in _telling(game, found, reasons)]


def _telling(game: Game, verbs: Iterable[str], reasons: Mapping[str, Refusal]) -> list[str]:
    """The verbs whose reasons are worth telling: those that somebody can use now; if there are none, those that are
    not refused for a reason they share with others, such as that this is another phase."""
    assert game.decision is not None
    usable = {action.verb for action in game.decision.actions}.intersection(verbs)
    if usable:
        return [verb for verb in reasons if verb in usable]
    often = Counter(reason.message.key for reason in reasons.values())
    least = min(often.values(), default=0)
    return [verb for verb, reason in reasons.items() if often[reason.message.key] == least]


def _there(game: Game, verb: str, mover: Thing, goal: Thing) -> Refusal | None:
    """Why not there; nothing if it can be done, at once or by several moves."""
    refusal = game.refusal(game.components.vocabulary.action(verb, mover.number, goal.number))
    if refusal is None:
        return None
    found = routes(game, mover)
    if any(way.actions[-1].verb == verb for place, way in found.ways.items() if place == goal):
        return None
    return why_not(game, found, verb, mover, goal) or refusal


def _everywhere(game: Game, verb: str, mover: Thing, kind: str) -> Refusal | None:
    """The reason most places have in common; nothing if there is a place where it can be done."""
    vocabulary = game.components.vocabulary
    places: Iterable[int] = range(len(vocabulary.names[kind].ids))
    refusals = [game.refusal(vocabulary.action(verb, mover.number, place)) for place in places]
    if not refusals or any(refusal is None for refusal in refusals):
        return None
    ((key, _),) = Counter(refusal.message.key for refusal in refusals if refusal is not None).most_common(1)
    return next(refusal for refusal in refusals if refusal is not None and refusal.message.key == key)


def _thing(game: Game, kind: str, name: str) -> Thing:
    names = game.components.vocabulary.names.get(kind)
    if names is None or name not in names.ids:
        raise refused("unknown", "server-no-thing", name=name[:40])
    return Thing(kind, names.ids.index(name))
