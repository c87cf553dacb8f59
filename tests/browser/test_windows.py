"""Windows in the page: a path given as one order, the other player asked on the way, standing answers, boxes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sirocco.server.settings import PLUGINS
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, click_piece, click_place, piece, settled
from tests.server.harness import PLUGIN, Player, Server, serving
from tests.skirmish.openings import programming


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("windows")
    with serving(f"sqlite:///{folder / 'games.sqlite'}", "--no-limits", env={PLUGINS: PLUGIN}) as running:
        yield running


def new_skirmish(server: Server, actions: list[str]) -> dict[str, Any]:
    """A skirmish of two players in which these actions have been taken."""
    made = server.create({"north": "open", "south": "open"}, game="skirmish", seed="page")

    async def play() -> None:
        players = {side: await Player(server, made["id"], made["tokens"][side]).open() for side in ("north", "south")}
        for action in actions:
            decides = players["north"].decides
            assert decides is not None
            answer = await players[decides].act(action)
            assert answer["op"] == "done", answer
            for player in players.values():
                await player.catch_up(answer["seq"])
        for player in players.values():
            await player.close()

    # The browser's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(play())).result()
    return made


def two_pages(visit: Visit, server: Server, actions: list[str]) -> tuple[Page, Page]:
    made = new_skirmish(server, actions)
    north, south = (visit(made["links"][side]) for side in ("north", "south"))
    for page in (north, south):
        at_rest(page)
    return north, south


def at(page: Page, name: str, place: str) -> None:
    """Wait until a counter lies in a place."""
    expect(piece(page, name)).to_have_attribute("aria-label", re.compile(re.escape(place)))


def test_a_path_is_one_order_and_goes_on_when_the_other_player_declines(
    visit: Visit, server: Server, keep: Keep
) -> None:
    north, south = two_pages(visit, server, programming())
    click_piece(north, "N-2")
    settled(north)
    click_place(north, "0404")
    expect(north.locator("[data-order]")).to_contain_text("0404")
    at(north, "N-2", "0303")
    settled(south)
    expect(south.locator(".table")).to_have_attribute("data-step", "UnderFire")
    expect(piece(south, "N-2")).to_have_count(0)
    expect(south.locator(".piece[data-piece^='N-'][aria-label*='0303']")).to_have_count(1)
    expect(south.locator("[data-order]")).to_have_count(0)
    keep(south, "window")
    keep(north, "window-order")
    south.locator("[data-finish]").click()
    at(north, "N-2", "0404")
    expect(north.locator("[data-order]")).to_have_count(0)


def test_a_standing_answer_is_given_in_the_prompt_and_changed_in_the_menu(
    visit: Visit, server: Server, keep: Keep
) -> None:
    north, south = two_pages(visit, server, [*programming(), "take N-2", "move 0303"])
    settled(south)
    south.locator("[data-always]").click()
    settled(north)
    click_place(north, "0404")
    at(north, "N-2", "0404")
    settled(north)
    expect(north.locator(".table")).to_have_attribute("data-step", "Move")
    south.get_by_role("button", name="Menu").click()
    fire = south.locator("[data-window='fire']")
    expect(fire).not_to_be_checked()
    expect(south.locator("[data-window='reaction']")).to_be_checked()
    keep(south, "standing-answers")
    fire.check()
    expect(fire).to_be_checked()
    expect(fire).to_be_enabled()
    click_place(north, "0403")
    settled(south)
    expect(south.locator(".table")).to_have_attribute("data-step", "UnderFire")


def test_an_order_that_waits_is_withdrawn(visit: Visit, server: Server) -> None:
    north, south = two_pages(visit, server, [*programming(), "take N-2"])
    click_place(north, "0404")
    north.locator("[data-withdraw]").click()
    expect(north.locator("[data-order]")).to_have_count(0)
    settled(south)
    south.locator("[data-finish]").click()
    settled(north)
    expect(north.locator(".table")).to_have_attribute("data-step", "Move")
    at(north, "N-2", "0303")


def test_headquarters_are_put_into_boxes_beside_the_map(visit: Visit, server: Server, keep: Keep) -> None:
    visit.expected.append("404")  # the game of these tests has no rulebook where the clause of a refusal could be read
    north, south = two_pages(visit, server, [])
    settled(north)
    click_piece(north, "N-march-hq")
    keep(north, "boxes")
    click_place(north, "S-field")
    expect(north.locator(".problems")).to_contain_text("Field, south")
    click_place(north, "N-field")
    at(north, "N-march-hq", "Field, north")
    at(south, "N-march-hq", "Field, north")


def test_a_unit_one_may_not_know_can_be_looked_at_and_tells_nothing(visit: Visit, server: Server) -> None:
    _, south = two_pages(visit, server, programming())
    hidden = south.locator(".piece[data-piece^='N-']:not([data-piece$='hq'])")
    expect(hidden).to_have_count(4)
    for name in ("N-a", "N-b", "N-c", "N-d"):
        piece(south, name).hover()
        expect(south.locator(".info")).to_contain_text("unit")
        piece(south, name).click()
        at_rest(south)
        south.mouse.move(1, 1)
        expect(south.locator(".info")).to_have_count(0)
    assert "N-1" not in south.content()
    assert "N-guns" not in south.content()
