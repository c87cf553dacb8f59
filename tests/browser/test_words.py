"""What the page says: words explain themselves, hexes have no point, buttons fit, nothing forced is asked."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import at_rest, let_time_pass, settled, take_markers

SIDES = {"compass": ("allied", "italian"), "dark-sands": ("allied", "axis")}
LOCALES = {"en": "en-GB", "it": "it-IT"}
TERMS = [
    ("compass", "en", "event", "Event marker: "),
    ("compass", "it", "event", "Segnalino evento: "),
    ("dark-sands", "en", "chit", "Chit: drawn"),
    ("dark-sands", "it", "chit", "Chit: si pescano"),
]
HEX_WITH_A_POINT = re.compile(r"(?<![\d.,])[0-4]\d\.[0-7]\d(?![\d.,%])")


def sit_down(visit: Visit, game: str, language: str, **options: Any) -> Page:
    """At a new table, as its first side against the computer, where the first decision is about markers or chits."""
    page = visit("/", locale=LOCALES[language], **options)
    mine, other = SIDES[game]
    wish: dict[str, Any] = {"game": game, "seats": {mine: "me", other: "bot:random"}, "seed": "7"}
    if game == "dark-sands":
        wish["scenario"] = "compass"
    link = page.evaluate(
        """async wish => {
          const headers = { "content-type": "application/json" };
          const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
          return Object.values((await made.json()).links)[0];
        }""",
        wish,
    )
    page.goto(link)
    settled(page)
    return page


@pytest.mark.parametrize(("game", "language", "term", "meaning"), TERMS)
def test_a_word_of_the_trade_explains_itself(
    visit: Visit, keep: Keep, game: str, language: str, term: str, meaning: str
) -> None:
    page = sit_down(visit, game, language)
    word = page.locator(f".question [data-term='{term}']")
    card = page.get_by_role("tooltip")
    expect(card).to_have_count(0)
    word.hover()
    expect(card).to_contain_text(meaning)
    keep(page, f"glossary-{game}-{language}")
    page.mouse.move(5, 300)
    expect(card).to_have_count(0)
    page.locator("body").press("Tab")
    word.focus()
    expect(card).to_contain_text(meaning)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", SIDES)
def test_a_tap_shows_a_word_and_a_tap_elsewhere_puts_it_away(visit: Visit, keep: Keep, game: str) -> None:
    page = sit_down(visit, game, "it", viewport=PHONE, has_touch=True)
    word = page.locator(".question [data-term]").first
    before = page.locator(".table").get_attribute("data-seq")
    word.tap()
    card = page.locator("#glossary-card .card")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]
    keep(page, f"glossary-{game}-phone")
    page.locator(".when").tap()
    expect(card).to_have_count(0)
    assert page.locator(".table").get_attribute("data-seq") == before


@pytest.mark.parametrize(("game", "language"), [("compass", "en"), ("dark-sands", "it")])
def test_buttons_fit_a_phone_and_hexes_have_no_point(visit: Visit, game: str, language: str) -> None:
    page = sit_down(visit, game, language, viewport=PHONE)
    rng = random.Random(41)
    wide: set[str] = set()
    pointed: set[str] = set()
    for _ in range(60):
        do_something(page, rng)
        wide |= set(overflowing(page))
        pointed |= set(HEX_WITH_A_POINT.findall(page.locator("body").inner_text()))
    assert wide == set()
    assert pointed == set()


def do_something(page: Page, rng: random.Random) -> None:
    """Whatever can be clicked, in sight or in the folded sheet of a phone."""
    ready = page.locator(".action-buttons button:enabled, .hand .card.able, .piece.able, .place.goal")
    if not ready.count():
        let_time_pass(page, 800)  # what ends a step rests for a moment
    if number := ready.count():
        ready.nth(rng.randrange(number)).dispatch_event("click")
        at_rest(page)
    settled(page)


def overflowing(page: Page) -> list[str]:
    """The buttons whose text does not fit, or that reach beyond the screen."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".action-buttons button, .undo")]
          .filter((b) => b.scrollWidth > b.clientWidth + 1 || b.getBoundingClientRect().right > innerWidth + 1)
          .map((b) => b.textContent.trim())"""
    )
    return found


def test_hexes_are_numbers_without_a_point_in_prompt_log_and_card(visit: Visit) -> None:
    page = sit_down(visit, "dark-sands", "en")
    rng = random.Random(3)
    read = ""
    for _ in range(40):
        do_something(page, rng)
        read += page.locator("body").inner_text()
    page.keyboard.press("l")
    entries = page.locator(".entry")
    expect(entries.first).to_be_visible()
    log = " ".join(entries.all_inner_texts())
    assert re.search(r"(from|to|at) \d{4}\b", log), log
    read += log
    assert HEX_WITH_A_POINT.findall(read) == []


def test_nothing_is_asked_where_there_is_nothing_to_choose(visit: Visit) -> None:
    """Without a Sustained Attack the turn ends with the movement: no question, no click."""
    page = sit_down(visit, "compass", "en")
    page.evaluate(
        """() => {
          window.asked = [];
          const note = () => window.asked.push(document.querySelector(".question")?.textContent ?? "");
          const options = { subtree: true, childList: true, characterData: true };
          new MutationObserver(note).observe(document.querySelector(".prompt"), options);
        }"""
    )
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    page.locator("[data-finish]").click()
    at_rest(page)
    page.locator("[data-confirm]").click()
    page.wait_for_function(
        """() => { const table = document.querySelector('.table').dataset;
                   return !['MovementPhase', 'ExploitationPhase'].includes(table.step) || table.mine === 'no'; }"""
    )
    settled(page)
    asked = page.evaluate("() => window.asked")
    assert any("Move your units" in text for text in asked)
    assert not any("Sustained Attack" in text for text in asked)


@pytest.mark.parametrize(("game", "language"), [("compass", "en"), ("dark-sands", "it")])
def test_the_rulebook_has_title_contents_marks_and_a_filter(visit: Visit, keep: Keep, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", locale=LOCALES[language])
    expect(page.locator(".reader h1")).to_be_visible()
    clauses = page.locator(".clause")
    everything = clauses.count()
    page.locator(".contents .chapter").nth(4).click()
    name = page.locator(".contents .chapter").nth(4).inner_text()
    expect(page.locator(".reader h2", has_text=name).first).to_be_in_viewport()
    keep(page, f"rules-{game}-{language}")
    page.locator("[data-basis-filter]").select_option("rebuilt")
    expect(page.locator(".clause[data-basis='rebuilt']").first).to_be_visible()
    assert 3 < clauses.count() < everything
    assert page.locator(".clause:not([data-basis='rebuilt'])").count() == 0
    page.locator("[data-basis-filter]").select_option("")
    expect(clauses).to_have_count(everything)
    text = page.locator(".reader").inner_text()
    assert re.findall(r"\b(?:program|programma|software)\b", text) == []
    page.emulate_media(media="print")
    expect(page.locator(".contents")).to_be_hidden()
    expect(page.locator(".find")).to_be_hidden()
    expect(page.locator(".reader h1")).to_be_visible()
