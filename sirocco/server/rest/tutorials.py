"""Tutorials: what they consist of, and tables at any of their steps."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.kernel.errors import UnknownName
from sirocco.kernel.formats.tutorial import Lesson, Tutorial
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.server.caller import caller_of
from sirocco.server.models import LessonPoint, TableCreated, TutorialDetails
from sirocco.server.rest.lobby import own_seat, store_game
from sirocco.server.rest.responses import encoded, errors, in_thread, rooms_of
from sirocco.server.seats import NewSeats, lesson_seats

router = APIRouter(prefix="/api/games/{game}/tutorials", tags=["tutorials"])


@router.get("", response_model=list[TutorialDetails], responses=errors("unknown"))
async def tutorials(game: str) -> Response:
    """The tutorials of a game, step by step. Their texts are in the game's catalogue: `tutorial-NAME-LESSON-STEP`."""
    return encoded(await in_thread(lambda: [_details(tutorial) for tutorial in definition(game).tutorials().values()]))


def _details(tutorial: Tutorial) -> dict[str, Any]:
    return {
        "name": tutorial.name,
        "side": tutorial.side,
        "minutes": tutorial.minutes,
        "lessons": [
            {"id": lesson.id, "scenario": _scenario(tutorial, lesson), "steps": lesson.step}
            for lesson in tutorial.lessons
        ],
    }


def _scenario(tutorial: Tutorial, lesson: Lesson) -> str:
    return definition(tutorial.game).read_scenario(lesson.position.get("scenario"))


@router.post(
    "/{name}", status_code=201, response_model=TableCreated, responses=errors("unknown", "too-large", "not-json")
)
async def begin(request: Request, game: str, name: str, wanted: LessonPoint) -> Response:
    """A table at a step of a tutorial, with everything before it done. The caller holds all sides of it, and it is on
    nobody's list of games. To take something back, ask for another table at an earlier step."""

    def start() -> tuple[Game, NewSeats, str]:
        rules = definition(game)
        known = rules.tutorials()
        if name not in known:
            raise UnknownName(f"unknown tutorial '{name[:40]}' of {game}; known: {', '.join(known) or 'none'}")
        begun = known[name].game_at(wanted.lesson, wanted.step)
        return begun, lesson_seats(rules), begun.to_json()

    begun, places, origin = await in_thread(start)
    made = await store_game(rooms_of(request), begun, places, own_seat(caller_of(request), places), origin=origin)
    return encoded(made, 201)
