"""What cannot be done says why and names the rule, which opens the rulebook."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, click_piece, click_place, sequence, settled, take_markers, zoom_to


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
