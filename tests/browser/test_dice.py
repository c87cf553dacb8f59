"""The die on the table: every roll is seen with what decided it, and stays until the player has acted again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Keep, Visit
from tests.browser.hands import at_rest, moved_on, place, press_piece, sequence, settled, step
from tests.browser.test_access import findings
from tests.browser.test_pace import ASSAULT
from tests.server.harness import Player, Server

SEED = "8"
LANGUAGES = {"en-GB": "retreats", "it-IT": "si ritira"}


def sit_down(page: Page, game: str, scenario: str, *sides: str) -> None:
    wish = {"game": game, "scenario": scenario, "seed": SEED, "seats": dict.fromkeys(sides, "me")}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    settled(page)


def finish(page: Page) -> None:
    before = sequence(page)
    page.locator("[data-finish]").click()
    at_rest(page)
    if sequence(page) == before:
        page.locator("[data-confirm]").click()
    moved_on(page, before)
    settled(page)


def finish_alone(page: Page) -> None:
    """End the step; the other side decides next."""
    before = sequence(page)
    page.locator("[data-finish]").click()
    at_rest(page)
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    moved_on(page, before)


def act(page: Page, name: str) -> None:
    before = sequence(page)
    press_piece(page, name)
    moved_on(page, before)
    settled(page)


def strike(page: Page, name: str) -> None:
    before = sequence(page)
    place(page, name).dispatch_event("click")
    at_rest(page)
    if sequence(page) == before:
        page.locator("[data-confirm]").click()
    moved_on(page, before)
    settled(page)


def open_dock(page: Page) -> None:
    """On a phone the dock is a sheet that can be pulled up."""
    if page.locator(".dock[data-height='low']").count() and page.viewport_size == PHONE:
        page.locator(".dock .handle").click()


def fight_for_2730(page: Page) -> None:
    """The first battle of Crusader up to the die."""
    sit_down(page, "dark-sands", "crusader", "allied", "axis")
    while step(page) == "SpendPoints":
        finish(page)
    open_dock(page)
    before = sequence(page)
    page.locator("[data-tray='pool'] [data-token='chit combat']").first.click()
    moved_on(page, before)
    settled(page)
    strike(page, "2730")
    for name in ("23/70", "Polish", "32Tank"):
        act(page, name)
    finish(page)
    while step(page) == "Defence":
        before = sequence(page)
        page.locator(".action-buttons button").first.click()
        moved_on(page, before)
        settled(page)
    while step(page) in ("AttackerSupports", "DefenderSupports"):
        finish(page)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "it-IT")], ids=["desktop", "phone"])
def test_a_battle_on_a_results_table(visit: Visit, keep: Keep, size: ViewportSize, language: str) -> None:
    page = visit(viewport=size, locale=language, bypass_csp=True)
    fight_for_2730(page)
    name = f"dice-dark-sands-{size['width']}-{language[:2]}"

    roll = page.locator(".now [data-roll='rolled']")
    expect(roll).to_be_visible()
    expect(roll.locator("[data-face]")).to_have_count(1)
    expect(roll.locator("thead .lit")).to_have_count(1)
    expect(roll.locator("tbody tr.lit")).to_have_count(1)
    expect(roll.locator(".here")).to_be_in_viewport()
    result = roll.locator("[data-result]")
    expect(result).to_have_text(roll.locator(".here").inner_text())
    expect(roll.locator(".result")).to_contain_text(LANGUAGES[language])
    expect(page.locator(".now .next").first).to_be_visible()
    keep(page, name)
    assert findings(page) == []

    # The place of the battle is in view.
    board, hexagon = (page.locator(each).bounding_box() for each in (".board", "[data-place='2730']"))
    assert board is not None and hexagon is not None
    x, y = hexagon["x"] + hexagon["width"] / 2, hexagon["y"] + hexagon["height"] / 2
    assert board["x"] < x < board["x"] + board["width"] and board["y"] < y < board["y"] + board["height"]


async def _act(server: Server, made: dict[str, Any], side: str, *actions: str) -> None:
    """Do what a side does, over a connection of its own."""
    player = await Player(server, made["id"], made["tokens"][side]).open()
    for action in actions:
        answer = await player.act(action)
        assert answer["op"] == "done", (action, answer)
    await player.close()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "it-IT"), (PHONE, "en-GB")], ids=["desktop", "phone"])
def test_dice_for_every_unit(visit: Visit, server: Server, keep: Keep, size: ViewportSize, language: str) -> None:
    """C-6.2.E.4a: both sides roll for each unit in front, and who hits is read from the dice."""
    made = server.create({"allied": "me", "italian": "open"}, seed="0")
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, _act(server, made, "allied", *ASSAULT)).result()
        aside.submit(asyncio.run, _act(server, made, "italian", "front 1Libica", "done")).result()
        page = visit(made["links"]["allied"], viewport=size, locale=language, bypass_csp=True)
        settled(page)
        assert step(page) == "CombatEvents"
        finish_alone(page)
        aside.submit(asyncio.run, _act(server, made, "italian", "done")).result()
    fight = page.locator(".now .battle, .now .aftermath").first
    expect(fight.locator("[data-face]").first).to_be_in_viewport()
    expect(fight.locator("[data-face]")).to_have_count(2)
    at_rest(page)
    keep(page, f"dice-compass-{size['width']}-{language[:2]}")
    assert findings(page) == []
