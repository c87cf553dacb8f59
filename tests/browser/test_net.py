"""Two people across the net: who is there, who has left, what was said, links to copy, and a way that dies silently."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import at_rest, settled, take_markers
from tests.server.harness import Server
from tests.server.swallowing_proxy import proxied

NOTICED = 15.0
SLOW = 5.0
"""What a busy machine may add."""
HERE, AWAY = re.compile(r"\bhere\b"), re.compile(r"\baway\b")
NAMED = "localStorage.setItem('sirocco-settings', JSON.stringify({name: 'NAME', pace: 0}))"
HIDDEN = """hidden => {
  Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => hidden ? 'hidden' : 'visible'});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def sit_down(visit: Visit, address: str, name: str, **options: object) -> Page:
    """Come to a table under a name."""
    page = visit("/", **options)
    page.evaluate(NAMED.replace("NAME", name))
    page.goto(address)
    expect(page.locator(".table")).to_be_visible()
    return page


def player(page: Page, side: str) -> str:
    return page.locator(f".players [data-side='{side}']").inner_text()


def test_a_way_that_dies_silently_is_noticed_and_mended(visit: Visit, server: Server, keep: Keep) -> None:
    """One at a desk, the other with a phone whose way dies."""
    made = server.create({"allied": "open", "italian": "open"})
    visit.expected += ["WebSocket", "ERR_"]
    host = sit_down(visit, made["links"]["allied"], "Ada")
    with proxied(server.url) as proxy:
        guest = sit_down(visit, proxy.url + made["links"]["italian"], "Bruno", viewport=PHONE, has_touch=True)
        # The name was stored for the server's own address.
        guest.evaluate(NAMED.replace("NAME", "Bruno"))
        guest.reload()
        presence = host.locator(".players [data-side='italian'] i")
        expect(presence).to_have_class(HERE)
        host.locator("[data-tab='now']").click()
        expect(host.locator(".visits")).to_contain_text("Bruno has joined")

        proxy.swallow(new_ones_too=True)
        died = time.monotonic()
        expect(presence).to_have_class(AWAY)
        assert time.monotonic() - died < NOTICED + SLOW
        expect(guest.locator(".lost")).to_be_visible()
        assert time.monotonic() - died < NOTICED + SLOW
        expect(host.locator(".visits")).to_contain_text("Bruno is away")
        expect(host.locator(".players [data-side='italian']")).to_contain_text("Bruno · away")
        keep(host, "net-away")

        # The way is there again: nobody has to do anything.
        proxy.swallow(new_ones_too=False)
        expect(presence).to_have_class(HERE)
        expect(guest.locator(".lost")).to_have_count(0)
        expect(host.locator(".visits")).to_contain_text("Bruno has joined")

        # What has happened in the meantime has arrived, and so does what follows.
        settled(host)
        take_markers(host, "Naval Support", "Air Support", "Leader")
        seq = host.locator(".table").get_attribute("data-seq") or ""
        expect(guest.locator(".table")).to_have_attribute("data-seq", seq)


def test_loading_the_page_again_is_no_news(visit: Visit, server: Server) -> None:
    made = server.create({"allied": "open", "italian": "open"})
    host = sit_down(visit, made["links"]["allied"], "Ada")
    guest = sit_down(visit, made["links"]["italian"], "Bruno")
    expect(host.locator(".visits li")).to_have_count(1)
    guest.reload()
    expect(guest.locator(".table")).to_be_visible()
    expect(host.locator(".players [data-side='italian'] i")).to_have_class(HERE)
    host.locator("[data-tab='log']").click()
    expect(host.locator(".visits li")).to_have_count(1)


def test_a_visit_leaves_a_dot_on_the_log_and_chat_a_number_in_the_title(visit: Visit, server: Server) -> None:
    made = server.create({"allied": "open", "italian": "open"})
    host = sit_down(visit, made["links"]["allied"], "Ada")
    settled(host)
    host.locator("[data-tab='rules']").click()
    guest = sit_down(visit, made["links"]["italian"], "Bruno")
    expect(host.locator("[data-tab='log'] .unread")).to_be_visible()
    host.locator("[data-tab='log']").click()
    expect(host.locator("[data-tab='log'] .unread")).to_have_count(0)
    expect(host.locator(".visits")).to_contain_text("Bruno has joined")

    expect(host).to_have_title("● Compass · Sirocco")
    host.evaluate(HIDDEN, True)
    guest.locator("[data-tab='chat']").click()
    guest.get_by_label("Say something").fill("Buona fortuna")
    guest.get_by_role("button", name="Send").click()
    expect(host).to_have_title("(1) ● Compass · Sirocco")
    expect(host.locator("[data-tab='chat'] .unread")).to_have_text("1")
    host.evaluate(HIDDEN, False)
    expect(host).to_have_title("● Compass · Sirocco")
    host.locator("[data-tab='chat']").click()
    expect(host.locator("[data-tab='chat'] .unread")).to_have_count(0)
    host.reload()
    at_rest(host)
    expect(host.locator("[data-tab='chat'] .unread")).to_have_count(0)


def test_those_who_look_on_are_told_of(visit: Visit, server: Server) -> None:
    made = server.create({"allied": "open", "italian": "open"})
    host = sit_down(visit, made["links"]["allied"], "Ada")
    expect(host.locator(".watching")).to_have_count(0)
    watcher = visit(made["watch"])
    expect(watcher.locator(".table")).to_be_visible()
    expect(host.locator(".watching")).to_have_text("1 watching")
    watcher.context.close()
    expect(host.locator(".watching")).to_have_count(0)


def test_every_link_can_be_copied(visit: Visit, server: Server) -> None:
    page = visit("/new", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Online").click()
    page.get_by_role("button", name="Start game").click()
    links = page.locator("[data-copy]")
    expect(links).to_have_count(2)
    for number in range(2):
        links.nth(number).click()
        expect(links.nth(number)).to_have_text("Copied")
        assert page.evaluate("navigator.clipboard.readText()") == links.nth(number).get_attribute("data-copy")
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".popover [data-copy*='/join/']")).to_have_count(2)  # one's own, and the invitation
    expect(page.locator(".popover [data-copy*='/table/']")).to_be_visible()

    # Where the browser does not offer the clipboard, as on a server in the living room, the older way is taken.
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    watch = page.locator(".popover [data-copy*='/table/']")
    watch.click()
    expect(watch).to_have_text("Copied")
