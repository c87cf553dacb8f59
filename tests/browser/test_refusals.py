"""What cannot be done says why and names the rule, which opens the rulebook."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import sirocco
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, click_piece, click_place, sequence, settled, take_markers, zoom_to
from tests.browser.tables import continue_from


def test_refused_moves_name_their_rule(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    zoom_to(page, "7RTR", 2)
    before = sequence(page)

    # 7RTR has one movement point: Sofafi is out of its reach (C-6.2.Df or C-6.2.Di).
    click_piece(page, "7RTR")
    if page.locator(".fan").count():
        page.locator(".fan").get_by_label("7RTR").click()
    expect(page.locator(".picks")).to_contain_text("7RTR")
    click_place(page, "Sofafi")
    expect(page.locator(".problems")).to_contain_text("Sofafi")
    expect(page.locator(".problems .rule").first).to_contain_text("C-6.2.D")
    keep(page, "refused")
    assert sequence(page) == before

    # The rule opens the rulebook at its clause.
    rule = page.locator(".problems .rule").first.inner_text()
    page.locator(".problems .rule").first.click()
    expect(page.locator(".clause.on")).to_be_in_viewport()
    expect(page.locator(".clause.on")).to_contain_text(rule)
    keep(page, "rules")
    page.get_by_label("Search the rules").fill("escarpment zzz")
    expect(page.locator(".drawer")).to_contain_text("Nothing found")
    page.get_by_label("Search the rules").fill("stacking limit")
    assert page.locator(".clause").count() >= 1
    page.get_by_role("tab", name="Now").click()

    # An enemy unit is looked at, not moved: that is no mistake.
    page.keyboard.press("Escape")
    page.keyboard.press("0")
    at_rest(page)
    click_piece(page, "Maletti")
    if page.locator(".fan").count():
        page.locator(".fan").get_by_label("Maletti").click()
    at_rest(page)
    expect(page.locator(".problems")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator(".drawer")).to_contain_text("Maletti")
    assert sequence(page) == before


def test_overlays_explain_themselves(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    for name in ("Control", "Supply", "Reach", "Victory points"):
        page.locator(".board").get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".under path").first).to_be_attached()
        keep(page, f"overlay-{name.lower().replace(' ', '-')}")


@pytest.mark.parametrize(("language", "word"), [("en-GB", "rebuilt"), ("it-IT", "ricostruito")])
def test_who_is_refused_by_a_rebuilt_rule_is_told_so(visit: Visit, keep: Keep, language: str, word: str) -> None:
    """The day a reinforcement arrives stands on a chart that is rebuilt (C-3.11a)."""
    page = visit("/", locale=language)
    arrivals = {"game": "compass", "turn": 2, "at": "arrivals", "side": "italian", "units": {"Babini": "Tobruch"}}
    continue_from(page, sirocco.position(arrivals).record(), seed="5")
    at_rest(page)
    zoom_to(page, "Babini", 2)
    click_piece(page, "Babini")
    expect(page.locator(".problems .rule")).to_have_text("C-3.11a")
    expect(page.locator(".problems .basis")).to_have_text(word)
    keep(page, f"refused-rebuilt-{language[:2]}")
