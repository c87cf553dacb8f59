"""The installed games: what there is to play, how it looks, what it says."""

from __future__ import annotations

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
from sirocco.kernel.presentation.text import LANGUAGES, Catalogue
from sirocco.kernel.registry import catalogue, definition
from sirocco.players import BOTS, offered
from sirocco.server.hub import display_of
from sirocco.server.models import Board, GameTold, Health
from sirocco.server.refusals import refused
from sirocco.server.rest.answers import (
    FOR_EVER,
    SVG,
    TEXT,
    Language,
    answering,
    encoded,
    failing,
    hub_of,
    in_thread,
    revalidated,
    texting,
)

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/health", response_model=Health, responses=failing())
async def health(request: Request) -> Response:
    """Whether the server is well."""
    hub = hub_of(request)
    return encoded(
        {
            "version": __version__,
            "database": hub.store.kind,
            "tables": len(hub),
            "workers": len(hub.bots.alive),
        }
    )


@router.get("/games", response_model=dict[str, GameTold], responses=failing())
async def games() -> Response:
    """The games one can play; `about` says in each language, in a sentence or two, what they are. `bots` are the levels
    of bots that play it, weakest first."""
    return encoded(
        {
            name: {**msgspec.to_builtins(game), "bots": list(offered(name)), "about": await in_thread(_about, name)}
            for name, game in catalogue().items()
        }
    )


@cache
def _about(game: str) -> dict[str, str]:
    voices = {language: Catalogue(definition(game).package, language) for language in LANGUAGES}
    return {language: voice.say("page-about") for language, voice in voices.items() if voice.has("page-about")}


@router.get("/bots", response_model=list[str], responses=failing())
async def bots() -> Response:
    """The levels of bots that play any game, weakest first."""
    return encoded(list(BOTS))


@router.get("/games/{game}/{scenario}/sheet", responses=answering("Sheet") | failing("unknown"))
async def sheet(request: Request, game: str, scenario: str) -> Response:
    """All of a game that never changes."""
    display = await in_thread(display_of, game, scenario)
    return revalidated(request, msgspec.json.encode(display.sheet()), "application/json")


class Pictures(NamedTuple):
    """A board drawn, and the marks by which its pictures can be kept for ever."""

    drawing: Drawing
    ground: str
    lines: str


_drawing = threading.Lock()


@cache
def _draw(game: str, scenario: str, language: str) -> Pictures | None:
    drawing = display_of(game, scenario).drawing(language)
    if drawing is None:
        return None
    marks = (
        hashlib.blake2b(picture.encode(), digest_size=8).hexdigest() for picture in (drawing.ground, drawing.lines)
    )
    return Pictures(drawing, *marks)


def pictures_of(game: str, scenario: str, language: str) -> Pictures:
    """The board in a language; drawn once, by whoever asks first."""
    with _drawing:
        found = _draw(game, scenario, language)
    if found is None:
        raise refused("unknown", "server-no-board")
    return found


@router.get("/games/{game}/{scenario}/board", response_model=Board, responses=failing("unknown"))
async def board(request: Request, game: str, scenario: str, lang: Language = "en") -> Response:
    """The board: its size, where places are, and the addresses of its pictures."""
    pictures = await in_thread(pictures_of, game, scenario, lang)
    drawing = pictures.drawing
    address = f"/api/games/{game}/{scenario}/board"
    told = {
        "width": drawing.width,
        "height": drawing.height,
        "piece": drawing.piece,
        "places": drawing.places,
        "ground": f"{address}/ground.svg?lang={lang}&v={pictures.ground}",
        "lines": f"{address}/lines.svg?lang={lang}&v={pictures.lines}",
    }
    return revalidated(request, msgspec.json.encode(told), "application/json")


@router.get("/games/{game}/{scenario}/board/ground.svg", responses=texting(SVG) | failing("unknown"))
async def ground(request: Request, game: str, scenario: str, lang: Language = "en", v: str | None = None) -> Response:
    """The heavy part of the board, without lettering."""
    pictures = await in_thread(pictures_of, game, scenario, lang)
    return _picture(request, pictures.drawing.ground, v == pictures.ground)


@router.get("/games/{game}/{scenario}/board/lines.svg", responses=texting(SVG) | failing("unknown"))
async def lines(request: Request, game: str, scenario: str, lang: Language = "en", v: str | None = None) -> Response:
    """What goes above it: lines and lettering."""
    pictures = await in_thread(pictures_of, game, scenario, lang)
    return _picture(request, pictures.drawing.lines, v == pictures.lines)


def _picture(request: Request, picture: str, for_ever: bool) -> Response:
    answer = revalidated(request, picture.encode(), SVG)
    if for_ever:
        answer.headers["cache-control"] = FOR_EVER
    return answer


@router.get("/games/{game}/text/{lang}", responses=texting(TEXT) | failing("unknown"))
async def text(request: Request, game: str, lang: Language) -> Response:
    """The sentences of the kernel and of a game, as Fluent text; where both have one, the later is the game's."""
    return revalidated(request, (await in_thread(_catalogues, game, lang)).encode(), TEXT)


@cache
def _catalogues(game: str, language: str) -> str:
    found = []
    for package in ("sirocco.kernel", definition(game).package):
        source = files(package) / "text" / f"{language}.ftl"
        if source.is_file():
            found.append(source.read_text(encoding="utf-8"))
    return "\n".join(found)
