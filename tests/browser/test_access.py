"""Everyone: accessibility by axe-core, a whole phase by keyboard, the board in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import at_rest, finish, sequence, settled, take_markers

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AS_IT_STAYS = """async () => {
  const ending = document.getAnimations().filter((a) => a.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled([document.fonts.ready, ...ending.map((a) => a.finished)]);
}"""
"""Colours that are still changing would be measured half-way."""


def findings(page: Page, within: str = "html") -> list[str]:
    """Where axe-core finds its rules violated."""
    page.add_script_tag(path=AXE)
    # What ends a step rests for a moment after every action, and fades in.
    page.wait_for_function("() => !document.querySelector('[data-finish]:disabled')")
    page.evaluate(AS_IT_STAYS)
    found: dict[str, Any] = page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)
    return [
        f"{violation['id']}: {node['html'][:160]}" for violation in found["violations"] for node in violation["nodes"]
    ]


def test_no_violations_on_any_screen(visit: Visit) -> None:
    for options in ({}, {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"}):
        page = visit("/", bypass_csp=True, **options)
        expect(page.get_by_role("button", name="Play against the computer")).to_be_enabled()
        assert findings(page) == []
        page.get_by_role("button", name="Play against the computer").click()
        settled(page)
        assert findings(page) == []
        for name in ("Naval Support", "Air Support", "Surprise"):
            take_markers(page, name)
        for tab in ("Situation", "Log", "Rules", "Chat"):
            page.get_by_role("tab", name=tab).click()
            at_rest(page)
            if tab == "Rules":
                expect(page.locator(".drawer .clause").first).to_be_visible()
            assert findings(page) == []
        for key in ("t", "?", "c"):
            page.keyboard.press(key)
            at_rest(page)
            assert findings(page) == []
        page.goto("/new")
        expect(page.get_by_role("button", name="Start game")).to_be_enabled()
        page.wait_for_load_state("networkidle")
        assert findings(page) == []
        page.goto("/rules/compass")
        expect(page.locator(".clause").first).to_be_visible()
        assert findings(page) == []


def test_no_violations_in_a_lesson(visit: Visit) -> None:
    for options in ({"color_scheme": "dark"}, {"viewport": PHONE, "has_touch": True}):
        page = visit("/learn/compass/first-steps", bypass_csp=True, **options)
        at_rest(page)
        assert findings(page, ".coach") == []
        page.locator(".lessons button").last.click()
        for _ in range(5):
            at_rest(page)
            assert findings(page, ".coach") == []
            page.locator("[data-coach=show], [data-coach=next]").click()
        expect(page.locator(".learned")).to_be_visible()
        assert findings(page) == []


def test_a_phase_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    start = page.get_by_role("button", name="Play against the computer")
    expect(start).to_be_enabled()
    start.focus()
    page.keyboard.press("Enter")
    settled(page)
    for _ in range(3):
        before = sequence(page)
        page.locator(".hand .card.able").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("b => document.querySelector('.table').dataset.seq !== b", arg=before)
    expect(page.locator(".table")).to_have_attribute("data-step", "MovementPhase")
    # The first thing the tabulator comes to leads past the head of the page, to the map.
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_focused()
    page.locator(".piece[data-piece='11Hussars']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".picks")).to_contain_text("11 Hussars")
    before = sequence(page)
    page.locator("[data-place='Bir-Enba']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("b => document.querySelector('.table').dataset.seq !== b", arg=before)
    page.keyboard.press("u")
    at_rest(page)
    page.keyboard.press("e")
    expect(page.locator(".warnings")).to_be_visible()
    before = sequence(page)
    page.keyboard.press("e")
    at_rest(page)
    assert sequence(page) == before, "the key that asked does not confirm"
    page.keyboard.press("Enter")
    expect(page.locator(".warnings")).to_have_count(0)
    assert sequence(page) == before, "the safe answer has the focus"
    page.keyboard.press("e")
    expect(page.locator(".warnings")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("b => document.querySelector('.table').dataset.seq !== b", arg=before)
    page.keyboard.press("l")
    expect(page.locator(".drawer")).to_contain_text("The Allies ended their Movement phase")


def test_the_board_in_words(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    page.keyboard.press("t")
    drawer = page.locator(".drawer")
    expect(drawer).to_contain_text("Piccadilly Circus")
    expect(drawer).to_contain_text("4Arm")
    expect(drawer).to_contain_text("The turns")
    keep(page, "in-words")
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    finish(page)
    settled(page)
    expect(page.get_by_role("application")).to_be_attached()
