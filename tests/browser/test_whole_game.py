"""A whole game against the machine, driven through the page to its result."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import play_on, score, settled, turn


def test_a_game_to_its_result(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    rng = random.Random(1940)
    pictured: set[int] = set()
    for _ in range(1500):
        play_on(page, rng, bold=0.35)
        if page.locator(".result").count():
            break
        now = turn(page)
        if now in (3, 6, 9) and now not in pictured:
            pictured.add(now)
            keep(page, f"game-turn-{now}")
    expect(page.locator(".result h2")).to_have_text(outcome(*score(page)))
    expect(page.locator(".result .seed")).to_contain_text("seed")
    keep(page, "result")
    page.get_by_role("button", name="View the board").click()
    page.get_by_role("tab", name="Situation").click()
    expect(page.locator(".luck")).to_have_count(2)
    keep(page, "situation")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".drawer .entry").last).to_contain_text("The game is over")
    keep(page, "log")


def outcome(allied: int, italian: int) -> str:
    return "The Allies win" if allied > italian else "The Italians win" if italian > allied else "A draw"
