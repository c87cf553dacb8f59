"""A player who is not looking at the page is notified of his turn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import end_turn, new_game, settled, take_markers, take_seat

LISTEN = """
  document.hasFocus = () => false;
  window.notices = [];
  window.Notification = class extends Notification {
    static permission = "granted";
    constructor(title, options) { super(title, options); window.notices.push([title, options.body]); }
  };
"""
"""The permission is faked: headless Chromium says "denied" although it was granted."""


def test_a_notification_when_it_is_your_turn(visit: Visit) -> None:
    host = visit()
    new_game(host, "Online")
    link = host.locator("[data-invite='italian']").input_value()
    host.get_by_role("link", name="Go to the table").click()
    settled(host)

    guest = visit()
    guest.context.grant_permissions(["notifications"])
    guest.add_init_script(LISTEN)
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_label("Notify me when it is my turn").check()
    guest.goto(link)
    take_seat(guest)
    expect(guest.locator(".who")).to_contain_text("Waiting for the Allies")
    assert guest.evaluate("window.notices") == []

    take_markers(host, "Naval Support", "Air Support", "Leader")
    end_turn(host)
    settled(guest)
    expect(guest).to_have_title("● Compass · Sirocco")
    ((title, body),) = guest.evaluate("window.notices")
    assert title == "Compass"
    assert body == "Move your units and declare attacks."
