"""The installed games: scenarios, display, board pictures and texts."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco import __version__
from sirocco.kernel.presentation.drawing import Drawing
from sirocco.kernel.presentation.text import LANGUAGES, Catalogue, own_catalogues
from sirocco.kernel.registry import catalogue, definition
from sirocco.players import BOTS, offered
from sirocco.server.models import Board, GameDetails, Health, Ready
from sirocco.server.refusals import refused
from sirocco.server.rest.responses import (
    FOR_EVER,
    JPEG,
    SVG,
    TEXT,
    Language,
    encoded,
    errors,
    in_thread,
    revalidated,
    rooms_of,
    struct_response,
    text_response,
)
from sirocco.server.rooms import display_of

router = APIRouter(prefix="/api", tags=["games"])

READY_SECONDS = 5.0
"""How long a database may take for a write."""


@router.get("/health", response_model=Health, responses=errors())
async def health(request: Request) -> Response:
    """The state of the server."""
    rooms = rooms_of(request)
    return encoded(
        {
            "version": __version__,
            "database": rooms.store.kind,
            "tables": len(rooms),
            "workers": len(rooms.bots.alive),
        }
    )


@router.get("/ready", response_model=Ready, responses=errors("busy"))
async def ready(request: Request) -> Response:
    """Whether the server can be given work: the database takes writes, and the bots' workers run. Else 503."""
    rooms = rooms_of(request)
    try:
        writable = await asyncio.wait_for(rooms.store.writable(), READY_SECONDS)
    except TimeoutError:
        writable = False
    if not writable or not rooms.bots.well:
        raise refused("busy", "server-not-ready")
    return encoded({"ready": True})


@router.get("/games", response_model=dict[str, GameDetails], responses=errors())
async def games() -> Response:
    """The available games; `about` describes each in a sentence or two, in each language. `bots` are the levels of bots
    that play it, weakest first; `efforts` say how long each scenario takes and how hard it is; `pictures` are
    the addresses of a small picture of the board in each language; `tutorials` teach it."""
    return encoded(
        {
            name: {
                **msgspec.to_builtins(game),
                "bots": list(offered(name)),
                "about": await in_thread(_about, name),
                "tutorials": await in_thread(_tutorials, name),
                "scenario_names": await in_thread(_scenario_names, name),
                "pictures": await in_thread(_picture_addresses, name),
            }
            for name, game in catalogue().items()
        }
    )


@cache
def _catalogues_of(game: str) -> dict[str, Catalogue]:
    return {language: Catalogue(definition(game).package, language) for language in LANGUAGES}


@cache
def _about(game: str) -> dict[str, str]:
    found = _catalogues_of(game).items()
    return {language: texts.say("page-about") for language, texts in found if texts.has("page-about")}


@cache
def _scenario_names(game: str) -> dict[str, dict[str, str]]:
    keys = {scenario: f"name-scenario-{scenario}" for scenario in definition(game).scenarios}
    return {
        language: {scenario: texts.say(key) for scenario, key in keys.items() if texts.has(key)}
        for language, texts in _catalogues_of(game).items()
    }


@cache
def _board_picture(game: str, language: str) -> bytes | None:
    """The small picture of the board that a game brings along: made by `make pictures`."""
    source = files(definition(game).package) / "pictures" / f"board-{language}.jpg"
    return source.read_bytes() if source.is_file() else None


@cache
def _picture_addresses(game: str) -> dict[str, str]:
    found = {language: _board_picture(game, language) for language in LANGUAGES}
    hashes = {name: hashlib.blake2b(picture, digest_size=8).hexdigest() for name, picture in found.items() if picture}
    return {name: f"/api/games/{game}/picture?lang={name}&v={v}" for name, v in hashes.items()}


@router.get("/games/{game}/picture", responses=text_response(JPEG) | errors("unknown"))
async def picture(request: Request, game: str, lang: Language = "en") -> Response:
    """A small picture of the board, for a list of games."""
    found = await in_thread(_board_picture, game, lang)
    if found is None:
        raise refused("unknown", "server-no-board")
    response = revalidated(request, found, JPEG)
    response.headers["cache-control"] = FOR_EVER
    return response


