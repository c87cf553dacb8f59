"""Looking at a table and asking questions about it. None of these changes anything."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.describe import Describer, Line
from sirocco.kernel.presentation.text import Texts
from sirocco.server.chronicle import entries_of
from sirocco.server.models import Bookmark, ExplanationTold, LineTold, LuckTold, ScoreTold, TableAt, Words
from sirocco.server.refusals import refused
from sirocco.server.rest.answers import (
    MOVED_ON,
    Language,
    Seq,
    answering,
    deciding,
    encoded,
    failing,
    hub_of,
    in_thread,
    viewing,
)
from sirocco.server.room import Room
from sirocco.server.sight import Moment, Onlooker, decision, here, table

router = APIRouter(prefix="/api/tables/{id}", tags=["looking"])

MOST_ACTIONS = 2**31 - 1
"""No game has as many; a number beyond is no number of an action."""

Side = Annotated[str | None, Query(description="Which of one's own sides to look as")]
At = Annotated[int | None, Query(ge=0, le=MOST_ACTIONS, description="After how many actions; without it, now")]
LOOKING = failing("unknown", "not-yours", "wrong-token", "unplayable")
DECIDING = failing("unknown", "not-yours", "wrong-token", "over", "illegal", "unreadable", "unplayable")


@router.get("/at/{n}", response_model=TableAt, responses=LOOKING)
async def at(request: Request, id: str, n: Annotated[int, Path(ge=0, le=MOST_ACTIONS)], side: Side = None) -> Response:
    """The table as it was after so many actions."""
    room = await hub_of(request).room(id)
    viewer = await viewing(request, room, side)
    return encoded(await in_thread(_at, room, n, viewer))


def _game(room: Room, at: int | None) -> Game:
    """The game now, or as it was after so many actions."""
    moment = room.moment
    if at is None:
        return moment.game
    if not 0 <= at <= moment.n:
        raise refused("unknown", "server-no-such-action", number=at, last=moment.n)
    return moment.game.as_of(at)


def _at(room: Room, n: int, viewer: str | None) -> dict[str, Any]:
    game = _game(room, n)
    then = Moment(game, room.moment.seq, n)
    return {
        "n": n,
        "table": table(game, room.company.display, viewer),
        "here": here(game),
        "decision": decision(then, room.company._replace(recorded=True), Onlooker(viewer, ())),
        "log": entries_of(game, game.state.log, viewer),
        "score": game.score,
    }


@router.get("/bookmarks", response_model=list[Bookmark], responses=LOOKING)
async def bookmarks(request: Request, id: str) -> Response:
    """Where turns and phases begin."""
    room = await hub_of(request).room(id)
    return encoded(await in_thread(room.bookmarks.of, room.moment.game))


@router.get("/explain", response_model=ExplanationTold, responses=DECIDING | MOVED_ON)
async def explain(request: Request, id: str, action: str, seq: Seq = None) -> Response:
    """The numbers behind a legal action, and its odds."""
    room = await hub_of(request).room(id)
    moment = await deciding(request, room, seq)
    found = await in_thread(moment.game.explain, action)
    return encoded((found or Explanation()).plain())


@router.get("/about", response_model=list[LineTold], responses=LOOKING)
async def about(
    request: Request, id: str, kind: str, name: str, lang: Language = "en", side: Side = None, at: At = None
) -> Response:
    """All about a piece, a place or a card, in words."""
    room = await hub_of(request).room(id)
    viewer = await viewing(request, room, side)
    names = room.moment.game.components.vocabulary.names
    if kind not in names or name not in names[kind].ids:
        raise refused("unknown", "server-no-thing", name=name[:40])
    return encoded(_lines(await in_thread(lambda: _describer(_game(room, at), viewer, lang).about(kind, name))))


@router.get("/words", response_model=Words, responses=LOOKING)
async def words(
    request: Request, id: str, lang: Language = "en", whole: bool = False, side: Side = None, at: At = None
) -> Response:
    """The board without a picture."""
    room = await hub_of(request).room(id)
    viewer = await viewing(request, room, side)

    def tell() -> dict[str, Any]:
        speaker = _describer(_game(room, at), viewer, lang)
        return {
            "headline": speaker.headline(),
            "board": _lines(speaker.board(whole)),
            "situation": _lines(speaker.situation()),
            "hand": _lines(speaker.hand()),
            "calendar": _lines(speaker.calendar()),
            "roster": _lines(speaker.roster(None)),
        }

    return encoded(await in_thread(tell))


@router.get("/overlay/{name}", responses=answering("Overlay") | LOOKING)
async def overlay(
    request: Request, id: str, name: str, focus: str | None = None, side: Side = None, at: At = None
) -> Response:
    """Something laid over the map."""
    room = await hub_of(request).room(id)
    viewer = await viewing(request, room, side)
    game, display = await in_thread(_game, room, at), room.company.display
    sheet = display.sheet()
    if name not in sheet.overlays:
        raise refused("unknown", "server-no-overlay", name=name[:40])
    names = game.components.vocabulary.names
    if focus is not None and not any(focus in names[k].ids for k in (sheet.piece, sheet.place) if k in names):
        raise refused("unknown", "server-no-thing", name=focus[:40])
    index = None if viewer is None else game.definition.side_index(viewer)
    return encoded(await in_thread(display.overlay, game.state, index, name, focus))


@router.get("/score", response_model=ScoreTold, responses=LOOKING)
async def score(request: Request, id: str, lang: Language = "en", at: At = None) -> Response:
    """The points of each side if the game ended now, term by term."""
    room = await hub_of(request).room(id)

    def tell() -> dict[str, Any]:
        game = _game(room, at)
        parts: list[Breakdown] = _describer(game, None, lang).score()
        told = Explanation(tuple(parts)).plain()
        return {"score": game.score, "breakdowns": told["breakdowns"]}

    return encoded(await in_thread(tell))


@router.get("/luck", response_model=LuckTold, responses=LOOKING)
async def luck(request: Request, id: str, lang: Language = "en", at: At = None) -> Response:
    """How the dice fell, against what could be expected."""
    room = await hub_of(request).room(id)

    def tell() -> dict[str, Any]:
        speaker = _describer(_game(room, at), None, lang)
        sides = {side: fortune._asdict() for side, fortune in speaker.fortunes().items()}
        return {"lines": _lines(speaker.luck()), "sides": sides}

    return encoded(await in_thread(tell))


def _describer(game: Game, side: str | None, language: str) -> Describer[Any, Any]:
    return game.definition.describer()(game, Texts.of(game, language), side)


def _lines(lines: list[Line]) -> list[dict[str, Any]]:
    return [line._asdict() for line in lines]
