"""What a piece can do and why not, for the side that decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from sirocco.kernel.action import Action, Thing
from sirocco.kernel.explain import number
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Sheet
from sirocco.kernel.routes import routes, why_not
from sirocco.kernel.step import Refusal
from sirocco.server.limits import ACTIONS_IN_A_ROW
from sirocco.server.models import Reach, Reason, VerbReason
from sirocco.server.refusals import refused
from sirocco.server.rest.responses import SUPERSEDED, Seq, current_decision, encoded, errors, in_thread, rooms_of

router = APIRouter(prefix="/api/tables/{id}", tags=["pieces"])

Via = Annotated[Sequence[str], Query(max_length=ACTIONS_IN_A_ROW)]
ERRORS = errors("unknown", "not-yours", "wrong-token", "over", "unreadable", "unplayable") | SUPERSEDED


@router.get("/reach", response_model=Reach, responses=ERRORS)
async def reach(request: Request, id: str, piece: str, via: Via = (), seq: Seq = None) -> Response:
    """Every place a piece can reach now, and by which actions; `via`: the actions the route must begin with."""
    room = await rooms_of(request).room(id)
    game = (await current_decision(request, room, seq)).game
    display = room.table_settings.display
    mover = _thing(game, display.sheet().piece, piece)
    assert game.decision is not None
    moving = piece in display.table(game.state, game.decision.side_index).moving

    def find() -> dict[str, Any]:
        names = game.components.vocabulary.names
        ways = {
            names[goal.kind].ids[goal.number]: {
                "cost": number(way.cost),
                "actions": [str(a) for a in way.actions],
                "windows": [str(a) for a in way.windows],
            }
            for goal, way in routes(game, mover, moving, via).ways.items()
        }
        return {"ways": ways}

    return encoded(await in_thread(find))


@router.get("/why", response_model=list[Reason | None], responses=ERRORS)
async def why(
    request: Request,
    id: str,
    action: Annotated[list[str], Query(min_length=1, max_length=ACTIONS_IN_A_ROW)],
    seq: Seq = None,
) -> Response:
    """For each action null if it is legal, else the clause that refuses it."""
    room = await rooms_of(request).room(id)
    game = (await current_decision(request, room, seq)).game
    return encoded(await in_thread(lambda: [game.refusal(text) for text in action]))


@router.get("/why-not", response_model=list[VerbReason], responses=ERRORS)
async def why_not_there(request: Request, id: str, piece: str, place: str | None = None, seq: Seq = None) -> Response:
    """Why a piece cannot move to or attack a place, verb by verb; without a place, why it can do nothing at all."""
    room = await rooms_of(request).room(id)
    game = (await current_decision(request, room, seq)).game
    return encoded(await in_thread(_reasons, game, room.table_settings.display.sheet(), piece, place))


def _reasons(game: Game, sheet: Sheet, piece: str, place: str | None) -> list[dict[str, Any]]:
    """The refusal for each verb used in this step: the legal actions are tried with this piece (and place) substituted.
    Where several refuse for one verb, the most frequent reason is returned."""
    mover = _thing(game, sheet.piece, piece)
    goal = None if place is None else _place(game, sheet, place)
    found: dict[str, list[Refusal]] = {}
    for action in _substituted(game, mover, goal):
        refusal = game.refusal(action)
        if refusal is None and (goal is None or _leads_to(game, action, goal)):
            return []
        if refusal is not None:
            found.setdefault(action.verb, []).append(refusal)
    reasons = {verb: _commonest(refusals) for verb, refusals in found.items()}
    if goal is not None:
        ways = routes(game, mover)
        if goal in ways.ways:
            return []
        for verb, reason in reasons.items():
            if game.components.vocabulary.verbs[verb] == ((sheet.piece, sheet.place),):
                reasons[verb] = why_not(game, ways, verb, mover, goal) or reason
    distinct = {msgspec.json.encode(reason): (verb, reason) for verb, reason in reversed(reasons.items())}
    return [{"verb": verb, **msgspec.to_builtins(reason)} for verb, reason in reversed(distinct.values())]


def _substituted(game: Game, mover: Thing, goal: Thing | None) -> Iterable[Action]:
    """The legal actions with this piece substituted for theirs, and this goal if there is one."""
    assert game.decision is not None
    vocabulary = game.components.vocabulary
    substituted: dict[Action, None] = {}
    for action in game.decision.actions:
        things = vocabulary.things(action)
        kinds = [thing.kind for thing in things]
        if mover.kind not in kinds or (goal is not None and goal.kind not in kinds):
            continue
        numbers = [thing.number for thing in things]
        numbers[kinds.index(mover.kind)] = mover.number
        if goal is not None:
            numbers[kinds.index(goal.kind)] = goal.number
        substituted[vocabulary.action(action.verb, *numbers)] = None
    return substituted


def _leads_to(game: Game, action: Action, goal: Thing) -> bool:
    return goal in game.components.vocabulary.things(action)


def _commonest(refusals: list[Refusal]) -> Refusal:
    ((key, _),) = Counter(refusal.message.key for refusal in refusals).most_common(1)
    return next(refusal for refusal in refusals if refusal.message.key == key)


def _place(game: Game, sheet: Sheet, name: str) -> Thing:
    """A place of the map, or a box beside it if the game has boxes."""
    boxes = game.components.vocabulary.names[sheet.box].ids if sheet.box else ()
    return _thing(game, sheet.box if name in boxes else sheet.place, name)


def _thing(game: Game, kind: str, name: str) -> Thing:
    names = game.components.vocabulary.names.get(kind)
    if names is None or name not in names.ids:
        raise refused("unknown", "server-no-thing", name=name[:40])
    return Thing(kind, names.ids.index(name))