def _tutorials(game: str) -> list[dict[str, str | int]]:
    found = definition(game).tutorials().values()
    return [{"name": tutorial.name, "minutes": tutorial.minutes} for tutorial in found]


@router.get("/bots", response_model=list[str], responses=errors())
async def bots() -> Response:
    """The levels of bots that play any game, weakest first."""
    return encoded(list(BOTS))


@router.get("/games/{game}/{scenario}/sheet", responses=struct_response("Sheet") | errors("unknown"))
async def sheet(request: Request, game: str, scenario: str) -> Response:
    """Everything about a game that never changes."""
    display = await in_thread(display_of, game, scenario)
    return revalidated(request, msgspec.json.encode(display.sheet()), "application/json")


class Pictures(NamedTuple):
    """A drawn board, and the content hashes by which its pictures can be cached for ever."""

    drawing: Drawing
    ground: str
    lines: str


_drawing = threading.Lock()


@cache
def _draw(game: str, scenario: str, language: str) -> Pictures | None:
    drawing = display_of(game, scenario).drawing(language)
    if drawing is None:
        return None
    hashes = (
        hashlib.blake2b(picture.encode(), digest_size=8).hexdigest() for picture in (drawing.ground, drawing.lines)
    )
    return Pictures(drawing, *hashes)


def pictures_of(game: str, scenario: str, language: str) -> Pictures:
    """The board in a language; drawn once, on the first request."""
    with _drawing:
        found = _draw(game, scenario, language)
    if found is None:
        raise refused("unknown", "server-no-board")
    return found


@router.get("/games/{game}/{scenario}/board", response_model=Board, responses=errors("unknown"))
async def board(request: Request, game: str, scenario: str, lang: Language = "en") -> Response:
    """The board: its size, where places are, and the addresses of its pictures."""
    pictures = await in_thread(pictures_of, game, scenario, lang)
    drawing = pictures.drawing
    address = f"/api/games/{game}/{scenario}/board"
    payload = {
        "width": drawing.width,
        "height": drawing.height,
        "piece": drawing.piece,
        "places": drawing.places,
        "ground": f"{address}/ground.svg?lang={lang}&v={pictures.ground}",
        "lines": f"{address}/lines.svg?lang={lang}&v={pictures.lines}",
    }
    return revalidated(request, msgspec.json.encode(payload), "application/json")


@router.get("/games/{game}/{scenario}/board/ground.svg", responses=text_response(SVG) | errors("unknown"))
async def ground(request: Request, game: str, scenario: str, lang: Language = "en", v: str | None = None) -> Response:
    """The lower layer of the board: the large picture without lettering."""
    pictures = await in_thread(pictures_of, game, scenario, lang)
    return _picture(request, pictures.drawing.ground, v == pictures.ground)


@router.get("/games/{game}/{scenario}/board/lines.svg", responses=text_response(SVG) | errors("unknown"))
async def lines(request: Request, game: str, scenario: str, lang: Language = "en", v: str | None = None) -> Response:
    """The upper layer: lines and lettering."""
    pictures = await in_thread(pictures_of, game, scenario, lang)
    return _picture(request, pictures.drawing.lines, v == pictures.lines)


def _picture(request: Request, picture: str, for_ever: bool) -> Response:
    response = revalidated(request, picture.encode(), SVG)
    if for_ever:
        response.headers["cache-control"] = FOR_EVER
    return response


@router.get("/games/{game}/text/{lang}", responses=text_response(TEXT) | errors("unknown"))
async def text(request: Request, game: str, lang: Language) -> Response:
    """The messages of the kernel and of a game, as Fluent text. The game's own come last and take precedence."""
    return revalidated(request, (await in_thread(_catalogues, game, lang)).encode(), TEXT)


@cache
def _catalogues(game: str, language: str) -> str:
    packages = ("sirocco.kernel", definition(game).package)
    return "\n".join(text for package in packages for text in own_catalogues(package, language))
