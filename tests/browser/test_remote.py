"""Two browsers in one game: the link, presence, chat, and connections that break."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import end_turn, new_game, play_on, sequence, settled, take_markers, take_seat
from tests.server.harness import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that comes back under the address it had."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits", port=port).start()
    yield running
    running.stop()


def test_two_browsers_and_a_server_that_falls_over(visit: Visit, keep: Keep, server: Server) -> None:
    visit.expected += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    host = visit()
    new_game(host, "Online")
    link = host.locator("[data-invite='italian']").input_value()
    keep(host, "invitation")
    host.get_by_role("link", name="Go to the table").click()

    # At the table the link can still be copied, until the other has come.
    expect(host.locator(".invitation [data-invite='italian']")).to_have_value(link)
    keep(host, "waiting-for-the-other")
    guest = visit(link)
    keep(guest, "invited")
    take_seat(guest)
    settled(host)
    expect(host.locator(".invitation")).to_have_count(0)
    expect(guest.locator(".who")).to_contain_text("Waiting for the Allies")

    host.get_by_role("tab", name="Chat").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(host.locator(".seats")).to_contain_text("Italians: here")
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_label("Your name").fill("Bruno")
    guest.get_by_label("Your name").press("Tab")
    guest.keyboard.press("Escape")
    expect(host.locator(".seats")).to_contain_text("Italians (Bruno): here")
    guest.get_by_label("Say something").fill("Buona fortuna")
    guest.get_by_role("button", name="Send").click()
    expect(host.locator(".said")).to_contain_text("Bruno Buona fortuna")
    keep(host, "chat")

    take_markers(host, "Naval Support", "Air Support", "Leader")
    expect(guest.locator(".table")).to_have_attribute("data-seq", sequence(host))
    assert "Naval Support" not in guest.locator("body").inner_text()

    # The server is killed and comes back: both go on where they were.
    before = sequence(host)
    server.kill()
    expect(host.locator(".lost")).to_be_visible()
    expect(guest.locator(".lost")).to_be_visible()
    keep(host, "connection-lost")
    server.start()
    expect(host.locator(".lost")).to_have_count(0)
    expect(guest.locator(".lost")).to_have_count(0)
    expect(host.locator(".table")).to_have_attribute("data-seq", before)

    settled(host)
    end_turn(host)
    settled(guest)
    expect(guest.locator(".who")).to_contain_text("Your decision")
    guest.reload()
    settled(guest)
    rng = random.Random(3)
    play_on(guest, rng, bold=0.9)
    expect(host.locator(".table")).to_have_attribute("data-seq", sequence(guest))

    # Against a person, a game taken over from a point of this one makes up what cannot be known.
    guest.get_by_role("button", name="Menu").click()
    own = guest.locator(".popover [data-copy*='/join/']").get_attribute("data-copy")
    guest.keyboard.press("Escape")
    assert own is not None and own != link
    side_game = visit(own)
    settled(side_game)
    side_game.get_by_role("button", name="Menu").click()
    side_game.get_by_role("button", name="Replay").click()
    side_game.get_by_role("button", name="Play from here").click()
    expect(side_game.locator(".branch")).to_contain_text("redrawn at random")
    keep(side_game, "branch-imagined")
    old = side_game.url
    side_game.get_by_role("button", name="Start").click()
    side_game.wait_for_url(lambda url: url != old)
    settled(side_game)
    assert "Naval Support" not in side_game.locator("body").inner_text()
    side_game.goto("/")
    expect(side_game.locator(".mine")).to_contain_text("hidden information redrawn")

    # A spectator sees the board, nobody's hand, and can do nothing.
    watcher = visit(host.url)
    expect(watcher.locator(".prompt")).to_contain_text("You are watching")
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator(".piece.able")).to_have_count(0)
    keep(watcher, "spectator")

    # Resigning, and a rematch that the other is notified of.
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Resign").click()
    keep(guest, "menu")
    guest.get_by_role("button", name="Resign").click()
    expect(host.locator(".result h2")).to_have_text("The Allies win")
    expect(host.locator(".result")).to_contain_text("resigned")
    host.get_by_role("button", name="Rematch", exact=True).click()
    settled(host)
    expect(host.locator(".when")).to_contain_text("Turn 1")
    guest.locator(".result [data-rematch]").click()
    expect(guest.locator(".when")).to_contain_text("Turn 1")
    expect(guest.locator(".who")).to_contain_text("Waiting for the Allies")
