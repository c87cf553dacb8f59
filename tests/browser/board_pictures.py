"""The small pictures of the boards on the first page, one in each language, from the games' own drawings."""

from __future__ import annotations

import tempfile
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import sirocco
from sirocco.kernel.presentation.text import LANGUAGES
from sirocco.kernel.registry import definition
from tests.browser.chromium import launch
from tests.server.harness import serving


class Cover(NamedTuple):
    """A part of a board with its set-up: around a place, so many units of the drawing wide."""

    game: str
    scenario: str
    place: str
    width: int


COVERS = (
    Cover("compass", "campaign", "Sollum", 1000),
    Cover("dark-sands", "crusader", "2238", 900),
    Cover("salerno-rome", "ortona", "4222", 900),
    Cover("kasserine", "kasserine", "2120", 900),
)
WIDTH, HEIGHT = 720, 405
QUALITY = 80
SHOW = """([svg, x, y, width, height]) => {
  document.body.innerHTML = svg;
  const drawn = document.querySelector('svg');
  drawn.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  Object.assign(drawn.style, {position: 'fixed', inset: 0, width: '100vw', height: '100vh'});
  return document.fonts.ready.then(() => null);
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/games.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for cover in COVERS:
            for language in LANGUAGES:
                _take(browser, server.url, cover, language)
        browser.close()


def _take(browser: Browser, url: str, cover: Cover, language: str) -> None:
    """On our own page, which has the lettering's fonts."""
    game = sirocco.new(cover.game, scenario=cover.scenario, seed=1)
    display = game.definition.display(game.components)
    drawing, picture = display.drawing(language), display.picture(game, language)
    assert drawing is not None and picture is not None
    middle = drawing.places[cover.place]
    height = cover.width * HEIGHT / WIDTH
    left = min(max(0.0, middle.x - cover.width / 2), drawing.width - cover.width)
    top = min(max(0.0, middle.y - height / 2), drawing.height - height)
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.evaluate(SHOW, [picture, left, top, cover.width, height])
    target = Path(str(files(definition(cover.game).package))) / "pictures" / f"board-{language}.jpg"
    target.parent.mkdir(exist_ok=True)
    page.screenshot(path=target, type="jpeg", quality=QUALITY)
    page.close()


if __name__ == "__main__":
    main()
