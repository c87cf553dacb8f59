"""What would you do? A bot's plan in words and on the map, carried out or put away, and never against a person."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Keep, Visit
from tests.browser.hands import at_rest, moved_on, sequence, settled, step
from tests.server.harness import Server
from tests.whole import WHOLE

MOST_PLANS = 6
"""So many plans lead from the beginning of a game to the first march."""


HEAD = """path => {
  const marker = document.querySelector(path.getAttribute('marker-end').match(/#[^)"]+/)[0]);
  return getComputedStyle(marker.firstElementChild).fill;
}"""
GOAL = """path => {
  const { x, y } = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM());
  return { x, y };
}"""
"""Where an arrow ends on the screen."""


class Words(NamedTuple):
    ask: str
    title: str
    do: str
    dismiss: str


ENGLISH = Words("What would you do?", "I would do this", "Do it", "Thanks")
ITALIAN = Words("Tu che faresti?", "Io farei così", "Fallo", "Grazie")
LOCALES = {"en-GB": ENGLISH, "it-IT": ITALIAN}
GAMES = {
    "compass": ("campaign", {"allied": "me", "italian": "bot:greedy"}),
    "dark-sands": ("compass", {"allied": "me", "axis": "bot:greedy"}),
}
TABLES = [(game, size, locale) for game in GAMES for size, locale in ((DESKTOP, "en-GB"), (PHONE, "it-IT"))]


def sit_down(visit: Visit, server: Server, game: str, size: ViewportSize, locale: str) -> Page:
    """A game against the machine."""
    scenario, seats = GAMES[game]
    made = server.create(seats, game, scenario=scenario, seed=3)
    page = visit(made["links"]["allied"], viewport=size, has_touch=size is PHONE, locale=locale)
    settled(page)
    begin(page)
    return page


def begin(page: Page) -> None:
    """Read the orders."""
    page.locator(".briefing .button").click()


def ask(page: Page, words: Words) -> None:
    """Press the button, and wait for the plan."""
    button = page.locator("[data-hint]")
    expect(button).to_have_count(1)
    if not button.is_visible():  # on a phone the sheet lies low while the map is all one needs
        page.locator("[data-tab='now']").click()
    expect(button).to_have_text(words.ask)
    button.click()
    expect(page.locator("section.plan")).to_be_visible()
    at_rest(page)


def follow(page: Page) -> None:
    before = sequence(page)
    page.locator("[data-hint-do]").click()
    moved_on(page, before)
    settled(page)


def planned_march(page: Page, words: Words) -> None:
    """Do as the plans say until one of them is a march."""
    for _ in range(MOST_PLANS):
        ask(page, words)
        if page.locator("[data-planned]").count():
            return
        follow(page)
    pytest.fail(f"{MOST_PLANS} plans, and nobody has marched; at {step(page)}")


@pytest.mark.parametrize(
    ("game", "size", "locale"),
    TABLES if WHOLE else TABLES[1:3],
)
def test_a_plan_is_shown_carried_out_and_put_away(
    visit: Visit, server: Server, keep: Keep, game: str, size: ViewportSize, locale: str
) -> None:
    words = LOCALES[locale]
    page = sit_down(visit, server, game, size, locale)
    planned_march(page, words)
    plan = page.locator("section.plan")
    expect(plan.get_by_role("heading")).to_have_text(words.title)
    expect(plan.locator("li").first).to_have_text(re.compile(r"\w{2}"))
    told = plan.locator(".reason, .chances").all_inner_texts()
    assert any(re.search(r"\w{3}", text) for text in told), "the plan has a reason"
    assert not re.search(r"hint-|measure-|\{|\$", plan.inner_text())
    lies = plan.bounding_box()
    assert lies is not None and lies["x"] >= 0 and lies["x"] + lies["width"] <= size["width"]
    for arrow in page.locator("[data-planned]").all():
        assert arrow.evaluate("path => path.getTotalLength()") > 0
        assert arrow.evaluate(HEAD) == arrow.evaluate("path => getComputedStyle(path).stroke"), "it has a head"
        goal = arrow.evaluate(GOAL)
        board = page.locator(".board").bounding_box()
        assert board is not None and board["x"] <= goal["x"] <= board["x"] + board["width"]
        assert board["y"] <= goal["y"] <= board["y"] + board["height"], "the plan is in view"
    keep(page, f"hint-{game}-{'phone' if size is PHONE else 'desktop'}-{locale[:2]}")

    # Put away, it leaves nothing behind, and nothing has been done; asked again, it is the same.
    before, said = sequence(page), plan.inner_text()
    expect(page.locator("[data-hint-dismiss]")).to_have_text(words.dismiss)
    page.locator("[data-hint-dismiss]").click()
    expect(plan).to_have_count(0)
    expect(page.locator("[data-planned]")).to_have_count(0)
    assert sequence(page) == before
    ask(page, words)
    assert plan.inner_text() == said

    expect(page.locator("[data-hint-do]")).to_have_text(words.do)
    follow(page)
    assert int(sequence(page)) > int(before)
    expect(plan).to_have_count(0)
    expect(page.locator("[data-planned]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_against_a_person_nobody_whispers(visit: Visit, server: Server, size: ViewportSize) -> None:
    online = server.create({"allied": "open", "italian": "open"}, seed=3)
    page = visit(online["links"]["allied"], viewport=size)
    settled(page)
    begin(page)
    expect(page.locator("[data-tab='now']")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    alone = server.create({"allied": "me", "italian": "bot:greedy"}, seed=3)
    page.goto(alone["links"]["allied"])
    settled(page)
    begin(page)
    expect(page.locator("[data-hint]")).to_be_visible()
