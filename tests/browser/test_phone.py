"""On a phone: fingers, a small screen, and nothing out of reach."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import free_spot, moved_on, piece, sequence, settled


def test_moving_and_attacking_with_fingers(visit: Visit, keep: Keep) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.get_by_role("button", name="Play against the machine").tap()
    settled(page)
    for name in ("Naval Support", "Air Support", "Surprise"):
        before = sequence(page)
        page.locator(".hand .card", has_text=name).first.tap()
        page.locator(".deeds .primary").tap()
        moved_on(page, before)
    keep(page, "phone-movement")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # A tap opens the stack, another picks a counter; the first tap on a place shows, the second goes.
    piece(page, "4Arm").tap()
    keep(page, "phone-fan")
    page.locator(".fan").get_by_label("4 Arm Bde").tap()
    expect(page.locator(".picks")).to_contain_text("4 Arm Bde")
    keep(page, "phone-reach")
    before = sequence(page)
    spot = free_spot(page, "Bir-Enba")
    page.touchscreen.tap(*spot)
    expect(page.locator(".deeds .primary")).to_contain_text("Bir Enba")
    keep(page, "phone-preview")
    assert sequence(page) == before
    page.touchscreen.tap(*spot)
    moved_on(page, before)

    # The drawer is a sheet and the board stays in view.
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".drawer .entry").last).to_be_visible()
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 200
    assert page.evaluate("document.querySelector('.table').scrollWidth") <= PHONE["width"]
    keep(page, "phone-log")
    page.get_by_role("tab", name="Rules").tap()
    expect(page.locator(".clause").first).to_be_visible()
    page.locator(".drawer header > .button").tap()
    page.get_by_role("button", name="Menu").tap()
    keep(page, "phone-menu")


def test_everything_to_be_tapped_is_large_enough(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play against the machine").tap()
    settled(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('header .button, .deeds button, .tools button, .hand .card, .undo')]
          .map(e => [e.textContent.trim(), e.getBoundingClientRect()])
          .filter(([, b]) => b.width && (b.width < 30 || b.height < 30))
          .map(([text, b]) => `${text} ${b.width}x${b.height}`)"""
    )
    assert small == []
