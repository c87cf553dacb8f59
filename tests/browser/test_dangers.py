"""Dangers on the screen: what a side stands to lose is read in the dock, and a click shows where."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import sirocco
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, place, show_now
from tests.browser.tables import continue_from, visit_with

ENDANGERED: dict[str, dict[str, Any]] = {
    "compass": {
        "units": {"16Bde": "Bir-Enba", "Maletti": "Sidi-Barrani", "11Hussars": "Agedabia", "Brescia": "Bengasi"}
    },
    "dark-sands": {"turn": 2, "side": "axis", "units": {"Sirte": "2205", "16/70": "1702"}},
}
"""An empty base, or a source of supply, that an enemy can march into; and a unit whose line of supply is cut."""


@pytest.mark.parametrize(
    ("game", "size", "language", "said"),
    [
        ("compass", "desktop", "it", {"danger-base-open": "Maletti", "danger-cut-off": "11 Hussars"}),
        ("compass", "phone", "en", {"danger-base-open": "Maletti", "danger-cut-off": "11 Hussars"}),
        ("dark-sands", "desktop", "en", {"danger-source-open": "16/70", "danger-cut-off": "Sirte"}),
        ("dark-sands", "phone", "it", {"danger-source-open": "16/70", "danger-cut-off": "Sirte"}),
    ],
)
def test_what_stands_to_be_lost_is_told_in_the_dock(
    visit: Visit, keep: Keep, game: str, size: str, language: str, said: dict[str, str]
) -> None:
    page = visit_with(visit, size, language)
    continue_from(page, sirocco.position({"game": game, **ENDANGERED[game]}).record(), "8")
    at_rest(page)
    show_now(page)
    if size == "phone" and page.locator(".dock[data-height='low']").count():
        page.locator(".dock .handle").click()
    expect(page.locator(".dock #dangers")).to_have_text({"en": "Danger", "it": "Pericolo"}[language])
    for key, words in said.items():
        danger = page.locator(f".dock [data-danger='{key}']")
        danger.scroll_into_view_if_needed()
        expect(danger).to_be_in_viewport(ratio=1)
        expect(danger).to_contain_text(words)
    keep(page, f"dangers-{game}-{size}-{language}")
    # A click shows where.
    base = {"compass": "Piccadilly-Circus", "dark-sands": "1600"}[game]
    page.locator(".dock [data-danger]").first.click()
    at_rest(page)
    expect(place(page, base)).to_be_in_viewport()
