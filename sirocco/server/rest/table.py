"""Read-only queries about a table: past positions, explanations, texts, overlays, score and luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.describe import Describer, Line
from sirocco.kernel.presentation.display import AllocationNow
from sirocco.kernel.presentation.text import Texts
from sirocco.kernel.preview import explain_in_a_row
from sirocco.server.event_log import entries_of
from sirocco.server.explanations import breakdown_infos, explanation_info
from sirocco.server.limits import ACTIONS_IN_A_ROW
from sirocco.server.models import (
    BoardText,
    Bookmark,
    CourseModel,
    LuckModel,
    ScoreModel,
    TableAt,
    TextLine,
)
from sirocco.server.observer import CurrentGame, Observer, decision, here, table
from sirocco.server.refusals import refused
from sirocco.server.rest.responses import (
    SUPERSEDED,
    Language,
    Seq,
    current_decision,
    encoded,
    errors,
    in_thread,
    rooms_of,
    struct_response,
    viewing_side,
)
from sirocco.server.room import Room

router = APIRouter(prefix="/api/tables/{id}", tags=["table"])

MOST_ACTIONS = 2**31 - 1
"""Upper bound of an action number."""

Side = Annotated[str | None, Query(description="Which of the caller's own sides to view as")]
At = Annotated[int | None, Query(ge=0, le=MOST_ACTIONS, description="After how many actions; by default now")]
ERRORS = errors("unknown", "not-yours", "wrong-token", "unplayable")
DECISION_ERRORS = errors("unknown", "not-yours", "wrong-token", "over", "illegal", "unreadable", "unplayable")


@router.get("/at/{n}", response_model=TableAt, responses=ERRORS)
async def at(request: Request, id: str, n: Annotated[int, Path(ge=0, le=MOST_ACTIONS)], side: Side = None) -> Response:
    """The table as it was after `n` actions."""
    room = await rooms_of(request).room(id)
    viewer = await viewing_side(request, room, side)
    return encoded(await in_thread(_at, room, n, viewer))


def _game(room: Room, at: int | None) -> Game:
    """The game now, or as it was after `at` actions."""
    current = room.current
    if at is None:
        return current.game
    if not 0 <= at <= current.n:
        raise refused("unknown", "server-no-such-action", number=at, last=current.n)
    return current.game.as_of(at)


def _at(room: Room, n: int, viewer: str | None) -> dict[str, Any]:
    game = _game(room, n)
    past = CurrentGame(game, room.current.seq, n)
    return {
        "n": n,
        "table": table(game, room.table_settings.display, viewer),
        "here": here(game),
        "decision": decision(past, room.table_settings._replace(recorded=True), Observer(viewer, ())),
        "log": entries_of(game, game.state.log, viewer),
        "score": game.score,
    }


@router.get("/bookmarks", response_model=list[Bookmark], responses=ERRORS)
async def bookmarks(request: Request, id: str) -> Response:
    """Where turns and phases begin."""
    room = await rooms_of(request).room(id)
    return encoded(await in_thread(room.bookmarks.of, room.current.game))


@router.get("/course", response_model=CourseModel, responses=ERRORS)
async def course(request: Request, id: str) -> Response:
    """The course of the game so far: the score turn by turn, losses, luck, and where it turned."""
    room = await rooms_of(request).room(id)
    return encoded(await in_thread(room.course.of, room.current.game))


@router.get("/explain", responses=struct_response("ExplanationInfo") | DECISION_ERRORS | SUPERSEDED)
async def explain(
    request: Request,
    id: str,
    action: Annotated[list[str], Query(min_length=1, max_length=ACTIONS_IN_A_ROW)],
    seq: Seq = None,
) -> Response:
    """The numbers behind a legal action, and its odds; of several in a row those of the last."""
    room = await rooms_of(request).room(id)
    current = await current_decision(request, room, seq)
    found = await in_thread(explain_in_a_row, current.game, action)
    return encoded(explanation_info(found or Explanation()))


@router.get("/allocation", responses=struct_response("AllocationNow") | DECISION_ERRORS | SUPERSEDED)
async def allocation(
    request: Request,
    id: str,
    action: Annotated[list[str] | None, Query(max_length=ACTIONS_IN_A_ROW)] = None,
    seq: Seq = None,
) -> Response:
    """What an allocation of points would come to: these actions give points, what they do not name gets none, and what
    is not possible is left out. Nothing is allocated by it."""
    room = await rooms_of(request).room(id)
    current = await current_decision(request, room, seq)
    return encoded(await in_thread(_allocation, room, current.game, action or ()))


def _allocation(room: Room, game: Game, actions: Sequence[str]) -> AllocationNow:
    parse = game.components.vocabulary.parse
    display, gifts = room.table_settings.display, [parse(action).args for action in actions]
    side = None if game.decision is None else game.definition.side_index(game.decision.side)
    found = display.allocation(game.state, side, {args[0]: args[1] for args in gifts if len(args) > 1})
    if found is None:
        raise refused("illegal", "server-nothing-to-allocate")
    return found


def _is_anonymous(room: Room, kind: str, name: str) -> bool:
    """Whether a name stands for a piece whose identity a side may not know: it is shown, but no action names it."""
    sheet = room.table_settings.display.sheet()
    names = room.current.game.components.vocabulary.names
    piece = sheet.pieces.get(name)
    return kind == sheet.piece and piece is not None and not piece.kind and name not in names[kind].ids


@router.get("/about", response_model=list[TextLine], responses=ERRORS)
async def about(
    request: Request, id: str, kind: str, name: str, lang: Language = "en", side: Side = None, at: At = None
) -> Response:
    """A description of a piece, a place or a card."""
    room = await rooms_of(request).room(id)
    viewer = await viewing_side(request, room, side)
    names = room.current.game.components.vocabulary.names
    if kind not in names or (name not in names[kind].ids and not _is_anonymous(room, kind, name)):
        raise refused("unknown", "server-no-thing", name=name[:40])
    return encoded(_lines(await in_thread(lambda: _describer(_game(room, at), viewer, lang).about(kind, name))))


@router.get("/words", response_model=BoardText, responses=ERRORS)
async def words(
    request: Request, id: str, lang: Language = "en", whole: bool = False, side: Side = None, at: At = None
) -> Response:
    """The board as text."""
    room = await rooms_of(request).room(id)
    viewer = await viewing_side(request, room, side)

    def compute() -> dict[str, Any]:
        describer = _describer(_game(room, at), viewer, lang)
        return {
            "headline": describer.headline(),
            "board": _lines(describer.board(whole)),
            "situation": _lines(describer.situation()),
            "hand": _lines(describer.hand()),
            "calendar": _lines(describer.calendar()),
            "roster": _lines(describer.roster(None)),
        }

    return encoded(await in_thread(compute))


@router.get("/overlay/{name}", responses=struct_response("Overlay") | ERRORS)
async def overlay(
    request: Request, id: str, name: str, focus: str | None = None, side: Side = None, at: At = None
) -> Response:
    """An overlay of the map."""
    room = await rooms_of(request).room(id)
    viewer = await viewing_side(request, room, side)
    game, display = await in_thread(_game, room, at), room.table_settings.display
    sheet = display.sheet()
    if name not in sheet.overlays:
        raise refused("unknown", "server-no-overlay", name=name[:40])
    names = game.components.vocabulary.names
    if focus is not None and _is_anonymous(room, sheet.piece, focus):
        focus = None
    kinds = (sheet.piece, sheet.place, *display.overlays_of)
    if focus is not None and not any(focus in names[k].ids for k in kinds if k in names):
        raise refused("unknown", "server-no-thing", name=focus[:40])
    index = None if viewer is None else game.definition.side_index(viewer)
    return encoded(await in_thread(display.overlay, game.state, index, name, focus))


@router.get("/score", response_model=ScoreModel, responses=ERRORS)
async def score(request: Request, id: str, lang: Language = "en", at: At = None) -> Response:
    """The points of each side if the game ended now, term by term."""
    room = await rooms_of(request).room(id)

    def compute() -> dict[str, Any]:
        game = _game(room, at)
        parts: list[Breakdown] = _describer(game, None, lang).score()
        return {"score": game.score, "breakdowns": breakdown_infos(parts)}

    return encoded(await in_thread(compute))


@router.get("/luck", response_model=LuckModel, responses=ERRORS)
async def luck(request: Request, id: str, lang: Language = "en", at: At = None) -> Response:
    """The dice rolled, compared with expectation."""
    room = await rooms_of(request).room(id)

    def compute() -> dict[str, Any]:
        describer = _describer(_game(room, at), None, lang)
        sides = {side: fortune._asdict() for side, fortune in describer.fortunes().items()}
        return {"lines": _lines(describer.luck()), "sides": sides}

    return encoded(await in_thread(compute))


def _describer(game: Game, side: str | None, language: str) -> Describer[Any, Any]:
    return game.definition.describer()(game, Texts.of(game, language), side)


def _lines(lines: list[Line]) -> list[dict[str, Any]]:
    return [line._asdict() for line in lines]
