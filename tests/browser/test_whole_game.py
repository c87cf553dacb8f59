"""A whole game against the machine, driven through the page to its result."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, play_on, score, settled, step, turn
from tests.whole import WHOLE


def test_a_game_to_its_result(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    rng = random.Random(1940)
    pictured: set[int] = set()
    for _ in range(1500):
        play_on(page, rng, bold=0.7)
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


def take_advice(page: Page) -> bool:
    """Ask what the computer would do and do it, if it may be asked now."""
    ask = page.locator("[data-hint]")
    if page.locator("[data-handover]").count() or not ask.count():
        return False
    ask.first.click()
    page.locator("[data-hint-do]").click()
    at_rest(page)
    return True


@pytest.mark.skipif(not WHOLE, reason="it takes some minutes")
def test_a_game_of_ortona_to_its_result(visit: Visit, keep: Keep) -> None:
    """The same of From Salerno to Rome: points in secret, windows, artillery, combat with support. Who is only
    careless comes to no combat, so it is played as the computer advises."""
    page = visit()
    seats = {"allied": "me", "axis": "bot:random"}
    wish = {"game": "salerno-rome", "scenario": "ortona", "seed": "1943", "seats": seats}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    rng = random.Random(1943)
    asked: set[str] = set()
    for _ in range(2500):
        settled(page)
        if page.locator(".result").count():
            break
        if step(page) not in asked:
            asked.add(step(page))
            keep(page, f"ortona-{step(page)}")
        if not take_advice(page):
            play_on(page, rng, bold=0.35)
    assert {"Allocation", "Positioning", "Movement", "UnitMarch", "Combat"} <= asked
    record = page.request.get(f"/api/tables/{made['id']}/record").text()
    assert re.search(r"^allied: attack ", record, re.MULTILINE)
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".result .reason").first).not_to_be_empty()
    keep(page, "ortona-result")


def outcome(allied: int, italian: int) -> str:
    return "The Allies win" if allied > italian else "The Italians win" if italian > allied else "A draw"
