"""English and Italian, switched while playing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, finish, settled, show_now, take_markers


def test_italian_from_the_browser_and_switched_live(visit: Visit, keep: Keep) -> None:
    page = visit("/", locale="it-IT")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    keep(page, "lobby-italian")
    page.get_by_role("button", name="Gioca contro il computer").click()
    settled(page)
    expect(page.locator(".when")).to_contain_text("Turno 1 di 12, 9-13 dic 1940")
    take_markers(page, "Supporto navale", "Supporto aereo", "Sorpresa")
    expect(page.locator(".question")).to_contain_text("Muovi le tue unità")
    expect(page.locator(".layer.lines")).to_contain_text("Mare Mediterraneo")
    page.get_by_role("tab", name="Cronaca").click()
    expect(page.locator(".drawer .entry").first).to_contain_text("Turno 1")
    keep(page, "table-italian")

    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".question")).to_contain_text("Move your units")
    expect(page.locator(".drawer .entry").first).to_contain_text("Turn 1")
    expect(page.locator(".layer.lines")).to_contain_text("Mediterranean Sea")
    show_now(page)
    expect(page.locator(".hand")).to_contain_text("Naval Support")
    page.get_by_role("button", name="IT", exact=True).click()
    expect(page.locator(".hand")).to_contain_text("Supporto navale")


def test_no_word_of_the_other_language_is_left(visit: Visit) -> None:
    page = visit("/", locale="it-IT")
    page.get_by_role("button", name="Gioca contro il computer").click()
    settled(page)
    take_markers(page, "Supporto navale", "Supporto aereo", "Sorpresa")
    finish(page)
    settled(page)
    for tab in ("Situazione", "Regole", "Chat"):
        page.get_by_role("tab", name=tab).click()
        if tab == "Regole":
            expect(page.locator(".drawer .clause").first).to_be_visible()
    for key in ("t", "?", "l", "s", "n", "c"):
        page.keyboard.press(key)
        at_rest(page)
        text = page.locator("body").inner_text()
        assert re.findall(r"\b(?:the|of|your|with|turn|phase|units|page-[a-z-]+|event-[a-z]+)\b", text) == []
