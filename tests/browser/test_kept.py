"""Games whose rules have changed since: shown as they stood, with a sentence, and a way to play on from there."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import settled
from tests.browser.tables import EVERYWHERE, LANGUAGES, SIZES
from tests.server.harness import Player, Server, serving

SENTENCE = {"en": "The rules have changed", "it": "Le regole sono cambiate"}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Any]]]:
    """A server after an upgrade to other rules, and what was on it: a game in play and one that was over."""
    path = tmp_path_factory.mktemp("kept") / "games.sqlite"
    database = f"sqlite:///{path}"
    with serving(database, "--no-limits") as before, ThreadPoolExecutor(1) as beside:
        made = {name: before.create({"allied": "me", "italian": "me"}) for name in ("running", "over")}
        # Beside this thread, in which the browser has its event loop.
        beside.submit(asyncio.run, _play(before, made["running"], None)).result()
        beside.submit(asyncio.run, _play(before, made["over"], "italian")).result()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE games SET components = 'of other rules'")
    with serving(database, "--no-limits") as after:
        yield after, {name: game["links"]["allied"] for name, game in made.items()}


@pytest.fixture
def server(kept: tuple[Server, dict[str, Any]]) -> Server:
    return kept[0]


async def _play(server: Server, game: dict[str, Any], resigning: str | None) -> None:
    player = await Player(server, game["id"], game["tokens"]["allied"]).open()
    for _ in range(12):
        await player.ask("look", side=player.decides)
        answer = await player.act(player.legal[0])
        await player.catch_up(answer["seq"])
    if resigning is not None:
        await player.ask("resign", seq=player.table["seq"], side=resigning)
    await player.close()


@EVERYWHERE
def test_a_game_in_play_says_so_and_is_played_on_in_a_new_one(
    visit: Visit, keep: Keep, kept: tuple[Server, dict[str, Any]], size: str, language: str
) -> None:
    page = visit(kept[1]["running"], locale=LANGUAGES[language], **SIZES[size])
    said = page.locator("[data-kept='running']")
    expect(said).to_contain_text(SENTENCE[language])
    expect(said).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".undo")).to_have_count(0)
    keep(page, f"kept-{size}-{language}")
    before = page.url
    page.locator("[data-play-on]").click()
    page.locator("[data-take-over]").click()
    page.wait_for_url(re.compile(rf"/table/(?!{before.rpartition('/')[2]})"))
    settled(page)
    expect(page.locator("[data-kept]")).to_have_count(0)


@EVERYWHERE
def test_a_game_that_is_over_shows_its_result_and_gives_its_record(
    visit: Visit, keep: Keep, kept: tuple[Server, dict[str, Any]], size: str, language: str
) -> None:
    page = visit(kept[1]["over"], locale=LANGUAGES[language], **SIZES[size])
    expect(page.locator(".result")).to_contain_text(SENTENCE[language])
    keep(page, f"kept-over-{size}-{language}")
    expect(page.locator(".result .course")).to_have_count(0)
    record = page.locator(".result a[download]").get_attribute("href")
    assert page.request.get(str(record)).text().startswith("sirocco-record 1")
