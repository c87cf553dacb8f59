"""Several counters at once: a stack taken together, and others that follow."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import click_piece, click_place, settled, take_markers


def test_a_stack_goes_together_and_ending_warns_of_too_many(visit: Visit, keep: Keep) -> None:
    """C-6.2.Db: they move one by one all the same; C-3.1a: the limit counts when the phase ends."""
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    click_place(page, "Piccadilly-Circus")
    keep(page, "fan")
    page.locator("[data-together]").click()
    expect(page.locator(".picks")).to_contain_text("+ 11")
    click_place(page, "Bir-Enba")
    expect(page.locator(".piece[aria-label$='Bir Enba']")).to_have_count(12)
    page.locator("[data-finish]").click()
    expect(page.locator(".warnings")).to_contain_text("Bir Enba")
    keep(page, "too-many")

    # It was one order, and one undo takes it back.
    page.locator("[data-back]").click()
    page.keyboard.press("u")
    expect(page.locator(".piece[aria-label$='Piccadilly Circus']")).to_have_count(12)


def test_shift_adds_followers(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    click_piece(page, "4Arm")
    click_piece(page, "7Arm", shift=True)
    click_piece(page, "5Ind", shift=True)
    click_piece(page, "5Ind", shift=True)
    expect(page.locator(".picks")).to_contain_text("+ 1")
    click_piece(page, "Maletti")
    expect(page.locator(".piece [data-badge='aim']")).to_have_count(2)
    expect(page.locator(".arrow")).to_have_count(1)
