"""Replay with bookmarks, and branching off."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

import sirocco
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import finish, play_on, settled, take_markers


def test_replay_and_branch(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    rng = random.Random(5)
    for _ in range(8):
        play_on(page, rng, bold=0.8)
    for _ in range(40):
        settled(page)
        if "Turn 2" in page.locator(".when").inner_text():
            break
        finish(page) if page.locator("[data-finish]").count() else play_on(page, rng, bold=0)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Point of the game")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill("0")
    expect(page.locator(".count")).to_contain_text(f"0 of {last}")
    expect(page.locator(".when")).to_contain_text("Turn 1")
    page.get_by_role("button", name="Next phase").click()
    page.get_by_role("button", name="Next phase").click()
    page.get_by_role("button", name="One action on").click()
    keep(page, "replay")
    marks = page.get_by_label("Go to").locator("option").all_text_contents()
    assert any("Turn 2" in mark for mark in marks)
    assert any("Movement phase, Italians" in mark for mark in marks)
    expect(page.locator(".piece.able")).to_have_count(0)

    # Take over from there as the other side against the machine.
    slider.fill("4")
    expect(page.locator(".count")).to_contain_text(f"4 of {last}")
    page.get_by_role("button", name="Play from here").click()
    keep(page, "branch")
    old = page.url
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(lambda url: url != old)
    settled(page)
    expect(page.locator(".when")).to_contain_text("Turn 1")
    finish(page)
    settled(page)

    # The branch's own record replays, and its dice are its own.
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    game = sirocco.replay(text)
    assert len(game.header.seeds) == 2
    assert game.header.seeds[1][0] == 4
