"""The result: the course of the game, where it turned, and the replay from there."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

import sirocco
from sirocco import players
from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import at_rest, settled
from tests.browser.test_access import findings

SIZES = {"desktop": {}, "phone": {"viewport": PHONE, "has_touch": True}}
WORDS = {
    "en-GB": ("Turning points", "units destroyed", "expected"),
    "it-IT": ("Momenti decisivi", "unità distrutte", "attesi"),
}
UPLOAD = "async text => (await fetch('/api/records', {method: 'POST', body: text})).json()"


@cache
def a_game() -> str:
    """A whole game of Compass, played at random."""
    game, bot = sirocco.new("compass", seed=4), players.make("random", 4)
    while game.decision is not None:
        game.act(bot.choose(game))
    return game.record()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", WORDS)
def test_the_result_tells_the_course_and_replays_from_it(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = visit("/", locale=language, **SIZES[size])
    made = page.evaluate(UPLOAD, a_game())
    page.goto(f"/table/{made['id']}")
    course = page.locator(".result .course")
    for words in WORDS[language]:
        expect(course).to_contain_text(words)
    expect(course.locator("svg polyline")).to_have_count(4)
    keep(page, f"result-{size}-{language}")

    # What to do next is in sight, however long the course.
    expect(page.locator(".result .row .primary").first).to_be_in_viewport(ratio=0.9)

    point = course.locator("[data-replay]").first
    n = int(point.get_attribute("data-replay") or 0)
    point.click()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".replay .count")).to_contain_text(f"{n - 1} ")
    at_rest(page)
    keep(page, f"replay-from-{size}-{language}")
    page.locator(".replay > .primary").click()
    expect(page.locator(".result")).to_be_visible()


def test_the_result_of_a_game_that_was_resigned(visit: Visit, keep: Keep) -> None:
    page = visit(bypass_csp=True)
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".popover .row .primary").click()
    expect(page.locator(".result")).to_contain_text("The Allies resigned")
    assert findings(page) == []
    expect(page.locator(".result .course")).to_contain_text("0 units destroyed")
    keep(page, "resigned")


def test_orders_and_situation_say_how_far_it_is(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    expect(page.locator(".briefing .standing")).to_contain_text("0 : 26. You are behind by 26")
    page.locator("[data-tab='situation']").click()
    expect(page.locator(".drawer .standing")).to_contain_text("0 : 26")
