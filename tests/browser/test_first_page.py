"""The first page: what each game looks like and asks of a player, and the way back to where one left off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sirocco.kernel.registry import installed
from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import settled

SIZES = {"desktop": {}, "phone": {"viewport": PHONE, "has_touch": True}}
WORDS = {
    "en-GB": ("about 2 h", "easy", "about 3 h", "hard", "Continue Compass"),
    "it-IT": ("circa 2 h", "facile", "circa 3 h", "difficile", "Riprendi Compass"),
}
CREATE = """async wanted => (await fetch('/api/tables', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted)})).json()"""


def game(page: Page, title: str) -> str:
    return page.locator(".games > ul > li", has=page.get_by_role("heading", name=title)).inner_text()


APART = """() => [...document.querySelectorAll('.scenarios li')]
  .filter(({ children }) => {
    const [name, effort] = [...children].map((each) => each.getBoundingClientRect().top);
    return Math.abs(name - effort) > 4;
  })
  .map((row) => row.textContent)"""


LOADED = """() => performance.getEntriesByType('resource').map(({ name }) => name)
  .filter((name) => name.includes('/picture'))"""
"""The pictures of boards that were asked for."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", WORDS)
def test_games_show_their_boards_and_say_what_they_ask(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = visit("/", locale=language, **SIZES[size])
    pictures = page.locator(".games img")
    expect(pictures).to_have_count(len(installed()))
    for number in range(len(installed())):
        pictures.nth(number).scroll_into_view_if_needed()
        page.wait_for_function("n => document.querySelectorAll('.games img')[n].naturalWidth > 300", arg=number)
    lang = language[:2]
    loaded = page.evaluate(LOADED)
    assert len(loaded) == len(installed()) and all(f"lang={lang}&" in address for address in loaded), loaded
    hours, easy, more, hard, _ = WORDS[language]
    compass, sands = game(page, "Compass"), game(page, "The Dark Sands")
    assert hours in compass and easy in compass
    assert more in sands and hard in sands
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(APART) == [], "what a scenario takes stands beside its name"
    keep(page, f"first-page-{size}-{language}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", WORDS)
def test_the_game_that_waits_comes_first(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = visit("/", locale=language, **SIZES[size])
    expect(page.locator("[data-continue]")).to_have_count(0)
    mine = page.evaluate(CREATE, {"game": "compass", "seats": {"allied": "me", "italian": "bot:random"}})
    theirs = page.evaluate(CREATE, {"game": "compass", "seats": {"allied": "open", "italian": "me"}})
    page.reload()
    rows = page.locator(".mine li a")
    expect(rows).to_have_count(2)
    assert [rows.nth(n).get_attribute("href") for n in range(2)] == [f"/table/{mine['id']}", f"/table/{theirs['id']}"]
    keep(page, f"continue-{size}-{language}")
    onward = page.locator("[data-continue]")
    expect(onward).to_contain_text(WORDS[language][4])
    onward.click()
    settled(page)
    assert page.url.endswith(mine["id"])


def test_a_new_game_says_how_long_each_scenario_takes(visit: Visit) -> None:
    page = visit("/new/dark-sands")
    expect(page.locator(".effort")).to_contain_text("about 90 min")
    page.get_by_label("Scenario").select_option("gazala")
    expect(page.locator(".effort")).to_contain_text("about 4 h")
